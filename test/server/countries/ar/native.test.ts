import { expect, test } from "vitest";
import { decimal, sum } from "../../../../server/model/decimal.ts";
import { find, findAll, textOf } from "../../../../server/xml/find.ts";
import { readXml } from "../../../../server/xml/read-xml.ts";
import type { XmlElement } from "../../../../server/xml/xml.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { describeNative, makeFile, makeFiles, nativeInput, suiteKeys } from "../native-suite.ts";
import { argentineTrial } from "./native-trial.ts";

describeCountry("ar", "Argentine files", (country) => {
  const trial = argentineTrial();
  const { native } = trial;
  const body = (base: string, header: object = {}, rest: object = {}) => {
    const found = baseBody("ar", base);
    return { ...found, header: { ...found.header, ...header }, ...rest };
  };
  const written = (base: string, header: object = {}, rest: object = {}) =>
    native.write(nativeInput(trial, body(base, header, rest), 123));
  const detailOf = (root: XmlElement) => findAll(root, "FECAEDetRequest")[0] as XmlElement;
  // The name and text of every element with text, in document order.
  const facts = (one: XmlElement): readonly string[] =>
    one.children.flatMap((child) =>
      typeof child === "string" ? [`${one.name} ${child}`] : facts(child),
    );

  describeNative(trial);

  test("an invoice for products has the elements that ARCA requires, in ARCA's order", () => {
    const { root, defaults } = written("products");
    expect(root.attributes.xmlns).toBe("http://ar.gov.afip.dif.FEV1/");
    expect(facts(root)).toEqual([
      "CantReg 1",
      "PtoVta 1",
      "CbteTipo 1",
      "Concepto 1",
      "DocTipo 80",
      "DocNro 33567890126",
      "CbteDesde 123",
      "CbteHasta 123",
      "CbteFch 20250701",
      "ImpTotal 1089000.00",
      "ImpTotConc 0.00",
      "ImpNeto 900000.00",
      "ImpOpEx 0.00",
      "ImpTrib 0.00",
      "ImpIVA 189000.00",
      "MonId PES",
      "MonCotiz 1",
      "CondicionIVAReceptorId 1",
      "Id 5",
      "BaseImp 900000.00",
      "Importe 189000.00",
    ]);
    expect(defaults).toEqual([]);
  });

  test("the VAT of a line is recognized in any order of the line's taxes", () => {
    const vat = { tax_type_id: "IVA", tax_percentage: 21, tax_amount: 210 };
    const other = { tax_type_id: "GANANCIAS", tax_percentage: 2, tax_amount: 20 };
    const amounts = (...taxes: readonly object[]) => {
      const [line] = baseBody("ar", "products").details;
      const details = [{ ...line, quantity: 1, unit_price: 1000, total_amount_line: 1000, taxes }];
      const totals = { net_amount: 1000, taxes_amount: 20, total_amount: 1230 };
      const { root } = written("products", {}, { details, totals });
      return ["ImpNeto", "ImpIVA", "ImpTrib"].map((name) => {
        const [found] = findAll(root, name);
        return found && textOf(found);
      });
    };
    expect(amounts(vat, other)).toEqual(["1000.00", "210.00", "20.00"]);
    expect(amounts(other, vat)).toEqual(["1000.00", "210.00", "20.00"]);
  });

  test.each([
    ["A-0001", "1"],
    ["M-0001", "1"],
    ["B-0001", "5"],
    ["C-0001", "5"],
  ])(
    "in series %s, a receiver without receiver_vat_condition_id gets the VAT condition %s as a default",
    (series, condition) => {
      const header = { document_sequence_code: series, additional: {} };
      const { root, defaults } = written("products", header);
      expect(textOf(detailOf(root), "CondicionIVAReceptorId")).toBe(condition);
      expect(defaults).toContain("/header/additional/ar_header/receiver_vat_condition_id");
    },
  );

  test("a voucher for services contains the service period and the last due date", () => {
    const detail = detailOf(written("services", { payment_conditions: "0,30" }).root);
    expect(facts(detail)).toEqual(
      expect.arrayContaining([
        "Concepto 2",
        "FchServDesde 20250601",
        "FchServHasta 20250630",
        "FchVtoPago 20250731",
      ]),
    );
    const ar_header = { invoice_concept: 3, service_date_from: "01/06/2025" };
    const { root, defaults } = written("services", { additional: { ar_header } });
    expect(facts(root)).toContain("FchServDesde 20250601");
    expect(facts(root)).toContain("FchServHasta 20250601");
    expect(defaults).toContain("/header/additional/ar_header/service_date_to");
  });

  test("VAT at a reduced rate is in ImpIVA, a net amount without VAT in ImpOpEx, and other taxes in ImpTrib", () => {
    const reduced = written(
      "products",
      {},
      {
        totals: { net_amount: 900_000, taxes_amount: 94_500, total_amount: 994_500 },
      },
    );
    expect(facts(reduced.root)).toEqual(
      expect.arrayContaining(["ImpTotal 994500.00", "ImpIVA 94500.00", "Id 4"]),
    );
    const exempt = written(
      "products",
      {},
      {
        totals: { net_amount: 900_000, total_amount: 900_000 },
      },
    );
    expect(facts(exempt.root)).toEqual(
      expect.arrayContaining(["ImpTotal 900000.00", "ImpOpEx 900000.00", "ImpIVA 0.00"]),
    );
    const more = written(
      "products",
      {},
      {
        totals: { net_amount: 900_000, taxes_amount: 1000, total_amount: 1_090_000 },
      },
    );
    expect(facts(more.root)).toEqual(
      expect.arrayContaining([
        "ImpTotal 1090000.00",
        "ImpTrib 1000.00",
        "Id 99",
        "Importe 1000.00",
      ]),
    );
  });

  test("a voucher of letter C has its whole total in ImpNeto, and no VAT", () => {
    const { root } = written("products", { document_sequence_code: "C-0003" });
    expect(facts(root)).toEqual(
      expect.arrayContaining([
        "PtoVta 3",
        "CbteTipo 11",
        "ImpNeto 1089000.00",
        "ImpIVA 0.00",
        "ImpTotal 1089000.00",
      ]),
    );
    expect(find(detailOf(root), "Iva")).toBeUndefined();
  });

  test("a note contains the number of the referenced voucher, or a date range if this number is unknown", () => {
    const note = (reference: object) => {
      const references = [{ reference_code: 1, description: "x", ...reference }];
      return facts(detailOf(written("products", {}, { references }).root));
    };
    expect(note({ reference_document_id: 2 })).toEqual(
      expect.arrayContaining([
        "Tipo 6",
        "PtoVta 3",
        "Nro 8",
        "Cuit 30712345671",
        "CbteFch 20250103",
      ]),
    );
    expect(note({ reference_number: "A-0002-00000123" })).toEqual(
      expect.arrayContaining(["Tipo 1", "PtoVta 2", "Nro 123"]),
    );
    for (const reference of [{}, { reference_document_id: 3 }]) {
      expect(note(reference)).toEqual(
        expect.arrayContaining(["FchDesde 20250701", "FchHasta 20250701"]),
      );
    }
  });

  test("a receiver is identified by CUIT, CUIL or DNI; a receiver with an invalid CUIT is anonymous", () => {
    const reported = (code: string, type: string) => {
      const header = { receiver_tax_id_code: code, receiver_tax_id_type: type };
      const detail = detailOf(written("products", header).root);
      return [textOf(detail, "DocTipo"), textOf(detail, "DocNro")];
    };
    expect(reported("30-71234567-1", "AR-CUIT")).toEqual(["80", "30712345671"]);
    expect(reported("27345678900", "CUIL")).toEqual(["86", "27345678900"]);
    expect(reported("30.123.456", "AR-DNI")).toEqual(["96", "30123456"]);
    expect(reported("30123456", "AR-CUIT")).toEqual(["99", "0"]);
  });

  test.each([0, 100_000_000])("document number %i is reported in `limits`", async (number) => {
    const named = { name: "products", body: baseBody("ar", "products"), isPlain: true };
    const { draft } = await makeFile(trial, named, number);
    expect(draft.limits.map(({ pointer }) => pointer)).toEqual(["/header/document_number"]);
  });

  test("a negative taxes_amount and a point of sale beyond ARCA's range are reported in `limits`", () => {
    const withheld = { net_amount: 900_000, taxes_amount: -9000, total_amount: 1_080_000 };
    const { limits } = written(
      "products",
      { document_sequence_code: "123456" },
      { totals: withheld },
    );
    expect(limits.map(({ pointer }) => pointer)).toEqual([
      "/header/document_sequence_code",
      "/totals/taxes_amount",
    ]);
  });

  test("the amounts add up to the total, both in the file and in the printed breakdown", async () => {
    for (const { draft, input } of await makeFiles(trial, 20)) {
      if (draft.limits.length > 0) continue;
      const detail = detailOf(
        readXml(Buffer.from((await native.seal(draft, input, suiteKeys)).bytes)),
      );
      const number = (name: string) => decimal(textOf(detail, name) ?? "0");
      const parts = ["ImpTotConc", "ImpNeto", "ImpOpEx", "ImpTrib", "ImpIVA"].map(number);
      expect(sum(parts).toFixed(2)).toBe(textOf(detail, "ImpTotal"));
      const rows = country.rendering.breakdown(input.document, {});
      const amounts = rows.map(({ amount }) => decimal(amount));
      expect(amounts.at(-1)?.toFixed(2)).toBe(textOf(detail, "ImpTotal"));
      expect(sum(amounts.slice(0, -1)).toFixed(2)).toBe(textOf(detail, "ImpTotal"));
    }
  });
});
