import { table } from "../../../generated/tables/codes-ar.js";
import type { CodeList } from "../codes.ts";

/** Lists of ARCA's codes. A list maps values in request bodies, e.g. 1 as `currency_id`, to ARCA's codes, e.g. PES. */
export const codes = table satisfies Readonly<Record<string, CodeList>>;
