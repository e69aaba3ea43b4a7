import type { DatabaseTarget } from "../../../../server/config-addresses.ts";
import type { Store } from "../../../../server/store/store.ts";
import { openStore } from "../../../../server/store/store.ts";
import type { Client } from "../../client.ts";
import { createClient } from "../../client.ts";
import type { TestService } from "../../service.ts";
import { startService } from "../../service.ts";
import { createRandom } from "../seeded-random.ts";
import { checkFolios } from "./check-folios.ts";
import type { Outcome, Yard } from "./creator.ts";
import { runCreator } from "./creator.ts";
import { failingStore, ON_PURPOSE } from "./failing-store.ts";
import type { DrillSequence } from "./sequences.ts";
import { makeSequences } from "./sequences.ts";
import { readLastNumbers, readStoredNumbers } from "./stored-numbers.ts";

/** The database, size and seed of a drill. */
export interface FolioPlan {
  readonly target: DatabaseTarget;
  /** Number of concurrent creators. */
  readonly creators: number;
  /** Number of documents to issue. */
  readonly documents: number;
  /** Number of services that share the database; each creator uses one service. */
  readonly services: number;
  readonly seed: number;
}

/** The results of a drill; `sequences` contains the last number by `account/type/series`. */
export interface FolioFigures {
  readonly issued: number;
  readonly sequences: ReadonlyMap<string, number>;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly failures: readonly string[];
}

// Each service rolls back every thirteenth write, after the write has done all of its work.
const UNDONE_ONE_IN = 13;

/** Runs all creators at once, rolls back some writes, and checks the folios. `progress` receives the issued count. */
export async function drillFolios(
  plan: FolioPlan,
  progress: (issued: number) => void = () => undefined,
): Promise<FolioFigures> {
  const store = await openStore(plan.target);
  const founder = await startService({ store });
  const sequences = await makeSequences(founder);
  const stores = await Promise.all(
    Array.from({ length: plan.services }, () => openStore(plan.target)),
  );
  const failing = stores.map((each) => failingStore(each, UNDONE_ONE_IN));
  const services = await Promise.all(failing.map((each) => startService({ store: each.store })));
  const yard = createYard(sequences, plan.documents);
  const watch = setInterval(() => progress(yard.issued.length), 1000);
  await Promise.all(
    Array.from({ length: plan.creators }, (_, at) =>
      runCreator(yard, createRandom(plan.seed + at), clientsOf(services, at)),
    ),
  );
  clearInterval(watch);
  progress(yard.issued.length);
  const logs = services.map((service) => service.logged());
  const thrownAway = sum(failing.map((each) => each.thrownAway()));
  const figures = await check(yard, store, { thrownAway, logs });
  await Promise.all([founder, ...services].map((service) => service.close()));
  await Promise.all([store, ...stores].map((each) => each.close()));
  return figures;
}

function createYard(sequences: readonly DrillSequence[], documents: number): Yard {
  let ticks = 0;
  return {
    sequences,
    left: documents,
    pending: 0,
    drafts: [],
    issued: [],
    counts: {
      "issued at once": 0,
      "issued later": 0,
      "drafts kept": 0,
      "drafts deleted": 0,
      previews: 0,
      rejected: 0,
      undone: 0,
    },
    failures: [],
    tick: () => ++ticks,
  };
}

function clientsOf(services: readonly TestService[], at: number) {
  const service = services[at % services.length];
  const clients = new Map<DrillSequence, Client>();
  return (sequence: DrillSequence): Client => {
    if (service === undefined) throw new Error("There is no service.");
    const client = clients.get(sequence) ?? createClient(service, sequence.account.admin.token);
    clients.set(sequence, client);
    return client;
  };
}

async function check(
  yard: Yard,
  store: Store,
  { thrownAway, logs }: { readonly thrownAway: number; readonly logs: readonly string[] },
): Promise<FolioFigures> {
  const { issued, counts } = yard;
  const last = await readLastNumbers(store);
  const failures = [...yard.failures, ...checkFolios(issued, await readStoredNumbers(store), last)];
  // There may be fewer 500s than rollbacks: if only the write of the authority's result is rolled back, the document is
  // already stored, and the response is not a 500.
  if (counts.undone > thrownAway) {
    failures.push(
      `${counts.undone} responses with status 500, but only ${thrownAway} writes were rolled back`,
    );
  }
  failures.push(...logs.flatMap(unintended));
  return { issued: issued.length, sequences: last, counts, failures };
}

/** The log lines of failures that were not caused on purpose. */
function unintended(log: string): string[] {
  return log
    .split("\n")
    .filter((line) => line.includes('"msg":"failure"') && !line.includes(ON_PURPOSE));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
