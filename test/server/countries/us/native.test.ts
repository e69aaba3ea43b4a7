import { expect, test } from "vitest";
import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { canonical } from "../../../../server/xml/canonical.ts";
import { findAll, textOf } from "../../../../server/xml/find.ts";
import { documentBases } from "../base-bodies.ts";
import { describeCountry } from "../known.ts";
import { describeNative, makeFile } from "../native-suite.ts";
import { trialOf } from "./native-trial.ts";

function base(name: string, change: (body: DocumentCreate) => DocumentCreate = (body) => body) {
  const found = documentBases("us").find(([known]) => known === name)?.[1];
  if (found === undefined) throw new Error(`There is no base ${name}.`);
  return { name, isPlain: true, body: change(found) };
}

describeCountry("us", "Files of the United States", (country) => {
  const trial = trialOf(country);
  describeNative(trial);

  test.each(documentBases("us").map(([name]) => name))(
    "the file of %s equals its snapshot",
    async (name) => {
      const { draft } = await makeFile(trial, base(name), 123);
      const text = canonical(draft.root).replaceAll("><", ">\n<");
      await expect(text).toMatchFileSnapshot(`native/${name}.xml`);
    },
  );

  test("an invoice that corrects another invoice has type 381 (credit note)", async () => {
    const references = [
      { reference_code: 1 as const, reference_number: "77", description: "Wrong price" },
    ];
    const { draft } = await makeFile(
      trial,
      base("plain", (body) => ({ ...body, references })),
    );
    expect(textOf(draft.root, "cbc:InvoiceTypeCode")).toBe("381");
    const [billing] = findAll(draft.root, "InvoiceDocumentReference");
    expect(billing && textOf(billing, "cbc:ID")).toBe("77");
  });

  test("a reference to a document without a number is omitted from the file", async () => {
    const references = [
      { reference_code: 1 as const, reference_document_id: 3, description: "Wrong price" },
    ];
    const { draft } = await makeFile(
      trial,
      base("plain", (body) => ({ ...body, references })),
    );
    expect(findAll(draft.root, "InvoiceDocumentReference")).toEqual([]);
  });

  test("cbc:DueDate is the due date of the latest instalment, in any order of the instalments", async () => {
    const due = async (payment_conditions: string) => {
      const change = (body: DocumentCreate) => ({
        ...body,
        header: { ...body.header, payment_conditions, issue_date: "2025-01-01" },
      });
      return textOf((await makeFile(trial, base("plain", change))).draft.root, "cbc:DueDate");
    };
    expect([await due("30,60"), await due("60,30")]).toEqual(["2025-03-02", "2025-03-02"]);
  });

  test("a payment term of 400 digits, beyond the range of numbers, has no cbc:Note", async () => {
    const notes = async (payment_conditions: string) => {
      const change = (body: DocumentCreate) => ({
        ...body,
        header: { ...body.header, payment_conditions },
      });
      const { draft } = await makeFile(trial, base("plain", change));
      return findAll(draft.root, "PaymentTerms").map((one) => textOf(one, "cbc:Note"));
    };
    expect(await notes("0,30")).toEqual(["Due on receipt", "Net 30 days"]);
    expect(await notes("9".repeat(400))).toEqual([undefined]);
  });

  test("each tax of a line has a category, and also a subtotal if the taxes add up to taxes_amount", async () => {
    const taxes = [
      { tax_type_id: "ST", tax_percentage: 6, tax_amount: 60 },
      { tax_type_id: "LOC", tax_percentage: 2, tax_amount: 20 },
    ];
    const change = (body: DocumentCreate) => ({
      ...body,
      details: body.details.map((line) => ({ ...line, taxes })),
    });
    const { draft } = await makeFile(trial, base("plain", change));
    const parts = findAll(draft.root, "TaxSubtotal").map((one) => [
      textOf(one, "cac:TaxCategory", "cac:TaxScheme", "cbc:ID"),
      textOf(one, "cbc:TaxableAmount"),
      textOf(one, "cbc:TaxAmount"),
    ]);
    expect(parts).toEqual([
      ["STT", "1000.00", "60.00"],
      ["LOC", "1000.00", "20.00"],
    ]);
    const categories = findAll(draft.root, "ClassifiedTaxCategory").map((one) => [
      textOf(one, "cac:TaxScheme", "cbc:ID"),
      textOf(one, "cbc:Percent"),
    ]);
    expect(categories).toEqual([
      ["STT", "6"],
      ["LOC", "2"],
    ]);
  });

  const taxes = [{ tax_type_id: "ST", tax_percentage: 5, tax_amount: 5 }];
  test.each([
    ["neither line has taxes or total_taxes", [{}, {}], "200.00 4", ["S 4", "S 4"]],
    ["only one line has total_taxes", [{ total_taxes: 8 }, {}], "100.00 8", ["S 8", "Z 0"]],
    [
      "one line has total_taxes, and the other has taxes",
      [{ total_taxes: 3 }, { taxes }],
      "200.00 4",
      ["S 3", "S 5"],
    ],
  ])(
    "if %s, cbc:TaxableAmount is the sum of the lines whose cbc:Percent is above 0",
    async (_, parts, total, lines) => {
      const [line] = base("plain").body.details as [DocumentCreate["details"][number]];
      const priced = { ...line, quantity: 1, unit_price: 100 };
      const details = parts.map((part) => {
        const { total_taxes: _, ...untaxed } = priced;
        return { ...untaxed, total_amount_line: 100 + (part.total_taxes ?? 0), ...part };
      });
      const totals = { net_amount: 200, taxes_amount: 8, total_amount: 208 };
      const { draft } = await makeFile(
        trial,
        base("plain", (body) => ({ ...body, details, totals })),
      );
      const [subtotal] = findAll(draft.root, "TaxSubtotal");
      const stated = [
        subtotal && textOf(subtotal, "cbc:TaxableAmount"),
        subtotal && textOf(subtotal, "cac:TaxCategory", "cbc:Percent"),
      ];
      expect(stated.join(" ")).toBe(total);
      const categories = findAll(draft.root, "ClassifiedTaxCategory").map((one) =>
        [textOf(one, "cbc:ID"), textOf(one, "cbc:Percent")].join(" "),
      );
      expect(categories).toEqual(lines);
    },
  );

  test("lines with empty `taxes` and without total_taxes have the category S (standard rate) if taxes_amount is above 0", async () => {
    const change = (body: DocumentCreate) => ({
      ...body,
      totals: { net_amount: 1000, taxes_amount: 60, total_amount: 1060 },
      details: body.details.map(({ total_taxes: _, ...line }) => ({ ...line, taxes: [] })),
    });
    const { draft } = await makeFile(trial, base("plain", change));
    const categories = findAll(draft.root, "ClassifiedTaxCategory").map((one) =>
      textOf(one, "cbc:ID"),
    );
    expect(new Set(categories)).toEqual(new Set(["S"]));
  });

  test("if no line has taxes, all lines share one rate, which is computed only once", async () => {
    const [line] = base("plain").body.details as [DocumentCreate["details"][number]];
    const { taxes: _, total_taxes: __, ...untaxed } = line;
    let reads = 0;
    const details = Array.from({ length: 300 }, () =>
      Object.defineProperty({ ...untaxed }, "total_taxes", {
        enumerable: true,
        get: () => {
          reads += 1;
          return undefined;
        },
      }),
    );
    await makeFile(
      trial,
      base("plain", (body) => ({ ...body, details })),
    );
    expect(reads).toBeLessThan(20 * details.length);
  });

  test("a tax keeps the four decimals of its percentage", async () => {
    const taxes = [{ tax_type_id: "ST", tax_percentage: 5.1125, tax_amount: 51.13 }];
    const change = (body: DocumentCreate) => ({
      ...body,
      details: body.details.map((line) => ({ ...line, taxes })),
    });
    const { draft } = await makeFile(trial, base("plain", change));
    const [category] = findAll(draft.root, "ClassifiedTaxCategory");
    expect(category && textOf(category, "cbc:Percent")).toBe("5.1125");
  });

  test("an unreadable file and another issuer's file are rejected", async () => {
    const { file, input } = await makeFile(trial, base("plain"));
    const codes = (bytes: Buffer, changed = input) =>
      trial.native.examine(bytes, changed).map(({ code }) => code);
    expect(codes(Buffer.from("<Invoice"))).toEqual(["unreadable"]);
    const account = { ...input.account, registration_tax_id_code: "84-0054321" };
    expect(codes(file.bytes, { ...input, account })).toEqual(["issuer"]);
  });
});
