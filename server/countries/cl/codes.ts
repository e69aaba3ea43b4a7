import { table } from "../../../generated/tables/codes-cl.js";

/** SII's codes by the values that bodies have. */
export const codes = table;
