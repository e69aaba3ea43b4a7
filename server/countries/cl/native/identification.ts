import { decimal, round } from "../../../model/decimal.ts";
import { firstTerms, instalments } from "../../../model/instalments.ts";
import { showsInXml } from "../../../rendering/observations.ts";
import { element, textElement, type XmlContent, type XmlElement } from "../../../xml/xml.ts";
import { hasGrossPrices } from "../amounts.ts";
import { isAmount, isStatable, text, type Writing } from "./writing.ts";

const mostInstalments = 30;
const mostFolio = 9_999_999_999;
const freeDelivery = 4;
// The only values of `service_indicator` that an export DTE can state.
const exportServices = [3, 4, 5];

/** `IdDoc`: type, folio, day of issue, movement of goods, and payment. */
export function identification(writing: Writing): XmlElement {
  const { numbering, document } = writing.input;
  const { header } = document;
  if (!(numbering.number >= 1 && numbering.number <= mostFolio)) {
    writing.noteLimit("/header/document_number", "A folio must be from 1 to 9999999999.");
  }
  if (!isStatable(header.issue_date)) {
    writing.noteLimit(
      "/header/issue_date",
      "The year of the issue date must be from 2000 to 2050.",
    );
  }
  return element(
    "IdDoc",
    {},
    element("TipoDTE", {}, numbering.type),
    element("Folio", {}, numbering.number),
    element("FchEmis", {}, header.issue_date),
    rest(writing),
  );
}

function rest(writing: Writing): XmlContent {
  const { document } = writing.input;
  const { header } = document;
  if (writing.form === "receipt") {
    return [
      element("IndServicio", {}, 3),
      // The lines of a receipt include VAT unless `IndMntNeto` is present.
      !writing.type.exempt && !hasGrossPrices(document) && element("IndMntNeto", {}, 2),
      textElement("FchVenc", dueDay(writing)),
    ];
  }
  const service = header.service_indicator ?? 0;
  return [
    textElement("TipoDespacho", header.transfer_type),
    writing.type.guide && textElement("IndTraslado", header.guide_type),
    writing.form === "export" &&
      exportServices.includes(service) &&
      element("IndServicio", {}, service),
    element("FmaPago", {}, paymentForm(writing)),
    payments(writing),
    text("TermPagoGlosa", remark(writing), 100),
    textElement("FchVenc", dueDay(writing)),
  ];
}

/** The document's remark if `deployment_observations` is 1 (the default) or 3; otherwise undefined. */
export function remark({ input }: Writing): string | undefined {
  const { header } = input.document;
  return showsInXml(header) ? header.observations : undefined;
}

function paymentForm(writing: Writing): number {
  const { header } = writing.input.document;
  if (writing.type.guide && header.guide_type === freeDelivery) return 3;
  const shares = parts(writing);
  return shares.length > 0 && shares.every(({ days }) => days === 0) ? 1 : 2;
}

function payments(writing: Writing): XmlContent {
  const shares = parts(writing);
  if (shares.length < 2 || shares.length > mostInstalments) return undefined;
  // `MntPago` accepts only whole numbers, even in an export document.
  const isWhole = shares.every(({ date = "", amount }) => {
    const value = decimal(amount);
    return isStatable(date) && isAmount(value) && value.eq(round(value, 0));
  });
  if (!isWhole) return undefined;
  return shares.map(({ date, amount }) =>
    element("MntPagos", {}, element("FchPago", {}, date), element("MntPago", {}, amount)),
  );
}

function dueDay(writing: Writing): string | undefined {
  const days = parts(writing).map(({ date }) => date ?? "");
  const last = [...days].sort().at(-1) ?? "";
  const isLater = last > writing.input.document.header.issue_date;
  return isLater && days.every(isStatable) ? last : undefined;
}

function parts({ input, amounts }: Writing): ReturnType<typeof instalments> {
  const { header } = input.document;
  const conditions = header.payment_conditions || "0";
  if (firstTerms(conditions).count > mostInstalments) return [];
  const isWhole = round(amounts.total, 0).eq(amounts.total);
  return instalments({
    conditions,
    issueDate: header.issue_date,
    total: amounts.total,
    decimals: isWhole ? 0 : amounts.decimals,
  });
}
