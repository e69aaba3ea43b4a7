import { lookup, Resolver } from "node:dns/promises";

/** Looks up the addresses of a host name; empty without an address or a response. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

const RESPONSE_WITHIN_MS = 2000;

/** Asks DNS alone, so that local names and hosts files are ignored. */
export const resolveByDns: Resolve = async (host, signal) => {
  const resolver = new Resolver({ timeout: RESPONSE_WITHIN_MS, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel);
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};

/** Asks the system's resolver, `localhost` and the hosts file included; for networks with `allowsPrivate`. */
export const resolveBySystem: Resolve = async (host) => {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    return [];
  }
};
