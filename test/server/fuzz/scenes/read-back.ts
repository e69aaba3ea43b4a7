import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../bodies/places.ts";
import { bodyOf } from "../checks/check-answer.ts";
import { Fault } from "../fault.ts";
import { usualIntent } from "../requests/usual-intent.ts";
import type { FuzzAccount } from "../world.ts";
import { play } from "./play.ts";
import type { Scene } from "./scene.ts";
import { lasting } from "./take-note.ts";
import type { Kind, Thing } from "./thing.ts";
import { idMembers } from "./thing.ts";

const readers: Readonly<Record<Kind, string>> = {
  account: "getAccount",
  document: "getDocument",
  customer: "getCustomerSupplier",
  branch: "getCompanyBranch",
  subscription: "getWebhookSubscription",
  delivery: "getWebhookDelivery",
};

const listers: Readonly<Record<Kind, string>> = {
  account: "listAccounts",
  document: "listDocuments",
  customer: "listCustomersSuppliers",
  branch: "listCompanyBranches",
  subscription: "listWebhookSubscriptions",
  delivery: "listWebhookDeliveries",
};

const WHOLE_PAGE = [{ name: "limit", value: "100" }];

/** A read tells what the last write told, and 404 of what is gone. */
export async function readBack(scene: Scene, thing: Thing): Promise<void> {
  const reader = usualIntent(readers[thing.kind], scene.world.accounts.indexOf(thing.account));
  const answer = await play(scene, reader, thing);
  if (!thing.gone) compare(thing, lasting(bodyOf(answer)));
}

/** A list has what was told of everything that is there, and nothing of what is gone. */
export async function listBack(scene: Scene, kind: Kind, account: FuzzAccount): Promise<void> {
  const things = scene.things.filter((one) => one.kind === kind && one.account === account);
  const lister = usualIntent(listers[kind], scene.world.accounts.indexOf(account));
  const body = bodyOf(await play(scene, { ...lister, query: WHOLE_PAGE }, undefined));
  const items = isRecord(body) && Array.isArray(body.items) ? body.items.filter(isRecord) : [];
  for (const thing of things) {
    const listed = items.find((item) => item[idMembers[kind]] === thing.id);
    if (listed === undefined && !thing.gone) throw new Fault(`${kind} ${thing.id} is in no list`);
    if (listed === undefined) continue;
    if (thing.gone) throw new Fault(`${kind} ${thing.id} is gone, and listed`);
    compare(thing, lasting(listed));
  }
}

function compare({ kind, id, shown }: Thing, read: unknown): void {
  if (shown === undefined || isDeepStrictEqual(read, shown)) return;
  const told = `${JSON.stringify(read)}\n  and not ${JSON.stringify(shown)}`;
  throw new Fault(`reading ${kind} ${id} tells\n  ${told}`);
}
