import { checkResponse } from "../checks/check-response.ts";
import type { Expectation } from "../checks/expectation.ts";
import type { Prepared } from "../requests/prepare.ts";
import { ServiceFailure } from "../service-failure.ts";
import type { FuzzResponse } from "../wire.ts";
import { sendDirectly } from "../wire.ts";
import type { Scene } from "./scene.ts";

/** Sends one request and checks only the response; throws a `ServiceFailure` if the response is wrong. */
export async function exchange(
  scene: Scene,
  prepared: Prepared,
  expected: Expectation,
): Promise<FuzzResponse> {
  const { world, overHttp, exchanges } = scene;
  const { request, operation } = prepared;
  const at = exchanges.push({ request, response: undefined }) - 1;
  const response = await (overHttp ? world.wire.send(request) : sendDirectly(world.fetch, request));
  exchanges[at] = { request, response };
  scene.count(
    operation?.id ?? (prepared.allow === undefined ? "no path" : "no method"),
    response.status,
  );
  await renewEnded(scene, prepared, response.status);
  const [failure, ...more] = checkResponse(scene, prepared, expected, response);
  if (failure !== undefined) throw new ServiceFailure([failure, ...more].join("\n  "));
  return response;
}

// Two operations revoke tokens, so later requests need new tokens.
async function renewEnded({ world }: Scene, prepared: Prepared, status: number): Promise<void> {
  const { operation, asOperator, account, target } = prepared;
  if (status >= 300) return;
  if (operation?.id === "changeAccountPassword") await world.renew(target?.account);
  if (operation?.id === "revokeTokens") await world.renew(asOperator ? undefined : account);
}
