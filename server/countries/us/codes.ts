import { table } from "../../../generated/tables/codes-us.js";
import type { CodeList } from "../codes.ts";

/** The published code lists, by kind of code. In each list, the keys of `codes` are values of request bodies. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
