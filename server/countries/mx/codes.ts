import { table } from "../../../generated/tables/codes-mx.js";
import type { CodeList } from "../codes.ts";

/** SAT's lists of codes, by kind, e.g. `units`. Each list has SAT's codes by values of request bodies. */
export const codes = table satisfies Readonly<Record<string, CodeList>>;
