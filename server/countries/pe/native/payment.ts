import { decimal } from "../../../model/decimal.ts";
import { instalments } from "../../../model/instalments.ts";
import { optionalText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { usableRate } from "../../exchange-rate.ts";
import { amount, cac, cbc, fixed } from "../../ubl/components.ts";
import { codes } from "../codes.ts";
import { detractedAmount, isInSoles, payable } from "../payable.ts";
import { listed, schemed } from "./code-lists.ts";
import type { PeFile } from "./pe-file.ts";

const SOLES = "PEN";

/** PaymentMeans and PaymentTerms of a detraction, if any. An invoice (type 01) also has PaymentTerms of its own. */
export function payment(file: PeFile): readonly (XmlElement | undefined)[] {
  const detracted = file.input.document.header.additional?.pe_detraction;
  const isInvoice = file.type === "01";
  return [
    ...(detracted === undefined ? [] : detraction(file, detracted)),
    ...(isInvoice ? terms(file) : []),
  ];
}

type Detraction = NonNullable<
  NonNullable<PeFile["input"]["document"]["header"]["additional"]>["pe_detraction"]
>;

// Detractions are in soles, whatever the currency of the invoice.
function detraction(file: PeFile, detracted: Detraction): readonly (XmlElement | undefined)[] {
  const at = "/header/additional/pe_detraction";
  for (const member of ["payment_means_code", "amount"] as const) {
    if (detracted[member] === undefined) file.noteDefault(`${at}/${member}`);
  }
  const { header } = file.input.document;
  const isConverted = detracted.amount === undefined && !isInSoles(file.input.document);
  if (isConverted && usableRate(header.exchange_rate_value) === undefined) {
    file.noteDefault("/header/exchange_rate_value");
  }
  const means = file.code(
    codes.payment_means,
    detracted.payment_means_code,
    `${at}/payment_means_code`,
  );
  return [
    cac(
      "PaymentMeans",
      cbc("ID", "Detraccion"),
      cbc("PaymentMeansCode", means, listed("59")),
      cac(
        "PayeeFinancialAccount",
        cbc("ID", optionalText(detracted.nation_bank_account, { most: 100 })),
      ),
    ),
    cac(
      "PaymentTerms",
      cbc("ID", "Detraccion"),
      cbc("PaymentMeansID", optionalText(detracted.code, { most: 3 }), schemed("54")),
      cbc(
        "PaymentPercent",
        detracted.percent === undefined ? undefined : fixed(decimal(detracted.percent)),
      ),
      amount("Amount", detractedAmount(file.input.document, detracted), SOLES),
    ),
  ];
}

function terms(file: PeFile): readonly (XmlElement | undefined)[] {
  const { header } = file.input.document;
  const all = instalments({
    conditions: header.payment_conditions,
    issueDate: header.issue_date,
    total: payable(file.input.document),
    decimals: 2,
  });
  const later = all.filter(({ days }) => days > 0);
  const kind = (means: string, ...content: readonly (XmlElement | undefined)[]) =>
    cac("PaymentTerms", cbc("ID", "FormaPago"), cbc("PaymentMeansID", means), content);
  if (later.length === 0) return [kind("Contado")];
  const pending = later.reduce((sum, one) => sum.plus(one.amount), decimal(0));
  return [
    kind("Credito", amount("Amount", pending, file.currency)),
    ...later.map((one, index) =>
      kind(
        `Cuota${String(index + 1).padStart(3, "0")}`,
        amount("Amount", decimal(one.amount), file.currency),
        cbc("PaymentDueDate", one.date),
      ),
    ),
  ];
}
