import { createTokens } from "../../../server/auth/tokens.ts";
import type { Services } from "../../../server/services.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { accountBase } from "../countries/base-bodies.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import type { Visitor } from "./visitor.ts";
import { createVisitor } from "./visitor.ts";

const SCRIPT = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>`;

/** The password of every Chilean account's admin. */
export const password = String(accountBase("cl").admin_password);

/** The webhook subscription's password. Its characters need no escape in HTML, so tests find it if a page leaks it. */
export const callbackPassword = "callback-password";

/** A service, an account whose stored names are scripts, and the account's logged-in admin. */
export interface Fixture {
  readonly service: TestService;
  readonly account: TestAccount;
  /** An account without documents or other data. */
  readonly stranger: TestAccount;
  readonly draft: number;
  readonly issued: number;
  readonly admin: Visitor;
}

/** Creates a Chilean document whose receiver's name is a script; returns the document's identifier. */
export async function createDocument(of: TestAccount, base: string): Promise<number> {
  const body = documentBody("cl", base);
  delete body.header.branch_office_code;
  body.header.receiver_legal_name = SCRIPT;
  const response = await of.admin.post("/v1/documents", body);
  if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  return Number(response.body.document_id);
}

/** Starts a service, and creates the fixture's data in it; `now` is the clock that decides when tokens expire. */
export async function startConsole(
  now: () => number = Date.now,
  given: Partial<Services> = {},
): Promise<Fixture> {
  const tokens = createTokens(new Uint8Array(32).fill(1), now);
  const service = await startService({ tokens, ...given });
  const account = await createAccount(service, "cl", { registration_legal_name_company: SCRIPT });
  const stranger = await createAccount(service, "cl");
  const draft = await createDocument(account, "draft");
  const issued = await createDocument(account, "invoice");
  const make = async (path: string, body: object) => {
    const response = await account.admin.post(path, body);
    if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  };
  await make("/v1/company_branches", { account_id: account.id, name: SCRIPT });
  await make("/v1/webhook_subscriptions", {
    callback_url: "https://example.com/hook",
    callback_username: "hook",
    callback_password: callbackPassword,
    events: ["document.issued"],
  });
  await make("/v1/numbering_authorizations", { document_type_id: 41, from: 1, to: 5 });
  const admin = createVisitor(service);
  await admin.logIn(account.email, password);
  return { service, account, stranger, draft, issued, admin };
}
