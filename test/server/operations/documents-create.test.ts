import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Client } from "../client.ts";
import { errorsOf, operatorOf } from "../client.ts";
import { documentBases } from "../countries/base-bodies.ts";
import { countryCodes, itOf } from "../countries/known.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const path = "/v1/documents";
let service: TestService;
let operator: Client;
const accounts = new Map<string, TestAccount>();

function of(country: string): TestAccount {
  const account = accounts.get(country);
  if (account === undefined) {
    throw new Error(`no account in ${country}`);
  }
  return account;
}

beforeAll(async () => {
  service = await startService();
  operator = await operatorOf(service);
  for (const country of countryCodes) {
    accounts.set(country, await createAccount(service, country));
  }
  const { id, admin } = of("cl");
  const code = documentBases("cl").flatMap(([, body]) => body.header.branch_office_code ?? []);
  for (const company_branch_internal_code of new Set(code)) {
    const branch = { account_id: id, name: "Sucursal", company_branch_internal_code };
    await admin.post("/v1/company_branches", branch);
  }
});

afterAll(() => service.close());

describe.each(countryCodes)("every complete body of %s", (country) => {
  it.each(documentBases(country))(
    "%s is stored, and a read returns the same document as the creation",
    async (_, body) => {
      const { admin, id } = of(country);
      const created = await admin.post(path, body);
      expect(created.status, JSON.stringify(created.body)).toBe(201);
      const { document_id, header } = created.body;
      expect(created.headers.get("Location")).toBe(`${path}/${document_id}`);
      expect(header.account_id).toBe(id);
      const isDraft = body.options?.draft_only === 1;
      expect(created.body.document_status).toBe(isDraft ? 0 : 1);
      expect(header.document_status).toBe(isDraft ? 0 : 1);
      expect(header.document_number === undefined).toBe(isDraft);
      expect(JSON.stringify(created.body)).not.toContain(":null");
      const { electronic_document, ...read } = (await admin.get(`${path}/${document_id}`)).body;
      expect(electronic_document?.document_pdf).toMatch(/^JVBERi/);
      expect(electronic_document?.document_xml ?? "").toMatch(isDraft ? /^$/ : /^PD94bWwg/);
      const { electronic_document: _files, warnings: _warnings, ...responded } = created.body;
      expect(read).toEqual(responded);
      expect(read).toMatchObject({ details: body.details, totals: body.totals });
    },
  );
});

