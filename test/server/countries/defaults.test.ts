import { describe, expect, it } from "vitest";
import { countries } from "../../../server/countries/countries.ts";
import { accountBase } from "./base-bodies.ts";
import { baseBody } from "./bodies.ts";
import { describeCountry } from "./known.ts";

const bare: Record<string, string> = {
  cl: "exempt-invoice",
  us: "untaxed",
  co: "county",
  mx: "shipping",
  pe: "detraction-general",
  ar: "services",
};

describe.each(countries)("$name", (country) => {
  const account = accountBase(country.code);
  const body = baseBody(country.code, bare[country.code] ?? "");
  const withHeader = (header: object) => ({ ...body, header: { ...body.header, ...header } });

  it("fills a missing issuer from the account", () => {
    expect(country.defaults(body, account).header).toMatchObject({
      issuer_tax_id_code: account.registration_tax_id_code,
      issuer_tax_id_type: account.registration_tax_id_type,
      issuer_legal_name: account.registration_legal_name_company,
    });
  });

  it("keeps an issuer that the body names", () => {
    const issuer = { issuer_tax_id_code: "1", issuer_tax_id_type: "X", issuer_legal_name: "" };
    expect(country.defaults(withHeader(issuer), account).header).toMatchObject(issuer);
  });

  it("sets a missing `deployment_observations` to 1, and keeps a 0 that the body contains", () => {
    expect(country.defaults(body, account).header.deployment_observations).toBe(1);
    const silent = country.defaults(withHeader({ deployment_observations: 0 }), account);
    expect(silent.header.deployment_observations).toBe(0);
  });

  it.each([
    [{}, country.id],
    [{ issuer_country_id: "89" }, 89],
    [{ issuer_country_id: country.code.toUpperCase() }, country.id],
    [{ issuer_country_id: country.name }, country.id],
    [{ issuer_country_id: "somewhere" }, country.id],
    [{ issuer_country_id: "89", receiver_country_id: 7 }, 7],
  ])("with the header members %j, the receiver's country is %i", (header, id) => {
    const { receiver_country_id: _, ...rest } = body.header;
    const document = { ...body, header: { ...rest, ...header } };
    expect(country.defaults(document, account).header.receiver_country_id).toBe(id);
  });

  it("fills the rounding type from the account, and keeps the rounding type of the document", () => {
    const rounding = (rounding_format: 0 | 1 | undefined, options?: object) => {
      const { account_config: _, ...rest } = account;
      const config = rounding_format === undefined ? {} : { account_config: { rounding_format } };
      const document = options === undefined ? body : { ...body, options };
      return country.defaults(document, { ...rest, ...config }).options?.rounding_type;
    };
    expect(rounding(undefined)).toBeUndefined();
    expect(rounding(0)).toBe("net");
    expect(rounding(1)).toBe("gross");
    expect(rounding(1, { rounding_type: "net" })).toBe("net");
  });

  it("sets e-mail delivery and the cash payment code only if the country is Colombia", () => {
    const { options, header } = country.defaults(body, account);
    const colombia = String(country.code) === "co";
    expect(options?.send_email).toBe(colombia ? 1 : undefined);
    expect(header.additional).toEqual(
      colombia
        ? { ...body.header.additional, co_header: { reported_payment_code: 10 } }
        : body.header.additional,
    );
  });

  it("adds a generic product and unit to lines only if the country is Mexico", () => {
    const [line] = country.defaults(body, account).details;
    const generic = { product_service_identifier: "01010101", measure_unit_code: "E48" };
    expect(line?.additional).toEqual(
      String(country.code) === "mx" ? { mx_detail: generic } : body.details[0]?.additional,
    );
  });
});

describeCountry("mx", "a Mexican line with a unit", ({ defaults }) => {
  it("keeps its unit and gets the generic product", () => {
    const body = baseBody("mx", "shipping");
    const additional = { mx_detail: { measure_unit_code: "H87" } };
    const details = body.details.map((line) => ({ ...line, additional }));
    const document = defaults({ ...body, details }, accountBase("mx"));
    expect(document.details[0]?.additional).toEqual({
      mx_detail: { product_service_identifier: "01010101", measure_unit_code: "H87" },
    });
  });
});

describeCountry(
  "co",
  "a Colombian document with `send_email` and a payment code",
  ({ defaults }) => {
    it("keeps both values", () => {
      const document = defaults(baseBody("co", "plain"), accountBase("co"));
      expect(document.options?.send_email).toBe(0);
      expect(document.header.additional).toMatchObject({
        co_header: { reported_payment_code: 47 },
      });
    });
  },
);
