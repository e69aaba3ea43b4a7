import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";
import type { Resolve } from "./resolve-name.ts";

/** The allowed addresses of notifications, and the lookup of names. */
export interface CallbackNetwork {
  readonly allowsPrivate: boolean;
  readonly resolve: Resolve;
}

/** An allowed callback URL with its checked addresses; no other address may be connected to. */
export interface CallbackTarget {
  readonly url: URL;
  readonly addresses: readonly string[];
}

/** Reasons why a callback URL cannot be called. */
export type CallbackFailure = "url" | "name-unknown" | "address-refused";

// Names that never mean a host of the public internet: RFC 6761, RFC 6762, RFC 8375, ICANN on .internal.
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
  // A name with both forbidden and allowed addresses is an attack rather than a mistake.
  return addresses.every(isOpen) ? { url, addresses } : "address-refused";
}
