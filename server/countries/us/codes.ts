import { table } from "../../../generated/tables/codes-us.js";
import type { CodeList } from "../codes.ts";

/** The published codes by the values that bodies have. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
