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

/** Plays a whole scene; throws a `ServiceFailure` if a response is wrong. */
export async function playScene(scene: Scene, { atOnce, intents }: ScenePlan): Promise<void> {
  if (atOnce) return playAtOnce(scene, intents);
  for (const intent of intents) {
    await play(scene, intent, await findTarget(scene, intent));
  }
  // At the end the lists have every known resource, and no deleted one.
  const listed = new Set<string>();
  for (const { kind, account, gone, shown } of scene.resources) {
    const name = `${kind} ${account.id}`;
    const isReported = gone || (shown !== undefined && kind !== "customer");
    if (isReported && !listed.has(name)) await listBack(scene, kind, account);
    if (isReported) listed.add(name);
  }
}

// The order of the requests is not known, so any declared response will do.
async function playAtOnce(scene: Scene, intents: readonly Intent[]): Promise<void> {
  const all: Prepared[] = [];
  for (const intent of intents) {
    all.push(prepare(scene, intent, await findTarget(scene, intent)));
  }
  const expected = { statuses: undefined, why: "sent with others at once" };
  const responses = await Promise.all(all.map((one) => exchange(scene, one, expected)));
  const deleted = all.flatMap(({ target }, at) =>
    target !== undefined && responses[at]?.status === 204 ? [target] : [],
  );
  if (new Set(deleted).size < deleted.length) throw new ServiceFailure("deleted twice");
}
