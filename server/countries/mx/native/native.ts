import type { Native } from "../../native.ts";
import { examine, reply } from "./authority.ts";
import { comprobante } from "./comprobante.ts";
import { seal } from "./seal.ts";

/** CFDI 4.0 with the complements Carta Porte 3.1 and Comercio Exterior 2.0 (SAT, annex 20). */
export const native: Native = {
  write: comprobante,
  seal: (draft, _input, keys) => seal(draft, keys),
  examine,
  reply,
  messages: {
    rejected: {
      code: "402",
      text: "El RFC del emisor no se encuentra en el régimen de contribuyentes.",
    },
    // SAT never adds remarks to a file that it accepts, so this code is the sandbox's own.
    observed: { code: "observed", text: "Comprobante certificado con observaciones." },
  },
};
