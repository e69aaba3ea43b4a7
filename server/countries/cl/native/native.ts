import { element, type XmlElement } from "../../../xml/xml.ts";
import { defaultTaxes } from "../../code-warnings.ts";
import type { Native, NativeDraft, NativeInput } from "../../native.ts";
import { codes } from "../codes.ts";
import { examine, messages, reply, trackRejected } from "./authority.ts";
import { grant } from "./caf.ts";
import { exportTotals, otherCurrency, transport } from "./exports.ts";
import { globals } from "./globals.ts";
import { identification } from "./identification.ts";
import { lines } from "./lines.ts";
import { issuer, receiver } from "./parties.ts";
import { references } from "./references.ts";
import { seal } from "./seal.ts";
import { exemptOf, totals } from "./totals.ts";
import { beginWriting, type Writing } from "./writing.ts";

const namespace = "http://www.sii.cl/SiiDte";

/** Chile's native file, the DTE: https://www.sii.cl/factura_electronica/formato_dte.pdf */
export const native: Native = { grant, write, seal, examine, reply, trackRejected, messages };

function write(input: NativeInput): NativeDraft {
  const { writing: begun, defaults, limits } = beginWriting(input);
  const writing: Writing = { ...begun, exempt: exemptOf(begun) };
  const { type, number } = input.numbering;
  const document = element(
    writing.form === "export" ? "Exportaciones" : "Documento",
    { ID: `F${number}T${type}` },
    header(writing),
    lines(writing),
    globals(writing),
    references(writing),
  );
  const taxes = defaultTaxes(input.document, codes.taxes);
  const root = element("DTE", { xmlns: namespace, version: "1.0" }, document);
  return { root, encoding: "ISO-8859-1", defaults: [...defaults, ...taxes], limits };
}

function header(writing: Writing): XmlElement {
  return element(
    "Encabezado",
    {},
    identification(writing),
    issuer(writing),
    receiver(writing),
    writing.form !== "receipt" && transport(writing),
    writing.form === "export" ? exportTotals(writing) : totals(writing),
    otherCurrency(writing),
  );
}
