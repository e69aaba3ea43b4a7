import { round } from "../../../model/decimal.ts";
import { element, group, type XmlElement } from "../../../xml/xml.ts";
import { findCode } from "../../codes.ts";
import type { NativeDocument } from "../../native.ts";
import type { Findings } from "../../native-findings.ts";
import { lineDecimals, taxBase } from "../../taxed-line.ts";
import { codes } from "../codes.ts";
import type { Concept, ConceptTax, FileAmounts } from "../file-amounts.ts";
import { amountText, requiredOfMost, textOfMost } from "./texts.ts";

const generic = { product: "01010101", unit: "E48" };
const surchargeName = "Recargo global";

/** `cfdi:Conceptos`: one element for each line and for each global surcharge, with amounts of 0 if `isTransport`. */
export function concepts(
  { details }: NativeDocument,
  amounts: FileAmounts,
  isTransport: boolean,
  findings: Findings,
): XmlElement {
  if (amounts.concepts.length === 0) {
    findings.limits.push({ pointer: "/details", message: "A CFDI must have at least one line." });
  }
  const lines = amounts.concepts.map((concept) => {
    const { line, taxes } = concept;
    noteLimits(concept, isTransport, findings);
    const sent = line.index === undefined ? undefined : details[line.index];
    const zeroes = { ValorUnitario: "0.00", Importe: "0.00" };
    const discount = line.discount.eq(0) ? undefined : amountText(line.discount);
    const stated = {
      ValorUnitario: amountText(unitValue(concept)),
      // SAT rejects a discount with more decimals than the amount (CFDI40168).
      Importe: amountText(line.amount, discount?.split(".")[1]?.length),
      Descuento: discount,
    };
    return element(
      "cfdi:Concepto",
      {
        ...productOf(sent, line.pointer, findings),
        NoIdentificacion: textOfMost(sent?.sku, 100),
        Cantidad: round(line.quantity, lineDecimals).toFixed(),
        Unidad: textOfMost(sent?.unit_measure, 20),
        Descripcion: description(sent),
        ...(isTransport ? zeroes : stated),
        ObjetoImp: taxes.length === 0 ? "01" : "02",
      },
      group(
        "cfdi:Impuestos",
        lineTaxes(
          "Traslado",
          taxes.filter(({ isWithheld }) => !isWithheld),
        ),
        lineTaxes(
          "Retencion",
          taxes.filter(({ isWithheld }) => isWithheld),
        ),
      ),
    );
  });
  return element("cfdi:Conceptos", {}, lines);
}

/** The taxes of the whole file, withheld taxes first; undefined without taxes. */
export function taxTotals({ taxes, transferred, withheld }: FileAmounts): XmlElement | undefined {
  const kept = taxes.filter(({ isWithheld }) => isWithheld);
  const passed = taxes.filter(({ isWithheld }) => !isWithheld);
  if (taxes.length === 0) return undefined;
  const isCharged = passed.some(({ rate }) => rate !== undefined);
  return element(
    "cfdi:Impuestos",
    {
      TotalImpuestosRetenidos: kept.length === 0 ? undefined : withheld.toFixed(2),
      TotalImpuestosTrasladados: isCharged ? transferred.toFixed(2) : undefined,
    },
    group(
      "cfdi:Retenciones",
      kept.map(({ tax, amount }) =>
        element("cfdi:Retencion", { Impuesto: tax, Importe: amount.toFixed(2) }),
      ),
    ),
    group(
      "cfdi:Traslados",
      passed.map(({ tax, base, rate, amount }) =>
        element("cfdi:Traslado", {
          Base: base.toFixed(2),
          Impuesto: tax,
          TipoFactor: rate === undefined ? "Exento" : "Tasa",
          TasaOCuota: rate?.toFixed(lineDecimals),
          Importe: rate && amount.toFixed(2),
        }),
      ),
    ),
  );
}

function lineTaxes(name: "Traslado" | "Retencion", taxes: readonly ConceptTax[]) {
  const plural = name === "Traslado" ? "cfdi:Traslados" : "cfdi:Retenciones";
  return group(
    plural,
    taxes.map(({ tax, base, rate, amount }) =>
      element(`cfdi:${name}`, {
        Base: amountText(base),
        Impuesto: tax,
        TipoFactor: rate === undefined ? "Exento" : "Tasa",
        TasaOCuota: rate?.toFixed(lineDecimals),
        Importe: rate && amountText(amount),
      }),
    ),
  );
}

// A line of a CFDI has no attribute for a surcharge, so the unit value includes the surcharge.
function unitValue({ line }: Concept) {
  const { quantity, unitPrice, amount } = line;
  const isPlain = round(quantity.times(unitPrice), lineDecimals).eq(amount);
  return isPlain || quantity.lte(0) ? unitPrice : round(amount.div(quantity), lineDecimals);
}

type Line = NativeDocument["details"][number];

function productOf(sent: Line | undefined, pointer: string, findings: Findings) {
  const { product_service_identifier = "", measure_unit_code = "" } =
    sent?.additional?.mx_detail ?? {};
  const product = /^[0-9]{8}$/.test(product_service_identifier)
    ? product_service_identifier
    : generic.product;
  const unit = /^[A-Z0-9]{2,3}$/.test(measure_unit_code)
    ? measure_unit_code
    : measure_unit_code === ""
      ? findCode(codes.units, sent?.unit_measure).code
      : generic.unit;
  const at = `${pointer}/additional/mx_detail`;
  if (sent !== undefined && product === generic.product) {
    findings.defaults.push(`${at}/product_service_identifier`);
  }
  if (sent !== undefined && unit === generic.unit)
    findings.defaults.push(`${at}/measure_unit_code`);
  return { ClaveProdServ: product, ClaveUnidad: unit };
}

function description(sent: Line | undefined): string {
  if (sent === undefined) return surchargeName;
  const words = [sent.line_description, sent.long_description].filter(Boolean).join(" - ");
  return requiredOfMost(words, 1000);
}

function noteLimits({ line }: Concept, isTransport: boolean, { limits }: Findings): void {
  const { pointer } = line;
  if (round(line.quantity, lineDecimals).lte(0)) {
    limits.push({ pointer: `${pointer}/quantity`, message: "The quantity must be above 0." });
  }
  if (isTransport) return;
  if (round(line.amount, lineDecimals).lte(0)) {
    const message = "The amount of the line before discounts must be above 0.";
    limits.push({ pointer: `${pointer}/unit_price`, message });
  } else if (taxBase(line).lt(0)) {
    const message = "The discount must not exceed the amount of the line.";
    limits.push({ pointer: `${pointer}/modifier_amount`, message });
  }
}
