import type { SeededRandom } from "../../stateful/seeded-random.ts";
import type { History } from "./check-history.ts";
import { createChooser } from "./choose.ts";
import type { Call, Request } from "./history.ts";
import { isHeld, send } from "./send.ts";

/** The input of `record`. */
export interface RecordPlan {
  readonly clients: number;
  readonly calls: number;
  readonly token: string;
  readonly accountId: number;
  /** Returns the URL of the server for the next request. */
  readonly url: () => string;
  readonly random: SeededRandom;
  readonly subscriptions: readonly number[];
}

const LAST: readonly Request[] = [
  { kind: "list-documents" },
  { kind: "list-customers" },
  { kind: "list-branches" },
  { kind: "list-subscriptions" },
];

// Longer than the time-out of a request, and shorter than that of a drill's test.
const PATIENCE_MS = 120_000;

/**
 * Runs several clients at once, then reads every list; returns the calls. Throws on a 5xx status other than 503, and
 * after `patienceMs` without a response.
 */
export async function record(plan: RecordPlan, patienceMs = PATIENCE_MS): Promise<History> {
  const { clients, token, accountId, url, random, subscriptions } = plan;
  const chooser = createChooser(random, subscriptions);
  const calls: Call[] = [];
  let moment = 0;
  let heard = Date.now();

  async function ask(client: number, request: Request): Promise<boolean> {
    const from = ++moment;
    const response = await send({ url: url(), token, accountId }, request);
    // The history omits unsent requests, reads without a response, and (below) requests that got 409 because an earlier
    // request with the same idempotency key was still running.
    if (response === "unsent" || (response === undefined && isRead(request))) return false;
    if (response !== undefined) heard = Date.now();
    if (isHeld(response)) return true;
    const to = response === undefined ? Number.POSITIVE_INFINITY : ++moment;
    calls.push({ client, request, from, to, ...(response !== undefined && { response }) });
    if (response !== undefined) chooser.hear(request, response);
    return response !== undefined;
  }

  // Waits 50 ms. A killed server starts again within a second or two, so a client usually pauses several times.
  function pause(): Promise<void> {
    if (Date.now() - heard > patienceMs) {
      throw new Error(`No server responded for ${patienceMs / 1000} s.`);
    }
    return new Promise((resume) => setTimeout(resume, 50));
  }

  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (calls.length < plan.calls - LAST.length) {
        if (!(await ask(client, chooser.next()))) await pause();
      }
    }),
  );
  for (const request of LAST) {
    // Repeats the read until a response arrives.
    while (!(await ask(0, request))) await pause();
  }
  return { calls, subscriptions };
}

function isRead({ kind }: Request): boolean {
  return kind.startsWith("list-") || kind.startsWith("read-");
}
