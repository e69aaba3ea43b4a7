import { isRecord } from "../bodies/places.ts";
import type { Prepared } from "../requests/prepare.ts";
import type { FuzzAccount } from "../world.ts";
import type { Scene } from "./scene.ts";
import type { Kind, Thing } from "./thing.ts";
import { idMembers, kindOfPath } from "./thing.ts";

const made: Readonly<Record<string, Kind>> = {
  createDocument: "document",
  createCompanyBranch: "branch",
  createWebhookSubscription: "subscription",
  replayWebhookDelivery: "delivery",
};

/** Keeps in mind what a success made, changed or took away; answers what it is about. */
export function takeNote(
  scene: Scene,
  { operation, target }: Prepared,
  status: number,
  body: unknown,
): Thing | undefined {
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
  if (owner !== undefined) noteCustomer(scene, owner, body);
  if (kind === undefined) {
    if (target === undefined || kindOfPath(operation.path) === undefined) return undefined;
    if (/^(checkAccountCertificate|changeAccountPassword)$/.test(operation.id)) return undefined;
    return update(target, body);
  }
  const id = body[idMembers[kind]];
  if (status !== 201 || typeof id !== "number" || owner === undefined) return undefined;
  const thing: Thing = { kind, id, account: owner, gone: false, status: 0, shown: undefined };
  scene.things.push(thing);
  return update(thing, body);
}

function update(thing: Thing, body: Readonly<Record<string, unknown>>): Thing {
  thing.shown = lasting(body);
  if (typeof body.document_status === "number") thing.status = body.document_status;
  return thing;
}

function remove(scene: Scene, thing: Thing): Thing {
  thing.gone = true;
  // What was still to be delivered to a subscription fails with it.
  const isLost = ({ kind, account }: Thing) => kind === "delivery" && account === thing.account;
  if (thing.kind === "subscription") {
    for (const lost of scene.things.filter(isLost)) lost.shown = undefined;
  }
  return thing;
}

/** What of an answer every later read must have as well. */
export function lasting(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { warnings: _, electronic_document: __, signing_secret: ___, ...rest } = body;
  return rest;
}

// A document registers whom it is for.
function noteCustomer(
  scene: Scene,
  account: FuzzAccount,
  { header }: Readonly<Record<string, unknown>>,
): void {
  const id = isRecord(header) ? header.customer_supplier_id : undefined;
  const isKnown = scene.things.some((one) => one.kind === "customer" && one.id === id);
  if (typeof id !== "number" || isKnown) return;
  scene.things.push({ kind: "customer", id, account, gone: false, status: 0, shown: undefined });
}

function ownerIn(
  { world }: Scene,
  { account_id, header }: Readonly<Record<string, unknown>>,
): FuzzAccount | undefined {
  const id = isRecord(header) ? header.account_id : account_id;
  return world.accounts.find((account) => account.id === id);
}
