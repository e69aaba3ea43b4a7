import { table } from "../../../generated/tables/codes-pe.js";
import type { CodeList } from "../codes.ts";

/** SUNAT's lists of codes by name, e.g. `currencies`. Each list maps values of request bodies to SUNAT's codes. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
