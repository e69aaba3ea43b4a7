import { table } from "../../../generated/tables/codes-mx.js";
import type { CodeList } from "../codes.ts";

/** SAT's codes, by the values of request bodies. */
export const codes = table satisfies Readonly<Record<string, CodeList>>;
