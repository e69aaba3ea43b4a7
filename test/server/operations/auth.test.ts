import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import { createClient } from "../client.ts";
import type { TestService } from "../service.ts";
import { operator, startService } from "../service.ts";

let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "cl", { admin_password: "contraseña" });
});

afterAll(() => service.close());

const logIn = (email: string, password: string) =>
  createClient(service, "none").post("/auth", { email, password });

describe("POST /auth", () => {
  it("returns a token for the admin's account and ignores the case of the e-mail address", async () => {
    const response = await logIn(account.email.toUpperCase(), "contraseña");
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      access_token: expect.any(String),
      token_type: "Bearer",
      expires_in: 3600,
      account_id: account.id,
    });
    const admin = createClient(service, String(response.body.access_token));
    expect((await admin.get(`/v1/accounts/${account.id}`)).status).toBe(200);
  });

  it("returns a token for the operator, without account_id", async () => {
    const response = await logIn(operator.email, operator.password);
    expect(response.status).toBe(200);
    expect(response.body).not.toHaveProperty("account_id");
    const client = createClient(service, String(response.body.access_token));
    expect((await client.get("/v1/accounts")).status).toBe(200);
  });

  it("rejects every wrong pair of e-mail address and password with the same problem", async () => {
    const responses = await Promise.all([
      logIn(account.email, "wrong"),
      logIn("nobody@example.com", "contraseña"),
      logIn(operator.email, "wrong"),
      logIn("", ""),
    ]);
    for (const response of responses) {
      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
      expect(response.body).toEqual(responses[0]?.body);
    }
  });
});
