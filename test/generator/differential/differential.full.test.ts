import { expect, it } from "vitest";
import { reportLeftOut } from "../../outside/tools.ts";
import { compareVerdicts } from "./differential.ts";
import { differentialDrill } from "./differential-drill.ts";

const pairs = differentialDrill.options.pairs?.few ?? 0;
const seed = differentialDrill.options.seed?.usual ?? 0;

reportLeftOut("a comparison with Hyperjump");

it(`${pairs} pairs of schema and body show only known differences between validators, with seed ${seed}`, async () => {
  const found = await compareVerdicts({ seed, pairs, python: false });
  expect(found.failures.slice(0, 5)).toEqual([]);
  expect(found.pairs).toBeGreaterThanOrEqual(pairs);
  expect(found.accepted).toBeGreaterThan(pairs / 5);
  expect(found.accepted).toBeLessThan((pairs * 4) / 5);
}, 120_000);
