import type { Intent } from "../requests/intent.ts";
import type { Kind, Resource } from "../scenes/resource.ts";
import type { FuzzAccount } from "../world.ts";
import { SECRET } from "../world.ts";
import type { Place } from "./places.ts";
import { isRecord, placesOf, valueAt, withValueAt } from "./places.ts";

/** The accounts, resources and numbers to write into a body; `next` returns an unused number. */
export interface Names {
  readonly account: FuzzAccount;
  readonly other: FuzzAccount;
  readonly target: Resource | undefined;
  readonly resources: readonly Resource[];
  next(): number;
}

// Members that contain the identifier of a resource, with the kind of resource.
const naming: Readonly<Record<string, Kind>> = {
  reference_document_id: "document",
  parent_company_branch_id: "branch",
  customer_supplier_id: "customer",
};
const NO_CAF = "PEFVVE9SSVpBQ0lPTi8+";
const UNUSED_SERIES = "FZ9999";
const marked = [
  "observations",
  "name",
  "contact_name",
  "issuer_address",
  "receiver_address",
  "line_description",
  "registration_legal_name_company",
  "callback_username",
];
const secret = ["admin_password", "certificate_password", "callback_password"];

/**
 * Replaces values in a body: identifiers by identifiers of the account's resources, secrets by recognizable secrets,
 * and some texts by the account's canary. The canary is a text that no other account may see.
 */
export function nameResources(body: unknown, names: Names): unknown {
  let named = body;
  for (const place of placesOf(body)) {
    const value = valueAt(body, place);
    const given = replacement(String(place.at(-1)), value, names);
    if (given !== value) named = withValueAt(named, place, given);
  }
  return named;
}

function replacement(member: string, value: unknown, names: Names): unknown {
  const { account, target, resources } = names;
  const kind = naming[member];
  if (kind !== undefined) {
    return resources.findLast((one) => one.kind === kind && one.account === account && !one.gone)
      ?.id;
  }
  if (member === "document_id" || member === "company_branch_id") return target?.id;
  // `from` and `to` are the ends of a range. Every call of `next` returns a larger number, so no two ranges overlap.
  if ((member === "from" || member === "to") && typeof value === "number") return names.next();
  if (typeof value !== "string") return value;
  if (member === "company_branch_internal_code") return `code-${names.next()}`;
  if (member === "branch_office_code") return undefined;
  if (member === "email") return account.email;
  if (member === "password" || member === "new_password") return account.password;
  if (member === "admin_email") return `new-${names.next()}@example.com`;
  // Texts that control the sandbox must not change.
  if (member === "observations" && value.startsWith("sandbox:")) return value;
  if (marked.includes(member)) return account.canary;
  return secret.includes(member) ? `${SECRET}-${names.next()}` : value;
}

/**
 * Sets the account identifier in a body to the one that `Intent.naming` selects; removes the identifier if
 * `Intent.naming` selects none. A body without a place for the identifier stays unchanged.
 */
export function nameAccount(
  body: unknown,
  operationId: string,
  { naming: named, asOperator }: Pick<Intent, "naming" | "asOperator">,
  { account, other }: Names,
): unknown {
  const place = accountPlace(operationId);
  if (place === undefined || !isRecord(valueAt(body, place.slice(0, -1)))) return body;
  const isNeeded = asOperator || /CompanyBranch|updateCustomer/.test(operationId);
  const usual = isNeeded ? account.id : undefined;
  const ids = { usual, none: undefined, own: account.id, other: other.id, unknown: 987_654_321 };
  return withValueAt(body, place, ids[named]);
}

/**
 * Changes the body of a new numbering authorization so that no document can use the authorization: replaces the CAF (a
 * Chilean file) by an invalid CAF, or the series by a series that no document has.
 */
export function setAside(body: unknown, operationId: string): unknown {
  if (operationId !== "createNumberingAuthorization" || !isRecord(body)) return body;
  if (typeof body.caf === "string") return { ...body, caf: NO_CAF };
  const isText = body.series === undefined || typeof body.series === "string";
  return isText ? { ...body, series: UNUSED_SERIES } : body;
}

/** The place of the account identifier in an operation's body; undefined if the body has no such member. */
export function accountPlace(operationId: string): Place | undefined {
  if (/^(create|update)Document$/.test(operationId)) return ["header", "account_id"];
  return /CompanyBranch|CustomerSupplier|createWebhook|createNumbering/.test(operationId)
    ? ["account_id"]
    : undefined;
}
