import type { Json, JsonObject } from "../openapi/pointer.ts";

/** What a keyword's check may look at besides its own value. */
export interface Place {
  /** The object that carries the keyword. */
  holder: JsonObject;
  /** Names of all variants of all bodies of this spec. */
  variants: ReadonlySet<string>;
}

/** An annotation keyword of ours: where it may stand, what it may hold, and how it decides (if it does). */
export interface Keyword {
  name: string;
  /** Kinds of OpenAPI objects that may carry it. */
  on: readonly string[];
  /** The error of a value, as a sentence; undefined where it is valid. */
  check(value: Json, place: Place): string | undefined;
  /** Where it takes part in the verdict: the JSON type it concerns and the runtime function `(data, value) => boolean`. */
  decides?: { type: "string" | "number"; runtime: string };
}
