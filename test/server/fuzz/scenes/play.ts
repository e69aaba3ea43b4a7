import { checkReplay } from "../checks/check-replay.ts";
import { bodyOf } from "../checks/check-response.ts";
import { countRows } from "../checks/count-rows.ts";
import { expectResponse } from "../checks/expectation.ts";
import type { Intent } from "../requests/intent.ts";
import { prepare } from "../requests/prepare.ts";
import { ServiceFailure } from "../service-failure.ts";
import type { FuzzResponse } from "../wire.ts";
import { emailBack } from "./email-back.ts";
import { exchange } from "./exchange.ts";
import { readBack } from "./read-back.ts";
import { rememberResource } from "./remember-resource.ts";
import type { Resource } from "./resource.ts";
import type { Scene } from "./scene.ts";

/** Sends one request, and checks the response and the stored data. Throws a `ServiceFailure` for a wrong result. */
export async function play(
  scene: Scene,
  intent: Intent,
  target: Resource | undefined,
): Promise<FuzzResponse> {
  const prepared = prepare(scene, intent, target);
  const expected = expectResponse(scene, prepared);
  // Rows are counted for every POST that must be rejected. Counting is slow, so for POSTs that may succeed, rows are
  // counted only sometimes.
  const isRejected = expected.statuses?.every((status) => status >= 400) === true;
  const isCounted = prepared.request.method === "POST" && (isRejected || intent.pick % 4 === 0);
  const before = isCounted ? await countRows(scene.world.store) : "";
  const response = await exchange(scene, prepared, expected);
  const { status } = response;
  if (isCounted && status >= 400) {
    const after = await countRows(scene.world.store);
    if (before !== after)
      throw new ServiceFailure(`rejected with ${status}, but rows changed: ${before} → ${after}`);
  }
  const resource =
    prepared.request.method === "HEAD"
      ? undefined
      : rememberResource(scene, prepared, status, bodyOf(response));
  // The GET of a document renders its PDF, which is slow, so only some documents are read here. `playScene` later
  // checks the other documents in lists, which contain no PDFs.
  const isDear = resource?.kind === "document" && !resource.gone && intent.pick > 1;
  if (resource !== undefined && !isDear) await readBack(scene, resource);
  const isEmailed = prepared.operation?.id === "createDocumentEmails" && status === 202;
  if (isEmailed && prepared.target !== undefined)
    await emailBack(scene, prepared.target, bodyOf(response));
  if (prepared.key !== undefined && intent.key?.again !== "no") {
    await checkReplay(scene, intent, { prepared, expected, response });
  }
  return response;
}
