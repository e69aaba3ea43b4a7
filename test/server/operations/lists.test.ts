import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import type { Client } from "../client.ts";
import { errorsOf, operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

let service: TestService;
let account: TestAccount;
let other: TestAccount;
let operator: Client;
const path = "/v1/company_branches";

beforeAll(async () => {
  service = await startService();
  operator = await operatorOf(service);
  account = await createAccount(service, "cl");
  other = await createAccount(service, "us");
  for (let number = 1; number <= 7; number++) {
    await account.admin.post(path, { account_id: account.id, name: `B${number}` });
    await other.admin.post(path, { account_id: other.id, name: `C${number}` });
  }
});

afterAll(() => service.close());

async function pages(client: Client, query: string): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const response = await client.get(`${path}?${query}${cursor ? `&cursor=${cursor}` : ""}`);
    expect(response.status).toBe(200);
    names.push(...response.body.items.map((item) => String(item.name)));
    cursor = response.body.next_cursor;
  } while (cursor !== undefined);
  return names;
}

describe("lists", () => {
  it("are sorted newest first across pages, and contain each row once", async () => {
    const own = ["B7", "B6", "B5", "B4", "B3", "B2", "B1"];
    expect(await pages(account.admin, "limit=3")).toEqual(own);
    expect(await pages(account.admin, "limit=7")).toEqual(own);
    expect(await pages(operator, `limit=2&account_id=${account.id}`)).toEqual(own);
    expect(await pages(operator, "limit=5")).toHaveLength(14);
  });

  it("have no cursor on the last page", async () => {
    const response = await account.admin.get(`${path}?limit=7`);
    expect(response.body).not.toHaveProperty("next_cursor");
    expect((await operator.get("/v1/webhook_subscriptions")).body).toEqual({ items: [] });
  });

  it("reject an invented cursor, an altered cursor and a cursor of another list", async () => {
    const { body } = await account.admin.get(`${path}?limit=1`);
    const cursor = String(body.next_cursor);
    const flipped = (cursor.startsWith("A") ? "B" : "A") + cursor.slice(1);
    for (const bad of ["x", "AAAA", flipped, `${cursor}A`, `${cursor}=`, cursor.slice(0, -1)]) {
      const response = await account.admin.get(`${path}?cursor=${bad}`);
      expect(response.status, bad).toBe(400);
      expect(errorsOf(response)).toEqual(["?cursor shape.format"]);
    }
    expect((await operator.get(`/v1/accounts?cursor=${cursor}`)).status).toBe(400);
  });

  it("report every error of a query at once", async () => {
    const response = await account.admin.get(`${path}?limit=0&cursor=x&colour=red`);
    expect(response.status).toBe(400);
    expect(errorsOf(response)).toEqual([
      "?colour shape.unknown",
      "?cursor shape.format",
      "?limit shape.minimum",
    ]);
    for (const limit of ["101", "1e1", "2.0", "x", "", "1&limit=2"]) {
      expect((await account.admin.get(`${path}?limit=${limit}`)).status, limit).toBe(400);
    }
  });

  it("return 403 to an admin for another account, and no items to the operator for an unknown account", async () => {
    expect((await account.admin.get(`${path}?account_id=${other.id}`)).status).toBe(403);
    expect((await account.admin.get(`${path}?account_id=9007199254740991`)).status).toBe(403);
    expect((await account.admin.get(`${path}?account_id=${account.id}`)).status).toBe(200);
    expect((await operator.get(`${path}?account_id=9007199254740991`)).body).toEqual({ items: [] });
  });
});
