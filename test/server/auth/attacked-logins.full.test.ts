import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLoginThrottle } from "../../../server/auth/login-throttle.ts";
import type { Socket } from "../http/socket.ts";
import { openSocket } from "../http/socket.ts";
import type { TestService } from "../service.ts";
import { operator, startService } from "../service.ts";

const LIMIT = 20;

let service: TestService;
let socket: Socket;

beforeEach(async () => {
  service = await startService({ loginThrottle: createLoginThrottle(LIMIT) });
  socket = await openSocket(service);
});

afterEach(async () => {
  await socket.close();
  await service.close();
});

const logIn = (from: string, password: string, email = operator.email) =>
  socket.send("/auth", { from, method: "POST", body: { email, password } });

const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe("guesses of a password", () => {
  it("that arrive at once are tried only up to the limit, and another IP address can still log in", async () => {
    const guesses = Array.from({ length: 150 }, (_, at) => logIn("127.0.0.1", `guess ${at}`));
    const meanwhile = logIn("127.0.0.2", operator.password);
    const statuses = await statusesOf(guesses);
    const tried = statuses.filter((status) => status === 401).length;
    expect(tried).toBe(LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(150 - tried);
    expect((await meanwhile).status).toBe(200);
    expect((await logIn("127.0.0.1", operator.password)).status).toBe(429);
    expect((await logIn("127.0.0.2", operator.password)).status).toBe(200);
  });

  it("beyond the limit are rejected with a Retry-After header, and count towards no limit", async () => {
    await statusesOf(Array.from({ length: LIMIT }, () => logIn("127.0.0.1", "wrong")));
    const rejected = await logIn("127.0.0.1", "wrong");
    expect(rejected.status).toBe(429);
    const seconds = Number(rejected.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    await statusesOf(Array.from({ length: 3 * LIMIT }, () => logIn("127.0.0.1", "wrong")));
    // If rejected guesses counted, the network would now be over its limit of 3 * LIMIT.
    expect((await logIn("127.0.0.1", "wrong", "other@example.com")).status).toBe(401);
  });

  it("from one network are limited to 3 * LIMIT, for all e-mail addresses together", async () => {
    const most = 3 * LIMIT;
    const guesses = Array.from({ length: most + 30 }, (_, at) =>
      logIn("127.0.0.1", "wrong", `somebody-${at}@example.com`),
    );
    const statuses = await statusesOf(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });
});

describe("logins with the right password", () => {
  it("are all accepted, even if they outnumber the allowed wrong passwords", async () => {
    const logins = Array.from({ length: 60 }, () => logIn("127.0.0.1", operator.password));
    expect(new Set(await statusesOf(logins))).toEqual(new Set([200]));
    expect(service.services.loginThrottle.size).toBe(0);
  });
});

describe("a caller's address", () => {
  it("is not read from the caller's headers when no load balancer is trusted", async () => {
    for (let at = 0; at < LIMIT + 1; at++) {
      const headers = { "X-Forwarded-For": `203.0.113.${at}`, Forwarded: `for=203.0.113.${at}` };
      const body = { email: operator.email, password: "wrong" };
      const response = await socket.send("/auth", { method: "POST", headers, body });
      expect(response.status).toBe(at < LIMIT ? 401 : 429);
    }
  });
});
