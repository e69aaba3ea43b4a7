import { table } from "../../../generated/tables/codes-cl.js";

/** SII's lists of codes; the keys of each list are values of request bodies. */
export const codes = table;
