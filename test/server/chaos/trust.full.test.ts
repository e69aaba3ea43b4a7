import { afterAll, describe, expect, it } from "vitest";
import type { Proof } from "../drills/proof.ts";
import { webhookProof } from "../stateful/webhooks/webhook-proof.ts";
import type { TestEngine } from "../store/engines.ts";
import { describeEngines, postgres, sqlite } from "../store/engines.ts";
import { trustProofs } from "./trust-proofs.ts";

const PATIENCE_MS = 180_000;
const proofs = Object.values(trustProofs);
const server = process.env.TEST_DATABASE_URL;
const leftOut: string[] = [];

afterAll(() => {
  if (leftOut.length > 0) console.info(`Left out: ${leftOut.join("; ")}.`);
});

// The full counts are for `npm run drill`. All are in one file, because each uses the server that it builds.
function hold(proof: Proof, engine: TestEngine): void {
  const few = Object.entries(proof.options).map(([name, { few, usual }]) => [name, few ?? usual]);
  const run = { engine, numbers: Object.fromEntries(few), progress: () => undefined };
  it(
    proof.says,
    async ({ skip }) => {
      const result = await proof.run(run);
      if (result.leftOut !== undefined) leftOut.push(`${proof.says}, because ${result.leftOut}`);
      skip(result.leftOut !== undefined, result.leftOut);
      expect(result.faults).toEqual([]);
      expect(result.figures).not.toEqual([]);
    },
    PATIENCE_MS,
  );
}

describeEngines("a service under a few blows", (engine) => {
  for (const proof of proofs) {
    const isFor = proof.engines === true || (proof.engines && engine.name === "PostgreSQL");
    if (isFor) hold(proof, engine);
  }
});

describe("a service of its own under a few blows", () => {
  for (const proof of proofs) {
    if (proof.engines === false) hold(proof, sqlite);
  }
  // Waits until what the killed ones were at is taken over: once is enough, with several processes where they can be.
  hold(webhookProof, server === undefined ? sqlite : postgres(server));
});
