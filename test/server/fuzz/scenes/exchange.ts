import { checkAnswer } from "../checks/check-answer.ts";
import type { Expectation } from "../checks/expectation.ts";
import { Fault } from "../fault.ts";
import type { Prepared } from "../requests/prepare.ts";
import type { FuzzAnswer } from "../wire.ts";
import { sendDirectly } from "../wire.ts";
import type { Scene } from "./scene.ts";

/** Sends a request and checks its answer by itself. */
export async function exchange(
  scene: Scene,
  prepared: Prepared,
  expected: Expectation,
): Promise<FuzzAnswer> {
  const { world, overHttp, exchanges } = scene;
  const { request, operation } = prepared;
  const at = exchanges.push({ request, answer: undefined }) - 1;
  const answer = await (overHttp ? world.wire.send(request) : sendDirectly(world.fetch, request));
  exchanges[at] = { request, answer };
  scene.count(
    operation?.id ?? (prepared.allow === undefined ? "no path" : "no method"),
    answer.status,
  );
  await renewEnded(scene, prepared, answer.status);
  const [fault, ...more] = checkAnswer(scene, prepared, expected, answer);
  if (fault !== undefined) throw new Fault([fault, ...more].join("\n  "));
  return answer;
}

// Some requests end the token that they are sent with; those that follow need another.
async function renewEnded({ world }: Scene, prepared: Prepared, status: number): Promise<void> {
  const { operation, asOperator, account, target } = prepared;
  if (status >= 300) return;
  if (operation?.id === "changeAccountPassword") await world.renew(target?.account);
  if (operation?.id === "revokeTokens") await world.renew(asOperator ? undefined : account);
}
