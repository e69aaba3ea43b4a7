import type { NativeLimit } from "./native.ts";

/** Collected while a file is written: pointers of defaulted members, and values that the authority would reject. */
export interface Findings {
  readonly defaults: string[];
  readonly limits: NativeLimit[];
}
