import { enqueueEvent } from "../../../../server/webhooks/enqueue-event.ts";
import { knownBodies } from "../bodies/known-bodies.ts";
import { isRecord, valueAt } from "../bodies/places.ts";
import { bodyOf } from "../checks/check-response.ts";
import { operationOf } from "../contract.ts";
import type { Intent } from "../requests/intent.ts";
import { accountOf } from "../requests/prepare.ts";
import { usualIntent } from "../requests/usual-intent.ts";
import { ServiceFailure } from "../service-failure.ts";
import type { FuzzAccount } from "../world.ts";
import { play } from "./play.ts";
import type { Kind, Resource } from "./resource.ts";
import { kindOfPath } from "./resource.ts";
import type { Scene } from "./scene.ts";
import { otherAccount, resourcesOf } from "./scene.ts";

// Operations that create a resource, by kind.
const makers: Readonly<Partial<Record<Kind, string>>> = {
  document: "createDocument",
  customer: "createDocument",
  branch: "createCompanyBranch",
  authorization: "createNumberingAuthorization",
  subscription: "createWebhookSubscription",
};

// Operations that mostly apply to drafts.
const drafted = new Set(["updateDocument", "changeDocumentStatus", "deleteDocument"]);

// The sandbox rejects the first submission of a document with this text. Outside Chile, only rejected documents can be
// updated. In Chile, drafts can be updated, with or without this text.
const refused = { header: { observations: "sandbox:refuse" } };

/**
 * Finds or creates the resource that the intent's path identifies. Undefined if the path has no identifier (as in
 * `/v1/documents`), or if the intent replaces the path or the identifier. Also undefined if the intent needs a
 * deleted resource and none can be made.
 */
export async function findTarget(scene: Scene, intent: Intent): Promise<Resource | undefined> {
  const kind = kindOfPath(intent.operation.path);
  if (kind === undefined || typeof intent.aim === "object" || intent.path !== undefined)
    return undefined;
  const account = accountOf(scene, intent);
  const owner =
    intent.aim === "other's" ? otherAccount(scene.world, account, intent.pick) : account;
  if (intent.aim === "gone") return findGone(scene, kind, owner);
  const isForDrafts = drafted.has(intent.operation.id) && owner.country === "cl" && intent.pick > 1;
  const held = resourcesOf(scene, kind, owner).filter(({ status }) => !isForDrafts || status === 0);
  // Some values of `pick` create a new resource, so that the scene also has unchanged drafts.
  if (held.length > 0 && (kind === "account" || intent.pick % 3 > 0)) {
    return held[intent.pick % held.length];
  }
  return make(scene, kind, owner, intent.operation.id === "updateDocument" ? refused : {});
}

async function findGone(
  scene: Scene,
  kind: Kind,
  owner: FuzzAccount,
): Promise<Resource | undefined> {
  const [gone] = resourcesOf(scene, kind, owner, true);
  const removers: Readonly<Record<string, string>> = {
    document: "deleteDocument",
    authorization: "deleteNumberingAuthorization",
    subscription: "deleteWebhookSubscription",
  };
  const remover = removers[kind];
  if (gone !== undefined || remover === undefined) return gone;
  const resource = await make(scene, kind, owner);
  if (kind === "document" && resource.status !== 0) return undefined;
  await play(scene, usualIntent(remover, scene.world.accounts.indexOf(owner)), resource);
  return resource;
}

async function make(
  scene: Scene,
  kind: Kind,
  owner: FuzzAccount,
  grown: unknown = {},
): Promise<Resource> {
  if (kind === "delivery") return makeDelivery(scene, owner);
  const maker = makers[kind];
  if (maker !== undefined) {
    const at = scene.world.accounts.indexOf(owner);
    const usual = usualIntent(maker, at, baseFor(maker, owner));
    const body = usual.body && { ...usual.body, grown };
    await play(scene, { ...usual, body }, undefined);
  }
  const made = resourcesOf(scene, kind, owner).at(-1);
  if (made === undefined) throw new ServiceFailure(`a valid ${maker} created no ${kind}`);
  return made;
}

// Returns the index of the first suitable known body, or 0. A Chilean document must be a draft, a
// subscription must have a URL, and an authorization must have a range.
function baseFor(operationId: string, { country }: FuzzAccount): number {
  const bodies = knownBodies(operationOf(operationId), country);
  const isWanted = (body: unknown) =>
    operationId === "createDocument"
      ? valueAt(body, ["options", "draft_only"]) === 1 || country !== "cl"
      : (valueAt(body, ["callback_url"]) ?? valueAt(body, ["to"])) !== undefined;
  return Math.max(0, bodies.findIndex(isWanted));
}

async function makeDelivery(scene: Scene, owner: FuzzAccount): Promise<Resource> {
  const { store, accounts } = scene.world;
  const subscriptions = resourcesOf(scene, "subscription", owner);
  if (subscriptions.length === 0) await make(scene, "subscription", owner);
  const event = {
    type: "ACCOUNT.CERTIFICATIONUPDATE",
    accountId: owner.id,
    at: Date.now(),
  } as const;
  await store.write((transaction) => enqueueEvent(transaction, event));
  const lister = usualIntent("listWebhookDeliveries", accounts.indexOf(owner));
  const listed = bodyOf(await play(scene, lister, undefined));
  const id = valueAt(listed, ["items", 0, "webhook_delivery_id"]);
  if (!isRecord(listed) || typeof id !== "number")
    throw new ServiceFailure("an event created no delivery");
  const resource: Resource = {
    kind: "delivery",
    id,
    account: owner,
    gone: false,
    status: 0,
    shown: undefined,
  };
  scene.resources.push(resource);
  return resource;
}
