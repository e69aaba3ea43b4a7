import type { Document } from "../../../generated/types/models.d.ts";
import type { Drill } from "../drills/drill-definition.ts";
import { numberOf } from "../drills/drill-definition.ts";
import { example, openAccount, readDocuments } from "./calls.ts";
import { createLedger } from "./ledger.ts";
import { request } from "./raw-request.ts";
import { startServer } from "./server-process.ts";
import { withDatabase } from "./with-database.ts";

interface Plan {
  /** DATABASE_URL. */
  readonly database: string;
  readonly connections: number;
  /** Milliseconds of load before the signal. */
  readonly afterMs: number;
}

interface Result {
  readonly responded: number;
  /** Requests that got a response after SIGTERM. */
  readonly respondedAfter: number;
  readonly milliseconds: number;
  readonly failures: readonly string[];
}

/** Sends SIGTERM to a server while its connections are busy. */
export const drainDrill: Drill = {
  description:
    "after SIGTERM under load, every sent request gets its response, and the server exits with 0",
  engines: true,
  options: {
    connections: { usual: 64, few: 16, description: "busy connections" },
    milliseconds: { usual: 3000, few: 500, description: "milliseconds of load before the signal" },
  },
  run: (run) =>
    withDatabase(run, async (database) => {
      const connections = numberOf(run, "connections");
      const plan = { database, connections, afterMs: numberOf(run, "milliseconds") };
      const { responded, respondedAfter, milliseconds, failures } = await drillDrain(plan);
      const figure = `${responded} documents over ${connections} connections, ${respondedAfter} responses after the signal; exit after ${milliseconds} ms`;
      return { figures: [figure], failures };
    }),
};

async function drillDrain(plan: Plan): Promise<Result> {
  const server = await startServer({ database: plan.database, built: true });
  const { token } = await openAccount(server.url);
  const ledger = createLedger();
  const failures: string[] = [];
  const body = JSON.stringify(example("document-create/cl/invoice"));
  let signalledAt = Number.POSITIVE_INFINITY;
  let respondedAfter = 0;
  const { port } = new URL(server.url);
  const keepBusy = async (connection: number) => {
    const line = await request.open(Number(port));
    for (let number = 0; ; number++) {
      const key = `${connection}-${number}`;
      try {
        const reply = await line.post("/v1/documents", body, { token, key });
        if (reply.status === 201) ledger.acknowledge(key, JSON.parse(reply.text) as Document);
        else failures.push(`${key} got ${reply.status}: ${reply.text}`);
        if (performance.now() > signalledAt) respondedAfter += 1;
        // The server sends `Connection: close` when it accepts no more requests on a connection.
        if (reply.closes) return line.end();
      } catch (error) {
        failures.push(`${key} got no response: ${String(error)}`);
        return line.end();
      }
    }
  };
  const busy = Promise.all(Array.from({ length: plan.connections }, (_, at) => keepBusy(at)));
  await new Promise((resume) => setTimeout(resume, plan.afterMs));
  signalledAt = performance.now();
  const ended = await server.kill("SIGTERM");
  const milliseconds = Math.round(performance.now() - signalledAt);
  await busy;
  if (ended !== 0) failures.push(`the server exited with ${ended}: ${server.output()}`);
  const responded = ledger.count();
  const again = await startServer({ database: plan.database, built: true });
  failures.push(...ledger.check(await readDocuments(again.url, token)));
  await again.kill("SIGTERM");
  return { responded, respondedAfter, milliseconds, failures };
}
