import type { CallbackNetwork } from "./callback-target.ts";
import { resolveByDns, resolveBySystem } from "./resolve-name.ts";

/** The network that notifications may reach: the public internet, or with `allowsPrivate` everything this machine reaches. */
export function createCallbackNetwork(allowsPrivate: boolean): CallbackNetwork {
  return { allowsPrivate, resolve: allowsPrivate ? resolveBySystem : resolveByDns };
}
