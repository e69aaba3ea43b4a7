import type { TestDatabase } from "../server/store/engines.ts";

/** Returns the result of `work`, which uses the database. Drops the database if `work` rejects. */
export async function dropOnFailure<T>(database: TestDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await database.drop();
    throw error;
  }
}
