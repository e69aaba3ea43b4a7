import { table } from "../../../generated/tables/codes-cl.js";

/** SII's codes; the keys are values of request bodies. */
export const codes = table;
