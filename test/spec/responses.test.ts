import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resolve, type SchemaNode, schemaFields } from "./schema-fields.ts";
import { bodies } from "./tables/bodies.ts";

const api: SchemaNode = JSON.parse(readFileSync("generated/openapi.json", "utf8"));
const model = (name: string) => resolve(api, { $ref: `#/components/schemas/${name}` });
const fieldsOf = (name: string) =>
  new Map(schemaFields(api, model(name)).map((one) => [one.field, one]));

/** Fields of request bodies that no response contains: passwords, certificates, keys and forms. */
const secrets = [
  "admin_password",
  "registration_additional_data.registration_form_rut",
  "registration_additional_data.certificate_file",
  "registration_additional_data.certificate_key",
  "registration_additional_data.certificate_cer",
  "registration_additional_data.certificate_password",
  "callback_password",
];

const responses = [
  { name: "Account", from: ["account-create"], id: "account_id" },
  { name: "Document", from: ["document-create", "document-update"], id: "document_id" },
  { name: "CustomerSupplier", from: ["customer-supplier-update"], id: "customer_supplier_id" },
  {
    name: "CompanyBranch",
    from: ["company-branch-create", "company-branch-update"],
    id: "company_branch_id",
  },
  {
    name: "WebhookSubscription",
    from: ["webhook-subscription-create"],
    id: "webhook_subscription_id",
  },
];

describe.each(responses)("a response of type $name", ({ name, from, id }) => {
  const fields = fieldsOf(name);
  const rows = from.flatMap((body) => bodies[body] ?? []);

  it("has every member of its request bodies except the secrets", () => {
    const wanted = new Set(rows.map(({ field }) => field).filter((one) => !secrets.includes(one)));
    expect([...wanted].filter((field) => !fields.has(field))).toEqual([]);
  });

  it("has no secret of a request body", () => {
    expect(secrets.filter((field) => fields.has(field))).toEqual([]);
  });

  it("has an identifier, which only a Document may lack", () => {
    expect(fields.get(id)).toMatchObject({ node: { type: "integer" } });
    // A preview is also a Document, but has no identifier.
    if (name !== "Document") expect(fields.get(id)?.required).toBe(true);
  });

  it("may have warnings", () => {
    expect(fields.get("warnings")).toMatchObject({ node: { type: "array" }, required: false });
  });
});

describe("a response with a document", () => {
  const fields = fieldsOf("Document");

  it.each(["net_amount", "taxes_amount", "total_amount"])("has a number in totals.%s", (name) => {
    expect(fields.get(`totals.${name}`)?.node.type).toBe("number");
  });

  it("has a number in header.exchange_rate_value", () => {
    expect(fields.get("header.exchange_rate_value")?.node.type).toBe("number");
  });

  it("has a number in header.currency_id and text in header.issuer_country_id", () => {
    expect(fields.get("header.currency_id")?.node.type).toBe("number");
    expect(fields.get("header.issuer_country_id")?.node.type).toBe("string");
  });

  it("has the same types as the request bodies, except in totals and in three members of header", () => {
    const decided = /^(totals\.|header\.(currency_id|exchange_rate_value|issuer_country_id)$)/;
    const rows = ["document-create", "document-update"].flatMap((body) => bodies[body] ?? []);
    const wrong = rows.filter(
      ({ field, type }) => !decided.test(field) && fields.get(field)?.node.type !== type,
    );
    expect(wrong.map(({ field }) => field)).toEqual([]);
  });
});

describe("a problem response", () => {
  it("has the members of RFC 9457, and errors with a pointer or parameter, a rule, a code and a message", () => {
    const fields = fieldsOf("Problem");
    const names = ["type", "title", "status", "detail", "instance", "errors", "truncated"];
    expect([...fields.keys()]).toEqual(expect.arrayContaining(names));
    const members = ["errors[].rule", "errors[].code", "errors[].message"];
    for (const member of members) expect(fields.get(member)?.required).toBe(true);
    expect(fields.has("errors[].pointer") && fields.has("errors[].parameter")).toBe(true);
  });
});
