import { refusal } from "../../generated/rules.js";
import type { Refusal } from "../../generated/types/models.d.ts";
import type { CallbackNetwork } from "./callback-target.ts";
import { findCallbackTarget } from "./callback-target.ts";

const PATIENCE_MS = 1500;

/** What is wrong with calling a URL, as far as that can be told now; each delivery looks again. */
export async function validateCallbackUrl(
  url: string,
  network: CallbackNetwork,
  pointer: string,
): Promise<readonly Refusal[]> {
  const found = await findCallbackTarget(url, network, AbortSignal.timeout(PATIENCE_MS));
  if (found === "url") {
    return [refusal("webhook.callback-url-unusable", pointer)];
  }
  // A name that has no address today may have one tomorrow, so it is not refused.
  return found === "address-refused" ? [refusal("webhook.callback-url-closed", pointer)] : [];
}
