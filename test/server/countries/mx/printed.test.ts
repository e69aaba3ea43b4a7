import { expect, it, test } from "vitest";
import { amountInWords, spanishNumber } from "../../../../server/countries/mx/amount-in-words.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { makeFile, suiteKeys } from "../native-suite.ts";
import { mexicanTrial } from "./native-trial.ts";

describeCountry("mx", "Mexican printed documents", (country) => {
  const printed = async (base: string) => {
    const trial = mexicanTrial();
    const named = { name: base, body: baseBody("mx", base), isPlain: true };
    const { file, input } = await makeFile(trial, named, 123);
    const now = Date.UTC(2026, 2, 14, 16);
    const reply = await trial.native.reply({
      file,
      input,
      messages: [],
      now,
      keys: suiteKeys,
    });
    const { seals = {} } = reply.stamped ?? {};
    const issuer = { legalName: "Issuer", taxId: "TNO150312AB9" };
    const native = { ...input.numbering, seals };
    return { seals, facts: { document: input.document, issuer, native } };
  };

  test("the QR code is a URL with UUID, issuer, receiver, total and the seal's last eight characters", async () => {
    const { seals, facts } = await printed("plain");
    const address = country.rendering.stamp?.(facts)?.payload ?? "";
    expect([...new URL(address).searchParams]).toEqual([
      ["id", "0B8D6F0E-5F0E-4B0A-9C39-2F6F3F6D1C11"],
      ["re", "TNO150312AB9"],
      ["rr", "CDN0908076H1"],
      ["tt", "5800.000000"],
      ["fe", seals.sello?.slice(-8)],
    ]);
  });

  test("the legal lines contain UUID, seals, SAT's certificate number and the stamp's cadena original", async () => {
    const { seals, facts } = await printed("plain");
    const lines = country.rendering.legalLines?.(facts) ?? [];
    for (const name of ["uuid", "sello", "sello_sat", "cadena_tfd", "no_certificado_sat"]) {
      expect(seals[name]).toBeTruthy();
      expect(lines.some((line) => line.endsWith(`: ${seals[name]}`))).toBe(true);
    }
    expect(lines).toContain("Régimen fiscal del emisor: 601 General de Ley Personas Morales");
    expect(country.rendering.legalLines?.({ ...facts, native: undefined } as never)).toEqual([]);
  });

  test("the printed facts (rows of label and value) contain the codes of the file, each with its description", async () => {
    const { facts } = await printed("plain");
    expect(country.rendering.facts?.(facts)).toEqual([
      { label: "Tipo de comprobante", value: "I Ingreso" },
      { label: "Régimen fiscal receptor", value: "601 General de Ley Personas Morales" },
      { label: "Uso del CFDI", value: "G03 Gastos en general" },
      { label: "Forma de pago", value: "99 Por definir" },
      { label: "Método de pago", value: "PPD Pago en parcialidades o diferido" },
    ]);
  });

  test("quantities and values of goods have Mexico's number format; codes and other texts are unchanged", () => {
    const goodsOf = (base: string, additional: object = {}) => {
      const body = baseBody("mx", base);
      const header = { ...body.header, additional: { ...body.header.additional, ...additional } };
      return country.rendering.goods?.({ ...body, header })[0]?.rows;
    };
    expect(goodsOf("export")).toEqual([["8302100100", "BIS-35", "400", "06", "2.50", "1,000.00"]]);
    const details = [
      { customs_quantity: "1234.5", customs_unit_value: "0.125", customs_total_value: "n/d" },
    ];
    expect(goodsOf("export", { mx_exports: { merchandise: { details } } })).toEqual([
      ["", "", "1,234.5", "", "0.125", "n/d"],
    ]);
  });

  test("the total in words names its currency", () => {
    const words = (base: string) => amountInWords(baseBody("mx", base));
    expect(words("plain")).toBe("CINCO MIL OCHOCIENTOS PESOS 00/100 M.N.");
    expect(words("export")).toBe("MIL CIENTO SESENTA DÓLARES 00/100 USD");
  });

  test("a shipment with totals of 0 is printed with amounts of 0, even if its lines have prices", () => {
    const body = baseBody("mx", "shipping", { totals: { net_amount: 0, total_amount: 0 } });
    expect(body.details[0]?.unit_price).toBeGreaterThan(0);
    expect(country.rendering.breakdown(body, {}).map(({ amount }) => amount)).toEqual(["0", "0"]);
    expect(amountInWords(body)).toBe("CERO PESOS 00/100 M.N.");
    const header = { ...body.header, document_number: 1 };
    const issuer = { legalName: "Issuer", taxId: "TNO150312AB9" };
    const { payload } = country.rendering.stamp?.({ document: { ...body, header }, issuer }) ?? {};
    expect(new URL(payload ?? "").searchParams.get("tt")).toBe("0.000000");
  });

  it.each([
    [0n, "CERO"],
    [1n, "UN"],
    [21n, "VEINTIÚN"],
    [31n, "TREINTA Y UN"],
    [100n, "CIEN"],
    [101n, "CIENTO UN"],
    [555n, "QUINIENTOS CINCUENTA Y CINCO"],
    [1000n, "MIL"],
    [21_001n, "VEINTIÚN MIL UN"],
    [1_000_000n, "UN MILLÓN"],
    [2_300_040n, "DOS MILLONES TRESCIENTOS MIL CUARENTA"],
    [1_000_000_000_000n, "UN BILLÓN"],
    [
      999_999_999_999n,
      "NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE MILLONES NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE",
    ],
  ])("%s in words is %s", (number, words) => expect(spanishNumber(number)).toBe(words));
});
