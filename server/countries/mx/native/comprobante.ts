import { localMoment } from "../../../model/time-zone.ts";
import { element, group } from "../../../xml/xml.ts";
import { defaultTaxes } from "../../code-warnings.ts";
import { findCode } from "../../codes.ts";
import { usableRate } from "../../exchange-rate.ts";
import type { NativeDraft, NativeInput } from "../../native.ts";
import type { Findings } from "../../native-findings.ts";
import { codes } from "../codes.ts";
import { fileAmounts } from "../file-amounts.ts";
import { cartaPorte } from "./carta-porte.ts";
import { certificateNumber } from "./certificate-number.ts";
import { comercioExterior } from "./comercio-exterior.ts";
import { concepts, taxTotals } from "./concepts.ts";
import { declarations, type Prefix } from "./namespaces.ts";
import { globalInformation, issuer, placeOfIssue, receiver } from "./parties.ts";
import { relations } from "./relations.ts";
import { isMoment, numberOf, serieOf, textOfMost } from "./texts.ts";

const MOST = "1e18";

/** An unsealed CFDI 4.0 with its complements (SAT, annex 20). */
export function comprobante(input: NativeInput): NativeDraft {
  const { document, numbering, certificate } = input;
  const findings: Findings = { defaults: [], limits: [] };
  const type = findCode(codes.document_types, numbering.type).code;
  const isTransport = type === "T";
  const amounts = fileAmounts(document);
  findings.limits.push(...amounts.limits);
  if (amounts.total.lt(0)) {
    const message = "The withheld taxes must not exceed the total before withholding.";
    findings.limits.push({ pointer: "/totals/total_amount", message });
  }
  const figures = [amounts.subTotal, amounts.transferred, amounts.withheld, amounts.total];
  if (figures.some((figure) => figure.gte(MOST))) {
    const message = "An amount has more than 18 digits before the decimal point.";
    findings.limits.push({ pointer: "/totals/total_amount", message });
  }
  // If a line has a discount, SAT requires the sum of the discounts, even if the sum rounds to 0.
  const hasDiscount = amounts.concepts.some(({ line }) => !line.discount.eq(0));
  const place = placeOfIssue(input, findings);
  const carried = cartaPorte(input);
  const exported = comercioExterior(input);
  const prefixes: Prefix[] = ["cfdi"];
  if (exported !== undefined) prefixes.push("cce20");
  if (carried !== undefined) prefixes.push("cartaporte31");
  const root = element(
    "cfdi:Comprobante",
    {
      ...declarations(prefixes),
      Version: "4.0",
      Serie: serieOf(numbering.series),
      Folio: numbering.number,
      Fecha: moment(input, findings),
      NoCertificado: certificateNumber(certificate),
      Certificado: certificate.der.toString("base64"),
      ...(isTransport
        ? { SubTotal: "0", Moneda: "XXX", Total: "0" }
        : {
            ...payment(input, type),
            SubTotal: amounts.subTotal.toFixed(2),
            Descuento: hasDiscount ? amounts.discount.toFixed(2) : undefined,
            ...currency(input, findings),
            Total: amounts.total.toFixed(2),
          }),
      TipoDeComprobante: type,
      Exportacion: exported === undefined ? "01" : "02",
      LugarExpedicion: place,
    },
    globalInformation(input),
    relations(input),
    issuer(input, findings),
    receiver(input, place, findings),
    concepts(document, amounts, isTransport, findings),
    taxTotals(amounts),
    group("cfdi:Complemento", exported, carried),
  );
  findings.defaults.push(...defaultTaxes(document, codes.taxes));
  return { root, encoding: "UTF-8", ...findings };
}

// The value of `Fecha`: the issue date, with the local time at the moment `drawn.at`.
function moment({ document, drawn, timeZone }: NativeInput, { limits }: Findings): string {
  const { time } = localMoment(new Date(drawn.at), timeZone);
  const text = `${document.header.issue_date}T${time}`;
  if (!isMoment(text)) {
    const message = "The year of the issue date must be from 2010 to 2099.";
    limits.push({ pointer: "/header/issue_date", message });
  }
  return text;
}

// PUE is one payment at once. PPD is a later payment or instalments; 99 is an unknown means of payment.
function payment({ document }: NativeInput, type: string) {
  const days = (document.header.payment_conditions ?? "0").split(",");
  const isAtOnce = days.every((day) => Number(day) === 0);
  const isLater = !isAtOnce && type !== "E";
  return {
    FormaPago: isLater ? "99" : findCode(codes.payment_means, undefined).code,
    MetodoPago: isLater ? "PPD" : "PUE",
    CondicionesDePago: isAtOnce ? "Contado" : textOfMost(`${days.join(", ")} días`, 1000),
  };
}

function currency({ document }: NativeInput, { defaults }: Findings) {
  const { currency_id: id, additional } = document.header;
  const found = findCode(codes.currencies, id);
  if (found.isDefault && id !== undefined) defaults.push("/header/currency_id");
  if (found.code === "MXN") return { Moneda: found.code };
  const dollars = found.code === "USD" ? additional?.mx_exports?.exchange_rate : undefined;
  const rate = numberOf(usableRate(document.header.exchange_rate_value) ?? dollars, {
    decimals: 6,
    least: "0.000001",
  });
  if (rate === undefined) defaults.push("/header/exchange_rate_value");
  // SAT requires TipoCambio for a foreign currency, so a missing rate becomes 1.
  return { Moneda: found.code, TipoCambio: rate?.toFixed() ?? "1" };
}
