import fc from "fast-check";
import { countryCodes } from "../../countries/known.ts";
import type { Intent } from "./intent.ts";
import { intentOf } from "./intent.ts";

/** The requests of a scene, sent one by one or all at once. */
export interface ScenePlan {
  readonly atOnce: boolean;
  readonly intents: readonly Intent[];
}

const LONGEST = 8;

// Chile has a larger weight: only Chile has drafts, so more operations succeed there.
const weightOf = (code: string) => (code === "cl" ? 4 : 1);

const anyIntent = fc.oneof(
  ...countryCodes.map((code, country) => ({
    weight: weightOf(code),
    arbitrary: intentOf(country),
  })),
);

const oneByOne: fc.Arbitrary<ScenePlan> = fc.record({
  atOnce: fc.constant(false),
  intents: fc.array(anyIntent, { minLength: 1, maxLength: LONGEST, size: "max" }),
});

// All requests have the same account. They also have the same `pick`, so that many of them name the same resource.
const atOnce: fc.Arbitrary<ScenePlan> = fc.oneof(
  ...countryCodes.map((code, country) => ({
    weight: weightOf(code),
    arbitrary: fc.record({
      atOnce: fc.constant(true),
      intents: fc.array(
        intentOf(country).map((intent) => ({ ...intent, account: 2 * country, pick: 1 })),
        { minLength: 2, maxLength: LONGEST, size: "max" },
      ),
    }),
  })),
);

/** Generates scenes; one scene in eight sends all requests at once. */
export const anyScene: fc.Arbitrary<ScenePlan> = fc.oneof(
  { weight: 7, arbitrary: oneByOne },
  { weight: 1, arbitrary: atOnce },
);
