import { expect, it } from "vitest";
import type { Country } from "../../../server/countries/country.ts";
import { baseBody } from "./bodies.ts";
import { describeCountry } from "./known.ts";

type Stamps = (base: string, header?: object) => string | undefined;

function describeStamps(code: string, tests: (payload: Stamps, country: Country) => void): void {
  describeCountry(code, `stamps in ${code}`, (country) => {
    tests((base, header = {}) => {
      const body = baseBody(code, base);
      const document = { ...body, header: { ...body.header, document_number: 123, ...header } };
      const issuer = { legalName: "Issuer", taxId: body.header.issuer_tax_id_code ?? "issuer" };
      return country.rendering.stamp?.({ document, issuer })?.payload;
    }, country);
  });
}

describeStamps("cl", (payload, { rendering }) => {
  it("before the file for the tax authority exists, the Chilean stamp has only the fields of the document", () => {
    expect(payload("invoice", { receiver_legal_name: "Pérez & Hijos <Ltda.>" })).toBe(
      '<TED version="1.0"><DD><RE>77123456-9</RE><TD>33</TD><F>123</F><FE>2025-03-14</FE>' +
        "<RR>76543210-3</RR><RSR>Pérez &amp; Hijos &lt;Ltda.&gt;</RSR><MNT>232267</MNT>" +
        "<IT1>Cemento especial 25 kg</IT1></DD></TED>",
    );
  });

  it("a receipt without the receiver's RUT has the generic RUT; a long name is cut to 40 characters", () => {
    const stamp = payload("gross-receipt", { receiver_legal_name: "🎂".repeat(60) });
    expect(stamp).toContain("<TD>39</TD>");
    expect(stamp).toContain("<RR>66666666-6</RR>");
    expect(stamp).toContain(`<RSR>${"🎂".repeat(40)}</RSR>`);
  });

  it("the stamp of an export contains the decimals of the total", () => {
    const body = baseBody("cl", "export-invoice");
    const header = { ...body.header, document_number: 1 };
    const document = { ...body, header, totals: { net_amount: 8000.5, total_amount: 8000.5 } };
    const stamp = rendering.stamp?.({
      document,
      issuer: { legalName: "", taxId: "" },
    });
    expect(stamp).toMatchObject({ symbology: "pdf417" });
    expect(stamp?.payload).toContain("<TD>110</TD>");
    expect(stamp?.payload).toContain("<MNT>8000.5</MNT>");
  });
});

describeStamps("pe", (payload) => {
  it("the Peruvian QR code lists issuer, type, folio, tax, total, date and receiver", () => {
    expect(payload("plain")).toBe(
      "20600123450|01|F001|123|180.00|1180.00|2025-04-02|6|20555000112|",
    );
    const receiver = (code: string, type: string) =>
      payload("plain", { receiver_tax_id_code: code, receiver_tax_id_type: type });
    expect(receiver("45678912", "PE-DNI")).toMatch(/\|1\|45678912\|$/);
    expect(receiver("X1", "")).toMatch(/\|0\|X1\|$/);
  });
});

describeStamps("ar", (payload) => {
  it("the Argentine QR code is a URL with the data of the document as JSON in base64", () => {
    const [address, base64 = ""] = payload("products")?.split("?p=") ?? [];
    expect(address).toBe("https://www.afip.gob.ar/fe/qr/");
    expect(JSON.parse(Buffer.from(base64, "base64").toString("utf8"))).toEqual({
      ver: 1,
      fecha: "2025-07-01",
      cuit: 30712345671,
      ptoVta: 1,
      tipoCmp: 1,
      nroCmp: 123,
      importe: 1089000,
      moneda: "PES",
      ctz: 1,
      tipoDocRec: 80,
      nroDocRec: 33567890126,
    });
  });
});

describeStamps("co", (payload) => {
  it("the Colombian QR code has one line for each value", () => {
    expect(payload("plain")?.split("\n")).toEqual([
      "NumFac: SETT123",
      "FecFac: 2025-06-09",
      "NitFac: 9001234567-0",
      "DocAdq: 8301112223-6",
      "ValFac: 10000000.00",
      "ValIva: 1900000.00",
      "ValOtroIm: 0.00",
      "ValTolFac: 11900000.00",
    ]);
  });
});

describeStamps("mx", (payload) => {
  it("the Mexican QR code is SAT's verification URL with issuer, receiver and total", () => {
    expect(payload("plain")).toBe(
      "https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?re=TNO150312AB9&rr=CDN0908076H1&tt=5800.000000",
    );
  });
});

describeCountry("us", "the United States", ({ rendering }) => {
  it("have no stamp", () => {
    expect(rendering.stamp).toBeUndefined();
  });
});
