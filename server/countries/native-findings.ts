import type { NativeLimit } from "./native.ts";

/** Collected while a native file is built: pointers of members that got a default, and values the authority rejects. */
export interface Findings {
  readonly defaults: string[];
  readonly limits: NativeLimit[];
}
