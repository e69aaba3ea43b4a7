import type { ProofResult, ProofRun } from "../drills/proof.ts";
import { databaseUrlOf } from "../program.ts";
import { build } from "./build.ts";

/** Builds the server and gives a proof the DATABASE_URL of a new database, which is removed afterwards. */
export async function withDatabase(
  { engine }: ProofRun,
  prove: (url: string) => Promise<ProofResult>,
): Promise<ProofResult> {
  build();
  const database = await engine.create();
  try {
    return await prove(databaseUrlOf(database.target));
  } finally {
    await database.drop();
  }
}
