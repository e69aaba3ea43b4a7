import type { Json, JsonObject } from "../openapi/pointer.ts";

/** The context that a keyword's check may use besides its own value. */
export interface Place {
  /** The object that carries the keyword. */
  holder: JsonObject;
  /** Names of all variants of all bodies of this spec. */
  variants: ReadonlySet<string>;
}

/** An annotation keyword of this toolkit: its places, its valid values, and its effect on the verdict, if any. */
export interface Keyword {
  name: string;
  /** Kinds of OpenAPI objects that may carry it. */
  on: readonly string[];
  /** The error of a value, as a sentence; undefined where it is valid. */
  check(value: Json, place: Place): string | undefined;
  /** If it affects the verdict: the JSON type it concerns and the runtime function `(data, value) => boolean`. */
  decides?: { type: "string" | "number"; runtime: string };
}
