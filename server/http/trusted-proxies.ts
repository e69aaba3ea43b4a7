import { BlockList, isIP } from "node:net";
import { normalizeAddress } from "../auth/address.ts";

/** The headers in which a load balancer names the sender of a request. */
export interface ForwardingHeaders {
  readonly forwarded: string | undefined;
  readonly xForwardedFor: string | undefined;
}

/** Returns the address of a request's sender; calls `headers` only if `peer` is a trusted load balancer. */
export type FindCaller = (
  peer: string | undefined,
  headers: () => ForwardingHeaders,
) => string | undefined;

/** Whether text is an IP address or a network such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  return networkIn(text) !== undefined;
}

/**
 * Returns a function that finds the sender of a request. The hops are the peer and the addresses in a header. Of the
 * hops outside `networks` (addresses or CIDRs), the sender is the one nearest to this server. If `networks` contain all
 * hops, the sender is the farthest hop. If the two headers name different senders, the function returns the peer. The
 * reason: a load balancer writes only one header, and may forward the other unchanged, even if a caller forged it.
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

// RFC 7239: commas separate elements, semicolons separate pairs; only "for" is read.
function readForwarded(value: string | undefined): string[] {
  return value === undefined
    ? []
    : withoutQuotes(value)
        .split(",")
        .map((element) => {
          const pair = /(?:^|;)\s*for\s*=\s*([^\s;]*)/i.exec(element);
          return withoutPort(pair?.[1] ?? "");
        });
}

// Replaces the separators in quoted texts, because callers choose some of these texts, such as the host. Pairs the
// quotation marks from the end of the header, because the nearest load balancer wrote the end. So an unpaired quotation
// mark of a caller cannot change how the load balancer's part is read.
function withoutQuotes(value: string): string {
  let rest = value;
  let plain = "";
  for (;;) {
    const close = rest.lastIndexOf('"');
    // The last `="` before `close` opens the quoted text. In the text itself, `="` is written `=\"`.
    const open = close < 2 ? -1 : rest.lastIndexOf('="', close - 2);
    if (open === -1) {
      return (rest + plain).replaceAll('"', "");
    }
    const text = rest.slice(open + 2, close).replace(/[,;=\s]/g, "_");
    plain = text + rest.slice(close + 1) + plain;
    rest = rest.slice(0, open + 1);
  }
}

function withoutPort(hop: string): string {
  return /^\[([^\]]*)\](?::[0-9]+)?$/.exec(hop)?.[1] ?? hop.replace(/^([0-9.]+):[0-9]+$/, "$1");
}
