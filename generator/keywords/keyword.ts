import type { Json, JsonObject } from "../openapi/pointer.ts";

/** The context of a keyword, for the keyword's check. */
export interface Place {
  /** The object that contains the keyword. */
  holder: JsonObject;
  /** The names of all variants of all bodies of the spec. */
  variants: ReadonlySet<string>;
}

/** An `x-` keyword: the objects that may contain it, its valid values, and its effect on the verdict of a validator. */
export interface Keyword {
  name: string;
  /** The kinds of OpenAPI objects that may contain the keyword. */
  on: readonly string[];
  /** The kinds of objects in which other tools use the same name. The toolkit ignores the keyword there. */
  foreign?: readonly string[];
  /** The error of a value, as a sentence; undefined if the value is valid. */
  check(value: Json, place: Place): string | undefined;
  /**
   * Present if the keyword affects the verdict. `type`: the type of the values that the keyword validates.
   * `runtime`: the name of the runtime function `(validated value, keyword's value) => boolean`.
   */
  decides?: { type: "string" | "number"; runtime: string };
}
