import { describe, expect, it } from "vitest";
import type { DocumentCreate, DocumentUpdate } from "../../../generated/types/models.d.ts";
import { countries } from "../../../server/countries/countries.ts";
import type { Country } from "../../../server/countries/country.ts";
import { accountBase } from "./base-bodies.ts";
import { baseBody } from "./bodies.ts";
import { countryOf, describeCountry, known } from "./known.ts";

function found(country: Country, body: DocumentCreate): string[] {
  const document = country.defaults(body, accountBase(country.code));
  return country.warn(document, body).map(({ pointer, rule }) => `${pointer} ${rule}`);
}

const wrong = known([
  ["cl", "invoice", "76543210-4", "CL-RUT", "cl.rut-check-digit"],
  ["co", "plain", "8301112223-7", "CO-NIT", "co.nit-check-digit"],
  ["mx", "plain", "CDN0908076H2", "MX-RFC", "mx.rfc-check-digit"],
  ["pe", "plain", "20555000113", "PE-RUC", "pe.ruc-check-digit"],
  ["ar", "products", "33567890127", "AR-CUIT", "ar.cuit-check-digit"],
] as const);

describe.each(wrong)("%s: a wrong check digit", (code, base, id, type, rule) => {
  const country = countryOf(code);
  const receiver = (header: Partial<DocumentCreate["header"]>) =>
    found(country, baseBody(code, base, { header: { receiver_tax_id_code: id, ...header } }));
  const receiverWarning = [`/header/receiver_tax_id_code ${rule}`];

  it("of the receiver gets a warning, with or without a tax id type", () => {
    expect(receiver({ receiver_tax_id_type: type })).toEqual(receiverWarning);
    expect(receiver({ receiver_tax_id_type: "" })).toEqual(receiverWarning);
    const { receiver_tax_id_type: _, ...header } = baseBody(code, base).header;
    const body = { ...baseBody(code, base), header: { ...header, receiver_tax_id_code: id } };
    expect(found(country, body)).toEqual(receiverWarning);
  });

  it("of a foreign receiver, or of an id of another type, gets no warning", () => {
    expect(receiver({ receiver_country_id: 999 })).toEqual([]);
    expect(receiver({ receiver_tax_id_type: "PASSPORT" })).toEqual([]);
  });

  it("of the issuer gets a warning only if the body contains the tax id", () => {
    const header = { issuer_tax_id_code: id, issuer_tax_id_type: type };
    const body = baseBody(code, base, { header });
    expect(found(country, body)).toEqual([`/header/issuer_tax_id_code ${rule}`]);
    const { issuer_tax_id_code: _, ...rest } = body.header;
    const account = { ...accountBase(code), registration_tax_id_code: id };
    const silent = { ...body, header: rest };
    expect(country.warn(country.defaults(silent, account), silent)).toEqual([]);
  });

  it("of the account gets a warning", () => {
    const account = { ...accountBase(code), registration_tax_id_code: id };
    expect(country.warnAccount(account)).toMatchObject([
      { pointer: "/registration_tax_id_code", rule },
    ]);
  });

  it("of a domestic customer gets a warning, but that of a foreign customer gets none", () => {
    const details = { tax_id_code: id, tax_id_type: type };
    const at = (country_id?: string) => ({
      ...details,
      ...(country_id !== undefined && { country_id }),
    });
    const invoicing_details = [at("999"), at(), at(String(country.id)), at("")];
    expect(country.warnCustomer({ invoicing_details }).map(({ pointer }) => pointer)).toEqual([
      "/invoicing_details/1/tax_id_code",
      "/invoicing_details/2/tax_id_code",
      "/invoicing_details/3/tax_id_code",
    ]);
    expect(country.warnCustomer({})).toEqual([]);
  });
});

describeCountry("us", "the United States", (us) => {
  it("get no warnings about tax ids, because their tax ids have no check digit", () => {
    const header = { receiver_tax_id_code: "76543210-4", issuer_tax_id_code: "20555000113" };
    expect(found(us, baseBody("us", "plain", { header }))).toEqual([]);
    expect(us.warnAccount({ ...accountBase("us"), registration_tax_id_code: "1" })).toEqual([]);
    expect(us.warnCustomer({ invoicing_details: [{ tax_id_code: "1" }] })).toEqual([]);
  });

  it("have no VAT, so a total above the net amount plus taxes gets a warning", () => {
    const of = (taxes_amount: number, total_amount: number) =>
      found(
        us,
        baseBody("us", "plain", { totals: { net_amount: 10000, taxes_amount, total_amount } }),
      );
    expect(of(825, 10825)).toEqual([]);
    expect(of(0, 11900)).toEqual(["/totals/total_amount totals.unusual"]);
  });
});

