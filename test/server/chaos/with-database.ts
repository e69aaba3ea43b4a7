import type { DrillResult, DrillRun } from "../drills/drill-definition.ts";
import { databaseUrlOf } from "../program.ts";

/** Runs a drill with the DATABASE_URL of a new database, and removes the database afterwards. */
export async function withDatabase(
  { engine }: DrillRun,
  drill: (url: string) => Promise<DrillResult>,
): Promise<DrillResult> {
  const database = await engine.create();
  try {
    return await drill(databaseUrlOf(database.target));
  } finally {
    await database.drop();
  }
}
