import { table } from "../../../generated/tables/codes-co.js";
import type { CodeList } from "../codes.ts";

/** DIAN's codes; the keys are values of request bodies. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
