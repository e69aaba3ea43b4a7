import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import { password } from "./fixture.ts";
import type { Visitor } from "./visitor.ts";
import { createVisitor } from "./visitor.ts";

let service: TestService;
let account: TestAccount;
let admin: Visitor;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "cl", {
    registration_legal_name_company: "Librería El Faro SpA",
  });
  admin = createVisitor(service);
  await admin.logIn(account.email, password);
});

afterAll(() => service.close());

async function found(state: string, reasons: readonly string[]): Promise<string> {
  await service.services.store.write((transaction) =>
    transaction.run(
      {
        sql: `update certificates set state = '${state}', reasons = '${JSON.stringify(reasons)}',
          not_after = ${Date.now() + 86_400_000} where account_id = ${account.id}`,
      },
      [],
    ),
  );
  const { text } = await admin.get("/console");
  return /<h2>Certificates<\/h2>.*?<\/section>/s.exec(text)?.[0] ?? "";
}

describe("an invalid certificate", () => {
  it.each([
    ["incomplete", "or its key is missing"],
    ["unreadable", "of a supported kind"],
    ["password", "The password"],
    ["no-key", "no private key"],
    ["key-mismatch", "does not match"],
    ["not-yet-valid", "not valid yet"],
    ["expired", "has expired"],
    ["other-tax-id", "another tax id"],
    ["too-costly", "the limits of a check"],
  ])("is shown with its account, the cause and the next step: %s", async (reason, sentence) => {
    const section = await found("invalid", [reason]);
    expect(section).toContain("Librería El Faro SpA");
    expect(section).toContain(sentence);
    expect(section).toContain(`PATCH /v1/accounts/${account.id}`);
  });

  it("is named as the signing certificate if only its dates or tax id are wrong; otherwise the sandbox's certificate is named", async () => {
    expect(await found("invalid", ["expired"])).toContain("this certificate still signs");
    const both = await found("invalid", ["expired", "password"]);
    expect(both).toContain("The certificate has expired. The password");
    expect(both).toContain("the sandbox&#39;s own certificate signs");
  });

  it("is shown with a note about signing, unlike a valid certificate that expires within 30 days", async () => {
    const section = await found("valid", []);
    expect(section).toContain("The certificate expires within 30 days.");
    expect(section).not.toContain("Until then");
  });
});
