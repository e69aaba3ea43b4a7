import { afterAll, beforeAll, expect, it } from "vitest";
import { find, textOf } from "../../../../server/xml/find.ts";
import { readXml } from "../../../../server/xml/read-xml.ts";
import type { XmlElement } from "../../../../server/xml/xml.ts";
import { createAccount, documentBody, type TestAccount } from "../../accounts.ts";
import { startService, type TestService } from "../../service.ts";

let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "cl");
});
afterAll(() => service.close());

it.each([
  ["64738123", "64738123"],
  [" 0081 ", "81"],
  ["1234567890", undefined],
  ["0", undefined],
  ["norte", undefined],
  [undefined, undefined],
])(
  "the company_branch_tax_code %j of a branch is written to the file as CdgSIISucur %j",
  async (sent, stated) => {
    const code = `N${crypto.randomUUID().slice(0, 8)}`;
    const branch = await account.admin.post("/v1/company_branches", {
      account_id: account.id,
      name: "Sucursal Norte",
      company_branch_internal_code: code,
      ...(sent !== undefined && { company_branch_tax_code: sent }),
    });
    expect(branch.status, JSON.stringify(branch.body)).toBe(201);
    const invoice = await issuerOf("invoice", code);
    expect(textOf(invoice, "CdgSIISucur")).toBe(stated);
    expect(textOf(invoice, "Sucursal")).toBe(code);
    const receipt = await issuerOf("receipt", code);
    expect(textOf(receipt, "CdgSIISucur")).toBe(stated);
    expect(textOf(receipt, "Sucursal")).toBeUndefined();
  },
);

async function issuerOf(base: string, branch_office_code: string): Promise<XmlElement> {
  const body = documentBody("cl", base);
  const header = { ...body.header, branch_office_code };
  const { body: created } = await account.admin.post("/v1/documents", { ...body, header });
  expect(created.authority?.status, JSON.stringify(created)).toBe("accepted");
  const { body: read } = await account.admin.get(`/v1/documents/${created.document_id}`);
  const file = Buffer.from(read.electronic_document?.document_xml ?? "", "base64");
  const issuer = find(readXml(file), "Documento", "Encabezado", "Emisor");
  if (issuer === undefined) throw new Error("The file names no issuer.");
  return issuer;
}
