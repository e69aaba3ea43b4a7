import { afterAll, describe, expect, it } from "vitest";
import type { Drill } from "../drills/drill-definition.ts";
import { webhookDrill } from "../stateful/webhooks/webhook-drill.ts";
import type { TestEngine } from "../store/engines.ts";
import { describeEngines, postgres, sqlite, usualEngine } from "../store/engines.ts";
import { chaosDrills } from "./chaos-drills.ts";

const PATIENCE_MS = 180_000;
const drills = Object.values(chaosDrills);
const server = process.env.TEST_DATABASE_URL;
const isCitus = process.env.TEST_CITUS_URL !== undefined;
// What several processes claim at once, and what is read of all nodes; the others prove nothing more there.
const ofNodes = new Set(["processes", "history", "keys", "authorizations", "backup"]);
const leftOut: string[] = [];

afterAll(() => {
  if (leftOut.length > 0) console.info(`Left out: ${leftOut.join("; ")}.`);
});

// The full counts are for `npm run drill`. All are in one file, because each uses the server that it builds.
function holds(drill: Drill, engine: TestEngine): void {
  const few = Object.entries(drill.options).map(([name, { few, usual }]) => [name, few ?? usual]);
  const run = { engine, numbers: Object.fromEntries(few), progress: () => undefined };
  it(
    drill.description,
    async ({ skip }) => {
      const result = await drill.run(run);
      if (result.omitted !== undefined)
        leftOut.push(`${drill.description}, because ${result.omitted}`);
      skip(result.omitted !== undefined, result.omitted);
      expect(result.failures.join("\n")).toBe("");
      expect(result.figures).not.toEqual([]);
    },
    PATIENCE_MS,
  );
}

describeEngines("a service under a few blows", (engine) => {
  for (const [name, drill] of Object.entries(chaosDrills)) {
    const isFor = drill.engines === true || (drill.engines && engine.name !== "SQLite");
    if (isFor && (!isCitus || ofNodes.has(name))) holds(drill, engine);
  }
});

describe("a service of its own under a few blows", () => {
  for (const drill of drills) {
    if (drill.engines === false && !isCitus) holds(drill, sqlite);
  }
  // Waits until what the killed ones were at is taken over: once is enough, with several processes where they can be.
  holds(webhookDrill, isCitus || server === undefined ? usualEngine() : postgres(server));
});
