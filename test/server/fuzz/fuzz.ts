import fc from "fast-check";
import type { TestEngine } from "../store/engines.ts";
import { curlOf } from "./curl.ts";
import { anyScene } from "./requests/scene-plan.ts";
import { playScene } from "./scenes/play-scene.ts";
import type { Scene } from "./scenes/scene.ts";
import { openScene } from "./scenes/scene.ts";
import { ServiceFailure } from "./service-failure.ts";
import type { Fetch } from "./wire.ts";
import type { World } from "./world.ts";
import { openWorld, SECRET } from "./world.ts";

/** The settings of a run. */
export interface FuzzPlan {
  readonly engine: TestEngine;
  readonly requests: number;
  readonly seed: number;
  /** The percentage of scenes that are sent over HTTP; approximate, because fast-check prefers extreme numbers. */
  readonly overHttp: number;
  /** Wraps the service, for example to falsify responses. */
  readonly alter?: (fetch: Fetch) => Fetch;
  /** The number of failures that stops the run; 10 by default. */
  readonly mostFailures?: number;
}

/** The result of a run. `overHttp` is the number of requests that were sent over HTTP. */
export interface FuzzFigures {
  readonly requests: number;
  readonly scenes: number;
  readonly overHttp: number;
  /** The counts of responses by operation and status. */
  readonly responses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /**
   * The failures. For a failed scene, the text ends with the curl commands of the simplest version of the scene that
   * still fails. Each command has limited length.
   */
  readonly failures: readonly string[];
}

// A new database is opened after this number of requests, because lists and row counts take longer with more rows.
const REQUESTS_OF_A_WORLD = 5000;
const MOST_REPLAYS = 150;

interface Tally {
  requests: number;
  scenes: number;
  overHttp: number;
  readonly responses: Map<string, Map<number, number>>;
}

/** Sends at least `requests` requests, or stops at `mostFailures` failures; returns counts and failures. */
export async function fuzz(
  { engine, requests, seed, overHttp, alter, mostFailures = 10 }: FuzzPlan,
  progress: (requests: number) => void = () => undefined,
): Promise<FuzzFigures> {
  const tally: Tally = { requests: 0, scenes: 0, overHttp: 0, responses: new Map() };
  const failures: string[] = [];
  for (let round = 0; tally.requests < requests && failures.length < mostFailures; round++) {
    const world = await openWorld(engine, alter);
    try {
      const enough = Math.min(requests, tally.requests + REQUESTS_OF_A_WORLD);
      const failure = await playRound(
        world,
        tally,
        { enough, seed: seed + round, overHttp },
        progress,
      );
      if (failure !== undefined) failures.push(failure);
      if (world.service.logged().includes(SECRET))
        failures.push(`seed ${seed + round}: a secret is in the log`);
    } finally {
      await world.close();
    }
  }
  return { ...tally, failures };
}

async function playRound(
  world: World,
  tally: Tally,
  { enough, seed, overHttp }: { enough: number; seed: number; overHttp: number },
  progress: (requests: number) => void,
): Promise<string | undefined> {
  let last: Scene | undefined;
  let replays: number | undefined;
  const property = fc.asyncProperty(anyScene, fc.nat(99), async (plan, percent) => {
    // After the first failure, fast-check tries simpler scenes; `MOST_REPLAYS` limits their number.
    if (replays === undefined ? tally.requests >= enough : replays++ > MOST_REPLAYS) return;
    const isHttp = percent >= 100 - overHttp;
    const scene = openScene(world, isHttp, (operation, status) => {
      tally.requests++;
      if (isHttp) tally.overHttp++;
      const statuses = tally.responses.get(operation) ?? new Map<number, number>();
      tally.responses.set(operation, statuses.set(status, (statuses.get(status) ?? 0) + 1));
    });
    tally.scenes++;
    try {
      await playScene(scene, plan);
    } catch (error) {
      replays ??= 0;
      last = scene;
      throw error;
    }
    progress(tally.requests);
  });
  const found = await fc.check(property, { seed, numRuns: REQUESTS_OF_A_WORLD });
  if (!found.failed || last === undefined) return undefined;
  const error = found.errorInstance;
  const reason =
    error instanceof ServiceFailure ? error.message : String((error as Error).stack ?? error);
  return [
    `seed ${seed}: ${reason}`,
    ...last.exchanges.map((one) => curlOf(last as Scene, one)),
  ].join("\n    ");
}
