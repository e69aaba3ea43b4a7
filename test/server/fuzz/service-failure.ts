/** What a service under attack did wrong. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
}
