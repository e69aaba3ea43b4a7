import { BlockList, isIP } from "node:net";
import { normalizeAddress } from "../auth/address.ts";

/** The headers in which a balancer names its caller. */
export interface ForwardingHeaders {
  readonly forwarded: string | undefined;
  readonly xForwardedFor: string | undefined;
}

/** Finds the sender of a request from `peer` by the headers of trusted balancers. */
export type FindCaller = (
  peer: string | undefined,
  headers: () => ForwardingHeaders,
) => string | undefined;

/** Whether text is an IP address or a network such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  return networkIn(text) !== undefined;
}

/**
 * Trusts only headers of trusted addresses, hop by hop from the nearest; `networks` are addresses or
 * CIDRs. Conflicting headers are both ignored: a balancer writes one of them and may pass on the other
 * as the caller sent it.
 */
export function trustProxies(networks: readonly string[]): FindCaller {
  const trusted = new BlockList();
  for (const { net, prefix, family } of networks
    .map(networkIn)
    .filter((one) => one !== undefined)) {
    trusted.addSubnet(net, prefix, family);
  }
  const isTrusted = (address: string) =>
    trusted.check(address, address.includes(":") ? "ipv6" : "ipv4");

  function follow(peer: string, hops: readonly string[]): string {
    let caller = peer;
    for (const hop of hops.toReversed()) {
      const address = normalizeAddress(hop);
      if (!isTrusted(caller) || address === undefined) {
        return caller;
      }
      caller = address;
    }
    return caller;
  }

  return (peer, headers) => {
    const nearest = normalizeAddress(peer);
    if (nearest === undefined || networks.length === 0 || !isTrusted(nearest)) {
      return nearest;
    }
    const { forwarded, xForwardedFor } = headers();
    const named = [readForwarded(forwarded), readList(xForwardedFor)]
      .filter((hops) => hops.length > 0)
      .map((hops) => follow(nearest, hops));
    const [first = nearest, second = first] = named;
    return first === second ? first : nearest;
  };
}

function networkIn(text: string) {
  const [, net = "", bits] = /^([^/]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
  const size = { 0: undefined, 4: 32, 6: 128 }[isIP(net)];
  const prefix = bits === undefined ? size : Number(bits);
  return size === undefined || prefix === undefined || prefix > size
    ? undefined
    : { net, prefix, family: size === 32 ? ("ipv4" as const) : ("ipv6" as const) };
}

function readList(value: string | undefined): string[] {
  return value === undefined ? [] : value.split(",").map((hop) => withoutPort(hop.trim()));
}

// RFC 7239: commas separate elements, semicolons separate pairs; only "for" matters here.
function readForwarded(value: string | undefined): string[] {
  return value === undefined
    ? []
    : value.split(",").map((element) => {
        const pair = /(?:^|;)\s*for\s*=\s*("[^"]*"|[^\s;]*)/i.exec(element);
        return withoutPort((pair?.[1] ?? "").replaceAll('"', ""));
      });
}

function withoutPort(hop: string): string {
  return /^\[([^\]]*)\](?::[0-9]+)?$/.exec(hop)?.[1] ?? hop.replace(/^([0-9.]+):[0-9]+$/, "$1");
}
