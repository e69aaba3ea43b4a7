import type { Document } from "../../../generated/types/models.d.ts";
import { call, example } from "./calls.ts";
import type { Ledger } from "./ledger.ts";

/** Concurrent writers. A writer repeats a request, with the same key, after 409, 429, 503 or no response. */
export interface WriterPlan {
  readonly writers: number;
  /** The URL of a server for the next attempt. */
  readonly url: () => string;
  readonly token: string;
  readonly ledger: Ledger;
  /** True once no writer may begin another document. */
  readonly isOver: () => boolean;
}

/** The number of attempts by outcome: the status, `replayed` for a stored response, `lost` for no response. */
export type WriterCounts = Record<string, number>;

const PAUSE_MS = 50;
const SILENCE_MS = 20_000;
const running = new Set<AbortController>();

/** Ends all writers, even writers without a final response. */
export function stopWriters(): void {
  for (const stop of running) stop.abort();
}

/** Runs the writers; resolves with the counts once every document is acknowledged or rejected, or at `stopWriters`. */
export async function writeDocuments(plan: WriterPlan): Promise<WriterCounts> {
  const counts: WriterCounts = {};
  const stop = new AbortController();
  running.add(stop);
  const note = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const body = example("document-create/cl/invoice");
  const write = async (key: string): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        const signal = AbortSignal.timeout(SILENCE_MS);
        const request = { path: "/v1/documents", token: plan.token, key, body, signal };
        const reply = await call<Document>(plan.url(), request);
        note(reply.headers.has("Idempotent-Replayed") ? "replayed" : String(reply.status));
        if (reply.status === 201) {
          plan.ledger.acknowledge(key, reply.body);
          return;
        }
        if (![409, 429, 503].includes(reply.status)) {
          plan.ledger.reject(key, `${reply.status} ${JSON.stringify(reply.body)}`);
          return;
        }
      } catch {
        note("lost");
      }
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  };
  await Promise.all(
    Array.from({ length: plan.writers }, async (_, writer) => {
      for (let number = 0; !plan.isOver() && !stop.signal.aborted; number++) {
        await write(`writer-${writer}-${number}`);
      }
    }),
  );
  running.delete(stop);
  return counts;
}
