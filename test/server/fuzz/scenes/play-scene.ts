import type { Intent } from "../requests/intent.ts";
import type { Prepared } from "../requests/prepare.ts";
import { prepare } from "../requests/prepare.ts";
import type { ScenePlan } from "../requests/scene-plan.ts";
import { ServiceFailure } from "../service-failure.ts";
import { exchange } from "./exchange.ts";
import { play } from "./play.ts";
import { listBack } from "./read-back.ts";
import type { Scene } from "./scene.ts";
import { findTarget } from "./set-stage.ts";

/** Sends the requests of a scene; throws a `ServiceFailure` if a response is wrong. */
export async function playScene(scene: Scene, { atOnce, intents }: ScenePlan): Promise<void> {
  if (atOnce) return playAtOnce(scene, intents);
  for (const intent of intents) {
    await play(scene, intent, await findTarget(scene, intent));
  }
  // For each account and kind, reads the list if a resource was deleted or has known members (`shown`). Lists of
  // customers are never read: no operation deletes customers, and known members of customers do not count. A list must
  // contain every existing and no deleted resource.
  const listed = new Set<string>();
  for (const { kind, account, gone, shown } of scene.resources) {
    const name = `${kind} ${account.id}`;
    const isReported = gone || (shown !== undefined && kind !== "customer");
    if (isReported && !listed.has(name)) await listBack(scene, kind, account);
    if (isReported) listed.add(name);
  }
}

// The service may process the requests in any order, so every declared status is allowed.
async function playAtOnce(scene: Scene, intents: readonly Intent[]): Promise<void> {
  const all: Prepared[] = [];
  for (const intent of intents) {
    all.push(prepare(scene, intent, await findTarget(scene, intent)));
  }
  const expected = { statuses: undefined, why: "sent at the same time as other requests" };
  const responses = await Promise.all(all.map((one) => exchange(scene, one, expected)));
  const deleted = all.flatMap(({ target }, at) =>
    target !== undefined && responses[at]?.status === 204 ? [target] : [],
  );
  if (new Set(deleted).size < deleted.length) throw new ServiceFailure("resource deleted twice");
}
