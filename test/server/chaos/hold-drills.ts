import { afterAll, afterEach, describe, expect, it } from "vitest";
import { removeBuiltServer } from "../built-server.ts";
import type { Drill } from "../drills/drill-definition.ts";
import type { TestEngine } from "../store/engines.ts";
import { describeEngines, postgres, sqlite, usualEngine } from "../store/engines.ts";
import { killServers } from "./server-process.ts";
import { stopWriters } from "./writers.ts";

const PATIENCE_MS = 180_000;
const server = process.env.TEST_DATABASE_URL;
const isCitus = process.env.TEST_CITUS_URL !== undefined;
// The drills that also run on Citus, because their reads span all nodes or because several processes claim work.
const ofNodes = new Set(["processes", "history", "keys", "authorizations", "backup", "webhooks"]);
// Drills that run only once per test run, on one engine. They are slow, because they wait until the work of killed
// processes is claimed again.
const onOneEngine = new Set(["webhooks"]);

/**
 * Adds a test for each drill, on the drill's engines. Each option gets its value `few`; an option without the member
 * `few` gets its value `usual`.
 */
export function holdDrills(drills: Readonly<Record<string, Drill>>): void {
  const leftOut: string[] = [];
  // A drill that fails with an exception leaves servers and writers behind.
  afterEach(() => {
    stopWriters();
    killServers();
  });
  afterAll(() => {
    removeBuiltServer();
    if (leftOut.length > 0) console.info(`Skipped: ${leftOut.join("; ")}.`);
  });
  const here = Object.entries(drills).filter(([name]) => !isCitus || ofNodes.has(name));
  const ofEngines = here.filter(([name, { engines }]) => engines && !onOneEngine.has(name));
  const others = here.filter((entry) => !ofEngines.includes(entry));
  const one = isCitus || server === undefined ? usualEngine() : postgres(server);

  describeEngines("chaos drills", (engine) => {
    for (const [, drill] of ofEngines) {
      if (drill.engines === true || engine.name !== "SQLite") holds(drill, engine, leftOut);
    }
  });
  if (others.length === 0) return;
  describe("chaos drills on a single engine", () => {
    for (const [, drill] of others) holds(drill, drill.engines ? one : sqlite, leftOut);
  });
}

function holds(drill: Drill, engine: TestEngine, leftOut: string[]): void {
  const few = Object.entries(drill.options).map(([name, { few, usual }]) => [name, few ?? usual]);
  const run = { engine, numbers: Object.fromEntries(few), progress: () => undefined };
  it(
    drill.description,
    async ({ skip }) => {
      const result = await drill.run(run);
      if (result.omitted !== undefined)
        leftOut.push(`"${drill.description}", because ${result.omitted}`);
      leftOut.push(...result.figures.filter((figure) => figure.includes("skipped, because")));
      skip(result.omitted !== undefined, result.omitted);
      expect(result.failures.join("\n")).toBe("");
      expect(result.figures).not.toEqual([]);
    },
    PATIENCE_MS,
  );
}
