import { expect, test } from "vitest";
import { findAll, textOf } from "../../../../server/xml/find.ts";
import { readXml } from "../../../../server/xml/read-xml.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { makeFile, suiteKeys } from "../native-suite.ts";
import { argentineTrial } from "./native-trial.ts";

describeCountry("ar", "Argentine printed documents", (country) => {
  const printed = async (base: string) => {
    const trial = argentineTrial();
    const named = { name: base, body: baseBody("ar", base), isPlain: true };
    const { file, input } = await makeFile(trial, named, 123);
    const reply = await trial.native.reply({
      file,
      input,
      messages: [],
      now: 0,
      keys: suiteKeys,
    });
    const { seals = {} } = reply.stamped ?? {};
    const issuer = { legalName: "Issuer", taxId: "30712345671" };
    return {
      file,
      seals,
      facts: { document: input.document, issuer, native: { ...input.numbering, seals } },
    };
  };

  test("the QR code is a URL of ARCA that contains the document's number, total and CAE as JSON in base64", async () => {
    const { seals, facts } = await printed("services");
    const [address, base64 = ""] = country.rendering.stamp?.(facts)?.payload.split("?p=") ?? [];
    expect(address).toBe("https://www.afip.gob.ar/fe/qr/");
    expect(JSON.parse(Buffer.from(base64, "base64").toString("utf8"))).toEqual({
      ver: 1,
      fecha: "2025-07-01",
      cuit: 30712345671,
      ptoVta: 1,
      tipoCmp: 1,
      nroCmp: 123,
      importe: 242000,
      moneda: "PES",
      ctz: 1,
      tipoDocRec: 80,
      nroDocRec: 33567890126,
      tipoCodAut: "E",
      codAut: Number(seals.cae),
    });
  });

  test("before the file exists, the QR code of a document in pesos has the exchange rate 1, even if another rate is sent", async () => {
    const { facts } = await printed("services");
    const { document, issuer } = facts;
    const header = { ...document.header, exchange_rate_value: 950 };
    const shown = country.rendering.stamp?.({ document: { ...document, header }, issuer });
    const [, base64 = ""] = shown?.payload.split("?p=") ?? [];
    expect(JSON.parse(Buffer.from(base64, "base64").toString())).toMatchObject({ ctz: 1 });
  });

  test("a document without a series is printed with the point of sale of its file, in five digits", async () => {
    const { facts } = await printed("products");
    const { document_sequence_code: _, ...header } = facts.document.header;
    expect(country.rendering.folio({ ...facts.document, header }, facts.native)).toBe(
      "00001-00000123",
    );
  });

  test("a series without digits is not printed; the point of sale of the file is printed instead", async () => {
    const { facts } = await printed("products");
    const folioOf = (document_sequence_code: string) => {
      const header = { ...facts.document.header, document_sequence_code };
      return country.rendering.folio({ ...facts.document, header }, { series: "1" });
    };
    expect([folioOf("A"), folioOf("A-0001")]).toEqual(["00001-00000123", "A-0001-00000123"]);
  });

  test("letter B is printed with the voucher code 06; the legal lines contain the taxes in the price, and the CAE", async () => {
    const { file, seals, facts } = await printed("products-and-services");
    const [vat] = findAll(readXml(file.bytes), "ImpIVA");
    const money = (amount: string) => country.rendering.formatMoney(amount, facts.document);
    expect(country.rendering.legalLines?.(facts)).toEqual([
      "Régimen de Transparencia Fiscal al Consumidor (Ley 27.743)",
      `IVA Contenido: ${money((vat && textOf(vat)) ?? "")}`,
      `Otros Impuestos Nacionales Indirectos: ${money("0")}`,
      `CAE N°: ${seals.cae}`,
      "Fecha de Vto. de CAE: 12/07/2025",
    ]);
    expect(country.rendering.letter?.(facts.document)).toEqual({ letter: "B", code: "COD. 06" });
  });

  test.each([
    ["20250601", "20250630"],
    ["2025-06-01", "20250630"],
    ["01/06/2025", "20250630"],
    ["20250630", "20250601"],
  ])(
    "a service period sent as %s to %s is printed as 01/06/2025 a 30/06/2025",
    async (service_date_from, service_date_to) => {
      const { facts } = await printed("services");
      const { document } = facts;
      const ar_header = { invoice_concept: 2, service_date_from, service_date_to } as const;
      const header = { ...document.header, additional: { ar_header } };
      const shown = country.rendering.facts?.({ ...facts, document: { ...document, header } });
      expect(shown?.find(({ label }) => label === "Período")?.value).toBe(
        "01/06/2025 a 30/06/2025",
      );
    },
  );

  test("if only service_date_to is sent, and is before the day of issue, the printed period begins and ends on service_date_to", async () => {
    const { facts } = await printed("services");
    const { document } = facts;
    const ar_header = { invoice_concept: 2, service_date_to: "2020-06-30" } as const;
    const header = { ...document.header, additional: { ar_header } };
    const shown = country.rendering.facts?.({ ...facts, document: { ...document, header } });
    expect(shown?.find(({ label }) => label === "Período")?.value).toBe("30/06/2020 a 30/06/2020");
  });

  test("a document for products is printed without a service period, even if its body has the dates", async () => {
    const { facts } = await printed("services");
    const { document } = facts;
    const ar_header = { ...document.header.additional?.ar_header, invoice_concept: 1 } as const;
    const header = { ...document.header, additional: { ar_header } };
    const shown = country.rendering.facts?.({ ...facts, document: { ...document, header } });
    expect(shown?.map(({ label }) => label)).not.toContain("Período");
  });

  test("legal lines of letter B include national but not provincial taxes; those of letter A include no taxes", async () => {
    const { facts } = await printed("products-and-services");
    const { document } = facts;
    const taxes = [
      { tax_type_id: "INTERNOS", tax_percentage: 5, tax_amount: 50 },
      { tax_type_id: "IIBB", tax_percentage: 3, tax_amount: 30 },
    ];
    const [line] = document.details;
    const details = [{ ...line, quantity: 1, unit_price: 1000, total_amount_line: 1000, taxes }];
    const taxed = { ...facts, document: { ...document, details } } as typeof facts;
    expect(country.rendering.legalLines?.(taxed)[2]).toMatch(/ 50,00$/);
    const { seals, facts: other } = await printed("services");
    expect(country.rendering.legalLines?.(other)[0]).toBe(`CAE N°: ${seals.cae}`);
  });
});
