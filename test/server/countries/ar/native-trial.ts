import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { countryOf } from "../known.ts";
import type { NativeTrial } from "../native-suite.ts";

/** The data from which `native-suite.ts` makes Argentine files. */
export function argentineTrial(): NativeTrial {
  const country = countryOf("ar");
  return {
    country,
    native: country.native,
    numbering: (document, number) => {
      const type = country.numbering.taxbureauType(document);
      const series = country.numbering.series(document, type);
      return { type, series, number, origin: "sandbox" };
    },
    refine,
    referenced: new Map([
      [1, { type: "1", series: "2", number: 7, issue_date: "2025-01-02", total_amount: 100 }],
      [2, { type: "6", series: "0003", number: 8, issue_date: "2025-01-03", total_amount: 100 }],
      [3, { type: "6", series: "0003", issue_date: "2025-01-03" }],
    ]),
  };
}

const tax = (tax_type_id: string, tax_percentage: number) => ({
  tax_type_id,
  tax_percentage,
  tax_amount: tax_percentage,
});

// `refine` replaces the taxes of each line with a random item; `undefined` leaves the line unchanged. An item has VAT
// at a rate that ARCA lists, VAT at another rate, a tax other than VAT (tributo), or VAT and such a tax.
const taxes: readonly (DocumentCreate["details"][number]["taxes"] | undefined)[] = [
  undefined,
  [tax("1", 21)],
  [tax("IVA", 10.5)],
  [tax("9", 2.5)],
  [tax("3", 0)],
  [tax("5", 16)],
  [tax("1", 27), tax("IIBB", 3.5)],
  [tax("99", 1)],
];

const references: readonly DocumentCreate["references"][] = [
  undefined,
  [{ reference_code: 1, description: "cancels", reference_document_id: 1 }],
  [{ reference_code: 2, description: "corrects", reference_number: "A-0002-00000123" }],
  [{ reference_code: 3, description: "corrects", reference_number: "whatever" }],
];

const headers: readonly Partial<DocumentCreate["header"]>[] = [
  {},
  { document_sequence_code: "C-0002" },
  { document_sequence_code: "12" },
  {
    document_sequence_code: "B-0001",
    receiver_tax_id_code: "30.123.456",
    receiver_tax_id_type: "AR-DNI",
  },
  { currency_id: 2, exchange_rate_value: 1350, receiver_tax_id_code: "XYZ" },
];

function refine(body: DocumentCreate, draw: number): DocumentCreate {
  const pick = <Item>(items: readonly Item[], salt: number) =>
    items[Math.floor(draw / salt) % items.length] as Item;
  const named = pick(references, 7);
  const unstated = pick([0, 0, 0, 75], 113);
  return {
    ...body,
    header: { ...body.header, ...pick(headers, 31) },
    details: body.details.map((line, index) => {
      const own = pick(taxes, 1 + index);
      return { ...line, ...(own && { taxes: own }) };
    }),
    ...(named && { references: named }),
    totals: { ...body.totals, ...(unstated !== 0 && { taxes_amount: unstated }) },
  };
}
