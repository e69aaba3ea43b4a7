import { historyProof } from "../drills/history/history-proof.ts";
import type { Proof } from "../drills/proof.ts";
import { backupProof } from "./prove-backup.ts";
import { certificatesProof } from "./prove-certificates.ts";
import { diskProof } from "./prove-disk.ts";
import { drainProof } from "./prove-drain.ts";
import { keysProof } from "./prove-keys.ts";
import { killProof } from "./prove-kill.ts";
import { killDatabaseProof } from "./prove-kill-database.ts";
import { lostDatabaseProof } from "./prove-lost-database.ts";
import { processesProof } from "./prove-processes.ts";
import { standbyProof } from "./prove-standby.ts";
import { syncsProof } from "./prove-syncs.ts";

/** What the service is trusted with: whatever is killed, cut off or full, nothing that was acknowledged is lost. */
export const trustProofs: Readonly<Record<string, Proof>> = {
  kill: killProof,
  "kill-database": killDatabaseProof,
  processes: processesProof,
  history: historyProof,
  drain: drainProof,
  "lost-database": lostDatabaseProof,
  disk: diskProof,
  keys: keysProof,
  backup: backupProof,
  certificates: certificatesProof,
  standby: standbyProof,
  syncs: syncsProof,
};
