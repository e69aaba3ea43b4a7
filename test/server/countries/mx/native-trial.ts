import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { countryOf } from "../known.ts";
import { authorities, type NativeTrial } from "../native-suite.ts";

/** The folder of SAT's schemas and stylesheets; undefined without the authorities' folder. */
export const sat: string | undefined = authorities && `${authorities}/mx`;

/** The data from which the suite makes Mexican files. */
export function mexicanTrial(): NativeTrial {
  const country = countryOf("mx");
  return {
    country,
    native: country.native,
    numbering: (document, number) => {
      const type = country.numbering.taxbureauType(document);
      return { type, series: country.numbering.series(document, type), number, origin: "sandbox" };
    },
    refine,
    referenced: new Map([1, 2].map((id) => [id, held(id)])),
  };
}

const tax = (tax_type_id: string, tax_percentage: number) => ({
  tax_type_id,
  tax_percentage,
  tax_amount: tax_percentage,
});

// The taxes of a line: none, IVA at each rate, IVA with withheld taxes, IEPS, or an unknown tax.
const taxes: readonly (DocumentCreate["details"][number]["taxes"] | undefined)[] = [
  undefined,
  [tax("002", 16)],
  [tax("1", 8)],
  [tax("IVA", 0)],
  [tax("002", 16), tax("001", 10), tax("002", -10.6667)],
  [tax("003", 26.5)],
  [tax("no such tax", 16)],
];

const references: readonly DocumentCreate["references"][] = [
  undefined,
  [{ reference_code: 1, description: "cancels", reference_document_id: 1 }],
  [
    { reference_code: 3, description: "corrects", reference_document_id: 2 },
    {
      reference_code: 2,
      description: "corrects",
      reference_number: "0b8d6f0e-5f0e-4b0a-9c39-2f6f3f6d1caa",
    },
  ],
  [{ reference_code: 6, description: "guide", reference_document_id: 2 }],
];

const receivers: readonly Partial<DocumentCreate["header"]>[] = [
  {},
  { receiver_tax_id_code: "goma800101qr9", receiver_country_id: 80 },
  { receiver_tax_id_code: "12-3456789", receiver_country_id: 89 },
  { receiver_tax_id_code: "no RFC at all", receiver_country_id: 80, receiver_postalcode: "x" },
];

function refine(body: DocumentCreate, draw: number): DocumentCreate {
  const isTransport = draw % 5 === 0 && body.header.additional?.mx_shipping !== undefined;
  if (isTransport) {
    const details = body.details.map((line) => ({ ...line, unit_price: 0, modifier_amount: 0 }));
    return { ...body, details };
  }
  const pick = <Item>(items: readonly Item[], salt: number) =>
    items[Math.floor(draw / salt) % items.length] as Item;
  const named = pick(references, 7);
  const unstated = pick([0, 0, 0, -50, 75], 113);
  return {
    ...body,
    header: { ...body.header, ...pick(receivers, 31) },
    details: body.details.map((line, index) => {
      const own = pick(taxes, 1 + index);
      return { ...line, ...(own && { taxes: own }) };
    }),
    ...(named && { references: named }),
    totals: { ...body.totals, ...(unstated !== 0 && { taxes_amount: unstated }) },
  };
}

function held(id: number) {
  return {
    type: "I",
    series: "",
    number: id,
    issue_date: "2025-01-02",
    total_amount: 100,
    seals: { uuid: `0B8D6F0E-5F0E-4B0A-9C39-2F6F3F6D1C0${id}` },
  };
}
