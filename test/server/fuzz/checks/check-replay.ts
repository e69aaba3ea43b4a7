import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../bodies/places.ts";
import type { Intent } from "../requests/intent.ts";
import type { Prepared } from "../requests/prepare.ts";
import { exchange } from "../scenes/exchange.ts";
import { lasting } from "../scenes/remember-resource.ts";
import type { Scene } from "../scenes/scene.ts";
import { ServiceFailure } from "../service-failure.ts";
import type { FuzzResponse } from "../wire.ts";
import { bodyOf } from "./check-response.ts";
import type { Expectation } from "./expectation.ts";
import { readSent } from "./read-sent.ts";

interface First {
  readonly prepared: Prepared;
  readonly expected: Expectation;
  readonly response: FuzzResponse;
}

// The place of a text member that every valid body of an operation may contain, by `operationId`.
const altered: Readonly<Record<string, readonly string[]>> = {
  createDocument: ["header", "observations"],
  createAccount: ["contact_name"],
  createCompanyBranch: ["name"],
  createNumberingAuthorization: ["authorization_number"],
  createWebhookSubscription: ["callback_username"],
};

/** Sends a used idempotency key again, with the same or another body; throws `ServiceFailure` for a wrong response. */
export async function checkReplay(
  scene: Scene,
  intent: Intent,
  { prepared, expected, response }: First,
): Promise<void> {
  const { operation, request } = prepared;
  const takesKey = operation?.parameters.some(({ name }) => name === "Idempotency-Key");
  if (takesKey !== true || response.status >= 300) return;
  if (intent.key?.again === "same") {
    const wanted = { statuses: [response.status], why: "a replay of the first response" };
    const again = await exchange(scene, prepared, { ...expected, ...wanted });
    if (again.headers.get("Idempotent-Replayed") !== "true") {
      throw new ServiceFailure("a replay without the header Idempotent-Replayed");
    }
    if (!isDeepStrictEqual(lasting(bodyOf(again)), lasting(bodyOf(response)))) {
      throw new ServiceFailure(`a replay is\n  ${again.text}\n  instead of ${response.text}`);
    }
    if (isRecord(bodyOf(again)) && again.text.includes("whsec_")) {
      throw new ServiceFailure("a replay shows the signing secret");
    }
    return;
  }
  const place = altered[operation?.id ?? ""];
  const sent = readSent(request.body)?.value;
  if (place === undefined || !isRecord(sent)) return;
  const body = new TextEncoder().encode(JSON.stringify(withText(sent, place)));
  const other = { ...prepared, request: { ...request, body } };
  await exchange(scene, other, { statuses: [422], why: "the key was used with another body" });
}

function withText(
  value: Readonly<Record<string, unknown>>,
  [name = "", ...rest]: readonly string[],
): unknown {
  const held = value[name];
  return { ...value, [name]: rest.length > 0 && isRecord(held) ? withText(held, rest) : "another" };
}
