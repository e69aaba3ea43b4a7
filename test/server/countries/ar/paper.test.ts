import { expect, test } from "vitest";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { makeFile, suiteKeys } from "../native-suite.ts";
import { argentineTrial } from "./native-trial.ts";

describeCountry("ar", "Argentine paper", (country) => {
  const printed = async (base: string) => {
    const trial = argentineTrial();
    const named = { name: base, body: baseBody("ar", base), isPlain: true };
    const { file, input } = await makeFile(trial, named, 123);
    const reply = await trial.native.reply({ file, input, messages: [], now: 0, keys: suiteKeys });
    const { seals = {} } = reply.stamped ?? {};
    const issuer = { legalName: "Issuer", taxId: "30712345671" };
    return {
      seals,
      facts: { document: input.document, issuer, native: { ...input.numbering, seals } },
    };
  };

  test("the code is ARCA's address with the CAE and the file's amounts", async () => {
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

  test("the letter has its code, and the legal lines are the CAE and its last day", async () => {
    const { seals, facts } = await printed("products-and-services");
    expect(country.rendering.legalLines?.(facts)).toEqual([
      `CAE N°: ${seals.cae}`,
      "Fecha de Vto. de CAE: 12/07/2025",
    ]);
    expect(country.rendering.letter?.(facts.document)).toEqual({ letter: "B", code: "COD. 06" });
  });
});
