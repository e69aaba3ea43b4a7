import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";
import type { Resolve } from "./resolve-name.ts";

/** Whether notifications may go to private addresses, and the function that resolves names. */
export interface CallbackNetwork {
  readonly allowsPrivate: boolean;
  readonly resolve: Resolve;
}

/** An allowed callback URL with its checked addresses. Connect to no other address. */
export interface CallbackTarget {
  readonly url: URL;
  readonly addresses: readonly string[];
}

/** Reasons why no request may be sent to a callback URL. */
export type CallbackFailure = "url" | "name-unknown" | "address-refused";

// Names that never belong to the public internet: RFC 6761, RFC 6762, RFC 8375, ICANN on .internal.
const localNames = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/** Resolves a callback URL and checks whether its addresses are allowed. */
export async function findCallbackTarget(
  text: string,
  network: CallbackNetwork,
  signal: AbortSignal,
): Promise<CallbackTarget | CallbackFailure> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.hostname === "") {
    return "url";
  }
  // The URL parser has already normalized every notation of an address.
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  const isOpen = (address: string) => network.allowsPrivate || isPublicAddress(address);
  if (isIP(host) !== 0) {
    return isOpen(host) ? { url, addresses: [host] } : "address-refused";
  }
  if (!network.allowsPrivate && localNames.test(host)) {
    return "address-refused";
  }
  const addresses = await network.resolve(host, signal);
  if (addresses.length === 0) {
    return "name-unknown";
  }
  // One forbidden address is enough to reject the name: a mix of allowed and forbidden addresses suggests an attack.
  return addresses.every(isOpen) ? { url, addresses } : "address-refused";
}
