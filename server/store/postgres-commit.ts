import type { PoolClient } from "pg";
import { codeOf } from "./postgres-errors.ts";

/** Thrown if a Citus node rejects a commit: the transaction was rolled back and can be retried. */
export class CommitRejected extends Error {
  override readonly name = "CommitRejected";
  readonly code = "40001";
}

/** Thrown if a Citus node is lost during a commit: it is unknown whether the transaction was committed. */
export class CommitUnknown extends Error {
  override readonly name = "CommitUnknown";
  readonly code = "08007";
}

// If a node fails, the coordinator's error has this code, which does not state the cause.
const COORDINATOR_ERROR = "XX000";
// The code of the node's error is in a notice that precedes the coordinator's error. Notices with the code 01000 come
// from the coordinator itself and are skipped.
const COORDINATOR_WARNING = "01000";

/** Commits the transaction. Throws `CommitRejected` or `CommitUnknown` if a Citus node fails. */
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
