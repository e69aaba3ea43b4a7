import { decimal, sum } from "../../../model/decimal.ts";
import { type Instalment, instalments } from "../../../model/instalments.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { usableRate } from "../../exchange-rate.ts";
import { amount, cac, cbc } from "../../ubl/components.ts";
import { codes } from "../codes.ts";
import type { CoFile } from "./co-file.ts";
import { allowance } from "./lines.ts";
import { isWithheld, taxTotals } from "./taxes.ts";

const CASH = "1";
const CREDIT = "2";

/** The elements for payments, exchange rate, after-tax discounts and surcharges, taxes, and totals. */
export function totals(file: CoFile): readonly (XmlElement | undefined)[] {
  const { currency, reckoning, root } = file;
  const { net, taxes, tax, allowance: less, charge, rounding, total, globals } = reckoning;
  const bases = reckoning.lines
    .filter((line) => line.taxes.some(({ code, isFixed }) => !isWithheld(code) && !isFixed))
    .map((line) => line.net);
  return [
    ...payments(file),
    exchangeRate(file),
    ...globals
      .filter((one) => !one.amount.eq(0))
      .map((one, index) =>
        allowance({ id: index + 1, value: one.amount, base: one.base, reason: "Global" }, currency),
      ),
    ...taxTotals(taxes, currency),
    cac(
      root === "DebitNote" ? "RequestedMonetaryTotal" : "LegalMonetaryTotal",
      amount("LineExtensionAmount", net, currency),
      amount("TaxExclusiveAmount", sum(bases), currency),
      amount("TaxInclusiveAmount", net.plus(tax), currency),
      !less.eq(0) && amount("AllowanceTotalAmount", less, currency),
      !charge.eq(0) && amount("ChargeTotalAmount", charge, currency),
      !rounding.eq(0) && amount("PayableRoundingAmount", rounding, currency),
      amount("PayableAmount", total, currency),
    ),
  ];
}

/** The due day of the last payment, YYYY-MM-DD. */
export function dueDate(file: CoFile): string | undefined {
  const dates = due(file).flatMap(({ date }) => date ?? []);
  return dates.sort().at(-1);
}

function due({ input, reckoning }: CoFile): readonly Instalment[] {
  const { payment_conditions: conditions, issue_date: issueDate } = input.document.header;
  return instalments({ conditions, issueDate, total: reckoning.total, decimals: 2 });
}

// One PaymentMeans for each day on which a payment is due.
function payments(file: CoFile): readonly (XmlElement | undefined)[] {
  const { header } = file.input.document;
  const all = due(file);
  const at = "/header/additional/co_header/reported_payment_code";
  const sent = header.additional?.co_header?.reported_payment_code;
  const means = file.code(codes.payment_means, sent, at);
  const days = [...new Map(all.map((one) => [one.days, one])).values()];
  return days.map(({ days: after, date }, index) =>
    cac(
      "PaymentMeans",
      cbc("ID", after > 0 ? CREDIT : CASH),
      cbc("PaymentMeansCode", means),
      cbc("PaymentDueDate", date),
      cbc("PaymentID", String(index + 1)),
    ),
  );
}

function exchangeRate({ currency, input, noteDefault }: CoFile): XmlElement | undefined {
  const { header } = input.document;
  const rate = usableRate(header.exchange_rate_value);
  if (currency === "COP") return undefined;
  if (rate === undefined) {
    if (header.exchange_rate_value !== undefined) noteDefault("/header/exchange_rate_value");
    return undefined;
  }
  return cac(
    "PaymentExchangeRate",
    cbc("SourceCurrencyCode", currency),
    element("cbc:SourceCurrencyBaseRate", {}, "1.00"),
    cbc("TargetCurrencyCode", "COP"),
    element("cbc:TargetCurrencyBaseRate", {}, "1.00"),
    cbc("CalculationRate", decimal(rate).toFixed()),
    cbc("Date", header.issue_date),
  );
}
