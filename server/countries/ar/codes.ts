import { table } from "../../../generated/tables/codes-ar.js";
import type { CodeList } from "../codes.ts";

/** ARCA's codes; the keys are values of request bodies. */
export const codes = table satisfies Readonly<Record<string, CodeList>>;
