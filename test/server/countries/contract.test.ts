import { describe, expect, it } from "vitest";
import { rules } from "../../../generated/rules.js";
import { countries, countryByCode, countryById } from "../../../server/countries/countries.ts";
import { decimal, sum } from "../../../server/model/decimal.ts";
import { localMoment } from "../../../server/model/time-zone.ts";
import type { Finding } from "../../vectors/vector.ts";
import { accountBase, accountVectors, documentBases, documentVectors } from "./base-bodies.ts";

// Whether the country's `validate` or `warn` returns the finding. Other functions return the findings of other rules.
const isOfCountry =
  (code: string) =>
  ({ rule }: Finding) =>
    rule.startsWith(`${code}.`) || rule === "totals.unusual" || rule === "native.code";

const kinds: Readonly<Record<string, { readonly kind: string }>> = rules;

const places = (findings: readonly Finding[]) =>
  findings.map(({ pointer, rule }) => `${pointer} ${rule}`).sort();

it("no two countries share a code, id or name", () => {
  for (const member of ["code", "id", "name"] as const) {
    expect(new Set(countries.map((country) => country[member])).size).toBe(countries.length);
  }
});

describe.each(countries)("$name", (country) => {
  const account = accountBase(country.code);
  const bases = documentBases(country.code);

  it("is found by its code and by its id", () => {
    expect(countryByCode(country.code)).toBe(country);
    expect(countryById(country.id)).toBe(country);
    expect(country.code).toMatch(/^[a-z]{2}$/);
    expect(account.country_id).toBe(country.id);
  });

  it("returns no warning for a valid account", () => {
    expect(country.warnAccount(account)).toEqual([]);
  });

  it("has a valid time zone", () => {
    expect(localMoment(new Date("2025-03-14T15:00:00Z"), country.timeZone).date).toBe("2025-03-14");
  });

  it("lists each transition once", () => {
    expect(new Set(country.transitions).size).toBe(country.transitions.length);
  });

  it.each(documentVectors(country.code))("document vector: $name", (vector) => {
    const { body, errors, warnings } = vector;
    const document = country.defaults(body, account);
    const expected = errors.filter(isOfCountry(country.code));
    const rejections = expected.filter(({ rule }) => kinds[rule]?.kind === "refusal");
    expect(places(country.validate(document))).toEqual(places(rejections));
    if (errors.length > 0) return;
    const expectedWarnings = warnings.filter(isOfCountry(country.code));
    expect(places(country.warn(document, body))).toEqual(places(expectedWarnings));
  });

  const accounts = accountVectors().filter(
    ({ body, errors }) => body.country_id === country.id && errors.length === 0,
  );
  it.each(accounts)("account vector: $name", ({ body, warnings }) => {
    expect(places(country.warnAccount(body))).toEqual(places(warnings));
  });

  describe.each(bases)("body %s", (_name, body) => {
    const document = country.defaults(body, account);

    it("keeps its members when defaults are added, and gets no further defaults in a second run", () => {
      expect(document).toMatchObject(body);
      expect(country.defaults(document, account)).toEqual(document);
      expect(document.header).toMatchObject({
        issuer_tax_id_code: expect.any(String),
        issuer_tax_id_type: account.registration_tax_id_type,
        issuer_legal_name: expect.any(String),
        receiver_country_id: expect.any(Number),
        deployment_observations: expect.any(Number),
      });
    });

    it("gets no errors and no warnings", () => {
      expect(country.validate(document)).toEqual([]);
      expect(country.warn(document, body)).toEqual([]);
    });

    it("has amounts that add up", () => {
      const { net, exempt, vat, taxes, credit, difference, total, fits } =
        country.amounts(document);
      const parts = sum([net, exempt, vat, taxes, difference]).minus(credit);
      expect(parts.toFixed()).toBe(total.toFixed());
      expect(total.toFixed()).toBe(String(body.totals.total_amount));
      expect(fits).toBe(true);
    });

    it("has the same amounts if it contains the totals that the service stores", () => {
      const stored = { ...document, totals: country.totals(document) };
      expect(stored.totals).toMatchObject(body.totals);
      expect(stored.totals.net_amount).toEqual(expect.any(Number));
      expect(country.amounts(stored)).toEqual(country.amounts(document));
    });

    it("has the same amounts if its lines are in reverse order", () => {
      const reversed = { ...document, details: [...document.details].reverse() };
      expect(country.amounts(reversed)).toEqual(country.amounts(document));
    });

    it("gets one warning or error if its total is far too high", () => {
      const totals = { ...body.totals, total_amount: body.totals.total_amount * 3 + 1000 };
      const off = { ...document, totals };
      const found = [...country.warn(off, body), ...country.validate(off)];
      expect(found.map(({ pointer }) => pointer)).toEqual(["/totals/total_amount"]);
    });

    it("is printed with a title, a folio and rows that add up", () => {
      const { rendering } = country;
      const printed = { ...document, header: { ...document.header, document_number: 123 } };
      expect(rendering.title(printed)).toMatch(/^[A-ZÁÉÍÓÚÑ ]+$/);
      expect(rendering.folio(printed)).toContain("123");
      const rows = rendering.breakdown(printed, {});
      const total = rows.find(({ strong }) => strong);
      expect(rows.filter(({ strong }) => strong)).toEqual([total]);
      const globals = (body.globals_discounts_surcharges ?? []).length;
      const parts = rows
        .slice(
          globals === 0 ? 0 : globals + 1,
          rows.findIndex(({ strong }) => strong),
        )
        .map(({ amount }) => decimal(amount));
      // Some documents print no amounts before the total.
      if (parts.length > 0) expect(sum(parts).toFixed()).toBe(total?.amount);
      for (const { label, amount } of rows) {
        expect(label).not.toBe("");
        expect(rendering.formatMoney(amount, printed)).toMatch(/[0-9]/);
      }
    });

    it("has a stamp if and only if it has a document number and its country uses stamps", () => {
      const issuer = { legalName: "Issuer", taxId: account.registration_tax_id_code };
      const printed = { ...document, header: { ...document.header, document_number: 123 } };
      expect(country.rendering.stamp?.({ document, issuer })).toBeUndefined();
      const stamp = country.rendering.stamp?.({ document: printed, issuer });
      if (country.rendering.stamp !== undefined) expect(stamp?.payload ?? "").not.toBe("");
    });
  });
});
