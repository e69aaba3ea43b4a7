import { describe, expect, it } from "vitest";
import { describeEngines, sqlite } from "../store/engines.ts";
import { operations } from "./contract.ts";
import { fuzz } from "./fuzz.ts";
import type { Fetch } from "./wire.ts";

// `npm run drill -- fuzz` sends at least 100,000 requests by default.
describeEngines("requests of every kind, valid and invalid", (engine) => {
  it("get only responses that openapi.json declares, without data of another account", async () => {
    const figures = await fuzz({ engine, requests: 400, seed: 20_260_101, overHttp: 20 });
    expect(figures.failures).toEqual([]);
    expect(figures.requests).toBeGreaterThanOrEqual(400);
    expect(figures.overHttp).toBeGreaterThan(0);
    const known = new Set(operations.map(({ id }) => id));
    expect([...figures.responses.keys()].filter((id) => known.has(id)).length).toBeGreaterThan(20);
  }, 240_000);
});

const copy = (
  response: Response,
  { status = response.status, body = response.body as BodyInit | null },
) => new Response(body, { status, headers: response.headers });

// Each row has a fault of the service, the reported message, and a wrapper that causes the fault.
const spoilt: readonly [string, RegExp, (fetch: Fetch) => Fetch][] = [
  [
    "a 500 for a body with letters outside ASCII",
    /status 500/,
    (fetch) => async (request) => {
      const text = await request.clone().text();
      return text.includes("Ñandú") ? new Response("{}", { status: 500 }) : fetch(request);
    },
  ],
  [
    "a status that the operation does not declare",
    /declares no 202/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      return response.status === 200 ? copy(response, { status: 202 }) : response;
    },
  ],
  [
    "a response with an undeclared member",
    /the declared schema rejects the response/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      if (response.status !== 201) return response;
      return copy(response, { body: (await response.text()).replace("{", '{"row":1,') });
    },
  ],
  [
    "a response without X-Request-Id",
    /no X-Request-Id/,
    (fetch) => async (request) => {
      const response = copy(await fetch(request), {});
      response.headers.delete("X-Request-Id");
      return response;
    },
  ],
  [
    "data of one account in a list of another account",
    /contains a text of account [0-9]+, but is for account [0-9]+/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      const text = await response.text();
      const other = text.replace(/canary-[0-9]+-of-\w+/, "canary-11-of-ar");
      return copy(response, { body: request.url.includes("limit=100") ? other : text || null });
    },
  ],
  [
    "a 404 that reveals the existence of another account's resource",
    /404 with .*, but an earlier one with/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      if (response.status !== 404 || !/\/[0-9]{1,3}$/.test(request.url)) return response;
      return copy(response, {
        body: (await response.text()).replace("No accessible", "You may not see the"),
      });
    },
  ],
  [
    "a deletion that deletes nothing",
    /status 200, expected 404/,
    (fetch) => async (request) => {
      if (request.method !== "DELETE") return fetch(request);
      const read = await fetch(new Request(request.url, { headers: request.headers }));
      const isDraft = (await read.clone().text()).includes('"document_status":0');
      return isDraft ? copy(read, { status: 204, body: null }) : fetch(request);
    },
  ],
  [
    "a rejected request that creates a row",
    /rejected with 400, but rows changed/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      if (response.status === 400 && request.method === "POST") {
        const headers = new Headers(request.headers);
        headers.set("Content-Type", "application/json");
        const url = new URL("/v1/webhook_subscriptions", request.url);
        await fetch(new Request(url, { method: "POST", headers, body: "{}" }));
      }
      return response;
    },
  ],
  [
    "an invalid body that is accepted",
    /status 200, expected 400 \(the schema rejects the body/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      const text = await response.clone().text();
      const isOfBody = text.includes('"pointer"') && !text.includes('"parameter"');
      const isReadable = !request.url.includes("/password");
      const isWrong = response.status === 400 && request.method === "PUT" && isReadable && isOfBody;
      return isWrong ? fetch(new Request(request.url, { headers: request.headers })) : response;
    },
  ],
  [
    "an invalid token that is accepted",
    /status 200, expected 401|401 without WWW-Authenticate/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      const isGet = request.method === "GET" && request.headers.has("Authorization");
      return response.status === 401 && isGet
        ? copy(response, { status: 200, body: "{}" })
        : response;
    },
  ],
];

describe("the fuzzer reports", () => {
  it.each(spoilt)(
    "%s; the report has at most seven curl commands",
    async (_, message, alter) => {
      const { failures } = await fuzz({
        engine: sqlite,
        requests: 3000,
        seed: 2,
        overHttp: 0,
        mostFailures: 1,
        alter,
      });
      expect(failures[0]).toMatch(message);
      expect(failures[0]?.split("curl -g").length).toBeLessThan(9);
    },
    240_000,
  );
});
