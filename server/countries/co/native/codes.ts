import { table } from "../../../../generated/tables/codes-co.js";
import type { CodeList } from "../../codes.ts";

/** Colombia's code lists by what bodies call them. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
