import { describe, expect, it, vi } from "vitest";
import { createFailureTable } from "../../../server/auth/failure-table.ts";
import { createLoginThrottle } from "../../../server/auth/login-throttle.ts";

const WINDOW_MS = 15 * 60_000;
const email = "ana@example.com";

function fail(throttle: ReturnType<typeof createLoginThrottle>, address: string, times: number) {
  for (let time = 0; time < times; time++) throttle.begin({ email, address });
}

describe("wrong passwords", () => {
  it("block a login for at most 15 minutes, even if the clock is set back", () => {
    const clock = vi.spyOn(Date, "now");
    const throttle = createLoginThrottle(1);
    fail(throttle, "192.0.2.1", 1);
    clock.mockReturnValue(Date.now() - 4 * WINDOW_MS);
    expect(throttle.blockedFor({ email, address: "192.0.2.1" })).toBe(900);
    clock.mockRestore();
  });

  it("block the pair of e-mail and IP address, and no other pair", () => {
    const throttle = createLoginThrottle(3);
    fail(throttle, "192.0.2.1", 3);
    expect(throttle.blockedFor({ email, address: "192.0.2.1" })).toBe(900);
    expect(throttle.blockedFor({ email, address: "192.0.2.2" })).toBeUndefined();
    expect(throttle.blockedFor({ email: "o@x.example", address: "192.0.2.1" })).toBeUndefined();
  });

  it("block their whole network, and no other network, at three times the limit, even if all e-mails differ", () => {
    const throttle = createLoginThrottle(10);
    for (let time = 0; time < 30; time++) {
      throttle.begin({ email: `${time}@x.example`, address: `192.0.2.${time}` });
    }
    expect(throttle.blockedFor({ email, address: "192.0.2.200" })).toBe(900);
    expect(throttle.blockedFor({ email, address: "192.0.3.1" })).toBeUndefined();
  });

  it("count together in an IPv6 network of 64 bits, and separately for each loopback address", () => {
    const throttle = createLoginThrottle(3);
    fail(throttle, "2001:db8:0:1::1", 3);
    expect(throttle.blockedFor({ email, address: "2001:db8:0:1:ffff::2" })).toBe(900);
    expect(throttle.blockedFor({ email, address: "2001:db8:0:2::1" })).toBeUndefined();
    const other = createLoginThrottle(10);
    fail(other, "127.0.0.1", 30);
    expect(other.blockedFor({ email, address: "127.0.0.1" })).toBe(900);
    expect(other.blockedFor({ email, address: "127.0.0.2" })).toBeUndefined();
  });

  it("are forgotten after 15 minutes", () => {
    let clock = 0;
    const throttle = createLoginThrottle(1, () => clock);
    fail(throttle, "192.0.2.1", 1);
    clock = WINDOW_MS - 1;
    expect(throttle.blockedFor({ email, address: "192.0.2.1" })).toBe(1);
    clock = WINDOW_MS;
    expect(throttle.blockedFor({ email, address: "192.0.2.1" })).toBeUndefined();
  });

  it("are not limited if the limit is 0", () => {
    const throttle = createLoginThrottle(0);
    fail(throttle, "192.0.2.1", 200);
    expect(throttle.blockedFor({ email, address: "192.0.2.1" })).toBeUndefined();
  });
});

describe("successful logins", () => {
  it("leave no count behind", () => {
    const throttle = createLoginThrottle(3);
    for (let time = 0; time < 200; time++) throttle.begin({ email, address: "192.0.2.1" })();
    expect(throttle.blockedFor({ email, address: "192.0.2.1" })).toBeUndefined();
    expect(throttle.size).toBe(0);
  });

  it("remove from the count only their own attempt, which counts until the login succeeds", () => {
    const throttle = createLoginThrottle(2);
    fail(throttle, "192.0.2.1", 1);
    const takeBack = throttle.begin({ email, address: "192.0.2.1" });
    expect(throttle.blockedFor({ email, address: "192.0.2.1" })).toBe(900);
    takeBack();
    expect(throttle.blockedFor({ email, address: "192.0.2.1" })).toBeUndefined();
    fail(throttle, "192.0.2.1", 1);
    expect(throttle.blockedFor({ email, address: "192.0.2.1" })).toBe(900);
  });
});

describe("a full failure table", () => {
  it("keeps a blocked key and at most ten other keys while new keys arrive", () => {
    const table = createFailureTable(2, () => 0, 10);
    table.count("blocked");
    table.count("blocked");
    for (let key = 0; key < 1000; key++) table.count(`new-${key}`);
    expect(table.size).toBe(11);
    expect(table.blockedFor("blocked")).toBe(900);
  });

  it("removes the oldest key first if all its keys are blocked", () => {
    const table = createFailureTable(1, () => 0, 10);
    for (let key = 0; key < 12; key++) table.count(String(key));
    expect(table.size).toBe(10);
    expect(table.blockedFor("0")).toBeUndefined();
    expect(table.blockedFor("11")).toBe(900);
  });
});
