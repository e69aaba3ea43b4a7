import { bodyOf } from "../checks/check-answer.ts";
import { checkReplay } from "../checks/check-replay.ts";
import { countRows } from "../checks/count-rows.ts";
import { expectAnswer } from "../checks/expectation.ts";
import { Fault } from "../fault.ts";
import type { Intent } from "../requests/intent.ts";
import { prepare } from "../requests/prepare.ts";
import type { FuzzAnswer } from "../wire.ts";
import { exchange } from "./exchange.ts";
import { readBack } from "./read-back.ts";
import type { Scene } from "./scene.ts";
import { takeNote } from "./take-note.ts";
import type { Thing } from "./thing.ts";

/** Makes one request, and holds its answer against everything that is known; throws a `Fault`. */
export async function play(
  scene: Scene,
  intent: Intent,
  target: Thing | undefined,
): Promise<FuzzAnswer> {
  const prepared = prepare(scene, intent, target);
  const expected = expectAnswer(scene, prepared);
  // Of those that may succeed some are enough: counting takes longer than being refused.
  const isRefused = expected.statuses?.every((status) => status >= 400) === true;
  const isCounted = prepared.request.method === "POST" && (isRefused || intent.pick % 4 === 0);
  const before = isCounted ? await countRows(scene.world.store) : "";
  const answer = await exchange(scene, prepared, expected);
  const { status } = answer;
  if (isCounted && status >= 400) {
    const after = await countRows(scene.world.store);
    if (before !== after) throw new Fault(`refused with ${status}, and yet: ${before} → ${after}`);
  }
  const thing =
    prepared.request.method === "HEAD"
      ? undefined
      : takeNote(scene, prepared, status, bodyOf(answer));
  // Reading a document draws its paper, so that not each is read; lists show them all at the end.
  const isDear = thing?.kind === "document" && !thing.gone && intent.pick > 1;
  if (thing !== undefined && !isDear) await readBack(scene, thing);
  if (prepared.key !== undefined && intent.key?.again !== "no") {
    await checkReplay(scene, intent, { prepared, expected, answer });
  }
  return answer;
}
