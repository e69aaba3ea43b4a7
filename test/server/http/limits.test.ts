import { afterEach, describe, expect, it, vi } from "vitest";
import { validators } from "../../../generated/validators/answers.js";
import { createLoginThrottle } from "../../../server/auth/login-throttle.ts";
import { createTokens } from "../../../server/auth/tokens.ts";
import type { RequestLimits } from "../../../server/http/limit-requests.ts";
import { createRateLimit } from "../../../server/http/rate-limit.ts";
import { createAccount } from "../accounts.ts";
import type { Client, Reply } from "../client.ts";
import { adminOf, operatorOf } from "../client.ts";
import { operator, startService, type TestService } from "../service.ts";
import { openSocket } from "./socket.ts";

const MINUTE = 60_000;
const list = "/v1/documents";
let services: TestService[] = [];

afterEach(async () => {
  await Promise.all(services.map((service) => service.close()));
  services = [];
});

async function start(...given: Parameters<typeof startService>): Promise<TestService> {
  const service = await startService(...given);
  services.push(service);
  return service;
}

async function send(client: Client, times: number): Promise<Reply[]> {
  const responses: Reply[] = [];
  for (let time = 0; time < times; time++) {
    responses.push(await client.get(list));
  }
  return responses;
}

describe("requests of one token", () => {
  it("are rejected beyond the limit until the minute ends", async () => {
    let clock = 0;
    const perToken = createRateLimit("token", 3, () => clock);
    const service = await start({}, { limits: { perToken } });
    const client = await operatorOf(service);
    const responses = await send(client, 4);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    const [first, last] = [responses[0], responses[3]];
    expect(first?.headers.get("RateLimit-Policy")).toBe('"token";q=3;w=60');
    expect(first?.headers.get("RateLimit")).toBe('"token";r=2;t=60');
    expect(last?.headers.get("RateLimit")).toBe('"token";r=0;t=60');
    expect(last?.headers.get("Retry-After")).toBe("60");
    expect(last?.headers.get("Content-Type")).toBe("application/problem+json");
    expect(validators.Problem(last?.body)).toBe(true);
    clock += MINUTE;
    expect((await send(client, 1))[0]?.status).toBe(200);
  });

  it("are rejected for at most a minute, even if the clock is set back", () => {
    const clock = vi.spyOn(Date, "now");
    const limit = createRateLimit("token", 1);
    limit.take("one");
    clock.mockReturnValue(Date.now() - 60 * MINUTE);
    expect(limit.take("one").resetSeconds).toBeLessThanOrEqual(60);
    clock.mockRestore();
  });

  it("do not use up the limit of another token", async () => {
    const perToken = createRateLimit("token", 1);
    const service = await start({}, { limits: { perToken } });
    const [first, second] = [await adminOf(service, 1), await adminOf(service, 2)];
    expect((await send(first, 2)).map(({ status }) => status)).toEqual([200, 429]);
    expect((await send(second, 1))[0]?.status).toBe(200);
  });
});

