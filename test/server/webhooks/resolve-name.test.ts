import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, expect, it, vi } from "vitest";
import { resolveByDns, resolveBySystem } from "../../../server/webhooks/resolve-name.ts";

const host = "hooks.example.com";
const lookup = vi.spyOn(dns, "lookup");
const query = vi.spyOn(dns.Resolver.prototype, "resolve4");
syncBuiltinESMExports();

afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it("a lookup by the system returns no address if the signal aborts first", async () => {
  lookup.mockReturnValueOnce(new Promise(() => undefined));
  expect(await resolveBySystem(host, AbortSignal.timeout(20))).toEqual([]);
});

it("a lookup by the system returns no address if the name is unknown", async () => {
  lookup.mockRejectedValueOnce(new Error("ENOTFOUND"));
  expect(await resolveBySystem(host, AbortSignal.timeout(5000))).toEqual([]);
});

it("no lookup starts if the signal is already aborted", async () => {
  lookup.mockClear();
  expect(await resolveBySystem(host, AbortSignal.abort())).toEqual([]);
  expect(await resolveByDns(host, AbortSignal.abort())).toEqual([]);
  expect(lookup).not.toHaveBeenCalled();
  expect(query).not.toHaveBeenCalled();
});
