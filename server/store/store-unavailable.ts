/** The database could not be reached or could not make a write durable; nothing is known to be stored. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";

  constructor(reason: string, options?: { cause: unknown }) {
    super(`The database is not available: ${reason}`, options);
  }
}
