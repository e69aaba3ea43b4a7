import type { Drill } from "../drills/drill-definition.ts";
import { historyDrill } from "../drills/history/history-drill.ts";
import { authorizationsDrill } from "./drill-authorizations.ts";
import { backupDrill } from "./drill-backup.ts";
import { certificatesDrill } from "./drill-certificates.ts";
import { diskDrill } from "./drill-disk.ts";
import { drainDrill } from "./drill-drain.ts";
import { keysDrill } from "./drill-keys.ts";
import { killDrill } from "./drill-kill.ts";
import { killDatabaseDrill } from "./drill-kill-database.ts";
import { lostDatabaseDrill } from "./drill-lost-database.ts";
import { lostWorkerDrill, silentWorkerDrill } from "./drill-lost-worker.ts";
import { processesDrill } from "./drill-processes.ts";
import { standbyDrill } from "./drill-standby.ts";
import { syncsDrill } from "./drill-syncs.ts";

/** What the service is trusted with: whatever is killed, cut off or full, nothing that was acknowledged is lost. */
export const chaosDrills: Readonly<Record<string, Drill>> = {
  kill: killDrill,
  "kill-database": killDatabaseDrill,
  processes: processesDrill,
  history: historyDrill,
  drain: drainDrill,
  "lost-database": lostDatabaseDrill,
  "lost-worker": lostWorkerDrill,
  "silent-worker": silentWorkerDrill,
  disk: diskDrill,
  keys: keysDrill,
  authorizations: authorizationsDrill,
  backup: backupDrill,
  certificates: certificatesDrill,
  standby: standbyDrill,
  syncs: syncsDrill,
};
