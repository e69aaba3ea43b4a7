/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.
import type { CompanyBranchUpdate } from "../types/models.d.ts";

/** Whether a body is a company-branch-update under the shared schema. */
export declare const is: (body: unknown) => body is CompanyBranchUpdate;

/** The same for each variant of the body. */
export declare const variants: {
};
