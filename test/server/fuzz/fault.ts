/** What a service under attack did wrong. */
export class Fault extends Error {
  override readonly name = "Fault";
}
