import { beforeAll, describe, expect, it } from "vitest";
import { generateCase } from "./case-output.ts";
import type { App, Reply, Reported } from "./lending.ts";
import { importFrom } from "./output.ts";

let folder: string;
let createRoutes: (options: object) => Promise<App>;

beforeAll(async () => {
  folder = await generateCase("aquarium", "handlers");
  ({ createRoutes } = await importFrom<{ createRoutes: typeof createRoutes }>(folder, "routes.ts"));
});

const tank = { name: "North", pin: "1234" };

/** Sends one request; returns the response, and the request that the handler received. */
async function asked(path: string, init?: RequestInit, settings: object = {}) {
  let reported: Reported | undefined;
  const handler = async (request: Reported): Promise<Reply> => {
    reported = request;
    return init?.method === "POST"
      ? { status: 201, body: { id: 1, name: "North" } }
      : { status: 200, body: [] };
  };
  const operations = { listTanks: handler, addTank: handler };
  const errors = {
    Failure: ({ status, errors = [] }: { status: number; errors?: { rule: string }[] }) => ({
      code: status,
      fields: errors.map(({ rule }) => rule),
    }),
  };
  const app = await createRoutes({ operations, errors, onError: () => undefined, ...settings });
  const response = await app.request(path, init);
  return { response, received: reported };
}

function post(body: object, path = "/tanks", settings: object = {}) {
  const headers = { "Content-Type": "application/json" };
  return asked(path, { method: "POST", headers, body: JSON.stringify(body) }, settings);
}

describe("a handler", () => {
  it("receives the defaults of parameters, except a default that the schema rejects", async () => {
    const { received } = await asked("/tanks");
    expect(received?.query).toEqual({ limit: 10 });
    expect(received?.headers).toEqual({ "X-Unit": "c" });
    const given = await asked("/tanks?limit=5", { headers: { "X-Unit": "f" } });
    expect(given.received?.query).toEqual({ limit: 5 });
    expect(given.received?.headers).toEqual({ "X-Unit": "f" });
  });

  it("receives the defaults of a body at every depth, except in alternatives and additional properties", async () => {
    const { received } = await post({
      ...tank,
      named: { first: { kind: "carp" } },
      fish: [{ kind: "carp" }, { kind: "eel", count: 3 }],
      inner: { ...tank, litres: 5, light: { colour: "red" } },
      owner: { zoo: "Z" },
    });
    const filled = { litres: 100, water: "fresh", light: { hours: 8 } };
    expect(received?.body).toEqual({
      ...tank,
      ...filled,
      named: { first: { kind: "carp" } },
      fish: [
        { kind: "carp", count: 1 },
        { kind: "eel", count: 3 },
      ],
      inner: { ...tank, ...filled, litres: 5, light: { colour: "red", hours: 8 } },
      owner: { zoo: "Z" },
    });
  });

  it("receives a copy of the defaults, and a change of the copy affects no other request", async () => {
    const first = await post(tank);
    const { light } = (first.received?.body ?? {}) as { light?: { hours: number } };
    Object.assign(light ?? {}, { hours: 24 });
    expect((await post(tank)).received?.body).toMatchObject({ light: { hours: 8 } });
  });

  it("may be a method of a class or of its base class, and is called with the instance as `this`", async () => {
    class Base {
      readonly tanks: object[] = [];
      async listTanks(): Promise<Reply> {
        return { status: 200, body: this.tanks };
      }
    }
    class Tanks extends Base {
      async addTank({ body }: Reported): Promise<Reply> {
        this.tanks.push({ ...(body as object), id: 1 });
        return { status: 201, body: { id: 1, name: "North" } };
      }
    }
    const operations = new Tanks();
    expect((await post(tank, "/tanks", { operations })).response.status).toBe(201);
    expect((await asked("/tanks", undefined, { operations })).response.status).toBe(200);
    expect(operations.tanks).toHaveLength(1);
  });

  it("receives Hono's context and the abort signal of the request", async () => {
    const caller = new AbortController();
    const { received } = await asked("/tanks", { signal: caller.signal });
    const { context, signal } = received as unknown as {
      context: { req: { path: string } };
      signal: AbortSignal;
    };
    expect(context.req.path).toBe("/tanks");
    expect(signal.aborted).toBe(false);
    caller.abort();
    expect(signal.aborted).toBe(true);
  });
});

