import { BlockList, isIP } from "node:net";

// All IPv4 ranges outside the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry
const special4: readonly [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

// IPv6 uses only 2000::/3 for the public internet. These ranges within 2000::/3 are special; some embed IPv4 addresses:
// https://www.iana.org/assignments/iana-ipv6-special-registry
const special6: readonly [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const closed = new BlockList();
for (const [net, prefix] of special4) closed.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of special6) closed.addSubnet(net, prefix, "ipv6");
const given = new BlockList();
given.addSubnet("2000::", 3, "ipv6");

/** Whether a text is an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) {
    return !closed.check(address, "ipv4");
  }
  return family === 6 && given.check(address, "ipv6") && !closed.check(address, "ipv6");
}
