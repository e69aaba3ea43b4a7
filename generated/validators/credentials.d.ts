/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.
import type { Credentials } from "../types/models.d.ts";

/** Whether a body is a credentials. If the body has variants, the schema that they share decides. */
export declare const is: (body: unknown) => body is Credentials;

/** The variants of the body; a variant's `is` also checks the variant's own schema. */
export declare const variants: {
};
