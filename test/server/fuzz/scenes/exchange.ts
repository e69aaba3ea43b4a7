import { checkResponse } from "../checks/check-response.ts";
import type { Expectation } from "../checks/expectation.ts";
import type { Prepared } from "../requests/prepare.ts";
import { ServiceFailure } from "../service-failure.ts";
import type { FuzzResponse } from "../wire.ts";
import { sendDirectly } from "../wire.ts";
import type { Scene } from "./scene.ts";

/** Sends a request and checks its response alone, without further requests; throws a `ServiceFailure` if it is wrong. */
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

// Some requests revoke the token that they are sent with; later requests need another.
async function renewEnded({ world }: Scene, prepared: Prepared, status: number): Promise<void> {
  const { operation, asOperator, account, target } = prepared;
  if (status >= 300) return;
  if (operation?.id === "changeAccountPassword") await world.renew(target?.account);
  if (operation?.id === "revokeTokens") await world.renew(asOperator ? undefined : account);
}
