import { expect, test } from "vitest";
import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { qrText } from "../../../../server/countries/pe/qr-text.ts";
import { findAll, textOf } from "../../../../server/xml/find.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { nativeInput } from "../native-suite.ts";
import { tax } from "../ubl/varied-trial.ts";
import { trialOf } from "./native-trial.ts";

describeCountry("pe", "Values in Peruvian files", (country) => {
  const trial = trialOf(country);
  const { native } = trial;

  test.each([
    [0, "120.00", true],
    [-5, "120.00", true],
    [undefined, "120.00", true],
    [4, "480.00", false],
  ])(
    "with exchange_rate_value %s, the detraction of an invoice in dollars is %s soles; the rate is a default: %s",
    (rate, amount, isDefault) => {
      const body = baseBody("pe", "plain", {
        header: {
          currency_id: 2,
          ...(rate !== undefined && { exchange_rate_value: rate }),
          additional: { pe_detraction: { code: "037", percent: 12 } },
        },
        totals: { net_amount: 847.46, total_amount: 1000 },
      });
      const { root, defaults } = native.write(nativeInput(trial, body));
      const [terms] = findAll(root, "PaymentTerms");
      expect(terms && textOf(terms, "cbc:Amount")).toBe(amount);
      expect(defaults.includes("/header/exchange_rate_value")).toBe(isDefault);
    },
  );

  test.each([
    [0, "3", "1", true],
    [-4, "3", "1", true],
    [undefined, "3", "1", true],
    [undefined, "1", "1", false],
    [4, "3", "4", false],
  ])(
    "with calculation_rate %s and currency_id %s, the exchange rate of a retention is %s; this rate is a default: %s",
    (sent, currency_id, stated, isDefault) => {
      const body = baseBody("pe", "retention");
      const [reference] = body.references ?? [];
      if (reference === undefined) throw new Error("The retention has no reference.");
      const { calculation_rate: _, ...rest } = reference.additional?.pe_retention_details ?? {};
      const details = {
        ...rest,
        currency_id,
        ...(sent !== undefined && { calculation_rate: sent }),
      };
      const references = [{ ...reference, additional: { pe_retention_details: details } }];
      const { root, defaults } = native.write(nativeInput(trial, { ...body, references }));
      const [rate] = findAll(root, "CalculationRate");
      expect(rate && textOf(rate)).toBe(stated);
      const pointer = "/references/0/additional/pe_retention_details/calculation_rate";
      expect(defaults.includes(pointer)).toBe(isDefault);
    },
  );

  const retention = (...details: readonly object[]) => {
    const body = baseBody("pe", "retention");
    const [reference] = body.references ?? [];
    if (reference === undefined) throw new Error("The retention has no reference.");
    const references = details.map((pe_retention_details) => ({
      ...reference,
      additional: { pe_retention_details },
    }));
    const header = { ...body.header, additional: { pe_retention_header: {} } };
    return native.write(nativeInput(trial, { ...body, header, references }));
  };

  test("the totals of a retention are the sums of the rounded amounts of its references", () => {
    const paid = { reference_paid_amount: 33.33, calculation_rate: 3.7451, currency_id: "USD" };
    const { root } = retention(paid, paid, paid);
    const texts = (name: string) => findAll(root, name).map((one) => textOf(one));
    expect(texts("SUNATNetTotalPaid")).toEqual(["121.08", "121.08", "121.08"]);
    expect(texts("SUNATTotalPaid")).toEqual(["363.24"]);
    expect(textOf(root, "cbc:TotalInvoiceAmount")).toBe("11.22");
  });

  test("a reference whose retention exceeds its payment adds 0 to the total paid", () => {
    const paid = { reference_paid_amount: 100, pe_reference_taxbureau_retention_amount: 101 };
    const { root, limits } = retention(paid, { reference_paid_amount: 100 });
    const nets = findAll(root, "SUNATNetTotalPaid").map((one) => textOf(one));
    expect(nets).toEqual(["0.00", "97.00"]);
    expect(textOf(root, "sac:SUNATTotalPaid")).toBe("97.00");
    expect(limits).toEqual([]);
  });

  test.each([
    "reference_paid_amount",
    "reference_total_invoice_amount",
    "pe_reference_taxbureau_retention_amount",
  ])(
    "a negative %s in a retention is reported in `limits` with the pointer of the reference",
    (member) => {
      const { limits } = retention({ reference_paid_amount: 100 }, { [member]: -1 });
      expect(limits.map(({ pointer }) => pointer)).toEqual(["/references/1"]);
    },
  );

  test("an operation type without four digits is replaced by 0101; its pointer is among the defaults", () => {
    const body = baseBody("pe", "plain", {
      header: { additional: { pe_header: { operation_type: "1" } } },
    });
    const { root, defaults } = native.write(nativeInput(trial, body));
    expect(textOf(root, "cbc:ProfileID")).toBe("0101");
    expect(defaults).toContain("/header/additional/pe_header/operation_type");
  });

  test("a negative tax is reported in `limits` at tax_percentage or, if only the amount is negative, at tax_amount", () => {
    const taxes = [tax("1000", -3), tax("7152", 0, -0.5), tax("2000", 20)];
    const body = baseBody("pe", "plain");
    const details = body.details.slice(0, 1).map((line) => ({ ...line, taxes }));
    const { limits } = native.write(nativeInput(trial, { ...body, details }));
    expect(limits.map(({ pointer }) => pointer)).toEqual([
      "/details/0/taxes/0/tax_percentage",
      "/details/0/taxes/1/tax_amount",
    ]);
  });

  test("a line's second IGV (9997 after 1000) and second tax 7152 are omitted; their pointers are among the defaults", () => {
    const taxes = [
      tax("1000", 18),
      tax("9997", 0),
      tax("7152", 0, 0.5),
      tax("2000", 20),
      tax("7152", 0, 0.2),
    ];
    const body = baseBody("pe", "plain");
    const details = body.details.slice(0, 1).map((line) => ({ ...line, taxes }));
    const { root, defaults } = native.write(nativeInput(trial, { ...body, details }));
    const codes = findAll(root, "InvoiceLine").flatMap((line) =>
      findAll(line, "TaxScheme").map((scheme) => textOf(scheme, "cbc:ID")),
    );
    expect(codes).toEqual(["2000", "1000", "7152"]);
    expect(defaults.filter((pointer) => pointer.startsWith("/details/0/taxes"))).toEqual([
      "/details/0/taxes/1",
      "/details/0/taxes/4",
    ]);
  });

  test.each(["retention", "shipping"])(
    "the file of the body %s contains no taxes, so taxes of lines add no defaults",
    (name) => {
      const taxes = [tax("1000", 18), tax("1000", 18), tax("unlisted", 1)];
      const body = baseBody("pe", name);
      const details = baseBody("pe", "plain").details.map((line) => ({ ...line, taxes }));
      const { defaults } = native.write(nativeInput(trial, { ...body, details }));
      expect(defaults.filter((pointer) => pointer.includes("/taxes/"))).toEqual([]);
    },
  );

  test("a note that corrects a draft without a number is reported in `limits`, even if the note has another reference", () => {
    const held = { type: "01", series: "F001", issue_date: "2025-01-02" };
    const referenced = new Map([[3, held]]);
    const draft = { reference_code: 1, reference_document_id: 3, description: "Anula" } as const;
    const guide = { reference_code: 6, reference_number: "T001-1", description: "Guía" } as const;
    const note = baseBody("pe", "plain", { header: { document_type_id: 7 } });
    const pointers = (references: NonNullable<DocumentCreate["references"]>) =>
      native
        .write(nativeInput({ ...trial, referenced }, { ...note, references }))
        .limits.map(({ pointer }) => pointer);
    expect(pointers([draft])).toEqual(["/references"]);
    expect(pointers([draft, guide])).toEqual(["/references"]);
  });

  test.each([
    ["a RUC with hyphens", "20-55500011-2", undefined, "20555000112", "6"],
    ["a RUC with spaces and a type", "20 55500011 2", "PE-RUC", "20555000112", "6"],
    ["a passport", "AB-1234", "PE-PAS", "AB-1234", "7"],
    ["a temporary residence permit", "PTP1234", "F", "PTP1234", "F"],
    ["a DNI with a type that SUNAT does not list", "12345678", "5", "12345678", "1"],
  ])("the file states the receiver's number and its type: %s", (_, code, type, number, scheme) => {
    const base = baseBody("pe", "plain");
    const { receiver_tax_id_type: _type, ...header } = base.header;
    const named = {
      ...header,
      receiver_tax_id_code: code,
      ...(type && { receiver_tax_id_type: type }),
    };
    const { root } = native.write(nativeInput(trial, { ...base, header: named }));
    const [customer] = findAll(root, "AccountingCustomerParty");
    const [id] = customer === undefined ? [] : findAll(customer, "ID");
    expect([id?.children, id?.attributes]).toMatchObject([[number], { schemeID: scheme }]);
  });

  test.each([
    ["F001-1", "01"],
    ["E001-1", "01"],
    ["b001-1", "03"],
    ["EB01-1", "03"],
    ["0001-1", "01"],
  ])("a reference to %s without `document_type_id` has the type %s", (reference_number, type) => {
    const reference = { reference_code: 1, reference_number, description: "Anula" } as const;
    const note = baseBody("pe", "plain", { header: { document_type_id: 7 } });
    const { root } = native.write(nativeInput(trial, { ...note, references: [reference] }));
    const [corrected] = findAll(root, "InvoiceDocumentReference");
    const [code] = corrected === undefined ? [] : findAll(corrected, "DocumentTypeCode");
    expect(code?.children).toEqual([type]);
  });

  test("a vertical bar in the receiver's number shifts no field of the QR code", () => {
    expect(qrText(["20100000001", "01", "A|12345"])).toBe("20100000001|01|A 12345|");
  });
});
