import { lookup, Resolver } from "node:dns/promises";

/** Looks up the addresses of a host name; returns an empty list if the lookup fails or `signal` aborts. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

const RESPONSE_WITHIN_MS = 2000;

/** Uses only DNS: ignores the hosts file and local names. */
export const resolveByDns: Resolve = async (host, signal) => {
  if (signal.aborted) return [];
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

/** Uses the system's resolver, which also reads the hosts file; only for a `CallbackNetwork` with `allowsPrivate`. */
export const resolveBySystem: Resolve = (host, signal) =>
  new Promise((resolve) => {
    // The system's lookup cannot be cancelled, so its late result is ignored.
    const giveUp = () => resolve([]);
    if (signal.aborted) return giveUp();
    signal.addEventListener("abort", giveUp);
    lookup(host, { all: true })
      .then((found) => resolve(found.map(({ address }) => address)), giveUp)
      .finally(() => signal.removeEventListener("abort", giveUp));
  });
