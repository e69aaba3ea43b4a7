import type { NativeLimit } from "./native.ts";

/** Pointers of defaults, and limits, collected while a file is written. */
export interface Findings {
  readonly defaults: string[];
  readonly limits: NativeLimit[];
}
