import type { SeededRandom } from "../../stateful/seeded-random.ts";
import type { History } from "./check-history.ts";
import { createChooser } from "./choose.ts";
import type { Call, Request } from "./history.ts";
import { isHeld, send } from "./send.ts";

/** How a history is made. */
export interface RecordPlan {
  readonly clients: number;
  readonly calls: number;
  readonly token: string;
  readonly accountId: number;
  /** A server to send the next request to. */
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
  let left = plan.calls - LAST.length;

  async function ask(client: number, request: Request): Promise<boolean> {
    const from = ++moment;
    const response = await send({ url: url(), token, accountId }, request);
    // A request whose key belongs to a running request has no effect, and is no part of the history.
    if (isHeld(response)) return true;
    const to = response === undefined ? Number.POSITIVE_INFINITY : ++moment;
    calls.push({ client, request, from, to, ...(response !== undefined && { response }) });
    if (response !== undefined) chooser.hear(request, response);
    return response !== undefined;
  }

  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (left-- > 0) await ask(client, chooser.next());
    }),
  );
  for (const request of LAST) {
    // A read without a response is sent again.
    while (!(await ask(0, request))) await new Promise((resume) => setTimeout(resume, 50));
  }
  return { calls, subscriptions };
}
