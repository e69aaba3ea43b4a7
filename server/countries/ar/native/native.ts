import { find, textOf } from "../../../xml/find.ts";
import { xmlFile } from "../../../xml/xml-file.ts";
import type { Native, NativeDraft, NativeFile, Seals } from "../../native.ts";
import { examine, reply } from "./authority.ts";
import { fecaeSolicitar } from "./fecae.ts";

/** Argentina's native file: the unsigned request to ARCA's service wsfev1 for a CAE (authorization code). */
export const native: Native = {
  write: fecaeSolicitar,
  seal: async (draft) => file(draft),
  examine,
  reply,
  messages: {
    rejected: {
      code: "10016",
      text: "El número o fecha del comprobante no se corresponde con el próximo a autorizar. Consultar método FECompUltimoAutorizado.",
    },
    observed: {
      code: "10217",
      text: "El crédito fiscal discriminado en el presente comprobante solo podrá ser computado a efectos del Procedimiento permanente de transición al Régimen General.",
    },
  },
};

function file({ root, encoding }: NativeDraft): NativeFile {
  return { bytes: xmlFile(root, encoding), seals: sealsOf(root) };
}

// The values of the request that are stored as seals. `stamp` (../stamp.ts) reads four of them for the QR code.
function sealsOf(root: NativeDraft["root"]): Seals {
  const head = find(root, "FeCAEReq", "FeCabReq");
  const detail = find(root, "FeCAEReq", "FeDetReq", "FECAEDetRequest");
  const names = { CbteTipo: head, PtoVta: head };
  const details = ["CbteDesde", "DocTipo", "DocNro", "ImpTotal", "MonId", "MonCotiz"];
  const facts = [...Object.entries(names), ...details.map((name) => [name, detail] as const)].map(
    ([name, from]) => [name, (from && textOf(from, name)) ?? ""] as const,
  );
  return Object.fromEntries(facts);
}
