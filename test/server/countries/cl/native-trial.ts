import { generateKeyPairSync } from "node:crypto";
import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { documentType } from "../../../../server/countries/cl/document-types.ts";
import { sandboxCaf } from "../../../../server/countries/cl/native/caf.ts";
import { native } from "../../../../server/countries/cl/native/native.ts";
import { signer } from "../../../../server/signing/signing-keys.ts";
import { countryOf } from "../known.ts";
import type { NativeTrial } from "../native-suite.ts";

const stamp = generateKeyPairSync("rsa", { modulusLength: 1024 });
const signStamp = signer(stamp.privateKey);
const most = 100_000;

const cafOf = new Map(
  await Promise.all(
    ["33", "34", "39", "41", "52", "56", "61", "110", "111", "112"].map(async (type) => {
      const legalName = "Comercial Andes & Ñandú SpA";
      const facts = { rut: "77123456-9", legalName, type, from: 1, to: most, date: "2026-01-02" };
      return [type, await sandboxCaf(facts, stamp.publicKey, signStamp)] as const;
    }),
  ),
);

/** The data from which the suite makes Chilean files; each document type has a sandbox CAF. */
export const chileanTrial: NativeTrial = {
  country: countryOf("cl"),
  native,
  numbering(document, number) {
    const type = String(documentType(document.header.document_type_id).taxBureauType);
    const caf = cafOf.get(type) ?? "";
    return { type, series: "", number, origin: "sandbox", from: 1, to: most, caf };
  },
  keys: (keys) => ({ ...keys, signStamp: (bytes) => signStamp("sha1", bytes) }),
  refine,
  referenced: new Map([
    [1, { type: "33", series: "", number: 17, issue_date: "2025-02-03", total_amount: 1190 }],
    [2, { type: "52", series: "", number: 4, issue_date: "2025-02-01", total_amount: 0 }],
  ]),
};

const taxed = [2, 16, 17, 54];

// Half of the taxed documents get a tax in addition to IVA: on a line, withheld on a line, or only in the totals.
function refine(body: DocumentCreate, draw: number): DocumentCreate {
  const [first, ...others] = body.details;
  if (first === undefined || !taxed.includes(body.header.document_type_id)) return body;
  const amount = 100 + (draw % 900);
  const withTax = (id: string, percentage: number, signed: number): DocumentCreate => {
    const tax = { tax_type_id: id, tax_percentage: percentage, tax_amount: amount + 0.4 };
    return {
      ...body,
      details: [{ ...first, taxes: [tax] }, ...others],
      totals: { ...body.totals, taxes_amount: signed },
    };
  };
  switch (draw % 8) {
    case 0:
      return withTax("27", 10, amount);
    case 1:
      return withTax("19", 12, amount);
    case 2:
      return withTax("15", 19, -amount);
    case 3:
      return { ...body, totals: { ...body.totals, taxes_amount: amount } };
    default:
      return body;
  }
}
