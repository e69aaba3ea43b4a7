import type { TestAccount } from "../../accounts.ts";
import { createAccount, documentBody } from "../../accounts.ts";
import type { Client } from "../../client.ts";
import { operatorOf } from "../../client.ts";
import { keptHeader } from "../../operations/drafts.ts";
import type { TestService } from "../../service.ts";

/** The accounts of a service, with the resources that exist before any rejected request. */
export interface Cast {
  readonly service: TestService;
  readonly operator: Client;
  readonly chile: TestAccount;
  readonly mexico: TestAccount;
  readonly peru: TestAccount;
  /** Paths of Chilean resources. The draft `unfit` cannot be issued; draft `clash` has an issued invoice's number. */
  readonly held: Readonly<
    Record<
      | "draft"
      | "named"
      | "gross"
      | "unfit"
      | "clash"
      | "issued"
      | "customer"
      | "branch"
      | "second"
      | "subscription",
      string
    >
  >;
  /** Paths of Mexican documents. */
  readonly abroad: Readonly<Record<"issued" | "cancelled", string>>;
}

/** Creates accounts of three countries. The Chilean account has documents, a customer, branches and a subscription. */
export async function makeCast(service: TestService): Promise<Cast> {
  const operator = await operatorOf(service);
  const chile = await createAccount(service, "cl");
  const mexico = await createAccount(service, "mx");
  const peru = await createAccount(service, "pe");
  await made(peru.admin, "/v1/documents", documentBody("pe", "plain"));
  const { admin, id } = chile;
  const branch = (code: string) => ({
    account_id: id,
    name: code,
    company_branch_internal_code: code,
  });
  const issued = await made(admin, "/v1/documents", documentBody("cl", "invoice"));
  const { body } = await admin.get(issued);
  const clash = await draftOf(admin, "invoice");
  await put(admin, clash, { document_number: 2 });
  await made(admin, "/v1/documents", documentBody("cl", "invoice"));
  const unfit = await draftOf(admin, "receipt");
  await put(admin, unfit, { document_type_id: 2, receiver_activity: "Comercio" });
  const held = {
    issued,
    clash,
    unfit,
    draft: await draftOf(admin, "invoice"),
    named: await draftOf(admin, "named-receipt"),
    gross: await draftOf(admin, "gross-receipt"),
    customer: `/v1/customers_suppliers/${body.header.customer_supplier_id}`,
    branch: await made(admin, "/v1/company_branches", branch("N1")),
    second: await made(admin, "/v1/company_branches", branch("N2")),
    subscription: await made(admin, "/v1/webhook_subscriptions", {}),
  };
  const abroad = {
    issued: await made(mexico.admin, "/v1/documents", documentBody("mx", "plain")),
    cancelled: await made(mexico.admin, "/v1/documents", documentBody("mx", "plain")),
  };
  await mexico.admin.patch(abroad.cancelled, { document_status: 2 });
  return { service, operator, chile, mexico, peru, held, abroad };
}

/** An update body: the required members, copied from the stored document; `members` replaces or adds header members. */
export async function updateOf(client: Client, path: string, members: object = {}) {
  const { header, totals } = (await client.get(path)).body;
  const receipt = [37, 39, 41].includes(header.document_type_id);
  return {
    header: {
      ...keptHeader(header),
      ...(!receipt && { receiver_activity: header.receiver_activity }),
      ...members,
    },
    totals: { net_amount: totals.net_amount, total_amount: totals.total_amount },
  };
}

async function put(client: Client, path: string, members: object): Promise<void> {
  const response = await client.put(path, await updateOf(client, path, members));
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
}

async function draftOf(client: Client, base: string): Promise<string> {
  const body = documentBody("cl", base);
  return made(client, "/v1/documents", { ...body, options: { ...body.options, draft_only: 1 } });
}

async function made(client: Client, path: string, body: unknown): Promise<string> {
  const response = await client.post(path, body);
  const location = response.headers.get("Location");
  if (location === null) throw new Error(JSON.stringify(response.body));
  return location;
}
