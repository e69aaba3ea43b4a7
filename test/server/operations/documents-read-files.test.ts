import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const path = "/v1/documents";
let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "cl");
});

afterAll(() => service.close());

const read = (at: string, headers: Readonly<Record<string, string>> = {}, by = account) =>
  service.request(at, { headers: { Authorization: `Bearer ${by.admin.token}`, ...headers } });

async function issue({ admin }: TestAccount, country: string, base: string): Promise<string> {
  const { status, body } = await admin.post(path, documentBody(country, base));
  expect([status, body.errors]).toEqual([201, undefined]);
  return `${path}/${body.document_id}`;
}

describe("a file of a document", () => {
  it.each([
    ["pdf", "application/pdf", "document_pdf", "pdf"],
    ["xml", "application/xml", "document_xml", "xml"],
    ["stamp", "image/png", "stamp_img", "png"],
  ] as const)(
    "is returned as %s with a file name, and equals the file in the JSON response",
    async (name, type, member, ending) => {
      const at = await issue(account, "cl", "invoice");
      const response = await read(`${at}/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe(type);
      expect(response.headers.get("Content-Disposition")).toMatch(
        new RegExp(`^inline; filename="FACTURA-ELECTRONICA-[A-Za-z0-9-]*[0-9]+\\.${ending}"$`),
      );
      const bytes = Buffer.from(await response.arrayBuffer());
      const { electronic_document = {} } = (await account.admin.get(at)).body;
      expect(bytes.toString("base64")).toBe(electronic_document[member]);
    },
  );

  it("is not sent again if the request contains the ETag of the file", async () => {
    const at = `${await issue(account, "cl", "invoice")}/pdf`;
    const tag = (await read(at)).headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[A-Za-z0-9_-]{43}"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const response = await read(at, { "If-None-Match": known });
      expect([response.status, response.headers.get("ETag")]).toEqual([304, tag]);
      expect(await response.text()).toBe("");
    }
    expect((await read(at, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("in XML has the same document type as the JSON response: 380 or 381 for a US account", async () => {
    const own = await createAccount(service, "us");
    const body = documentBody("us", "plain");
    const typeIn = async (sent: object) => {
      const { body: created } = await own.admin.post(path, sent);
      const xml = await (await read(`${path}/${created.document_id}/xml`, {}, own)).text();
      const [, type] = /<cbc:InvoiceTypeCode>(.*)<\/cbc:InvoiceTypeCode>/.exec(xml) ?? [];
      return [created.header.document_type_taxbureau, type];
    };
    const references = [{ reference_code: 1, reference_number: "1", description: "Cancelled" }];
    expect(await typeIn(body)).toEqual(["380", "380"]);
    expect(await typeIn({ ...body, references })).toEqual(["381", "381"]);
  });

  it("of another account or of a missing document is not found", async () => {
    const at = await issue(account, "cl", "invoice");
    const other = await createAccount(service, "cl");
    for (const name of ["pdf", "xml", "stamp"]) {
      expect((await read(`${at}/${name}`, {}, other)).status).toBe(404);
      expect((await read(`${path}/999999/${name}`)).status).toBe(404);
      expect((await read(`${path}/one/${name}`)).status).toBe(404);
    }
  });

  it("is not found (404) if the document has no such file; the problem title names the file", async () => {
    const other = await createAccount(service, "us");
    const at = await issue(other, "us", "plain");
    const response = await read(`${at}/stamp`, {}, other);
    expect([response.status, (await response.json()).title]).toEqual([
      404,
      "This document has no stamp",
    ]);
  });
});
