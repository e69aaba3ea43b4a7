import { createApp } from "../../../server/app.ts";
import { readConfig } from "../../../server/config.ts";
import { createLog } from "../../../server/log.ts";
import { createMetrics } from "../../../server/metrics.ts";
import { openServices } from "../../../server/open-services.ts";
import { openSqliteStore } from "../../../server/store/sqlite-store.ts";
import { serve } from "./serve.ts";

// The service without group commit: each request has its own transaction and its own sync of the disk.
const config = readConfig(process.env);
if (config.database.engine !== "sqlite") throw new Error("This server needs SQLite.");
const log = createLog();
const services = await openServices(config, log);
const store = await openSqliteStore(config.database.file, 1);
const metrics = { count: createMetrics(), serve: true };
const app = await createApp({ ...services, store }, { metrics });
await serve(app.fetch);
