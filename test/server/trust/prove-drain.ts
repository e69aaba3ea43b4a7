import type { Document } from "../../../generated/types/models.d.ts";
import { example, openAccount, readDocuments } from "./calls.ts";
import { createLedger } from "./ledger.ts";
import { request } from "./raw-request.ts";
import { startServer } from "./server-process.ts";

/** A server that is told to stop while it is at work. */
export interface DrainPlan {
  readonly database: string;
  readonly connections: number;
  /** How long it works before, in milliseconds. */
  readonly afterMs: number;
  readonly built: boolean;
}

/** What came of it. */
export interface DrainResult {
  readonly answered: number;
  /** Requests that were answered after the server was told to stop. */
  readonly answeredAfter: number;
  readonly milliseconds: number;
  readonly faults: readonly string[];
}

/** Keeps connections busy, sends SIGTERM, and sees each request that was sent answered and the server end with 0. */
export async function proveDrain(plan: DrainPlan): Promise<DrainResult> {
  const server = await startServer({ database: plan.database, built: plan.built });
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
  const again = await startServer({ database: plan.database, built: plan.built });
  faults.push(...ledger.judge(await readDocuments(again.url, token)));
  await again.kill("SIGTERM");
  return { answered, answeredAfter, milliseconds, faults };
}
