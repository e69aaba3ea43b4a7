import { expect, test } from "vitest";
import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import type { Country } from "../../../../server/countries/country.ts";
import { canonical } from "../../../../server/xml/canonical.ts";
import { find, findAll, textOf } from "../../../../server/xml/find.ts";
import { documentBases } from "../base-bodies.ts";
import { describeCountry } from "../known.ts";
import { describeNative, makeFile, makeFiles, type NativeTrial, within } from "../native-suite.ts";
import { expectToAddUp } from "../ubl/adds-up.ts";
import { variedTrial } from "../ubl/varied-trial.ts";
import { trialOf, variety } from "./native-trial.ts";

function base(name: string, change: (body: DocumentCreate) => DocumentCreate = (body) => body) {
  const found = documentBases("pe").find(([known]) => known === name)?.[1];
  if (found === undefined) throw new Error(`There is no base ${name}.`);
  return { name, isPlain: true, body: change(found) };
}

const withHeader = (header: Partial<DocumentCreate["header"]>) => (body: DocumentCreate) => ({
  ...body,
  header: { ...body.header, ...header },
});

async function rootOf(trial: NativeTrial, named: ReturnType<typeof base>) {
  const { draft } = await makeFile(trial, named, 123);
  return draft.root;
}

describeCountry("pe", "Peruvian files", (country: Country) => {
  const trial = trialOf(country);
  describeNative(trial);

  test.each(documentBases("pe").map(([name]) => name))(
    "the file of %s equals its snapshot",
    async (name) => {
      const text = canonical(await rootOf(trial, base(name))).replaceAll("><", ">\n<");
      await expect(text).toMatchFileSnapshot(`native/${name}.xml`);
    },
  );

  test("a purchase order's number is cut to 20 characters; an emoji counts as one character", async () => {
    const reference = { reference_type: 801 as const, reference_number: `${"A".repeat(19)}😀B` };
    const references = [{ ...reference, reference_code: 5 as const, description: "Orden" }];
    const root = await rootOf(
      trial,
      base("plain", (body) => ({ ...body, references })),
    );
    expect(textOf(root, "cac:OrderReference", "cbc:ID")).toBe(`${"A".repeat(19)}😀`);
  });

  test("totals, lines and taxes of random invoices and notes add up", async () => {
    const made = await makeFiles(variedTrial(trial, variety), 25);
    const invoices = within(made).filter(({ input }) =>
      ["01", "03", "07", "08"].includes(input.numbering.type),
    );
    expect(invoices.length).toBeGreaterThan(15);
    for (const { draft } of invoices) expectToAddUp(draft.root);
  });

  test("a discount on the whole document lowers the base of the IGV", async () => {
    const root = await rootOf(
      trial,
      base("plain", (body) => ({
        ...body,
        globals_discounts_surcharges: [
          {
            discount_surcharge_code: "DA",
            discount_surcharge_value: 10,
            discount_surcharge_type: "%",
          },
        ],
        totals: { net_amount: 900, total_amount: 1062 },
      })),
    );
    const totals = find(root, "cac:LegalMonetaryTotal");
    expect(totals && textOf(totals, "cbc:LineExtensionAmount")).toBe("900.00");
    expect(totals && textOf(totals, "cbc:TaxInclusiveAmount")).toBe("1062.00");
    expect(totals && textOf(totals, "cbc:PayableRoundingAmount")).toBeUndefined();
    expect(textOf(root, "cac:AllowanceCharge", "cbc:AllowanceChargeReasonCode")).toBe("02");
  });

  test("totals without IGV make every line exempt", async () => {
    const root = await rootOf(
      trial,
      base("detraction-general", (body) => ({
        ...body,
        totals: { net_amount: 2000, total_amount: 2000 },
      })),
    );
    expect(findAll(root, "TaxExemptionReasonCode").map((one) => textOf(one))).toEqual(["20"]);
    expect(textOf(root, "cac:TaxTotal", "cbc:TaxAmount")).toBe("0.00");
  });

  test.each([
    ["in soles", {}, ["283.20", "2076.80", "2076.80"]],
    ["in dollars", { currency_id: 2, exchange_rate_value: 3.5 }, ["991.20", "2360.00", "2360.00"]],
  ])(
    "the detraction of an invoice %s gets a default amount and default payment means",
    async (_, header, amounts) => {
      const at = "/header/additional/pe_detraction";
      const { draft } = await makeFile(
        trial,
        base("detraction-general", (body) => {
          const { additional } = body.header;
          const { amount: _, payment_means_code: __, ...rest } = additional?.pe_detraction ?? {};
          const changed = { ...additional, pe_detraction: rest };
          return withHeader({ ...header, payment_conditions: "30", additional: changed })(body);
        }),
      );
      const terms = findAll(draft.root, "PaymentTerms");
      expect(terms.map((one) => textOf(one, "cbc:Amount"))).toEqual(amounts);
      const defaults = [`${at}/payment_means_code`, `${at}/amount`];
      expect(draft.defaults).toEqual(expect.arrayContaining(defaults));
    },
  );

  test("a credit note contains the number of the invoice that it cancels", async () => {
    const references = [
      { reference_code: 1, reference_document_id: 1, description: "Anulación" },
    ] as const;
    const root = await rootOf(
      trial,
      base("plain", (body) => ({
        ...withHeader({ document_type_id: 7 })(body),
        references: [...references],
      })),
    );
    const billing = find(root, "cac:BillingReference", "cac:InvoiceDocumentReference");
    expect(root.name).toBe("CreditNote");
    expect(billing && textOf(billing, "cbc:ID")).toBe("F001-77");
    expect(billing && textOf(billing, "cbc:DocumentTypeCode")).toBe("01");
    expect(textOf(root, "cac:DiscrepancyResponse", "cbc:ResponseCode")).toBe("01");
  });

  test("a reference to a carrier's guide has the type 31", async () => {
    const reference = {
      reference_code: 6,
      description: "Guía",
      reference_number: "V001-5",
    } as const;
    const root = await rootOf(
      trial,
      base("plain", (body) => ({ ...body, references: [reference] })),
    );
    const guide = find(root, "cac:DespatchDocumentReference");
    expect(guide && textOf(guide, "cbc:DocumentTypeCode")).toBe("31");
  });

  test("`limits` reports missing references, a sum of more than 12 digits and, except in a guide, a total of 0", async () => {
    const limitsOf = async (named: ReturnType<typeof base>) =>
      (await makeFile(trial, named)).draft.limits.map(({ pointer }) => pointer);
    const withoutReferences = ({ references: _, ...body }: DocumentCreate) => body;
    expect(await limitsOf(base("retention", withoutReferences))).toEqual(["/references"]);
    const withLongSum = withHeader({
      additional: { pe_retention_header: { pe_taxbureau_total_paid: 1e13 } },
    });
    expect(await limitsOf(base("retention", withLongSum))).toEqual(["/references"]);
    expect(await limitsOf(base("plain", withHeader({ document_type_id: 7 })))).toEqual([
      "/references",
    ]);
    const guide = (body: DocumentCreate) => ({
      ...body,
      totals: { net_amount: 0, total_amount: 0 },
    });
    expect(await limitsOf(base("shipping", guide))).toEqual([]);
    const free = { net_amount: 0, total_amount: 0 };
    expect(await limitsOf(base("plain", (body) => ({ ...body, totals: free })))).toEqual([
      "/totals/total_amount",
    ]);
  });

  test.each([
    [1144.61, []],
    [-1144.6, ["/header/additional/pe_retention_header/pe_taxbureau_total_paid"]],
  ])(
    "a retention with the pe_taxbureau_total_paid %d has the `limits` %j",
    async (paid, limits) => {
      const additional = { pe_retention_header: { pe_taxbureau_total_paid: paid } };
      const { draft } = await makeFile(trial, base("retention", withHeader({ additional })));
      expect(draft.limits.map(({ pointer }) => pointer)).toEqual(limits);
    },
  );

  test.each([0, 100_000_000])("the document number %i is reported in `limits`", async (number) => {
    for (const name of ["plain", "retention", "shipping"]) {
      const { draft } = await makeFile(trial, base(name), number);
      expect(draft.limits.map(({ pointer }) => pointer)).toEqual(["/header/document_number"]);
    }
  });

  test("a weight is rounded to the three decimals of SUNAT's format", async () => {
    const weighing = (gross_weight_measure: string) => (body: DocumentCreate) => {
      const changed = structuredClone(body);
      Object.assign(changed.header.additional?.pe_shipping ?? {}, { gross_weight_measure });
      return changed;
    };
    const weights = [];
    for (const sent of ["18.50", "18.5555", "0018.12341", "18,5"]) {
      const root = await rootOf(trial, base("shipping", weighing(sent)));
      const [weight] = findAll(root, "GrossWeightMeasure");
      weights.push(weight && textOf(weight));
    }
    expect(weights).toEqual(["18.50", "18.556", "18.123", undefined]);
  });

  test("the draft lists exactly the pointers of its default values", async () => {
    const { draft } = await makeFile(trial, base("plain"));
    expect(draft.defaults).toEqual([]);
    const { draft: unnamed } = await makeFile(
      trial,
      base("plain", (body) => {
        const { receiver_tax_id_code: _, ...header } = body.header;
        const details = body.details.map((line) => ({ ...line, unit_measure: "rollo" }));
        return { ...body, header, details };
      }),
    );
    expect([...unnamed.defaults].sort()).toEqual([
      "/details/0/unit_measure",
      "/header/receiver_tax_id_code",
    ]);
  });

  test("the printed stamp, legal lines and amount in words match the file", async () => {
    const { file, input } = await makeFile(trial, base("plain"), 123);
    const { document, numbering } = input;
    const issuer = { legalName: "", taxId: "20600123450" };
    const facts = { document, issuer, native: { ...numbering, seals: file.seals } };
    const digest = /<ds:DigestValue>([^<]+)</.exec(file.bytes.toString())?.[1];
    expect(country.rendering.stamp?.(facts)?.payload).toBe(
      `20600123450|01|F001|123|180.00|1180.00|2025-04-02|6|20555000112|${digest}|`,
    );
    expect(country.rendering.legalLines?.(facts)).toEqual([
      `Código hash: ${digest}`,
      "Representación impresa de la FACTURA ELECTRÓNICA",
    ]);
    expect(country.rendering.amountInWords?.(document)).toBe("MIL CIENTO OCHENTA CON 00/100 SOLES");
  });
});
