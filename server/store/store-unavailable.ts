/** Thrown when the database is unreachable or could not make a write durable; its state is unknown. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";

  constructor(reason: string, options?: { cause: unknown }) {
    super(`The database is not available: ${reason}`, options);
  }
}
