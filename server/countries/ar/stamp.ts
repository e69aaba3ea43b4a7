import type { StampContent, StampFacts } from "../../rendering/country-rendering.ts";
import { findCode } from "../codes.ts";
import { usableRate } from "../exchange-rate.ts";
import { normaliseTaxId } from "../tax-id.ts";
import { codes } from "./codes.ts";
import { taxbureauType } from "./document-types.ts";
import { fileAmounts } from "./file-amounts.ts";
import { receiverId } from "./native/receiver.ts";
import { isLetterC } from "./native/voucher.ts";
import { cuit } from "./tax-id.ts";

/**
 * The QR code of resolution 4892/2020 (https://www.afip.gob.ar/fe/qr/especificaciones.asp): a URL with
 * facts of the document as JSON in base64. Undefined without a document number.
 */
export function stamp({ document, issuer, native }: StampFacts): StampContent | undefined {
  const { header } = document;
  if (header.document_number === undefined) return undefined;
  const seals = native?.seals ?? {};
  const type = native?.type ?? taxbureauType(document);
  const issued = normaliseTaxId(cuit, issuer.taxId);
  const receiver = receiverId(header);
  const currency = seals.MonId ?? findCode(codes.currencies, header.currency_id).code;
  const rate = currency === "PES" ? 1 : usableRate(header.exchange_rate_value);
  const series = native?.series ?? header.document_sequence_code ?? "";
  const facts = {
    ver: 1,
    fecha: header.issue_date,
    ...(cuit.shape.test(issued) && { cuit: Number(issued) }),
    ptoVta: Number(seals.PtoVta ?? /[0-9]+/.exec(series)?.[0] ?? 1),
    tipoCmp: Number(type),
    nroCmp: header.document_number,
    importe: Number(seals.ImpTotal ?? fileAmounts(document, isLetterC(type)).total.toFixed(2)),
    moneda: currency,
    ctz: Number(seals.MonCotiz ?? rate ?? 1),
    tipoDocRec: receiver.kind,
    nroDocRec: receiver.number,
    // E: authorized by a CAE.
    ...(seals.cae !== undefined && { tipoCodAut: "E", codAut: Number(seals.cae) }),
  };
  const base64 = Buffer.from(JSON.stringify(facts), "utf8").toString("base64");
  return { symbology: "qrcode", payload: `https://www.afip.gob.ar/fe/qr/?p=${base64}` };
}
