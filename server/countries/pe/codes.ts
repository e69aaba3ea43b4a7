import { table } from "../../../generated/tables/codes-pe.js";
import type { CodeList } from "../codes.ts";

/** SUNAT's codes, by the values of request bodies. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
