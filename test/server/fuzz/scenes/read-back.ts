import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../bodies/places.ts";
import { bodyOf } from "../checks/check-response.ts";
import type { Intent } from "../requests/intent.ts";
import { usualIntent } from "../requests/usual-intent.ts";
import { ServiceFailure } from "../service-failure.ts";
import type { FuzzAccount } from "../world.ts";
import { play } from "./play.ts";
import { lasting } from "./remember-resource.ts";
import type { Kind, Resource } from "./resource.ts";
import { idMembers } from "./resource.ts";
import type { Scene } from "./scene.ts";

const readers: Readonly<Record<Kind, string>> = {
  account: "getAccount",
  document: "getDocument",
  customer: "getCustomerSupplier",
  branch: "getCompanyBranch",
  authorization: "getNumberingAuthorization",
  subscription: "getWebhookSubscription",
  delivery: "getWebhookDelivery",
};

const listers: Readonly<Record<Kind, string>> = {
  account: "listAccounts",
  document: "listDocuments",
  customer: "listCustomersSuppliers",
  branch: "listCompanyBranches",
  authorization: "listNumberingAuthorizations",
  subscription: "listWebhookSubscriptions",
  delivery: "listWebhookDeliveries",
};

const WHOLE_PAGE = [{ name: "limit", value: "100" }];

/** Throws a `ServiceFailure` if a read differs from the last write, or finds a deleted resource. */
export async function readBack(scene: Scene, resource: Resource): Promise<void> {
  const reader = usualIntent(
    readers[resource.kind],
    scene.world.accounts.indexOf(resource.account),
  );
  const response = await play(scene, reader, resource);
  if (!resource.gone) compare(resource, lasting(bodyOf(response)));
}

/** Throws a `ServiceFailure` if a list lacks a resource, shows outdated data, or contains a deleted resource. */
export async function listBack(scene: Scene, kind: Kind, account: FuzzAccount): Promise<void> {
  const resources = scene.resources.filter((one) => one.kind === kind && one.account === account);
  const lister = usualIntent(listers[kind], scene.world.accounts.indexOf(account));
  const items: Readonly<Record<string, unknown>>[] = [];
  const isListed = ({ id }: Resource) => items.some((item) => item[idMembers[kind]] === id);
  let query: Intent["query"] | undefined = WHOLE_PAGE;
  // A document may cause several events, each with a delivery per subscription. One request may therefore create
  // more deliveries than a page contains.
  while (query !== undefined) {
    const body = bodyOf(await play(scene, { ...lister, query }, undefined));
    const { items: more, next_cursor: next } = isRecord(body) ? body : {};
    if (Array.isArray(more)) items.push(...more.filter(isRecord));
    const isMissed = resources.some((one) => !one.gone && !isListed(one));
    const isMore = isMissed && typeof next === "string";
    query = isMore ? [...WHOLE_PAGE, { name: "cursor", value: { of: "cursor" } }] : undefined;
  }
  for (const resource of resources) {
    const listed = items.find((item) => item[idMembers[kind]] === resource.id);
    if (listed === undefined && !resource.gone)
      throw new ServiceFailure(`${kind} ${resource.id} is missing from its list`);
    if (listed === undefined) continue;
    if (resource.gone) throw new ServiceFailure(`${kind} ${resource.id} is deleted, but listed`);
    compare(resource, lasting(listed));
  }
}

function compare({ kind, id, shown }: Resource, read: unknown): void {
  if (shown === undefined || isDeepStrictEqual(read, shown)) return;
  const reported = `${JSON.stringify(read)}\n  instead of ${JSON.stringify(shown)}`;
  throw new ServiceFailure(`${kind} ${id} is read as\n  ${reported}`);
}
