import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Reply } from "../client.ts";
import { operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

let service: TestService;
let owner: TestAccount;
let stranger: TestAccount;
let paths: Record<string, string>;

beforeAll(async () => {
  service = await startService();
  owner = await createAccount(service, "cl");
  stranger = await createAccount(service, "cl");
  const document = await owner.admin.post("/v1/documents", documentBody("cl", "draft"));
  const branch = await owner.admin.post("/v1/company_branches", {
    account_id: owner.id,
    name: "Centro",
    company_branch_internal_code: "C",
  });
  const subscription = await owner.admin.post("/v1/webhook_subscriptions", {});
  paths = {
    document: `/v1/documents/${document.body.document_id}`,
    customer: `/v1/customers_suppliers/${document.body.header?.customer_supplier_id}`,
    branch: `/v1/company_branches/${branch.body.company_branch_id}`,
    subscription: `/v1/webhook_subscriptions/${subscription.body.webhook_subscription_id}`,
    account: `/v1/accounts/${owner.id}`,
  };
});

afterAll(() => service.close());

/** A response's status and body members, except `instance`, which contains the path of the request. */
function plain({ status, body }: Reply) {
  const { instance: _, ...rest } = body;
  return { responded: status, ...rest };
}

describe("an account", () => {
  const writes: Record<string, object> = {
    document: { header: {}, totals: {} },
    customer: { account_id: 1, name: "Mine now" },
    branch: { name: "Mine now" },
  };

  it("gets the same response for another account's resource as for a missing resource", async () => {
    for (const [name, path] of Object.entries(paths)) {
      const missing = path.replace(/[0-9]+$/, "9007199254740990");
      expect((await owner.admin.get(path)).status, path).toBe(200);
      const foreign = plain(await stranger.admin.get(path));
      expect(foreign, path).toMatchObject({ responded: 404 });
      expect(foreign, path).toEqual(plain(await stranger.admin.get(missing)));
      const body = writes[name];
      if (body !== undefined) {
        const update = plain(await stranger.admin.put(path, body));
        expect(update, path).toMatchObject({ responded: 404 });
        expect(update, path).toEqual(plain(await stranger.admin.put(missing, body)));
      }
    }
    for (const path of [paths.document ?? "", paths.subscription ?? ""]) {
      expect((await stranger.admin.delete(path)).status).toBe(404);
      expect((await owner.admin.get(path)).status).toBe(200);
    }
    const change = { document_status: 1 };
    expect((await stranger.admin.patch(paths.document ?? "", change)).status).toBe(404);
  });

  it("gets 403 if a body names another account, even a missing account", async () => {
    for (const account_id of [owner.id, 9007199254740991]) {
      const branch = { account_id, name: "x", company_branch_internal_code: "C" };
      const document = documentBody("cl", "invoice");
      document.header.account_id = account_id;
      const responses = [
        await stranger.admin.post("/v1/company_branches", branch),
        await stranger.admin.post("/v1/webhook_subscriptions", { account_id }),
        await stranger.admin.post("/v1/documents", document),
      ];
      expect(responses.map((response) => response.status)).toEqual([403, 403, 403]);
    }
  });

  it("has its own branch codes, customers and folios", async () => {
    const branch = { account_id: stranger.id, name: "x", company_branch_internal_code: "C" };
    expect((await stranger.admin.post("/v1/company_branches", branch)).status).toBe(201);
    const document = documentBody("cl", "invoice");
    const first = await stranger.admin.post("/v1/documents", document);
    const second = await owner.admin.post("/v1/documents", document);
    expect(first.body.header.document_number).toBe(1);
    expect(second.body.header.document_number).toBe(1);
    expect(first.body.header.customer_supplier_id).not.toBe(
      second.body.header.customer_supplier_id,
    );
  });

  it("cannot refer to a branch of another account", async () => {
    const document = documentBody("cl", "invoice");
    document.header.branch_office_code = "only-the-owner-has-it";
    const code = { name: "y", company_branch_internal_code: "only-the-owner-has-it" };
    await owner.admin.post("/v1/company_branches", { account_id: owner.id, ...code });
    expect((await stranger.admin.post("/v1/documents", document)).status).toBe(400);
    expect((await owner.admin.post("/v1/documents", document)).status).toBe(201);
    const parent = Number(paths.branch?.split("/").at(-1));
    const child = { account_id: stranger.id, name: "z", parent_company_branch_id: parent };
    expect((await stranger.admin.post("/v1/company_branches", child)).status).toBe(400);
  });

  it("allows the operator to read every resource and to change a branch", async () => {
    const operator = await operatorOf(service);
    for (const path of Object.values(paths)) {
      expect((await operator.get(path)).status).toBe(200);
    }
    expect((await operator.put(paths.branch ?? "", { name: "Sur" })).body.name).toBe("Sur");
  });
});
