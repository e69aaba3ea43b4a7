import type { Document } from "../../../generated/types/models.d.ts";
import type { Proof } from "../drills/proof.ts";
import { numberOf } from "../drills/proof.ts";
import { example, openAccount, readDocuments } from "./calls.ts";
import { createLedger } from "./ledger.ts";
import { request } from "./raw-request.ts";
import { startServer } from "./server-process.ts";
import { withDatabase } from "./with-database.ts";

interface Plan {
  /** DATABASE_URL. */
  readonly database: string;
  readonly connections: number;
  /** How long it works before, in milliseconds. */
  readonly afterMs: number;
}

interface Result {
  readonly answered: number;
  /** Requests that were answered after the server was told to stop. */
  readonly answeredAfter: number;
  readonly milliseconds: number;
  readonly faults: readonly string[];
}

/** Connections kept busy while the server is told to stop. */
export const drainProof: Proof = {
  says: "SIGTERM under load: every request that was sent is answered, and the server ends with 0",
  engines: true,
  options: {
    connections: { usual: 64, few: 16, says: "busy at once" },
    milliseconds: { usual: 3000, few: 500, says: "of work before the signal" },
  },
  run: (run) =>
    withDatabase(run, async (database) => {
      const connections = numberOf(run, "connections");
      const plan = { database, connections, afterMs: numberOf(run, "milliseconds") };
      const { answered, answeredAfter, milliseconds, faults } = await proveDrain(plan);
      const figure = `${answered} requests answered over ${connections} connections, ${answeredAfter} of them after the signal, 0 failed; ended after ${milliseconds} ms`;
      return { figures: [figure], faults };
    }),
};

async function proveDrain(plan: Plan): Promise<Result> {
  const server = await startServer({ database: plan.database, built: true });
  const { token } = await openAccount(server.url);
  const ledger = createLedger();
  const faults: string[] = [];
  const body = JSON.stringify(example("document-create/cl/invoice"));
  let toldAt = Number.POSITIVE_INFINITY;
  let answeredAfter = 0;
  const { port } = new URL(server.url);
  const keepBusy = async (connection: number) => {
    const line = await request.open(Number(port));
    for (let number = 0; ; number++) {
      const key = `${connection}-${number}`;
      try {
        const reply = await line.post("/v1/documents", body, { token, key });
        if (reply.status === 201) ledger.acknowledge(key, JSON.parse(reply.text) as Document);
        else faults.push(`${key} was answered ${reply.status}: ${reply.text}`);
        if (performance.now() > toldAt) answeredAfter += 1;
        // The server says so where no more is to be sent on this connection.
        if (reply.closes) return line.end();
      } catch (error) {
        faults.push(`${key} was sent and not answered: ${String(error)}`);
        return line.end();
      }
    }
  };
  const busy = Promise.all(Array.from({ length: plan.connections }, (_, at) => keepBusy(at)));
  await new Promise((resume) => setTimeout(resume, plan.afterMs));
  toldAt = performance.now();
  const ended = await server.kill("SIGTERM");
  const milliseconds = Math.round(performance.now() - toldAt);
  await busy;
  if (ended !== 0) faults.push(`the server ended with ${ended}: ${server.output()}`);
  const answered = ledger.count();
  const again = await startServer({ database: plan.database, built: true });
  faults.push(...ledger.judge(await readDocuments(again.url, token)));
  await again.kill("SIGTERM");
  return { answered, answeredAfter, milliseconds, faults };
}
