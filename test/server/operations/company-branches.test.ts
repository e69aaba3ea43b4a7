import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import { errorsOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const list = "/v1/company_branches";
let service: TestService;
let account: TestAccount;
let made = 0;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "cl");
});

afterAll(() => service.close());

async function branch(members: object = {}) {
  made += 1;
  const company_branch_internal_code = `B${made}`;
  const body = { account_id: account.id, name: "Norte", company_branch_internal_code, ...members };
  const response = await account.admin.post(list, body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return { ...response.body, at: `${list}/${response.body.company_branch_id}` };
}

describe("a branch", () => {
  it("keeps members and permissions that an update omits", async () => {
    const { at, ...first } = await branch({ is_headquarters: 1, branch_type: 2, city: "Arica" });
    const permissions = { user_id: "7", user_name: "Ana" };
    await account.admin.put(at, { user_permissions: permissions });
    const { body } = await account.admin.put(at, {
      district: "Centro",
      user_permissions: { has_branch_permission: 1 },
    });
    const user_permissions = { ...permissions, has_branch_permission: 1 };
    expect(body).toEqual({ ...first, district: "Centro", user_permissions });
    expect((await account.admin.get(at)).body).toEqual(body);
  });

  it("can be updated with its own code, but not with the code of another branch", async () => {
    const [one, two] = [await branch(), await branch()];
    const own = { company_branch_internal_code: one.company_branch_internal_code };
    expect((await account.admin.put(one.at, own)).status).toBe(200);
    const taken = await account.admin.put(two.at, own);
    expect(taken.status).toBe(409);
    expect(errorsOf(taken)).toEqual(["/company_branch_internal_code branch.internal-code-taken"]);
  });

  it("can have a parent of the same account, but not of another account", async () => {
    const parent = await branch();
    const child = await branch({ parent_company_branch_id: parent.company_branch_id });
    expect(child.parent_company_branch_id).toBe(parent.company_branch_id);
    const other = await createAccount(service, "cl");
    const body = { account_id: other.id, name: "x" };
    const foreign = { ...body, parent_company_branch_id: parent.company_branch_id };
    expect(errorsOf(await other.admin.post(list, foreign))).toEqual([
      "/parent_company_branch_id branch.parent-unknown",
    ]);
    expect((await other.admin.get(list)).body.items).toEqual([]);
  });
});
