import { table } from "../../../generated/tables/codes-mx.js";
import type { CodeList } from "../codes.ts";

/** SAT's lists of codes, by kind, e.g. `units`. Each list maps values of request bodies to SAT's codes. */
export const codes = table satisfies Readonly<Record<string, CodeList>>;
