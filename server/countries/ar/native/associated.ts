import { element, textElement, type XmlElement } from "../../../xml/xml.ts";
import type { NativeInput } from "../../native.ts";
import { normaliseTaxId } from "../../tax-id.ts";
import { cuit } from "../tax-id.ts";
import { plainDay } from "./days.ts";
import { invoiceOfNote, letterOf } from "./voucher.ts";

interface Voucher {
  readonly type: number;
  readonly point: number;
  readonly number: number;
  readonly day?: string;
}

type Reference = NonNullable<NativeInput["document"]["references"]>[number];

/** The vouchers that a note corrects; undefined if a note names no voucher, and for types other than notes. */
export function associatedVouchers(input: NativeInput, point: number): XmlElement | undefined {
  const { document, numbering, account } = input;
  const invoice = invoiceOfNote(numbering.type);
  if (invoice === undefined) return undefined;
  const vouchers = (document.references ?? [])
    .filter(({ reference_code }) => reference_code <= 3)
    .map((reference) => voucherOf(reference, input, { type: invoice, point }))
    .filter((voucher) => voucher !== undefined);
  if (vouchers.length === 0) return undefined;
  const issuer = normaliseTaxId(cuit, account.registration_tax_id_code);
  return element(
    "CbtesAsoc",
    {},
    vouchers.map(({ type, point: place, number, day }) =>
      element(
        "CbteAsoc",
        {},
        textElement("Tipo", type),
        textElement("PtoVta", place),
        textElement("Nro", number),
        textElement("Cuit", issuer),
        textElement("CbteFch", day && plainDay(day)),
      ),
    ),
  );
}

/** The period that a note corrects, from the first day of the month to the day of issue; undefined for other types. */
export function associatedPeriod({ document, numbering }: NativeInput): XmlElement | undefined {
  if (invoiceOfNote(numbering.type) === undefined) return undefined;
  const day = plainDay(document.header.issue_date);
  return element(
    "PeriodoAsoc",
    {},
    textElement("FchDesde", `${day.slice(0, 6)}01`),
    textElement("FchHasta", day),
  );
}

function voucherOf(
  reference: Reference,
  { referenced }: NativeInput,
  usual: { readonly type: number; readonly point: number },
): Voucher | undefined {
  const held = referenced.get(reference.reference_document_id ?? -1);
  if (held !== undefined) {
    const { type, series, number, issue_date: day } = held;
    const point = Number(/[0-9]+/.exec(series)?.[0] ?? 1);
    if (number === undefined || letterOf(type) === undefined) return undefined;
    return { type: Number(type), point, number, day };
  }
  const [, first, second] =
    /^(?:[A-Z]+[- ]?)?(?:([0-9]{1,5})-)?([0-9]{1,8})$/.exec(
      (reference.reference_number ?? "").trim(),
    ) ?? [];
  const number = Number(second ?? 0);
  const point = Number(first ?? usual.point);
  if (number === 0 || point === 0) return undefined;
  const sent = reference.document_type_id;
  const type = sent !== undefined && letterOf(String(sent)) !== undefined ? sent : usual.type;
  const day = reference.reference_date;
  return { type, point, number, ...(day !== undefined && { day }) };
}
