import { expect, test } from "vitest";
import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { findAll, textOf } from "../../../../server/xml/find.ts";
import { readXml } from "../../../../server/xml/read-xml.ts";
import type { XmlElement } from "../../../../server/xml/xml.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { makeFile, nativeInput, suiteKeys } from "../native-suite.ts";
import { tax } from "../ubl/varied-trial.ts";
import { trialOf } from "./native-trial.ts";

// The name and text of every element with text, in document order.
function facts(one: XmlElement): readonly string[] {
  return one.children.flatMap((child) =>
    typeof child === "string" ? [`${one.name} ${child}`] : facts(child),
  );
}

describeCountry("co", "Values in Colombian files", (country) => {
  const trial = trialOf(country);
  const { native } = trial;
  const plain = (header: Partial<DocumentCreate["header"]> = {}) =>
    baseBody("co", "plain", { header });

  test("a character that XML forbids becomes a question mark in the file and in the sandbox's reply", async () => {
    const account = { registration_legal_name_company: "Uno\u0001Dos" };
    const named = { name: "plain", body: plain(), isPlain: true };
    const { file, input } = await makeFile({ ...trial, account }, named);
    expect(native.examine(file.bytes, input)).toEqual([]);
    const request = { file, input, messages: [], now: 0, keys: suiteKeys };
    const { receipt } = await native.reply(request);
    const root = readXml(Buffer.from(receipt?.content ?? "", "base64"));
    const names = findAll(root, "RegistrationName").map((one) => textOf(one));
    expect(names).toContain("Uno?Dos");
  });

  test("InvoiceControl omits the authorization number and the dates if the account's authorization lacks them", () => {
    const control = (authorization: object) => {
      const input = nativeInput(trial, plain());
      const { type, series, number } = input.numbering;
      const numbering = { type, series, number, origin: "account", from: 1, to: 9 } as const;
      const { root } = native.write({ ...input, numbering: { ...numbering, ...authorization } });
      const [found] = findAll(root, "InvoiceControl");
      return found && facts(found);
    };
    const range = ["sts:Prefix SETT", "sts:From 1", "sts:To 9"];
    expect(control({})).toEqual(range);
    expect(control({ authorization_number: "777\u0001" })).toEqual([
      "sts:InvoiceAuthorization 777?",
      ...range,
    ]);
    expect(control({ valid_to: "2027-12-31" })).toEqual(["cbc:EndDate 2027-12-31", ...range]);
  });

  test("the city `Bogotá D.C. `, with a space at the end, gives the department code of Bogotá", () => {
    const { root } = native.write(nativeInput(trial, plain({ receiver_city: "Bogotá D.C. " })));
    const [receiver] = findAll(root, "AccountingCustomerParty");
    const cities = receiver === undefined ? [] : facts(receiver);
    expect(cities).toContain("cbc:CountrySubentityCode 11");
  });

  test("a line with a blank SKU is identified by the line number", () => {
    const details = plain().details.map((line) => ({ ...line, sku: " " }));
    const { root } = native.write(nativeInput(trial, { ...plain(), details }));
    const numbers = findAll(root, "StandardItemIdentification").map((one) => textOf(one, "cbc:ID"));
    expect(numbers).toEqual(details.map((_, index) => String(index + 1)));
  });

  test("a due date after the year 9999 is omitted from the file", () => {
    const { root } = native.write(nativeInput(trial, plain({ payment_conditions: "0,9999999" })));
    const dates = findAll(root, "PaymentMeans").map((one) => textOf(one, "cbc:PaymentDueDate"));
    expect(dates).toEqual([plain().header.issue_date, undefined]);
  });

  test.each([
    [undefined, "R-99-PN", false],
    ["O-13;O-15", "O-13;O-15", false],
    ["601", "R-99-PN", true],
  ])(
    "the tax regime %s of an account gives the TaxLevelCode %s; the regime's pointer is among the defaults: %s",
    (regime, duties, isDefault) => {
      const registration_additional_data =
        regime === undefined ? {} : { registration_tax_regime: regime };
      const input = nativeInput({ ...trial, account: { registration_additional_data } }, plain());
      const { root, defaults } = native.write(input);
      const [found] = findAll(root, "TaxLevelCode");
      expect(found && textOf(found)).toBe(duties);
      const pointer = "/registration_additional_data/registration_tax_regime";
      expect(defaults.includes(pointer)).toBe(isDefault);
    },
  );

  test.each([0, -5])(
    "an exchange rate of %i is omitted, and its pointer is among the defaults",
    (exchange_rate_value) => {
      const body = plain({ currency_id: 2, exchange_rate_value });
      const { root, defaults } = native.write(nativeInput(trial, body));
      expect(findAll(root, "PaymentExchangeRate")).toEqual([]);
      expect(defaults).toContain("/header/exchange_rate_value");
    },
  );

  test("`limits` reports a negative tax whose code is in codes.yaml, unless the tax is a withholding tax", () => {
    const taxes = [tax("01", 19), tax("06", -2.5, -10), tax("04", -8, -80), tax("unlisted", -1)];
    const details = plain().details.map((line) => ({ ...line, taxes }));
    const { limits, root } = native.write(nativeInput(trial, { ...plain(), details }));
    expect(limits.map(({ pointer }) => pointer)).toEqual(["/details/0/taxes/2/tax_percentage"]);
    // The negative tax_amount of -80 does not become a tax of 80 per unit.
    expect(findAll(root, "PerUnitAmount")).toEqual([]);
  });

  test("cbc:Percent contains all three decimals of a sent tax_percentage", () => {
    const taxes = [tax("03", 0.966), tax("07", 0.414, 41_400)];
    const details = plain().details.map((line) => ({ ...line, taxes }));
    const { root } = native.write(nativeInput(trial, { ...plain(), details }));
    const percents = findAll(root, "TaxCategory").map((one) => textOf(one, "cbc:Percent"));
    expect(percents).toEqual(["0.966", "0.414", "0.966", "0.414"]);
  });

  test("TaxExclusiveAmount is the sum of the lines' TaxableAmounts (rule FAU04), which are 0 for taxes per unit", () => {
    const [line] = plain().details;
    if (line === undefined) throw new Error("The body has no line.");
    const details = [line, { ...line, taxes: [tax("22", 0, 66)] }];
    const { root } = native.write(nativeInput(trial, { ...plain(), details }));
    const [total] = findAll(root, "LegalMonetaryTotal");
    const bases = findAll(root, "InvoiceLine").flatMap((one) =>
      findAll(one, "TaxableAmount").map((each) => textOf(each)),
    );
    expect(bases[1]).toBe("0.00");
    expect(total && textOf(total, "cbc:TaxExclusiveAmount")).toBe(bases[0]);
  });

  test("a note names no number for a draft that it corrects; the pointer of reference_number is among the defaults", () => {
    // A draft has no number.
    const held = { type: "01", series: "SETP", issue_date: "2025-01-02" };
    const referenced = new Map([[3, held]]);
    const guide = { reference_code: 6, reference_number: "G-1", description: "Guía" } as const;
    const draft = { reference_code: 1, reference_document_id: 3, description: "Anula" } as const;
    const body = { ...plain({ document_type_id: 91 }), references: [guide, draft] };
    const { root, defaults } = native.write(nativeInput({ ...trial, referenced }, body));
    expect(findAll(root, "DiscrepancyResponse").flatMap(facts)).toEqual([
      "cbc:ResponseCode 2",
      "cbc:Description Anula",
    ]);
    const guides = findAll(root, "DespatchDocumentReference");
    expect(guides.map((one) => textOf(one, "cbc:ID"))).toEqual(["G-1"]);
    expect(defaults).toEqual(["/references/1/reference_number"]);
  });

  test("a line without `taxes` gets IVA if taxes_amount includes the IVA of this line", () => {
    const [line] = plain().details as [DocumentCreate["details"][number]];
    const priced = { ...line, quantity: 1, unit_price: 100 };
    const details = [{ ...priced, taxes: [tax("01", 19, 19), tax("04", 8, 8)] }, priced];
    const totals = { net_amount: 200, taxes_amount: 46, total_amount: 246 };
    const { root } = native.write(nativeInput(trial, { ...plain(), details, totals }));
    const [total] = findAll(root, "LegalMonetaryTotal");
    expect(total && facts(total)).toContain("cbc:TaxInclusiveAmount 246.00");
    expect(findAll(root, "PayableRoundingAmount")).toEqual([]);
  });

  test.each([
    ["only withheld taxes", [tax("06", 2.5, 2.5)], 46, "246.00"],
    ["only taxes that codes.yaml does not list", [tax("99", 5, 5)], 51, "246.00"],
    ["no taxes", [], 43, "227.00"],
  ])(
    "if one line has IVA, another line that names %s gets IVA only if taxes_amount includes this IVA",
    (_, taxes, sum, inclusive) => {
      const [line] = plain().details as [DocumentCreate["details"][number]];
      const priced = { ...line, quantity: 1, unit_price: 100 };
      const details = [
        { ...priced, taxes: [tax("01", 19, 19), tax("04", 8, 8)] },
        { ...priced, taxes },
      ];
      const totals = { net_amount: 200, taxes_amount: sum, total_amount: 200 + sum };
      const { root } = native.write(nativeInput(trial, { ...plain(), details, totals }));
      const [total] = findAll(root, "LegalMonetaryTotal");
      expect(total && facts(total)).toContain(`cbc:TaxInclusiveAmount ${inclusive}`);
    },
  );

  test("a line's second tax with the same code is omitted, and its pointer is among the defaults", () => {
    const taxes = [tax("01", 19, 1_900_000), tax("06", 1, 10), tax("01", 5, 500_000)];
    const details = plain().details.map((line) => ({ ...line, taxes }));
    const { root, defaults } = native.write(nativeInput(trial, { ...plain(), details }));
    const percents = findAll(root, "InvoiceLine").flatMap((line) =>
      findAll(line, "TaxTotal").flatMap((one) =>
        findAll(one, "Percent").map((each) => textOf(each)),
      ),
    );
    expect(percents).toEqual(["19.00"]);
    expect(defaults).toEqual(["/details/0/taxes/2"]);
  });
});
