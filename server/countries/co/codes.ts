import { table } from "../../../generated/tables/codes-co.js";
import type { CodeList } from "../codes.ts";

/** DIAN's codes by the values that bodies have. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
