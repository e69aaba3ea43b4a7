import type { NativeLimit } from "./native.ts";

/** Collected while a file is written: the pointers of the defaults, and the values that the file cannot state. */
export interface Findings {
  readonly defaults: string[];
  readonly limits: NativeLimit[];
}
