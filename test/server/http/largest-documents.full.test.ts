import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount, documentBody, type TestAccount } from "../accounts.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "us");
});

afterAll(() => service.close());

const create = (body: unknown) => account.admin.post("/v1/documents", body);

const count = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + count(one), 1)
    : 1;

describe("a document", () => {
  it("is stored with 10,000 lines, and rejected with 10,001", async () => {
    const body = documentBody("us", "plain");
    const ofLines = (lines: number) => ({ ...body, details: Array(lines).fill(body.details[0]) });
    const rejected = await create(ofLines(10_001));
    expect(rejected.status).toBe(400);
    expect(rejected.body.errors).toMatchObject([{ pointer: "/details", rule: "shape.maxItems" }]);
    expect((await create(ofLines(10_000))).status).toBe(201);
  });

  it("is stored with 100,000 JSON values, and gets a 413 with 100,001", async () => {
    const body = documentBody("us", "plain");
    const [line] = body.details;
    const tax = { tax_type_id: "T", tax_percentage: 1, tax_amount: 1 };
    const details = Array.from({ length: 10_000 }, () => structuredClone({ ...line }));
    const whole = { ...body, details };
    let missing = 100_000 - count(whole);
    for (let at = 0; missing >= 5; at++, missing -= 5) {
      Object.assign(details[at] ?? {}, { taxes: [tax] });
    }
    for (let at = 0; missing > 0; at++, missing--) {
      Object.assign(details[at] ?? {}, { long_description: "long" });
    }
    expect(count(whole)).toBe(100_000);
    expect((await create(whole)).status).toBe(201);
    Object.assign(details.at(-1) ?? {}, { long_description: "long" });
    expect((await create(whole)).status).toBe(413);
  });
});
