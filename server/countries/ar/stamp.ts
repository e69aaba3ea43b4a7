import { round } from "../../model/decimal.ts";
import type { StampContent, StampFacts } from "../../rendering/country-rendering.ts";
import { normaliseTaxId } from "../tax-id.ts";
import { amounts } from "./amounts.ts";
import { taxBureauType } from "./document-types.ts";
import { cuit } from "./tax-id.ts";

/**
 * The QR code of resolution 4892/2020 (https://www.afip.gob.ar/fe/qr/especificaciones.asp): a URL with
 * the document as JSON in base64. The authorisation code is left out because no authority gave one.
 */
export function stamp({ document, issuer }: StampFacts): StampContent | undefined {
  const { header } = document;
  if (header.document_number === undefined) return undefined;
  const { total, decimals } = amounts(document);
  const issued = normaliseTaxId(cuit, issuer.taxId);
  const receiver = normaliseTaxId(cuit, header.receiver_tax_id_code ?? "");
  const facts = {
    ver: 1,
    fecha: header.issue_date,
    ...(cuit.shape.test(issued) && { cuit: Number(issued) }),
    ptoVta: Number(/[0-9]+/.exec(header.document_sequence_code ?? "")?.[0] ?? 0),
    tipoCmp: taxBureauType(document) ?? header.document_type_id,
    nroCmp: header.document_number,
    importe: Number(round(total, decimals)),
    ...(header.currency_id === undefined && { moneda: "PES", ctz: 1 }),
    // 80 a CUIT, 96 a national identity card, 99 an unnamed receiver.
    ...(cuit.shape.test(receiver) && { tipoDocRec: 80, nroDocRec: Number(receiver) }),
    ...(/^[0-9]{7,8}$/.test(receiver) && { tipoDocRec: 96, nroDocRec: Number(receiver) }),
    ...(receiver === "" && { tipoDocRec: 99, nroDocRec: 0 }),
  };
  const base64 = Buffer.from(JSON.stringify(facts), "utf8").toString("base64");
  return { symbology: "qrcode", payload: `https://www.afip.gob.ar/fe/qr/?p=${base64}` };
}
