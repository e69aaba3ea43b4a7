import type { PoolClient } from "pg";
import { codeOf } from "./postgres-errors.ts";

/** A commit that a node of Citus rejected: it is undone, and its transaction may be tried again. */
export class CommitRejected extends Error {
  override readonly name = "CommitRejected";
  readonly code = "40001";
}

/** A commit whose node was lost before it responded: it is unknown whether the commit took place. */
export class CommitUnknown extends Error {
  override readonly name = "CommitUnknown";
  readonly code = "08007";
}

// The coordinator's own error has no cause; a warning before it has the node's error code.
const COORDINATOR_ERROR = "XX000";
const COORDINATOR_WARNING = "01000";

/** Commits. Citus reports a commit that failed on a node as an internal error; throws `CommitRejected` or `CommitUnknown` instead. */
export async function commit(client: PoolClient): Promise<void> {
  const causes: string[] = [];
  const onNotice = ({ code = "" }: { readonly code?: string | undefined }) => {
    causes.push(code);
  };
  client.on("notice", onNotice);
  try {
    await client.query("COMMIT");
  } catch (error) {
    if (codeOf(error) !== COORDINATOR_ERROR) {
      throw error;
    }
    const cause = causes.find((code) => code !== COORDINATOR_WARNING && code !== "");
    if (cause === undefined || /^(08|57P)/.test(cause)) {
      throw new CommitUnknown("A node was lost during a commit.", { cause: error });
    }
    throw new CommitRejected(`A node rejected a commit (${cause}).`, { cause: error });
  } finally {
    client.off("notice", onNotice);
  }
}
