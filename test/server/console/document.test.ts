import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countries } from "../../../server/countries/countries.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { accountBase, documentBases } from "../countries/base-bodies.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import type { Visitor } from "./visitor.ts";
import { createVisitor } from "./visitor.ts";

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service.close());

async function startAccount(
  country: string,
  members: object = {},
): Promise<{ account: TestAccount; admin: Visitor }> {
  const account = await createAccount(service, country, members);
  const admin = createVisitor(service);
  await admin.logIn(account.email, String(accountBase(country).admin_password));
  return { account, admin };
}

async function create(account: TestAccount, body: object): Promise<number> {
  const response = await account.admin.post("/v1/documents", body);
  if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  return Number(response.body.document_id);
}

describe("the page of a document", () => {
  it.each(countries)(
    "shows the verdict, the messages and the next step if the document is rejected: $code",
    async (country) => {
      const { account, admin } = await startAccount(country.code);
      const [[, base] = []] = documentBases(country.code);
      const body = structuredClone(base as NonNullable<typeof base>);
      delete body.header.branch_office_code;
      body.header.observations = "sandbox:refuse";
      const id = await create(account, body);
      const { authority } = (await account.admin.get(`/v1/documents/${id}`)).body;
      expect(authority).toMatchObject({ status: "refused" });
      const { text } = await admin.get(`/console/documents/${id}`);
      expect(text).toContain("The authority rejected this document");
      expect(text).toMatch(/<dt>Verdict<\/dt><dd><span class="badge bad">Rejected/);
      expect(text).toMatch(/<dt>Messages of the authority<\/dt><dd><ul><li><code>/);
      expect(text.includes(`PUT /v1/documents/${id}`)).toBe(country.mendsRejected);
      expect(text.includes("issue a new document")).toBe(!country.mendsRejected);
      expect(text).not.toContain("Balance");
      expect(text).not.toContain("The authority is notified");
    },
    20_000,
  );

  it("shows a balance and no messages if the document is accepted", async () => {
    const { account, admin } = await startAccount("cl");
    const body = documentBody("cl", "invoice");
    delete body.header.branch_office_code;
    const { text } = await admin.get(`/console/documents/${await create(account, body)}`);
    expect(text).toContain("Balance");
    expect(text).toMatch(/<dt>Verdict<\/dt><dd><span class="badge good">Accepted/);
    expect(text).not.toMatch(/rejected|Messages of the authority/);
  });
});

describe("the lines of a document", () => {
  it("show the quantity, the price, any modifier and the net amount", async () => {
    const { account, admin } = await startAccount("cl");
    const body = documentBody("cl", "invoice");
    delete body.header.branch_office_code;
    const lines = async () => {
      const { text } = await admin.get(`/console/documents/${await create(account, body)}`);
      return /<h2>Lines<\/h2>.*?<\/section>/s.exec(text)?.[0] ?? "";
    };
    const [line] = body.details as [(typeof body.details)[number]];
    Object.assign(line, { quantity: 10, unit_price: 12500, total_amount_line: 148750 });
    body.details = [line];
    body.totals.total_amount = 148750;
    expect(await lines()).not.toContain("Modifier");
    Object.assign(line, { modifier_percentage: -10, total_amount_line: 133875 });
    body.totals.total_amount = 133875;
    const text = (await lines()).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    expect(text).toContain("Modifier");
    expect(text).toMatch(/ 10 \$ 12\.500 -10 % \$ 112\.500 /);
    expect(text).not.toContain("133.875");
  }, 20_000);

  it("follow the account's settings for PDFs: equal lines are combined, and the order is reversed", async () => {
    const account_config = { sum_up_detail_lines: 1, order_of_added_products: 1 };
    const { account, admin } = await startAccount("cl", { account_config });
    const body = documentBody("cl", "invoice");
    delete body.header.branch_office_code;
    const [line] = body.details as [(typeof body.details)[number]];
    const named = (line_description: string) => ({ ...line, sku: "", line_description });
    body.details = [named("Clavos"), named("Tornillos"), named("Clavos")];
    const { text } = await admin.get(`/console/documents/${await create(account, body)}`);
    const names = [...text.matchAll(/scope="row" class="text">(Clavos|Tornillos)</g)];
    expect(names.map(([, name]) => name)).toEqual(["Tornillos", "Clavos"]);
  });
});

describe("the form to send a document", () => {
  it.each([
    [" ana@example.com ", false],
    ["no tiene", true],
    [undefined, true],
  ])(
    "names the receiver's e-mail address as the default only if the address is valid: %j",
    async (address, isNeeded) => {
      const { account, admin } = await startAccount("cl");
      const body = documentBody("cl", "invoice");
      delete body.header.branch_office_code;
      delete body.header.receiver_email;
      if (address !== undefined) body.header.receiver_email = address;
      const { text } = await admin.get(`/console/documents/${await create(account, body)}`);
      expect(text.includes("are sent to ana@example.com,")).toBe(!isNeeded);
      expect(text.includes("no usable e-mail address")).toBe(isNeeded);
      expect(/<input id="to"[^>]* required>/.test(text)).toBe(isNeeded);
    },
  );
});
