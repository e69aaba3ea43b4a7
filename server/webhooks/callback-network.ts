import type { CallbackNetwork } from "./callback-target.ts";
import { resolveByDns, resolveBySystem } from "./resolve-name.ts";

/** The network that notifications may use: the public internet or, with `allowsPrivate`, any address. */
export function createCallbackNetwork(allowsPrivate: boolean): CallbackNetwork {
  return { allowsPrivate, resolve: allowsPrivate ? resolveBySystem : resolveByDns };
}
