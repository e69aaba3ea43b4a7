import { defaultTaxes } from "../../code-warnings.ts";
import type { Native } from "../../native.ts";
import { amountLimits, numberLimits, taxLimits } from "../../ubl/limits.ts";
import { repeatedTaxes } from "../../ubl/repeated-taxes.ts";
import { codes } from "../codes.ts";
import { examine, messages } from "./authority.ts";
import { coFile } from "./co-file.ts";
import { invoice } from "./invoice.ts";
import { reply } from "./reply.ts";
import { seal } from "./seal.ts";
import { isWithheld } from "./taxes.ts";

/** Colombia's native files: DIAN's invoices and notes in UBL 2.1. */
export const native: Native = {
  write(input) {
    const file = coFile(input);
    const root = invoice(file);
    const limits = [
      ...numberLimits(input, Number.MAX_SAFE_INTEGER),
      ...amountLimits(input.document, file.reckoning),
      ...taxLimits(input.document, codes.taxes, isWithheld),
    ];
    const defaults = [
      ...file.defaults,
      ...defaultTaxes(input.document, codes.taxes),
      ...repeatedTaxes(input.document, codes.taxes),
    ];
    return { root, encoding: "UTF-8", defaults, limits };
  },
  seal,
  examine,
  reply,
  trackRejected: ({ seals }) => seals.cufe ?? "",
  messages,
};
