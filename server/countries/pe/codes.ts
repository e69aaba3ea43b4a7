import { table } from "../../../generated/tables/codes-pe.js";
import type { CodeList } from "../codes.ts";

/** SUNAT's codes by the values that bodies have. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
