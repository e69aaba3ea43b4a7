import type { Drill } from "../drills/drill-definition.ts";
import { historyDrill } from "../drills/history/history-drill.ts";
import { webhookDrill } from "../stateful/webhooks/webhook-drill.ts";
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

type Drills = Readonly<Record<string, Drill>>;

/** Drills that kill or stop processes. */
export const killedDrills: Drills = {
  kill: killDrill,
  "kill-database": killDatabaseDrill,
  processes: processesDrill,
  drain: drainDrill,
  webhooks: webhookDrill,
};

/** Drills about a lost database or Citus worker, a failing disk, backups, a standby, and disk syncs (fsync). */
export const lostDrills: Drills = {
  "lost-database": lostDatabaseDrill,
  "lost-worker": lostWorkerDrill,
  "silent-worker": silentWorkerDrill,
  disk: diskDrill,
  backup: backupDrill,
  standby: standbyDrill,
  syncs: syncsDrill,
};

/** Drills with concurrent requests. */
export const atOnceDrills: Drills = {
  history: historyDrill,
  keys: keysDrill,
  authorizations: authorizationsDrill,
  certificates: certificatesDrill,
};

/** All chaos drills, by name. */
export const chaosDrills: Drills = { ...killedDrills, ...lostDrills, ...atOnceDrills };
