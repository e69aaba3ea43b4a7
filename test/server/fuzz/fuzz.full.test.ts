import { describe, expect, it } from "vitest";
import { describeEngines, sqlite } from "../store/engines.ts";
import { operations } from "./contract.ts";
import { fuzz } from "./fuzz.ts";
import type { Fetch } from "./wire.ts";

// At least 100,000 requests are for `npm run drill -- fuzz`.
describeEngines("requests of every kind, right and wrong", (engine) => {
  it("are answered as published, and tell nothing to another account", async () => {
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

// Each is one thing that a service may do wrong, and what is said of it.
const spoilt: readonly [string, RegExp, (fetch: Fetch) => Fetch][] = [
  [
    "a 500 for letters that not everyone has",
    /answered 500/,
    (fetch) => async (request) => {
      const text = await request.clone().text();
      return text.includes("Ñandú") ? new Response("{}", { status: 500 }) : fetch(request);
    },
  ],
  [
    "a status that its operation does not declare",
    /declares no 202/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      return response.status === 200 ? copy(response, { status: 202 }) : response;
    },
  ],
  [
    "a member in an answer that its schema does not have",
    /its own schema refuses the answer/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      if (response.status !== 201) return response;
      return copy(response, { body: (await response.text()).replace("{", '{"row":1,') });
    },
  ],
  [
    "an answer without the id of its request",
    /no X-Request-Id/,
    (fetch) => async (request) => {
      const response = copy(await fetch(request), {});
      response.headers.delete("X-Request-Id");
      return response;
    },
  ],
  [
    "a list of one account that another is shown",
    /tells account [0-9]+ what account [0-9]+ wrote/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      const text = await response.text();
      const other = text.replace(/canary-[0-9]+-of-\w+/, "canary-11-of-ar");
      return copy(response, { body: request.url.includes("limit=100") ? other : text || null });
    },
  ],
  [
    "another account's document, by the words with which it is refused",
    /404 with .*, and before with/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      if (response.status !== 404 || !/\/[0-9]{1,3}$/.test(request.url)) return response;
      return copy(response, {
        body: (await response.text()).replace("There is no", "You may not see the"),
      });
    },
  ],
  [
    "a deletion that deletes nothing",
    /answered 200, expected 404/,
    (fetch) => async (request) => {
      if (request.method !== "DELETE") return fetch(request);
      const read = await fetch(new Request(request.url, { headers: request.headers }));
      const isDraft = (await read.clone().text()).includes('"document_status":0');
      return isDraft ? copy(read, { status: 204, body: null }) : fetch(request);
    },
  ],
  [
    "a refusal after which something is left",
    /refused with 400, and yet/,
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
    "a body that is taken though its schema refuses it",
    /answered 200, expected 400 \(its schema refuses the body/,
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
    "a token that nobody signed and that is taken",
    /answered 200, expected 401|WWW-Authenticate and 401/,
    (fetch) => async (request) => {
      const response = await fetch(request);
      const isGet = request.method === "GET" && request.headers.has("Authorization");
      return response.status === 401 && isGet
        ? copy(response, { status: 200, body: "{}" })
        : response;
    },
  ],
];

describe("the fuzzer tells", () => {
  it.each(spoilt)(
    "%s, shortly and as curl",
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
      expect(failures[0]?.split("curl -X").length).toBeLessThan(9);
    },
    240_000,
  );
});