describeCountry("cl", "Chile", (cl) => {
  it("the receiver of an export is foreign, even without a country, so the RUT is not checked", () => {
    const { receiver_country_id: _, ...header } = baseBody("cl", "export-invoice").header;
    const body = {
      ...baseBody("cl", "export-invoice"),
      header: { ...header, receiver_tax_id_code: "76543210-4", receiver_tax_id_type: "CL-RUT" },
    };
    expect(found(cl, body)).toEqual([]);
  });

  it("an update gets warnings only for members of its body", () => {
    const stored = cl.defaults(baseBody("cl", "invoice"), accountBase("cl"));
    const merged = { ...stored, header: { ...stored.header, issuer_tax_id_code: "77123456-1" } };
    const body: DocumentUpdate = {
      header: {
        document_type_id: 2,
        issue_date: "2025-03-14",
        issuer_address: "",
        issuer_district: "",
        issuer_city: "",
        issuer_phone: "",
        issuer_activity: "",
        receiver_address: "",
        receiver_district: "",
        receiver_city: "",
        receiver_phone: "",
        currency_id: 1,
      },
      totals: { net_amount: 195182, total_amount: 232267 },
    };
    expect(cl.warn(merged, body)).toEqual([]);
    const loud = { ...body, header: { ...body.header, issuer_tax_id_code: "77123456-1" } };
    expect(cl.warn(merged, loud)).toMatchObject([{ pointer: "/header/issuer_tax_id_code" }]);
  });

  it("the total may differ from the net amount plus VAT by one peso for each line", () => {
    const of = (total_amount: number) =>
      found(cl, baseBody("cl", "invoice", { totals: { net_amount: 195182, total_amount } }));
    expect(of(232269)).toEqual([]);
    expect(of(232265)).toEqual([]);
    expect(of(232270)).toEqual(["/totals/total_amount totals.unusual"]);
  });

  it("only Chile rejects a receipt with gross prices and a wrong total", () => {
    const body = baseBody("cl", "gross-receipt", { totals: { total_amount: 1 } });
    const rejected = countries.filter((country) => country.validate(body).length > 0);
    expect(rejected).toEqual([cl]);
    expect(cl.validate(body)).toMatchObject([
      { pointer: "/totals/total_amount", rule: "cl.gross-total" },
    ]);
  });
});

describe("totals", () => {
  it.each(
    known([
      ["cl", "invoice", 19],
      ["co", "plain", 19],
      ["mx", "plain", 16],
      ["pe", "plain", 18],
      ["ar", "products", 21],
    ] as const),
  )(
    "of %s may be the net amount plus VAT, plus `taxes_amount` or plus both; any other total gets a warning",
    (code, base, rate) => {
      const of = (taxes_amount: number, total_amount: number) =>
        found(
          countryOf(code),
          baseBody(code, base, { totals: { net_amount: 10000, taxes_amount, total_amount } }),
        );
      const vat = rate * 100;
      expect(of(0, 10000)).toEqual([]);
      expect(of(0, 10000 + vat)).toEqual([]);
      expect(of(vat, 10000 + vat)).toEqual([]);
      expect(of(300, 10300)).toEqual([]);
      expect(of(300, 10300 + vat)).toEqual([]);
      expect(of(-300, 9700 + vat)).toEqual([]);
      expect(of(0, 10100 + vat)).toEqual(["/totals/total_amount totals.unusual"]);
    },
  );
});

describeCountry("ar", "the service period in Argentina", (ar) => {
  const services = baseBody("ar", "services");
  const of = (ar_header: object) => {
    const additional: object = { ar_header };
    return found(ar, { ...services, header: { ...services.header, additional } });
  };
  const from = "/header/additional/ar_header/service_date_from ar.service-dates";
  const to = "/header/additional/ar_header/service_date_to ar.service-dates";

  it.each([2, 3])("of concept %i gets a warning for each missing date", (invoice_concept) => {
    expect(of({ invoice_concept })).toEqual([from, to]);
    expect(of({ invoice_concept, service_date_from: "2025-06-01" })).toEqual([to]);
    expect(of({ invoice_concept, service_date_to: "2025-06-01" })).toEqual([from]);
  });

  it("is not required for concept 1 (products), or without a concept", () => {
    expect(of({ invoice_concept: 1 })).toEqual([]);
    expect(of({})).toEqual([]);
  });
});

describeCountry("mx", "a misspelt unit in Mexico", (mx) => {
  it("gets a warning at `unit_measure` if `mx_detail.measure_unit_code` is empty; an absent code defaults to E48", () => {
    const body = baseBody("mx", "plain");
    const of = (mx_detail: object) => {
      const additional: object = { mx_detail };
      const details = body.details.map((line) => ({ ...line, unit_measure: "kg", additional }));
      return found(mx, { ...body, details: details.slice(0, 1) });
    };
    expect(of({ measure_unit_code: "" })).toEqual(["/details/0/unit_measure native.code"]);
    expect(of({})).toEqual([]);
  });
});

describeCountry("pe", "Peruvian cargo", (pe) => {
  const codes = ["3116", "3117", "3118", "3119", "3120", "3124", "3125", "3126"];
  const plain = baseBody("pe", "plain");
  const warnings = (additional: object) => {
    const body = { ...plain, header: { ...plain.header, additional } };
    return pe.warn(pe.defaults(body, accountBase("pe")), body);
  };

  it("gets a warning with SUNAT's code for each missing member", () => {
    expect(warnings({ pe_cargo_transport: {} }).map(({ code }) => code)).toEqual(codes);
    const some = { origin_ubigeo: "", trip_detail: "", payload_reference_amount: 0 };
    expect(warnings({ pe_cargo_transport: some }).map(({ code }) => code)).toEqual([
      "3117",
      "3118",
      "3119",
      "3124",
      "3125",
    ]);
  });

  it("gets a warning at the pointer of the missing member", () => {
    expect(warnings({ pe_cargo_transport: {} })[0]?.pointer).toBe(
      "/header/additional/pe_cargo_transport/origin_ubigeo",
    );
  });

  it("gets no warning if the document has no `pe_cargo_transport`", () => {
    expect(warnings({})).toEqual([]);
  });
});
