import { table } from "../../../generated/tables/codes-co.js";
import type { CodeList } from "../codes.ts";

/** DIAN's lists of codes; the keys of each list are values of request bodies. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
