/** Thrown if the database is unreachable or did not confirm a write, which may still be stored. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";

  constructor(reason: string, options?: { cause: unknown }) {
    super(`The database is not available: ${reason}`, options);
  }
}
