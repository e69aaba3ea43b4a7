import type { NativeLimit } from "./native.ts";

/** The members `defaults` and `limits` of a `NativeDraft`, collected while the file is written. */
export interface Findings {
  readonly defaults: string[];
  readonly limits: NativeLimit[];
}
