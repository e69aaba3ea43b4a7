import { table } from "../../../generated/tables/codes-us.js";
import type { CodeList } from "../codes.ts";

/** Lists of published codes, by kind, e.g. `units`. Each list maps values of request bodies to published codes. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
