/** Thrown if the service under test violates an expectation. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
}
