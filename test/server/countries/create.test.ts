import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount } from "../accounts.ts";
import { startService, type TestService } from "../service.ts";
import { documentBases } from "./base-bodies.ts";
import { countryCodes } from "./known.ts";

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service.close());

it.each(countryCodes)("an account in country %s creates its first document", async (code) => {
  const { admin } = await createAccount(service, code);
  const created = await admin.post("/v1/documents", documentBases(code)[0]?.[1] ?? {});
  expect(created.status, JSON.stringify(created.body)).toBe(201);
});
