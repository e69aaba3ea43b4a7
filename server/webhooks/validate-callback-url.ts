import type { ValidationError } from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type { CallbackNetwork } from "./callback-target.ts";
import { findCallbackTarget } from "./callback-target.ts";

const PATIENCE_MS = 1500;

/** Validates the callback URL of a subscription request; each delivery validates the URL again. */
export async function validateCallbackUrl(
  url: string,
  network: CallbackNetwork,
  pointer: string,
): Promise<readonly ValidationError[]> {
  const found = await findCallbackTarget(url, network, AbortSignal.timeout(PATIENCE_MS));
  if (found === "url") {
    return [validationError("webhook.callback-url-unusable", pointer)];
  }
  // A host name without an IP address is accepted, because it may get an address later.
  return found === "address-refused"
    ? [validationError("webhook.callback-url-closed", pointer)]
    : [];
}
