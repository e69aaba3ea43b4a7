/** An error of the service under test. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
}
