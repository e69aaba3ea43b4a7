import { createAccount, documentBody, type TestAccount } from "../accounts.ts";
import type { TestService } from "../service.ts";

/** Accounts with data for every page of the console. */
export interface Stage {
  readonly chile: TestAccount;
  readonly mexico: TestAccount;
  /** The identifier of a draft that the Chilean account can issue. */
  readonly draft: number;
  /** The identifier of an issued document that the Mexican account can cancel. */
  readonly issued: number;
}

async function create(of: TestAccount, country: string, base: string, header: object = {}) {
  const body = documentBody(country, base);
  delete body.header.branch_office_code;
  Object.assign(body.header, header);
  return Number((await make(of, "/v1/documents", body)).document_id);
}

async function make({ admin }: TestAccount, path: string, given: object) {
  const { status, body } = await admin.post(path, given);
  if (status >= 300) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body;
}

/** Creates the accounts of a stage, and the data of these accounts, in a service. */
export async function setStage(service: TestService): Promise<Stage> {
  const chile = await createAccount(service, "cl", {
    registration_legal_name_company: "Librería El Faro SpA",
  });
  const mexico = await createAccount(service, "mx", {
    registration_legal_name_company: "Editorial Azul S.A. de C.V.",
  });
  await create(chile, "cl", "invoice");
  await create(chile, "cl", "receipt", { observations: "sandbox:refuse" });
  const draft = await create(chile, "cl", "draft", {
    receiver_legal_name: "Ñandú Austral Ltda",
    receiver_email: "ana@example.com",
  });
  const issued = await create(mexico, "mx", "plain", { receiver_legal_name: "Cactus Rojo SA" });
  await make(chile, "/v1/company_branches", {
    account_id: chile.id,
    name: "Casa Matriz",
    is_headquarters: 1,
    address: "Avenida Providencia 1234",
    city: "Santiago",
    company_branch_internal_code: "CM",
  });
  await make(chile, "/v1/webhook_subscriptions", {
    callback_url: "https://hooks.example.com/talonario/notifications",
    events: ["document.issued", "document.accepted"],
  });
  const range = { document_type_id: 41, from: 1, to: 5 };
  await make(chile, "/v1/numbering_authorizations", range);
  await create(chile, "cl", "exempt-receipt");
  await make(chile, `/v1/documents/${draft - 1}/emails`, { to: ["ana@example.com"] });
  return { chile, mexico, draft, issued };
}
