/**
 * Thrown if the database is closed or unreachable, or did not confirm a write. An unconfirmed write may have been
 * stored.
 */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";

  constructor(reason: string, options?: { cause: unknown }) {
    super(`The database is not available: ${reason}`, options);
  }
}
