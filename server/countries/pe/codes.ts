import { table } from "../../../generated/tables/codes-pe.js";
import type { CodeList } from "../codes.ts";

/** SUNAT's lists of codes. Each list gives the code for a value of a request body. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