describe("a query with an undeclared parameter", () => {
  it("is accepted if the spec allows undeclared parameters, and the handler does not receive them", async () => {
    const { response, received } = await asked("/tanks?utm_source=x&limit=5");
    expect(response.status).toBe(200);
    expect(received?.query).toEqual({ limit: 5 });
  });

  it("is rejected if the operation forbids undeclared parameters", async () => {
    const { response, received } = await post(tank, "/tanks?utm_source=x");
    expect(response.status).toBe(422);
    expect(received).toBeUndefined();
  });
});

describe("a readOnly or writeOnly member", () => {
  it("is optional in a request if readOnly, and stays required if writeOnly", async () => {
    expect((await post(tank)).response.status).toBe(201);
    expect((await post({ ...tank, id: 5 })).response.status).toBe(201);
    expect((await post({ ...tank, id: "5" })).response.status).toBe(422);
    expect((await post({ name: "North" })).response.status).toBe(422);
  });

  it("is optional in a response if writeOnly, and stays required if readOnly", async () => {
    const { response } = await post(tank, "/tanks", { responses: "enforce" });
    expect(response.status).toBe(201);
    const operations = {
      addTank: async () => ({ status: 201, body: { name: "North", pin: "1" } }),
    };
    const settings = { responses: "enforce", operations };
    expect((await post(tank, "/tanks", settings)).response.status).toBe(500);
  });
});

describe("an error response with a schema that the spec declares", () => {
  it("has the declared media type, and the body that the schema's function in `errors` returns", async () => {
    const { response } = await post({ name: 5 });
    expect(response.status).toBe(422);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(await response.json()).toEqual({ code: 422, fields: ["shape.required", "shape.type"] });
  });

  it("contains problem details if the service has no function for the schema, or the function throws", async () => {
    const failing = {
      Failure: () => {
        throw new Error("s3cret");
      },
    };
    for (const errors of [{}, failing]) {
      const { response } = await post({ name: 5 }, "/tanks", { errors });
      expect(response.status).toBe(422);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      const body = await response.text();
      expect(body).not.toContain("s3cret");
      expect(JSON.parse(body)).toMatchObject({ title: "Unprocessable content", status: 422 });
    }
  });

  it("contains problem details in the declared media type if problem details fit the schema", async () => {
    const { response } = await asked("/tanks/7/temperatures");
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(await response.json()).toMatchObject({ title: "Not found", status: 404 });
  });
});

describe("the setting `problem`", () => {
  it("can change the status, the media type and the headers of an error", async () => {
    const problem = (
      fault: { kind: string },
      head: { status: number; contentType: string; headers: Record<string, string> },
    ) => {
      head.status = 418;
      head.contentType = "application/vnd.teapot+json";
      head.headers["retry-after"] = "5";
      return { kind: fault.kind };
    };
    const { response } = await asked("/nowhere", {}, { problem });
    expect(response.status).toBe(418);
    expect(response.headers.get("Content-Type")).toBe("application/vnd.teapot+json");
    expect(response.headers.get("Retry-After")).toBe("5");
    expect(await response.json()).toEqual({ kind: "not-found" });
  });

  it("may throw: the error is reported, and the caller gets problem details", async () => {
    const reported: unknown[] = [];
    const problem = () => {
      throw new Error("s3cret");
    };
    const onError = (error: unknown) => reported.push(error);
    const { response } = await asked("/nowhere", {}, { problem, onError });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ title: "Not found", status: 404 });
    expect(reported).toEqual([new Error("s3cret")]);
  });
});

it("a named enumeration has a key for each value, whatever characters the value contains", async () => {
  const { Water } = await importFrom<{ Water: Record<string, string> }>(folder, "types/models.js");
  expect(Object.entries(Water)).toEqual(
    ["fresh", "salt", "*/", "__proto__"].map((value) => [value, value]),
  );
  expect(Object.getPrototypeOf(Water)).toBe(Object.prototype);
});
