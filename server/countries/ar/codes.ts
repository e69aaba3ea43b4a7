import { table } from "../../../generated/tables/codes-ar.js";
import type { CodeList } from "../codes.ts";

/** ARCA's codes by the values that bodies have. */
export const codes = table satisfies Readonly<Record<string, CodeList>>;
