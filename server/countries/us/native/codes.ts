import { table } from "../../../../generated/tables/codes-us.js";
import type { CodeList } from "../../codes.ts";

/** The code lists of the United States by what bodies call them. */
export const codes: Readonly<Record<keyof typeof table, CodeList>> = table;
