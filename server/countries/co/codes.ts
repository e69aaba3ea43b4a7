import { table } from "../../../generated/tables/codes-co.js";
import type { CodeList } from "../codes.ts";

/** Lists of DIAN's codes. A list maps values in request bodies, e.g. KG as `unit_measure`, to these codes, e.g. KGM. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
