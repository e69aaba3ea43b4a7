import { table } from "../../../generated/tables/codes-pe.js";
import type { CodeList } from "../codes.ts";

/** SUNAT's lists of codes; the keys of each list are values of request bodies. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
