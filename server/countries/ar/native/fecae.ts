import { type Decimal, decimal, round } from "../../../model/decimal.ts";
import { element, group, textElement, type XmlElement } from "../../../xml/xml.ts";
import { defaultTaxes } from "../../code-warnings.ts";
import { findCode } from "../../codes.ts";
import { usableRate } from "../../exchange-rate.ts";
import type { NativeDraft, NativeInput } from "../../native.ts";
import type { Findings } from "../../native-findings.ts";
import { codes } from "../codes.ts";
import { fileAmounts } from "../file-amounts.ts";
import { associatedPeriod, associatedVouchers } from "./associated.ts";
import { dueDay, plainDay, readDay, servicePeriod } from "./days.ts";
import { receiver, vatCondition } from "./receiver.ts";
import { isLetterC } from "./voucher.ts";

/** Namespace of ARCA's service wsfev1. */
export const wsfe = "http://ar.gov.afip.dif.FEV1/";

const MOST_POINT = 99_999;
const MOST_NUMBER = 99_999_999;

/** The request for one voucher's CAE (FECAESolicitar), without the `Auth` element. */
export function fecaeSolicitar(input: NativeInput): NativeDraft {
  const findings: Findings = { defaults: [], limits: [] };
  const { type, number } = input.numbering;
  const point = pointOfSale(input, findings);
  if (!(number >= 1 && number <= MOST_NUMBER)) {
    const message = `A voucher number must be from 1 to ${MOST_NUMBER}.`;
    findings.limits.push({ pointer: "/header/document_number", message });
  }
  const root = element(
    "FECAESolicitar",
    { xmlns: wsfe },
    element(
      "FeCAEReq",
      {},
      element(
        "FeCabReq",
        {},
        textElement("CantReg", 1),
        textElement("PtoVta", point),
        textElement("CbteTipo", Number(type)),
      ),
      element("FeDetReq", {}, detail(input, point, findings)),
    ),
  );
  findings.defaults.push(...defaultTaxes(input.document, codes.taxes));
  return { root, encoding: "UTF-8", ...findings };
}

function detail(input: NativeInput, point: number, findings: Findings): XmlElement {
  const { document, numbering } = input;
  const { header } = document;
  const amounts = fileAmounts(document, isLetterC(numbering.type));
  findings.limits.push(...amounts.limits);
  const sent = header.additional?.ar_header ?? {};
  const concept = sent.invoice_concept;
  if (concept === undefined) findings.defaults.push("/header/additional/ar_header/invoice_concept");
  const period = servicePeriod(sent, header.issue_date);
  for (const member of ["service_date_from", "service_date_to"] as const) {
    if (period === undefined || readDay(sent[member]) !== undefined) continue;
    findings.defaults.push(`/header/additional/ar_header/${member}`);
  }
  const vouchers = associatedVouchers(input, point);
  return element("FECAEDetRequest", {}, [
    textElement("Concepto", concept ?? 1),
    receiver(header, findings),
    textElement("CbteDesde", numbering.number),
    textElement("CbteHasta", numbering.number),
    textElement("CbteFch", plainDay(header.issue_date)),
    amount("ImpTotal", amounts.total),
    amount("ImpTotConc", amounts.untaxed),
    amount("ImpNeto", amounts.net),
    amount("ImpOpEx", amounts.exempt),
    amount("ImpTrib", amounts.tribute),
    amount("ImpIVA", amounts.vat),
    textElement("FchServDesde", period && plainDay(period.from)),
    textElement("FchServHasta", period && plainDay(period.to)),
    textElement("FchVtoPago", period && dueDay(header)),
    currency(header, findings),
    textElement("CondicionIVAReceptorId", vatCondition(header, numbering.type, findings)),
    vouchers,
    group(
      "Tributos",
      amounts.tributes.map(({ id, title, base, rate, amount: importe }) =>
        element(
          "Tributo",
          {},
          textElement("Id", id),
          textElement("Desc", title),
          amount("BaseImp", base),
          amount("Alic", round(rate, 2)),
          amount("Importe", importe),
        ),
      ),
    ),
    group(
      "Iva",
      amounts.aliquots.map(({ id, base, amount: importe }) =>
        element(
          "AlicIva",
          {},
          textElement("Id", id),
          amount("BaseImp", base),
          amount("Importe", importe),
        ),
      ),
    ),
    vouchers === undefined && associatedPeriod(input),
  ]);
}

function pointOfSale({ document, numbering }: NativeInput, { defaults, limits }: Findings): number {
  const digits = /[0-9]+/.exec(numbering.series)?.[0];
  if (!/[0-9]/.test(document.header.document_sequence_code ?? "")) {
    defaults.push("/header/document_sequence_code");
  }
  const point = Number(digits ?? 1);
  if (point >= 1 && point <= MOST_POINT) return point;
  const message = "The point of sale must be from 1 to 99999.";
  limits.push({ pointer: "/header/document_sequence_code", message });
  return Math.min(Math.max(point, 1), MOST_POINT);
}

function currency(header: NativeInput["document"]["header"], { defaults }: Findings) {
  const { currency_id: id } = header;
  const { code, isDefault } = findCode(codes.currencies, id);
  if (isDefault && id !== undefined) defaults.push("/header/currency_id");
  const isForeign = code !== findCode(codes.currencies, undefined).code;
  const sent = usableRate(header.exchange_rate_value);
  if (isForeign && sent === undefined) defaults.push("/header/exchange_rate_value");
  const rate = decimal(isForeign ? (sent ?? 1) : 1);
  return [textElement("MonId", code), textElement("MonCotiz", round(rate, 6).toFixed())];
}

function amount(name: string, value: Decimal): XmlElement | undefined {
  return textElement(name, value.toFixed(2));
}
