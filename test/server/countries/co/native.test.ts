import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { canonical } from "../../../../server/xml/canonical.ts";
import { childElements, find, findAll, textOf } from "../../../../server/xml/find.ts";
import { readXml } from "../../../../server/xml/read-xml.ts";
import type { XmlElement } from "../../../../server/xml/xml.ts";
import { documentBases } from "../base-bodies.ts";
import { describeCountry } from "../known.ts";
import { describeNative, makeFile, makeFiles, suiteKeys, within } from "../native-suite.ts";
import { expectToAddUp } from "../ubl/adds-up.ts";
import { tax, variedTrial } from "../ubl/varied-trial.ts";
import { trialOf, variety } from "./native-trial.ts";

const withheld = ["05", "06", "07"];

function base(name: string, change: (body: DocumentCreate) => DocumentCreate = (body) => body) {
  const found = documentBases("co").find(([known]) => known === name)?.[1];
  if (found === undefined) throw new Error(`There is no base ${name}.`);
  return { name, isPlain: true, body: change(found) };
}

const note = (type: number, held: number) => (body: DocumentCreate) => ({
  ...body,
  header: { ...body.header, document_type_id: type },
  references: [{ reference_code: 1 as const, reference_document_id: held, description: "Anula" }],
});

describeCountry("co", "Colombian files", (country) => {
  const trial = trialOf(country);
  const { native } = trial;
  describeNative(trial);

  const rootOf = async (named: ReturnType<typeof base>) =>
    (await makeFile(trial, named, 990_000_001)).draft.root;

  test.each([...documentBases("co").map(([name]) => name), "credit note", "debit note"])(
    "the file of %s equals its snapshot",
    async (name) => {
      const named =
        name === "credit note"
          ? base("plain", note(91, 1))
          : name === "debit note"
            ? base("plain", note(92, 2))
            : base(name);
      const text = canonical(await rootOf(named)).replaceAll("><", ">\n<");
      await expect(text).toMatchFileSnapshot(`native/${name.replace(" ", "-")}.xml`);
    },
  );

  test("totals, lines and taxes of random documents add up", async () => {
    const made = within(await makeFiles(variedTrial(trial, variety), 25));
    expect(made.length).toBeGreaterThan(20);
    for (const { draft } of made) expectToAddUp(draft.root, withheld);
  });

  test("DianExtensions has the elements that DIAN's technical annex lists", async () => {
    const root = await rootOf(base("plain"));
    const [dian] = findAll(root, "DianExtensions");
    const names = (one: XmlElement | undefined) =>
      childElements(one ?? root).map(({ name }) => name);
    expect(names(dian)).toEqual([
      "sts:InvoiceControl",
      "sts:InvoiceSource",
      "sts:SoftwareProvider",
      "sts:SoftwareSecurityCode",
      "sts:AuthorizationProvider",
      "sts:QRCode",
    ]);
    const control = dian && find(dian, "sts:InvoiceControl");
    expect(names(control)).toEqual([
      "sts:InvoiceAuthorization",
      "sts:AuthorizationPeriod",
      "sts:AuthorizedInvoices",
    ]);
    expect(names(control && find(control, "sts:AuthorizedInvoices"))).toEqual([
      "sts:Prefix",
      "sts:From",
      "sts:To",
    ]);
  });

  test("the security code is a SHA-384 hash of software id, PIN and document number", async () => {
    const settings = { dianSoftwareId: "software-1", dianSoftwarePin: "pin-1" };
    const { draft } = await makeFile({ ...trial, settings }, base("plain"), 5);
    const [code] = findAll(draft.root, "SoftwareSecurityCode");
    const expected = createHash("sha384").update("software-1pin-1SETT5").digest("hex");
    expect(code && textOf(code)).toBe(expected);
  });

  test.each([
    [2.5, 250_000],
    [-2.5, -250_000],
  ])(
    "a withheld tax of %d %% is stated in WithholdingTaxTotal, and lowers neither TaxTotal nor PayableAmount",
    async (rate, amount) => {
      const root = await rootOf(
        base("plain", (body) => ({
          ...body,
          details: body.details.map((line) => ({ ...line, taxes: [tax("06", rate, amount)] })),
        })),
      );
      expect(textOf(root, "cac:WithholdingTaxTotal", "cbc:TaxAmount")).toBe("250000.00");
      const [percent] = findAll(root, "WithholdingTaxTotal").flatMap((one) =>
        findAll(one, "Percent"),
      );
      expect(percent && Number(textOf(percent))).toBe(2.5);
      expect(textOf(root, "cac:TaxTotal", "cbc:TaxAmount")).toBe("1900000.00");
      expect(textOf(root, "cac:LegalMonetaryTotal", "cbc:PayableAmount")).toBe("11900000.00");
    },
  );

  test("a discount on the whole document becomes a discount on its lines", async () => {
    const root = await rootOf(
      base("plain", (body) => ({
        ...body,
        globals_discounts_surcharges: [
          {
            discount_surcharge_code: "DA",
            discount_surcharge_value: 1_000_000,
            discount_surcharge_type: "$",
          },
        ],
        totals: { net_amount: 9_000_000, total_amount: 10_710_000 },
      })),
    );
    const totals = find(root, "cac:LegalMonetaryTotal");
    const amounts = childElements(totals ?? root).map((one) => [one.name, textOf(one)]);
    expect(amounts).toEqual([
      ["cbc:LineExtensionAmount", "9000000.00"],
      ["cbc:TaxExclusiveAmount", "9000000.00"],
      ["cbc:TaxInclusiveAmount", "10710000.00"],
      ["cbc:PayableAmount", "10710000.00"],
    ]);
    expect(textOf(root, "cac:InvoiceLine", "cac:AllowanceCharge", "cbc:Amount")).toBe("1000000.00");
  });

  test("a surcharge on a document whose lines are all free is a charge after tax", async () => {
    const surcharge = {
      discount_surcharge_code: "RA",
      discount_surcharge_type: "$",
      discount_surcharge_value: 1000,
    } as const;
    const root = await rootOf(
      base("plain", (body) => ({
        ...body,
        details: body.details.map((line) => ({ ...line, unit_price: 0 })),
        globals_discounts_surcharges: [surcharge],
        totals: { net_amount: 0, total_amount: 1000 },
      })),
    );
    expect(textOf(root, "cac:LegalMonetaryTotal", "cbc:ChargeTotalAmount")).toBe("1000.00");
    expect(textOf(root, "cac:LegalMonetaryTotal", "cbc:PayableAmount")).toBe("1000.00");
  });

  test("PayableRoundingAmount is the sent total minus the computed total", async () => {
    const root = await rootOf(
      base("plain", (body) => ({
        ...body,
        totals: { net_amount: 10_000_000, total_amount: 11_900_001 },
      })),
    );
    expect(textOf(root, "cac:LegalMonetaryTotal", "cbc:PayableRoundingAmount")).toBe("1.00");
  });

  test("a file with a changed value, another issuer or a wrong CUFE is rejected", async () => {
    const { file, draft, input } = await makeFile(trial, base("plain"), 990_000_001);
    const codes = (bytes: Buffer, changed = input) =>
      native.examine(bytes, changed).map(({ code }) => code);
    const text = file.bytes.toString();
    for (const [before, after] of [
      ["11900000.00", "11900001.00"],
      ["politicadefirmav2", "politicadefirmav1"],
      ["supplier<", "third party<"],
    ] as const) {
      expect(codes(Buffer.from(text.replace(before, after)))).toEqual(["ZE02"]);
    }
    const account = { ...input.account, registration_tax_id_code: "8301112223-6" };
    expect(codes(file.bytes, { ...input, account })).toContain("issuer");
    const numbering = { ...input.numbering, technical_key: "another" };
    expect(codes(file.bytes, { ...input, numbering })).toEqual(["FAD06"]);
    const children = draft.root.children.map((child) =>
      typeof child !== "string" && child.name === "cbc:UUID"
        ? { ...child, children: ["0"] }
        : child,
    );
    const changed = { ...draft, root: { ...draft.root, children } };
    const resigned = await native.seal(changed, input, suiteKeys);
    expect(codes(resigned.bytes)).toEqual(["FAD06"]);
  });

  test("the CUDE (identifying hash) of a note is computed with the software's PIN instead of the technical key", async () => {
    const settings = { dianSoftwarePin: "another" };
    for (const [type, code] of [
      [91, "CAD06"],
      [92, "DAD06"],
    ] as const) {
      const { file, input } = await makeFile(trial, base("plain", note(type, 1)));
      expect(native.examine(file.bytes, input)).toEqual([]);
      const found = native.examine(file.bytes, { ...input, settings });
      expect(found.map((message) => message.code)).toEqual([code]);
    }
  });

  test("the printed stamp, legal lines and amount in words match the file", async () => {
    const { file, input } = await makeFile(trial, base("plain"), 123);
    const { document, numbering } = input;
    const issuer = { legalName: "", taxId: "9001234567-0" };
    const seals = { ...file.seals, validated_at: "2025-06-09T10:09:31-05:00" };
    const facts = { document, issuer, native: { ...numbering, seals } };
    const root = readXml(file.bytes);
    const [[software], [provider]] = [findAll(root, "SoftwareID"), findAll(root, "ProviderID")];
    const lines = country.rendering.stamp?.(facts)?.payload.split("\n");
    expect(lines?.slice(0, 9)).toEqual([
      "NumFac: SETT123",
      "FecFac: 2025-06-09",
      "HorFac: 10:09:26-05:00",
      "NitFac: 9001234567",
      "DocAdq: 8301112223",
      "ValFac: 10000000.00",
      "ValIva: 1900000.00",
      "ValOtroIm: 0.00",
      "ValTolFac: 11900000.00",
    ]);
    expect(lines?.at(-1)).toMatch(new RegExp(`^https://.*documentkey=${file.seals.cufe}$`));
    expect(country.rendering.legalLines?.(facts)).toEqual([
      `CUFE: ${file.seals.cufe}`,
      "Fecha y hora de validación: 09/06/2025 10:09:31",
      "Resolución DIAN N.° 18760000001, del 19/01/2019, vigente hasta el 19/01/2030, prefijo SETT, rango del 1 al 995000000",
      `Fabricante del software: NIT 9.001.234.567-0, software ${software && textOf(software)}`,
      "Representación gráfica de documento electrónico",
    ]);
    expect([provider && textOf(provider), provider?.attributes.schemeID]).toEqual([
      "9001234567",
      "0",
    ]);
    expect(country.rendering.amountInWords?.(document)).toBe(
      "ONCE MILLONES NOVECIENTOS MIL CON 00/100 PESOS COLOMBIANOS",
    );
  });
});
