import { table } from "../../../generated/tables/codes-cl.js";

/** The code lists of SII's file format, by name, e.g. `units`. Each list maps values of request bodies to codes. */
export const codes = table;
