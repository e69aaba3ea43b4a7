import type {
  CompanyBranch,
  CustomerSupplier,
  Document,
  WebhookSubscription,
} from "../../../../generated/types/models.d.ts";
import type { Request } from "./history.ts";
import type { ShownDocument } from "./state.ts";
import { NO_TAG } from "./state.ts";

/** The document type of the credit notes in a history. */
export const CREDIT_NOTE = 16;

/** The members of a response's body that the model predicts. The items of a list are sorted by identifier. */
export function seenOf(request: Request, body: unknown): unknown {
  const items = (body as { items?: unknown[] }).items;
  if (items !== undefined) return items.map((item) => seenIn(request, item)).sort(byId);
  return seenIn(request, body);
}

function byId(one: Seen, other: Seen): number {
  return one.id - other.id;
}

interface Seen {
  readonly id: number;
}

function seenIn({ kind }: Request, body: unknown): Seen {
  if (kind.includes("customer")) return customerIn(body as CustomerSupplier);
  if (kind.includes("subscri")) return subscriptionIn(body as WebhookSubscription);
  return kind.includes("branch") ? branchIn(body as CompanyBranch) : documentIn(body as Document);
}

function documentIn({
  document_id = 0,
  document_status,
  header,
  references,
  history = [],
  totals,
  referenced_by = [],
  balance,
}: Document) {
  const seen: ShownDocument = {
    id: document_id,
    tag: Number(header.seller_id),
    // The server reads `document_status` and `history` separately. If the two do not agree, the status is 2 here,
    // which the model never predicts.
    status: (history.at(-1)?.to === document_status ? document_status : 2) as 0 | 1,
    number: header.document_number ?? null,
    receiver: receiverIn(header.receiver_tax_id_code),
    customer: header.customer_supplier_id ?? 0,
    address: header.receiver_address ?? "",
    name: header.receiver_legal_name ?? "",
    email: header.receiver_email ?? null,
    refers: references?.[0]?.reference_document_id ?? null,
    code: header.branch_office_code ?? null,
    note: header.document_type_id === CREDIT_NOTE,
    referredBy: referenced_by.map((one) => one.document_id),
    balance: balance === undefined ? null : balance / totals.total_amount,
  };
  return seen;
}

function customerIn(customer: CustomerSupplier) {
  return {
    id: customer.customer_supplier_id,
    name: customer.name,
    address: customer.invoicing_details?.[0]?.address ?? "",
    email: customer.contacts?.[0]?.email ?? null,
    user: customer.responsible_user_id ?? null,
    supplier: customer.is_supplier ?? false,
    receiver: receiverIn(customer.invoicing_details?.[0]?.tax_id_code),
  };
}

function branchIn(branch: CompanyBranch) {
  return {
    id: branch.company_branch_id,
    tag: Number(branch.name.slice(1)),
    code: branch.company_branch_internal_code ?? null,
    parent: branch.parent_company_branch_id ?? null,
  };
}

function subscriptionIn({ webhook_subscription_id, callback_url }: WebhookSubscription) {
  const tag = callback_url === undefined ? NO_TAG : Number(callback_url.split("/").at(-1));
  return { id: webhook_subscription_id, tag };
}

// The receivers' tax ids differ in the eighth digit.
function receiverIn(taxId = ""): number {
  return Number(taxId.at(7));
}
