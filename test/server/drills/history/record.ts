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

/** Runs several clients at once, then reads every list; returns all calls. Throws on a 5xx status other than 503. */
export async function record(plan: RecordPlan): Promise<History> {
  const { clients, token, accountId, url, random, subscriptions } = plan;
  const chooser = createChooser(random, subscriptions);
  const calls: Call[] = [];
  let moment = 0;

  async function ask(client: number, request: Request): Promise<boolean> {
    const from = ++moment;
    const response = await send({ url: url(), token, accountId }, request);
    // The history omits requests without an effect: unsent ones, reads without a response, and keys of running ones.
    if (response === "unsent" || (response === undefined && isRead(request))) return false;
    if (isHeld(response)) return true;
    const to = response === undefined ? Number.POSITIVE_INFINITY : ++moment;
    calls.push({ client, request, from, to, ...(response !== undefined && { response }) });
    if (response !== undefined) chooser.hear(request, response);
    return response !== undefined;
  }

  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (calls.length < plan.calls - LAST.length) {
        if (!(await ask(client, chooser.next()))) await pause();
      }
    }),
  );
  for (const request of LAST) {
    // Repeats a read without a response.
    while (!(await ask(0, request))) await pause();
  }
  return { calls, subscriptions };
}

// A server starts again within a second or two.
function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, 50));
}

function isRead({ kind }: Request): boolean {
  return kind.startsWith("list-") || kind.startsWith("read-");
}
