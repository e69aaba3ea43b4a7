import type { Problem } from "../../../../generated/types/models.d.ts";
import type { Reply } from "../../chaos/calls.ts";
import { call, example } from "../../chaos/calls.ts";
import type { HistoryResponse, Request } from "./history.ts";
import { CREDIT_NOTE, seenOf } from "./seen.ts";

/** The server and the account of a request. */
export interface Place {
  readonly url: string;
  readonly token: string;
  readonly accountId: number;
}

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
}

const SILENCE_MS = 60_000;
const invoice = withoutEmail(example("document-create/cl/invoice"));
const HELD = /still running/;

/**
 * Sends a request. Returns undefined if no response arrives, and after a 503. Returns `unsent` if the server refuses
 * the connection. Throws on a 5xx status other than 503.
 */
export async function send(
  place: Place,
  request: Request,
): Promise<HistoryResponse | undefined | "unsent"> {
  const signal = AbortSignal.timeout(SILENCE_MS);
  const { url, token } = place;
  let reply: Reply<unknown>;
  try {
    reply = await call(url, { ...sentOf(request, place), token, signal });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code === "ECONNREFUSED" ? "unsent" : undefined;
  }
  const { status, headers, body } = reply;
  if (status === 503) return undefined;
  if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)}`);
  if (status >= 400) return rejectionOf(status, body as Problem);
  const seen = status === 204 ? {} : { seen: seenOf(request, body) };
  return headers.has("Idempotent-Replayed")
    ? { status, replayed: true, ...seen }
    : { status, ...seen };
}

/** Whether a response reports that an earlier request with the same key is still running. */
export function isHeld(response: HistoryResponse | undefined): boolean {
  return response?.status === 409 && response.rules?.[0] === "held";
}

function rejectionOf(status: number, { detail = "", errors = [] }: Problem): HistoryResponse {
  if (status === 409 && HELD.test(detail)) return { status, rules: ["held"] };
  const rules = errors.map(({ rule }) => rule);
  return rules.length === 0 ? { status } : { status, rules };
}

function sentOf(request: Request, { accountId: account_id }: Place): Sent {
  const key = "key" in request && request.key !== undefined ? { key: `key-${request.key}` } : {};
  switch (request.kind) {
    case "create-document":
      return { path: "/v1/documents", body: documentBody(request), ...key };
    case "update-document":
      return { method: "PUT", path: `/v1/documents/${request.id}`, body: updateBody(request) };
    case "issue":
      return {
        method: "PATCH",
        path: `/v1/documents/${request.id}`,
        body: { document_status: 1 },
      };
    case "delete":
      return { method: "DELETE", path: `/v1/documents/${request.id}` };
    case "read-document":
      return { path: `/v1/documents/${request.id}` };
    case "put-customer": {
      const { name, user, supplier } = request;
      const body = {
        account_id,
        name,
        ...(user !== undefined && { responsible_user_id: user }),
        ...(supplier !== undefined && { is_supplier: supplier }),
      };
      return { method: "PUT", path: `/v1/customers_suppliers/${request.id}`, body };
    }
    case "create-branch": {
      const { tag, code, parent } = request;
      const body = { account_id, name: `B${tag}`, ...branchBody(code, parent) };
      return { path: "/v1/company_branches", body, ...key };
    }
    case "update-branch":
      return {
        method: "PUT",
        path: `/v1/company_branches/${request.id}`,
        body: branchBody(request.code, request.parent),
      };
    case "subscribe":
      return {
        path: "/v1/webhook_subscriptions",
        body: { callback_url: `https://erp.example/${request.tag}` },
        ...key,
      };
    case "unsubscribe":
      return { method: "DELETE", path: `/v1/webhook_subscriptions/${request.id}` };
    default:
      return { path: `/v1/${lists[request.kind]}?limit=100` };
  }
}

const lists = {
  "list-documents": "documents",
  "list-customers": "customers_suppliers",
  "list-branches": "company_branches",
  "list-subscriptions": "webhook_subscriptions",
} as const;

function branchBody(code: string | undefined, parent: number | undefined): object {
  return {
    ...(code !== undefined && { company_branch_internal_code: code }),
    ...(parent !== undefined && { parent_company_branch_id: parent }),
  };
}

function documentBody(request: Extract<Request, { kind: "create-document" }>): object {
  const { tag, draft, receiver, email, chosen, refers, code } = request;
  const header = {
    ...(invoice.header as object),
    seller_id: tag,
    receiver_tax_id_code: taxIdOf(receiver),
    receiver_legal_name: `N${tag}`,
    receiver_address: `A${tag}`,
    ...(email !== undefined && { receiver_email: email }),
    ...(chosen !== undefined && { document_number: chosen }),
    ...(code !== undefined && { branch_office_code: code }),
    ...(refers !== undefined && { document_type_id: CREDIT_NOTE }),
  };
  const reference = { reference_document_id: refers, reference_code: 1, description: "Anula" };
  return {
    ...invoice,
    header,
    options: { draft_only: draft ? 1 : 0 },
    ...(refers !== undefined && { references: [reference] }),
  };
}

function updateBody(request: Extract<Request, { kind: "update-document" }>): object {
  const { tag, receiver, chosen } = request;
  const header = { ...(invoice.header as Record<string, unknown>), currency_id: 1 };
  const members = new Set([
    ...["document_type_id", "issue_date", "currency_id", "receiver_activity"],
    ...["issuer_address", "issuer_district", "issuer_city", "issuer_phone", "issuer_activity"],
    ...["receiver_district", "receiver_city", "receiver_phone"],
  ]);
  return {
    header: {
      ...Object.fromEntries(Object.entries(header).filter(([name]) => members.has(name))),
      receiver_address: `A${tag}`,
      ...(receiver !== undefined && { receiver_tax_id_code: taxIdOf(receiver) }),
      ...(chosen !== undefined && { document_number: chosen }),
    },
    totals: invoice.totals,
  };
}

function withoutEmail(body: Record<string, unknown>): Record<string, unknown> {
  const { receiver_email: _, ...header } = body.header as Record<string, unknown>;
  return { ...body, header };
}

function taxIdOf(receiver: number): string {
  return `7654321${receiver}-K`;
}
