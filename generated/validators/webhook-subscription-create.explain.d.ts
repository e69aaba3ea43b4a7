/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.
import type { Explanation, ValidationError } from "./runtime/explanation.d.ts";

/** The errors of `body`, validated as a webhook-subscription-create: at most 100; `truncated` if there may be more. */
export declare const explanation: (body: unknown) => Explanation;

/** Only the errors; empty for an accepted body. */
export declare const explain: (body: unknown) => ValidationError[];

/** The same functions for each variant of the body. */
export declare const variants: {
};