describe("a new document", () => {
  it("has default values, and the account is the issuer", async () => {
    const { admin, id } = of("cl");
    const account = (await admin.get(`/v1/accounts/${id}`)).body;
    const { header } = (await admin.post(path, documentBody("cl", "invoice"))).body;
    expect(header).toMatchObject({
      issuer_tax_id_code: account.registration_tax_id_code,
      issuer_tax_id_type: account.registration_tax_id_type,
      issuer_legal_name: account.registration_legal_name_company,
      receiver_country_id: 253,
      deployment_observations: 1,
    });
  });

  it("repeats guide_type and transfer_type as transportation_doc_type and transportation_doc_billing", async () => {
    const body = documentBody("cl", "guide");
    const { header } = (await of("cl").admin.post(path, body)).body;
    expect(header.transportation_doc_type).toBe(body.header.guide_type);
    expect(header.transportation_doc_billing).toBe(body.header.transfer_type);
  });

  it("from the operator must name an existing account", async () => {
    const body = documentBody("us", "plain");
    const none = await operator.post(path, body);
    expect(errorsOf(none)).toEqual(["/header/account_id account.required"]);
    const unknown = { ...body, header: { ...body.header, account_id: 9007199254740991 } };
    expect(errorsOf(await operator.post(path, unknown))).toEqual([
      "/header/account_id account.unknown",
    ]);
    const named = { ...body, header: { ...body.header, account_id: of("us").id } };
    const created = await operator.post(path, named);
    expect(created.status).toBe(201);
    expect(created.body.history).toEqual([{ at: expect.any(String), by: "operator", to: 1 }]);
  });

  it("causes each error once if the operator sends an incomplete body", async () => {
    expect(errorsOf(await operator.post(path, {}))).toEqual([
      "/details shape.required",
      "/header shape.required",
      "/totals shape.required",
    ]);
    expect(errorsOf(await operator.post(path, []))).toEqual([" shape.type"]);
    expect(errorsOf(await operator.post(path, { header: { account_id: "1" } }))).toContain(
      "/header/account_id shape.type",
    );
  });

  itOf("pe")(
    "gets the next folio of its type and series, or a chosen folio that is unused",
    async () => {
      const { admin } = await createAccount(service, "pe");
      const send = async (series?: string, number?: number) => {
        const body = documentBody("pe", "plain");
        const { document_sequence_code: _, ...header } = body.header;
        const sent = {
          ...body,
          header: {
            ...header,
            ...(series !== undefined && { document_sequence_code: series }),
            ...(number !== undefined && { document_number: number }),
          },
        };
        return admin.post(path, sent);
      };
      const numbers = [];
      for (const [series, number] of [
        ["F1"],
        ["F1"],
        ["F2"],
        [],
        ["F1", 4],
        ["F1"],
        ["F1"],
      ] as const) {
        numbers.push((await send(series, number)).body.header.document_number);
      }
      expect(numbers).toEqual([1, 2, 1, 1, 4, 3, 5]);
      const taken = await send("F1", 3);
      expect(taken.status).toBe(409);
      expect(errorsOf(taken)).toEqual(["/header/document_number document.number-taken"]);
      expect((await send("F1")).body.header.document_number).toBe(6);
    },
  );

  it("uses no folio if the request is rejected", async () => {
    const { admin } = await createAccount(service, "cl");
    const wrong = documentBody("cl", "invoice");
    wrong.header.branch_office_code = "nowhere";
    expect((await admin.post(path, wrong)).status).toBe(400);
    const right = await admin.post(path, documentBody("cl", "invoice"));
    expect(right.body.header.document_number).toBe(1);
  });

  itOf("co")(
    "gets the warning document.email-not-sent only if its body requests an e-mail",
    async () => {
      const body = documentBody("co", "plain");
      const { admin } = of("co");
      const asked = { ...body, options: { ...body.options, send_email: 1 } };
      const warned = (await admin.post(path, asked)).body.warnings ?? [];
      expect(warned.map(({ rule }) => rule)).toEqual(["document.email-not-sent"]);
      const { send_email: _, ...options } = body.options ?? {};
      const silent = await admin.post(path, { ...body, options });
      expect(silent.body.options?.send_email).toBe(1);
      expect(silent.body).not.toHaveProperty("warnings");
    },
  );
});

describe("a Peruvian cargo document without pe_cargo_transport", () => {
  itOf("pe")("is rejected with the authority's code, and nothing is stored", async () => {
    const { admin } = await createAccount(service, "pe");
    const body = documentBody("pe", "detraction-cargo");
    Reflect.deleteProperty(body.header.additional ?? {}, "pe_cargo_transport");
    const response = await admin.post(path, body);
    expect(response.status).toBe(400);
    expect(response.body.title).toBe("Bad request");
    expect(response.body.errors).toMatchObject([
      { pointer: "/header/additional/pe_cargo_transport", code: "3116" },
    ]);
    expect(response.body.result).toEqual({
      status: 1,
      error_message: expect.stringMatching(/^3116 /),
    });
    expect((await admin.get(path)).body).toEqual({ items: [] });
  });
});

describe("a preview", () => {
  it("returns the document with a PDF but without document_id and document_number, and stores nothing", async () => {
    const { admin } = await createAccount(service, "cl");
    const body = documentBody("cl", "invoice");
    const options = { draft_preview: 1, draft_only: 1 };
    const chosen = { ...body.header, document_number: 7 };
    const response = await admin.post(path, { ...body, options, header: chosen });
    expect(response.status).toBe(200);
    expect(response.headers.has("Location")).toBe(false);
    expect(response.body).not.toHaveProperty("document_id");
    expect(response.body.header).not.toHaveProperty("document_number");
    expect(response.body.document_status).toBe(0);
    expect(response.body.electronic_document?.document_pdf).toMatch(/^JVBERi/);
    expect((await admin.get(path)).body).toEqual({ items: [] });
    expect((await admin.get("/v1/customers_suppliers")).body).toEqual({ items: [] });
    const issued = await admin.post(path, body);
    expect(issued.body.header.document_number).toBe(1);
  });

  it("is validated with the rules of a document", async () => {
    const body = documentBody("cl", "invoice");
    body.header.branch_office_code = "nowhere";
    const response = await of("cl").admin.post(path, { ...body, options: { draft_preview: 1 } });
    expect(errorsOf(response)).toEqual([
      "/header/branch_office_code document.branch-office-unknown",
    ]);
  });
});
