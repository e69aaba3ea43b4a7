import { table } from "../../../generated/tables/codes-ar.js";
import type { CodeList } from "../codes.ts";

/** ARCA's lists of codes; the keys of each list are values of request bodies. */
export const codes = table satisfies Readonly<Record<string, CodeList>>;
