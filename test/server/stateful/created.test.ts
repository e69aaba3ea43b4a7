import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Client } from "../client.ts";
import { errorsOf, operatorOf } from "../client.ts";
import { accountBase } from "../countries/base-bodies.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

let service: TestService;
let operator: Client;
let account: TestAccount;
let other: TestAccount;

beforeAll(async () => {
  service = await startService();
  operator = await operatorOf(service);
  account = await createAccount(service, "cl");
  other = await createAccount(service, "us");
});

afterAll(() => service.close());

describe("a created resource", () => {
  it("has the same body at its Location as in the response to its creation", async () => {
    const { id } = account;
    const made = [
      ["/v1/accounts", { ...accountBase("cl"), admin_email: "created@example.com" }],
      [
        "/v1/documents",
        {
          ...documentBody("cl", "invoice"),
          header: { ...documentBody("cl", "invoice").header, account_id: id },
        },
      ],
      ["/v1/company_branches", { account_id: id, name: "Norte" }],
      ["/v1/webhook_subscriptions", { account_id: id }],
    ] as const;
    for (const [path, body] of made) {
      const response = await operator.post(path, body);
      expect(response.status, path).toBe(201);
      const location = response.headers.get("Location") ?? "";
      expect(location).toMatch(new RegExp(`^${path}/[0-9]+$`));
      // Only the POST returns the secret of a subscription. Only the GET returns the files of a document, because the
      // POST does not request them.
      const { signing_secret: _, ...reported } = response.body;
      const { electronic_document: __, ...read } = (await operator.get(location)).body;
      expect(read).toEqual(reported);
    }
  });
});

describe.each([
  "documents",
  "customers_suppliers",
  "company_branches",
  "webhook_subscriptions",
  "accounts",
])("the list of %s", (list) => {
  beforeAll(async () => {
    for (const { id, admin } of [account, other]) {
      for (const number of [1, 2, 3]) {
        const body =
          id === account.id ? documentBody("cl", "invoice") : documentBody("us", "plain");
        body.header.receiver_tax_id_code = `1111111${number}-1`;
        await admin.post("/v1/documents", body);
        await admin.post("/v1/company_branches", { account_id: id, name: `B${number}` });
        await admin.post("/v1/webhook_subscriptions", {});
      }
    }
  });

  const owners = async (client: Client, query = "") => {
    const response = await client.get(`/v1/${list}?limit=100${query}`);
    expect(response.status).toBe(200);
    return new Set(response.body.items.map((item) => item.account_id ?? item.header.account_id));
  };

  it("contains the account's rows for an admin, and the rows of all accounts or of one account for the operator", async () => {
    expect(await owners(account.admin)).toEqual(new Set([account.id]));
    expect(await owners(account.admin, `&account_id=${account.id}`)).toEqual(new Set([account.id]));
    const all = await owners(operator);
    expect(all).toContain(account.id);
    expect(all).toContain(other.id);
    expect(await owners(operator, `&account_id=${other.id}`)).toEqual(new Set([other.id]));
    expect(await owners(operator, "&account_id=9007199254740991")).toEqual(new Set());
  });

  it("returns 403 to an admin if account_id is not the admin's account", async () => {
    for (const id of [other.id, 9007199254740991]) {
      expect((await account.admin.get(`/v1/${list}?account_id=${id}`)).status).toBe(403);
    }
  });

  it("is divided into pages that together are the whole list, in the same order", async () => {
    const whole = (await operator.get(`/v1/${list}?limit=100`)).body.items;
    const paged: unknown[] = [];
    let cursor = "";
    do {
      const { body } = await operator.get(`/v1/${list}?limit=2${cursor}`);
      expect(body.items.length).toBeLessThanOrEqual(2);
      paged.push(...body.items);
      cursor = body.next_cursor === undefined ? "" : `&cursor=${body.next_cursor}`;
    } while (cursor !== "");
    expect(paged).toEqual(whole);
  });

  it("rejects limits of 0 and 101, invalid cursors and unknown parameters", async () => {
    const wrong = await operator.get(`/v1/${list}?limit=101&cursor=x&colour=red`);
    expect(wrong.status).toBe(400);
    expect(errorsOf(wrong)).toEqual([
      "?colour shape.unknown",
      "?cursor shape.format",
      "?limit shape.maximum",
    ]);
    expect((await operator.get(`/v1/${list}?limit=0`)).status).toBe(400);
  });
});
