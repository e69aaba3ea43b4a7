import { expect, test } from "vitest";
import { cadenaOriginal } from "../../../../server/countries/mx/native/cadena-original.ts";
import { decimal, round, sum } from "../../../../server/model/decimal.ts";
import { childElements, find, findAll } from "../../../../server/xml/find.ts";
import type { XmlElement } from "../../../../server/xml/xml.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { describeNative, makeFiles, nativeInput } from "../native-suite.ts";
import { mexicanTrial } from "./native-trial.ts";

describeCountry("mx", "Mexican files", (country) => {
  const trial = mexicanTrial();
  const { native } = trial;
  // The serial number of SAT's published test certificate.
  const serialNumber = Buffer.from("30001000000400002436").toString("hex");
  const written = (base: string, change: object = {}) => {
    const input = nativeInput(trial, { ...baseBody("mx", base), ...change });
    return native.write({ ...input, certificate: { ...input.certificate, serialNumber } });
  };

  describeNative(trial);

  test("the cadena original of a plain invoice contains the invoice's values in SAT's order", () => {
    expect(cadenaOriginal(written("plain").root)).toBe(
      "||4.0|1|2025-05-06T09:09:26|99|30001000000400002436|30 días|5000.00|MXN|5800.00|I|01|PPD|66220" +
        "|TNO150312AB9|Tianguis del Norte SA de CV|601" +
        "|CDN0908076H1|Cocinas del Noreste SA de CV|25000|601|G03" +
        "|31162403|BIS-35|5|H87|PZA|Bisagra de cierre suave|1000.00|5000.00|02" +
        "|5000.00|002|Tasa|0.160000|800.00" +
        "|5000.00|002|Tasa|0.160000|800.00|800.00||",
    );
  });

  test("the customs values of an export keep as many decimals as SAT allows", () => {
    const body = structuredClone(baseBody("mx", "export"));
    for (const product of body.header.additional?.mx_exports?.merchandise?.details ?? []) {
      product.customs_unit_value = "0.004";
      product.customs_total_value = "12.34567";
    }
    const [product] = findAll(written("plain", body).root, "Mercancia");
    expect(product?.attributes).toMatchObject({
      ValorUnitarioAduana: "0.004",
      ValorDolares: "12.3457",
    });
  });

  test("a shipment has a Carta Porte complement, and an export has a Comercio Exterior complement", () => {
    expect(cadenaOriginal(written("shipping").root)).toContain(
      "|3.1|CCCd6f0e-5f0e-4b0a-9c39-2f6f3f6d1c11|No|85|Origen|OR000001|TNO150312AB9|2025-05-06T08:30:00" +
        "|NLE|MEX|66220|Destino|DE000001|CDN0908076H1|2025-05-06T11:00:00|85|COA|MEX|25000" +
        "|120.500|KGM|1|31162403|Bisagra de cierre suave|500|H87|120.500" +
        "|TPAF01|SCT-778812|C2|4.50|RG1234A|2021|Seguros del Bajío SA|POL-556677" +
        "|01|PEM2001015T6|NL-00456789|Autotransporte federal||",
    );
    expect(cadenaOriginal(written("export").root)).toContain(
      "|2.0|A1|0|FOB|17.0523|1000.00|Calzada del Valle 410|19|019|NLE|MEX|66220" +
        "|2100 Congress Avenue|TX|USA|78701|BIS-35|8302100100|400.000|06|2.50|1000.00||",
    );
  });

  test("a Carta Porte complement without a required member is omitted, and `limits` is empty", () => {
    const { header } = baseBody("mx", "shipping");
    const shipping = header.additional?.mx_shipping;
    const additional = { mx_shipping: { ...shipping, merchandise: { total_weight: "1" } } };
    const { root, limits } = written("shipping", { header: { ...header, additional } });
    expect(find(root, "cfdi:Complemento")).toBeUndefined();
    expect(limits).toEqual([]);
  });

  test("a document that cancels an invoice has type E (Egreso) and contains the UUID of the invoice", () => {
    const references = [{ reference_code: 1, description: "x", reference_document_id: 1 }];
    const { root } = written("plain", { references });
    expect(root.attributes.TipoDeComprobante).toBe("E");
    const relation = find(root, "cfdi:CfdiRelacionados");
    expect(relation?.attributes.TipoRelacion).toBe("01");
    expect(relation && find(relation, "cfdi:CfdiRelacionado")?.attributes.UUID).toBe(
      "0B8D6F0E-5F0E-4B0A-9C39-2F6F3F6D1C01",
    );
  });

  test("a shipment without amounts has type T (Traslado), no currency and no taxes", () => {
    const body = baseBody("mx", "shipping");
    const details = body.details.map((line) => ({ ...line, unit_price: 0, total_amount_line: 0 }));
    const totals = { net_amount: 0, total_amount: 0 };
    const { root, limits } = written("shipping", { details, totals });
    expect(root.attributes).toMatchObject({ TipoDeComprobante: "T", Moneda: "XXX", Total: "0" });
    expect(root.attributes.MetodoPago).toBeUndefined();
    expect(find(root, "cfdi:Impuestos")).toBeUndefined();
    expect(find(root, "cfdi:Complemento", "cartaporte31:CartaPorte")).toBeDefined();
    expect(limits).toEqual([]);
  });

  test("`defaults` lists the pointers of default values, and no pointers of values that the caller sent", () => {
    expect(written("plain").defaults).toEqual([
      "/registration_additional_data/registration_tax_regime",
    ]);
  });

  test("a receiver with a generic RFC has the postal code of the place of issue, as SAT requires", () => {
    const { receiver_tax_id_code: _, ...header } = baseBody("mx", "plain").header;
    const { defaults, root } = written("plain", { header });
    expect(header.receiver_postalcode).toBe("25000");
    expect(defaults).toEqual(
      expect.arrayContaining(["/header/receiver_tax_id_code", "/header/receiver_postalcode"]),
    );
    expect(find(root, "cfdi:Receptor")?.attributes).toMatchObject({
      Rfc: "XAXX010101000",
      RegimenFiscalReceptor: "616",
      DomicilioFiscalReceptor: "66220",
    });
  });

  test("a price of zero, a discount above the line's amount, and a year before 2010 are reported in `limits`", () => {
    const body = baseBody("mx", "plain");
    const [line] = body.details;
    const details = [
      { ...line, unit_price: 0 },
      { ...line, unit_price: 1, quantity: 1, modifier_amount: -2 },
    ];
    const header = { ...body.header, issue_date: "2009-12-31" };
    expect(written("plain", { details, header }).limits.map(({ pointer }) => pointer)).toEqual([
      "/totals/total_amount",
      "/header/issue_date",
      "/details/0/unit_price",
      "/details/1/modifier_amount",
    ]);
  });

  test("a line's amount has at least as many decimals as its discount, as SAT requires", () => {
    const [line] = baseBody("mx", "plain").details;
    const details = [{ ...line, quantity: 1, unit_price: 99.9, modifier_percentage: -6.5 }];
    const [concept] = findAll(written("plain", { details }).root, "Concepto");
    expect(concept?.attributes).toMatchObject({ Importe: "99.9000", Descuento: "6.4935" });
  });

  test("the file states the sum of the discounts if a line has a discount, even if the sum rounds to 0", () => {
    const [line] = baseBody("mx", "plain").details;
    const details = [{ ...line, modifier_amount: -0.001 }];
    const { root } = written("plain", { details });
    expect(findAll(root, "Concepto")[0]?.attributes.Descuento).toBe("0.001");
    expect(root.attributes.Descuento).toBe("0.00");
  });

  test("a surcharge on taxable lines has the VAT rate of the line whose rate is above 0, in any order of the lines", () => {
    const line = (tax_percentage: number) => ({
      ...baseBody("mx", "plain").details[0],
      taxes: [{ tax_type_id: "002", tax_percentage, tax_amount: 0 }],
    });
    const globals_discounts_surcharges = [
      {
        discount_surcharge_code: "RA",
        discount_surcharge_type: "$",
        discount_surcharge_value: 100,
      },
    ];
    for (const details of [
      [line(0), line(16)],
      [line(16), line(0)],
    ]) {
      const { root } = written("plain", { details, globals_discounts_surcharges });
      const surcharge = findAll(root, "Concepto").at(-1) ?? root;
      const rates = findAll(surcharge, "Traslado").map(({ attributes }) => attributes.TasaOCuota);
      expect(rates).toEqual(["0.160000"]);
    }
  });

  test("ISR (income tax) of a line is withheld once, whether its percentage is positive or negative", () => {
    for (const tax_percentage of [10, -10]) {
      const taxes = [
        { tax_type_id: "002", tax_percentage: 16, tax_amount: 800 },
        { tax_type_id: "001", tax_percentage, tax_amount: 500 },
      ];
      const details = [{ ...baseBody("mx", "plain").details[0], taxes }];
      const totals = { net_amount: 5000, taxes_amount: -500, total_amount: 5300 };
      const { root } = written("plain", { details, totals });
      const [sums] = childElements(root, "cfdi:Impuestos");
      expect(sums?.attributes.TotalImpuestosRetenidos).toBe("500.00");
      expect(root.attributes.Total).toBe("5300.00");
    }
  });

  test("the base of the IVA includes the IEPS (excise) of the line if the sent IVA amount includes IVA on the IEPS", () => {
    for (const [amount, base, importe, total] of [
      [864, "5400.00", "864.00", "6264.00"],
      [800, "5000.00", "800.00", "6200.00"],
      // 1600 is not the IVA of either base, so the base excludes the IEPS.
      [1600, "5000.00", "800.00", "6200.00"],
    ] as const) {
      const taxes = [
        { tax_type_id: "003", tax_percentage: 8, tax_amount: 400 },
        { tax_type_id: "002", tax_percentage: 16, tax_amount: amount },
      ];
      const details = [{ ...baseBody("mx", "plain").details[0], taxes }];
      const totals = { net_amount: 5000, taxes_amount: amount + 400, total_amount: Number(total) };
      const { root } = written("plain", { details, totals });
      const [, sums = root] = [root, ...childElements(root, "cfdi:Impuestos")];
      expect(findAll(sums, "Traslado").map(({ attributes }) => attributes)).toMatchObject([
        { Impuesto: "002", Base: base, Importe: importe },
        { Impuesto: "003", Base: "5000.00", Importe: "400.00" },
      ]);
      expect(root.attributes.Total).toBe(total);
    }
  });

  test("TipoCambio is exchange_rate_value, or else the exchange_rate of mx_exports, or else 1 as a default", () => {
    const { header } = baseBody("mx", "plain");
    const { root, defaults } = written("plain", { header: { ...header, currency_id: 2 } });
    expect(root.attributes).toMatchObject({ Moneda: "USD", TipoCambio: "1" });
    expect(defaults).toContain("/header/exchange_rate_value");
    const mx_exports = { ...baseBody("mx", "export").header.additional?.mx_exports };
    const additional = { mx_exports: { ...mx_exports, exchange_rate: "17.5" } };
    const unusable = { ...header, currency_id: 2, exchange_rate_value: 0, additional };
    expect(written("plain", { header: unusable }).root.attributes.TipoCambio).toBe("17.5");
    const rated = { ...header, currency_id: 2, exchange_rate_value: 18 };
    const other = written("plain", { header: rated });
    expect(other.root.attributes.TipoCambio).toBe("18");
    expect(other.defaults).not.toContain("/header/exchange_rate_value");
  });

  test("the file's totals are the sums of its lines, and the printed rows add up to the same total", async () => {
    for (const { draft, input } of await makeFiles(trial, 20)) {
      const { root } = draft;
      const lines = findAll(root, "Concepto");
      const number = (one: XmlElement | undefined, name: string) =>
        decimal(one?.attributes[name] ?? "0");
      const totalOf = (name: string) => sum(lines.map((line) => number(line, name)));
      const taxes = childElements(root, "cfdi:Impuestos")[0];
      const taxed = (name: string) =>
        sum(lines.flatMap((line) => findAll(line, name)).map((one) => number(one, "Importe")));
      expect(number(root, "SubTotal").toFixed(2)).toBe(round(totalOf("Importe"), 2).toFixed(2));
      expect(number(root, "Descuento").toFixed(2)).toBe(round(totalOf("Descuento"), 2).toFixed(2));
      const moved = number(taxes, "TotalImpuestosTrasladados");
      const kept = number(taxes, "TotalImpuestosRetenidos");
      // Each group of taxes is rounded once, so totals of taxes may differ by some cents from the sums of the lines.
      expect(moved.minus(taxed("Traslado")).abs().lt("0.05")).toBe(true);
      expect(kept.minus(taxed("Retencion")).abs().lt("0.05")).toBe(true);
      const total = number(root, "SubTotal")
        .minus(number(root, "Descuento"))
        .plus(moved)
        .minus(kept);
      const stated = number(root, "Total").toFixed(2);
      expect(stated).toBe(total.toFixed(2));
      const rows = country.rendering.breakdown(input.document, {});
      expect(decimal(rows.at(-1)?.amount ?? "0").toFixed(2)).toBe(stated);
      expect(sum(rows.slice(0, -1).map(({ amount }) => decimal(amount))).toFixed(2)).toBe(stated);
    }
  });
});
