import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { networkOf, normalizeAddress, sourceOf } from "../../../server/auth/address.ts";
import { callerName } from "../../../server/http/callers.ts";
import { trustProxies } from "../../../server/http/trusted-proxies.ts";
import { StoreUnavailable } from "../../../server/store/store-unavailable.ts";
import { createClient, operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import { openSocket } from "./socket.ts";

const trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(...given: Parameters<typeof startService>): Promise<TestService> {
  const service = await startService(...given);
  ends.push(() => service.close());
  return service;
}

const lines = (service: TestService): Record<string, unknown>[] =>
  service
    .logged()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("the name of a caller", () => {
  it("is `operator` for each operator token, even after lower-case `bearer`; for a bad token, the IP address", async () => {
    const names: string[] = [];
    const service = await start();
    const fetch: TestService["fetch"] = async (request, bindings) => {
      const response = await service.fetch(request, bindings);
      names.push(callerName((bindings as { readonly incoming: IncomingMessage }).incoming));
      return response;
    };
    const socket = await openSocket({ ...service, fetch });
    ends.push(() => socket.close());
    const { token } = await operatorOf(service);
    const { token: later } = await operatorOf(service);
    const spellings = [`Bearer ${token}`, `bearer   ${token}`, `Bearer ${later}`, "Bearer a.b.c"];
    for (const Authorization of spellings) {
      await socket.send("/v1/accounts", { headers: { Authorization } });
    }
    expect(names).toEqual(["operator", "operator", "operator", "127.0.0.1"]);
  });
});

describe("a log line", () => {
  it("contains the address of the sender, and the trace of the request", async () => {
    const service = await start();
    const socket = await openSocket(service);
    ends.push(() => socket.close());
    const headers = { traceparent: trace, "X-Forwarded-For": "203.0.113.9" };
    await socket.send("/v1/accounts", { from: "127.0.0.3", headers });
    expect(lines(service)).toMatchObject([
      { msg: "request", address: "127.0.0.3", traceparent: trace },
    ]);
  });

  it("contains the address that a trusted load balancer forwards, and no malformed trace", async () => {
    const service = await start({}, { trustedProxies: ["127.0.0.0/8"] });
    const socket = await openSocket(service);
    ends.push(() => socket.close());
    for (const traceparent of [`${trace}-x`, trace.replace("00-", "ff-"), "x".repeat(200)]) {
      const headers = { traceparent, "X-Forwarded-For": "198.51.100.7, 203.0.113.9" };
      await socket.send("/livez", { headers });
    }
    for (const line of lines(service)) {
      expect(line.address).toBe("203.0.113.9");
      expect(line).not.toHaveProperty("traceparent");
    }
  });

  it("of a failure contains the address of the sender, and the trace of the request", async () => {
    const service = await start();
    const { store } = service.services;
    const lost = async () => {
      throw new StoreUnavailable("gone");
    };
    const failing = await start({ store: { ...store, read: lost, readReplica: lost } });
    const socket = await openSocket(failing);
    ends.push(() => socket.close());
    const { token } = await operatorOf(failing);
    const headers = { Authorization: `Bearer ${token}`, traceparent: trace };
    const response = await socket.send("/v1/accounts", { headers });
    expect(response.status).toBe(503);
    expect(response.headers["retry-after"]).toBe("1");
    const failure = lines(failing).find(({ msg }) => msg === "failure");
    expect(failure).toMatchObject({ address: "127.0.0.1", traceparent: trace });
  });

  it("has no address for a request without a socket", async () => {
    const service = await start();
    await createClient(service, "none").get("/v1/accounts");
    expect(lines(service)[0]).not.toHaveProperty("address");
  });
});

describe("the address of the caller is", () => {
  const find = (
    trusted: readonly string[],
    peer: string,
    xForwardedFor?: string,
    forwarded?: string,
  ) => trustProxies(trusted)(peer, () => ({ xForwardedFor, forwarded }));
  const balancers = ["10.0.0.0/8", "2001:db8::/32"];

  it.each<[string, string, string | undefined, string | undefined, string]>([
    [
      "the peer's address if the peer is not a trusted balancer",
      "192.0.2.1",
      "203.0.113.9",
      "for=203.0.113.9",
      "192.0.2.1",
    ],
    ["the address that the balancer forwards", "10.0.0.1", "203.0.113.9", undefined, "203.0.113.9"],
    [
      "the address that the balancer forwards, even if the balancer's own address is IPv4-mapped IPv6",
      "::ffff:10.0.0.1",
      "203.0.113.9",
      undefined,
      "203.0.113.9",
    ],
    [
      "the last address, which the nearest balancer added to the header",
      "10.0.0.1",
      "1.1.1.1, 203.0.113.9",
      undefined,
      "203.0.113.9",
    ],
    [
      "the last address in the header that is not a balancer",
      "10.0.0.1",
      "203.0.113.9, 10.2.2.2",
      undefined,
      "203.0.113.9",
    ],
    ["the address without the port", "10.0.0.1", "203.0.113.9:4711", undefined, "203.0.113.9"],
    ["the last `for=`", "10.0.0.1", undefined, 'for=1.1.1.1, for="203.0.113.9:1"', "203.0.113.9"],
    [
      "the IPv6 address in Forwarded",
      "2001:db8::1",
      undefined,
      'by=x;FOR="[2a00::1]:80"',
      "2a00::1",
    ],
    [
      "the address of `for=`, not the address in the quoted host, which the caller chose",
      "10.0.0.1",
      undefined,
      'for=203.0.113.9;host="a, for=1.1.1.1"',
      "203.0.113.9",
    ],
    [
      "the address of `for=` after a quoted string with separators and a quotation mark",
      "10.0.0.1",
      undefined,
      'by="x\\";for=1.1.1.1";for=203.0.113.9',
      "203.0.113.9",
    ],
    [
      "the address that the balancer forwards, even if the caller sent an unclosed quotation mark in Forwarded",
      "10.0.0.1",
      undefined,
      'for="1.1.1.1, for="203.0.113.9:1"',
      "203.0.113.9",
    ],
    [
      "the peer's address if the two headers differ",
      "10.0.0.1",
      "1.1.1.1",
      "for=203.0.113.9",
      "10.0.0.1",
    ],
    ["the forwarded address if the headers agree", "10.0.0.1", "1.1.1.1", "for=1.1.1.1", "1.1.1.1"],
    [
      "the peer's address if the header contains no address",
      "10.0.0.1",
      "unknown",
      undefined,
      "10.0.0.1",
    ],
    [
      "the peer's address if `for=` contains an obfuscated identifier",
      "10.0.0.1",
      undefined,
      "for=_hidden",
      "10.0.0.1",
    ],
    [
      "the address in the header, even a balancer's, if the header contains no other address",
      "10.0.0.1",
      "10.9.9.9",
      undefined,
      "10.9.9.9",
    ],
  ])("%s", (_, peer, xForwardedFor, forwarded, caller) => {
    expect(find(balancers, peer, xForwardedFor, forwarded)).toBe(caller);
  });

  it("the peer's address if no balancer is configured", () => {
    expect(find([], "10.0.0.1", "203.0.113.9", "for=203.0.113.9")).toBe("10.0.0.1");
  });
});

describe("an address", () => {
  it.each([
    ["192.0.2.77", "192.0.2.77", "192.0.2.77", "192.0.2.0/24"],
    ["::ffff:192.0.2.77", "192.0.2.77", "192.0.2.77", "192.0.2.0/24"],
    ["::ffff:c000:24d", "192.0.2.77", "192.0.2.77", "192.0.2.0/24"],
    ["127.0.0.9", "127.0.0.9", "127.0.0.9", "127.0.0.9"],
    ["::1", "::1", "::1", "::1"],
    ["2001:DB8:0:0:1:0:0:1", "2001:db8::1:0:0:1", "2001:db8:0:0::/64", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80::1", "fe80:0:0:0::/64", "fe80:0:0:0::/64"],
  ])(
    "%s is normalized to %s, counted by limits under the key %s, and part of the network %s",
    (text, address, source, network) => {
      expect(normalizeAddress(text)).toBe(address);
      expect(sourceOf(address)).toBe(source);
      expect(networkOf(address)).toBe(network);
    },
  );

  it("is normalized to undefined for any other text", () => {
    for (const text of [undefined, "", "x", "1.2.3", "1.2.3.4.5", "::g"]) {
      expect(normalizeAddress(text)).toBeUndefined();
    }
  });
});
