import type { NativeLimit } from "./native.ts";

/** The pointers and limits that are noted while a file is written. */
export interface Findings {
  readonly defaults: string[];
  readonly limits: NativeLimit[];
}
