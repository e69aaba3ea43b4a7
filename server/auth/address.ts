import { isIP } from "node:net";

const MAPPED = /^::ffff:([0-9]+\.[0-9]+\.[0-9]+\.[0-9]+)$/i;
const GROUPS = 8;

/** Normalizes an IP address: shortest form, no zone, IPv4-mapped IPv6 as IPv4. Returns undefined for other text. */
export function normalizeAddress(text: string | undefined): string | undefined {
  const bare = text?.replace(/%.*$/, "") ?? "";
  const address = MAPPED.exec(bare)?.[1] ?? bare;
  const family = isIP(address);
  if (family === 6) {
    const short = new URL(`http://[${address}]/`).hostname.slice(1, -1);
    return inIpv4(short) ?? short;
  }
  return family === 4 ? address : undefined;
}

/** The key for counting an address's requests: the /64 network for IPv6, the address itself for IPv4 and ::1. */
export function sourceOf(address: string): string {
  return isWide(address) ? networkOf(address) : address;
}

/** The network that one caller probably controls: /24 for IPv4, /64 for IPv6. Returns loopback addresses unchanged. */
export function networkOf(address: string): string {
  if (isWide(address)) {
    return `${firstGroups(address)}::/64`;
  }
  const isAlone = !address.includes(".") || address.startsWith("127.");
  return isAlone ? address : `${address.slice(0, address.lastIndexOf("."))}.0/24`;
}

function isWide(address: string): boolean {
  return address.includes(":") && address !== "::1";
}

// Expects an address in the short form, with at most one "::".
function firstGroups(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(GROUPS - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

// Expects the short form, which writes the IPv4 part of a mapped address as two hexadecimal groups.
function inIpv4(short: string): string | undefined {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short) ?? [];
  if (high === undefined || low === undefined) {
    return undefined;
  }
  const bits = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return bits.flatMap((pair) => [pair >> 8, pair & 255]).join(".");
}
