import { table } from "../../../generated/tables/codes-mx.js";
import type { CodeList } from "../codes.ts";

/** SAT's lists of codes; the keys of each list are values of request bodies. */
export const codes = table satisfies Readonly<Record<string, CodeList>>;
