import { call, openAccount } from "../../chaos/calls.ts";
import type { Fleet } from "../../chaos/fleet.ts";
import { startFleet } from "../../chaos/fleet.ts";
import { withDatabase } from "../../chaos/with-database.ts";
import { createRandom } from "../../stateful/seeded-random.ts";
import type { Drill, DrillRun } from "../drill-definition.ts";
import { numberOf } from "../drill-definition.ts";
import { MOST_SUBSCRIPTIONS } from "./apply-subscriptions.ts";
import { checkHistory } from "./check-history.ts";
import { record } from "./record.ts";

const FEWEST_CLIENTS = 3;
const MOST_CLIENTS = 8;
const CALLS = 60;
// Every tenth account begins with all but two of the allowed subscriptions; the other accounts begin with none.
const FULL = 10;
const BETWEEN_KILLS_MS = 4000;
// No server listens here. Ports such as 9 are unsuitable, because `fetch` rejects them before it connects.
const NOWHERE = "http://127.0.0.1:2";

/** Records random histories of several clients. In each history, one order of the calls must explain every response. */
export const historyDrill: Drill = {
  description:
    "in each random history of several clients, one order of the operations explains every response",
  engines: true,
  options: {
    operations: { usual: 50_000, few: 240, description: "operations; each account has 60 to 67" },
    accounts: { usual: 6, few: 3, description: "concurrent accounts, with 3 to 8 clients each" },
    kills: { usual: 0, description: "1: kill a server every 4 s, so that responses are lost" },
    seed: { usual: 1, description: "seed of the random requests" },
  },
  run: (run) =>
    withDatabase(run, async (database) => {
      const seed = numberOf(run, "seed");
      const size = run.engine.name === "SQLite" ? 1 : 3;
      const environment = { RESPONSE_CHECKS: "off" };
      const fleet = await startFleet(
        size,
        { database, built: true, environment },
        createRandom(seed),
      );
      const result = await drillHistories(run, fleet);
      const failures = [...result.failures, ...(await fleet.end())];
      return { figures: [`${size} processes: ${result.figure}`], failures };
    }),
};

async function drillHistories(run: DrillRun, fleet: Fleet) {
  const [operations, accounts] = [numberOf(run, "operations"), numberOf(run, "accounts")];
  const failures: string[] = [];
  const found = { calls: 0, unheard: 0, steps: 0, longest: 0 };
  let [begun, isOver] = [0, false];
  const url = () => fleet.pick()?.url ?? NOWHERE;

  async function one(number: number): Promise<void> {
    const random = createRandom(numberOf(run, "seed") * 1_000_003 + number);
    const { id, token } = await patiently(() => openAccount(url()));
    const subscriptions = await fill(url, token, number % FULL === 0 ? MOST_SUBSCRIPTIONS - 2 : 0);
    const clients = FEWEST_CLIENTS + random.below(MOST_CLIENTS - FEWEST_CLIENTS + 1);
    const plan = { clients, calls: CALLS, token, accountId: id, url, random, subscriptions };
    const history = await record(plan);
    const start = performance.now();
    const verdict = checkHistory(history);
    found.longest = Math.max(found.longest, performance.now() - start);
    found.calls += history.calls.length;
    found.unheard += history.calls.filter(({ response }) => response === undefined).length;
    found.steps += verdict.steps;
    failures.push(...verdict.failures.map((failure) => `history ${number}: ${failure}`));
    run.progress(`${found.calls} operations, ${failures.length} failures`);
  }

  const killing = numberOf(run, "kills") === 0 ? undefined : killWhile(fleet, () => !isOver);
  const workers = Array.from({ length: accounts }, async () => {
    while (begun * CALLS < operations) {
      const number = begun++;
      await one(number).catch((error: unknown) => failures.push(`history ${number}: ${error}`));
    }
  });
  await Promise.all(workers);
  isOver = true;
  const killed = (await killing) ?? 0;
  // Calls without a response prove little, so a run without kills may lose at most a tenth of the responses.
  if (killing === undefined && found.unheard > found.calls / 10) {
    failures.push(`${found.unheard} operations had no response, although no server was killed`);
  }
  const figure = `${found.calls} operations in ${begun} histories, ${found.unheard} operations without a response, ${killed} kills; ${failures.length} failures (${found.steps} steps, the longest check ${found.longest.toFixed(0)} ms)`;
  return { figure, failures: failures };
}

async function killWhile(fleet: Fleet, goesOn: () => boolean): Promise<number> {
  let killed = 0;
  while (goesOn()) killed += await fleet.killUntil(Date.now() + 1, BETWEEN_KILLS_MS);
  return killed;
}

async function fill(url: () => string, token: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const key = `fill-${ids.length}`;
    const request = { path: "/v1/webhook_subscriptions", token, body: {}, key };
    const id = await patiently(async () => {
      const { status, body } = await call<{ webhook_subscription_id: number }>(url(), request);
      if (status !== 201) throw new Error(`Not subscribed: ${status}`);
      return body.webhook_subscription_id;
    });
    ids.push(id);
  }
  return ids;
}

// Retries a call at most 100 times, 100 ms apart; throws the last error.
async function patiently<Value>(ask: () => Promise<Value>, tries = 100): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resume) => setTimeout(resume, 100));
    return patiently(ask, tries - 1);
  }
}