describe("requests with one token, in `Authorization` headers with different spellings,", () => {
  it("are counted together", async () => {
    const service = await start({}, { limits: { perToken: createRateLimit("token", 3) } });
    const { token } = await adminOf(service, 1);
    const headers = [`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token}`, `Bearer ${token} `];
    const statuses: number[] = [];
    for (const Authorization of headers) {
      statuses.push((await service.request(list, { headers: { Authorization } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe("requests without a valid token", () => {
  it("share one limit per sender address, whatever their credentials and paths", async () => {
    const limits = {
      perToken: createRateLimit("token", 100),
      perAddress: createRateLimit("address", 2),
    };
    const service = await start({}, { limits });
    const socket = await openSocket(service);
    const ask = async (from: string, authorization: string, path = list) =>
      (await socket.send(path, { from, headers: { authorization } })).status;
    expect(await ask("127.0.0.1", "Bearer a.b.c")).toBe(401);
    expect(await ask("127.0.0.1", "Basic eDp5")).toBe(401);
    expect(await ask("127.0.0.1", "Bearer a.b.d")).toBe(429);
    expect(await ask("127.0.0.1", "none", "/auth")).toBe(429);
    expect(await ask("127.0.0.2", "Bearer a.b.c")).toBe(401);
    const { token } = await adminOf(service, 1);
    expect(await ask("127.0.0.1", `Bearer ${token}`)).toBe(200);
    const revoke = { method: "POST", headers: { authorization: `Bearer ${token}` } };
    await createAccount(service, "us");
    expect((await socket.send("/auth/revoke", revoke)).status).toBe(204);
    // A revoked token is not a valid token.
    expect(await ask("127.0.0.1", `Bearer ${token}`)).toBe(429);
    await socket.close();
  });
});

/** Starts a service with two tokens of one account. */
async function startWithTokens(limits: RequestLimits): Promise<[TestService, Client, Client]> {
  let clock = Date.now();
  const tokens = createTokens(new Uint8Array(32), () => clock);
  const service = await start({ tokens }, { limits });
  const first = await adminOf(service, 7);
  // A token contains its time of issue in whole seconds.
  clock += 1000;
  const second = await adminOf(service, 7);
  expect(second.token).not.toBe(first.token);
  return [service, first, second];
}

describe("requests for one account", () => {
  it("do not count towards the account's limit if their token's limit rejects them", async () => {
    const limits = {
      perToken: createRateLimit("token", 2),
      perAccount: createRateLimit("account", 3),
    };
    const [, first, second] = await startWithTokens(limits);
    expect((await send(first, 4)).map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    expect((await send(second, 2)).map(({ status }) => status)).toEqual([200, 429]);
  });

  it("share one limit for all tokens of the account, and the operator has no such limit", async () => {
    const [service, first, second] = await startWithTokens({
      perAccount: createRateLimit("account", 2),
    });
    expect((await send(first, 1))[0]?.status).toBe(200);
    expect((await send(second, 2)).map(({ status }) => status)).toEqual([200, 429]);
    const client = await operatorOf(service);
    expect((await send(client, 3)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe("a request without a valid token", () => {
  it("gets a 401 without rate limit headers if only tokens have a limit", async () => {
    const service = await start({}, { limits: { perToken: createRateLimit("token", 1) } });
    for (let time = 0; time < 3; time++) {
      const response = await service.request(list, { headers: { Authorization: "Bearer a.b.c" } });
      expect(response.status).toBe(401);
      expect(response.headers.has("RateLimit")).toBe(false);
    }
  });
});

describe("simultaneous requests", () => {
  it("are rejected beyond the limit, and accepted again afterwards", async () => {
    const service = await start({}, { limits: { atOnce: 2 } });
    const { admin } = await createAccount(service, "us");
    const responses = await Promise.all(Array.from({ length: 5 }, () => admin.get(list)));
    const rejected = responses.filter(({ status }) => status === 429);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(rejected).toHaveLength(3);
    expect(rejected[0]?.headers.get("Retry-After")).toBe("1");
    expect((await admin.get(list)).status).toBe(200);
    expect((await service.request("/livez")).status).toBe(200);
  });
});

describe("wrong passwords", () => {
  it("block a known or unknown e-mail address for 15 minutes, and block no other address", async () => {
    let clock = Date.now();
    const loginThrottle = createLoginThrottle(3, () => clock);
    const service = await start({ loginThrottle });
    const logIn = async (email: string, password: string) =>
      service.request("/auth", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email, password }),
      });
    for (const email of [operator.email, "nobody@example.com"]) {
      const statuses: number[] = [];
      for (let time = 0; time < 4; time++) {
        statuses.push((await logIn(email.toUpperCase(), "wrong")).status);
      }
      expect(statuses).toEqual([401, 401, 401, 429]);
    }
    const blocked = await logIn(operator.email, operator.password);
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get("Retry-After")).toBe("900");
    clock += 15 * MINUTE;
    expect((await logIn(operator.email, "wrong")).status).toBe(401);
    expect((await logIn(operator.email, operator.password)).status).toBe(200);
  });
});

describe("the memory of a rate limit", () => {
  it("contains the newest of 60,000 keys, and not the oldest", () => {
    // The clock stands still, so that no window ends by itself.
    const limit = createRateLimit("token", 1, () => 0);
    for (let key = 0; key < 60_000; key++) limit.take(String(key));
    expect(limit.take("59999").allowed).toBe(false);
    expect(limit.take("0").allowed).toBe(true);
  });
});
