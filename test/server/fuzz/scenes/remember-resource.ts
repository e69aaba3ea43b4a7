import { isRecord, valueAt } from "../bodies/places.ts";
import type { Prepared } from "../requests/prepare.ts";
import type { FuzzAccount } from "../world.ts";
import type { Kind, Resource } from "./resource.ts";
import { idMembers, kindOfPath } from "./resource.ts";
import type { Scene } from "./scene.ts";

const made: Readonly<Record<string, Kind>> = {
  createDocument: "document",
  createCompanyBranch: "branch",
  createNumberingAuthorization: "authorization",
  createWebhookSubscription: "subscription",
  replayWebhookDelivery: "delivery",
};

const others = new Set(["checkAccountCertificate", "changeAccountPassword"]);

/** Records the resource that a successful request created, changed or deleted; returns the resource, if any. */
export function rememberResource(
  scene: Scene,
  { operation, target }: Prepared,
  status: number,
  body: unknown,
): Resource | undefined {
  if (operation === undefined || status >= 300) return undefined;
  if (status === 204) {
    return target === undefined ? undefined : remove(scene, target);
  }
  if (!isRecord(body)) return undefined;
  const kind = made[operation.id];
  if (operation.method === "GET") {
    if (typeof body.next_cursor === "string") scene.cursors.set(operation.id, body.next_cursor);
    return undefined;
  }
  const owner = ownerIn(scene, body);
  if (owner !== undefined) rememberCustomer(scene, owner, body);
  if (kind === undefined) {
    if (target === undefined || kindOfPath(operation.path) === undefined) return undefined;
    // The response may describe something other than `target`, such as a check of the account's certificate.
    return body[idMembers[target.kind]] === target.id && !others.has(operation.id)
      ? update(target, body)
      : undefined;
  }
  const id = body[idMembers[kind]];
  if (status !== 201 || typeof id !== "number" || owner === undefined) return undefined;
  const resource: Resource = { kind, id, account: owner, gone: false, status: 0, shown: undefined };
  scene.resources.push(resource);
  return update(resource, body);
}

function update(resource: Resource, body: Readonly<Record<string, unknown>>): Resource {
  // The authority's verdict may change the document before the next read.
  const isAwaited = valueAt(body, ["authority", "status"]) === "pending";
  resource.shown = isAwaited ? undefined : lasting(body);
  if (typeof body.document_status === "number") resource.status = body.document_status;
  return resource;
}

function remove(scene: Scene, resource: Resource): Resource {
  resource.gone = true;
  // Deleting a subscription makes its pending deliveries fail. The scene does not know which these are, so the state of
  // all deliveries of the account becomes unknown.
  const isLost = ({ kind, account }: Resource) =>
    kind === "delivery" && account === resource.account;
  if (resource.kind === "subscription") {
    for (const lost of scene.resources.filter(isLost)) lost.shown = undefined;
  }
  return resource;
}

// Members that are shown only once, that contain files, or that change when other documents change.
const passing = new Set([
  ...["warnings", "signing_secret", "electronic_document"],
  ...["balance", "referenced_by", "next", "remaining"],
]);

/** Returns the members of a response that every later read must repeat. */
export function lasting(body: unknown): unknown {
  if (!isRecord(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !passing.has(name)));
}

// A new document registers the receiver as a customer.
function rememberCustomer(
  scene: Scene,
  account: FuzzAccount,
  { header }: Readonly<Record<string, unknown>>,
): void {
  const id = isRecord(header) ? header.customer_supplier_id : undefined;
  const isKnown = scene.resources.some((one) => one.kind === "customer" && one.id === id);
  if (typeof id !== "number" || isKnown) return;
  scene.resources.push({ kind: "customer", id, account, gone: false, status: 0, shown: undefined });
}

function ownerIn(
  { world }: Scene,
  { account_id, header }: Readonly<Record<string, unknown>>,
): FuzzAccount | undefined {
  const id = isRecord(header) ? header.account_id : account_id;
  return world.accounts.find((account) => account.id === id);
}
