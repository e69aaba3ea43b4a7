import { beforeAll, describe, expect, it } from "vitest";
import { by, errorsOf, goodLoan, lending, type Parts } from "./lending.ts";

let make: Awaited<ReturnType<typeof lending>>;

beforeAll(async () => {
  make = await lending("router-order");
});

async function ask(path: string, init?: RequestInit, parts?: Parts): Promise<Response> {
  const response = await (await make(parts)).request(path, init);
  if (response.status >= 400) {
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await response.clone().json()).toMatchObject({ status: response.status });
  }
  return response;
}

const limit = { settings: { bodyLimitBytes: 100 } };
const big = `{"x": "${"y".repeat(200)}"`;

function put(path: string, token: string, type: string, body: string, parts?: Parts) {
  const headers = { "Content-Type": type, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  return ask(path, { method: "PUT", headers, body }, { ...limit, ...parts });
}

const closed = {
  resolvers: { updateLoan: async () => ({ status: 403, problem: { title: "Not yours" } }) },
};

describe("the first check that fails decides the response:", () => {
  it("an unknown path: 404", async () => {
    expect((await put("/nowhere/x?notify=9", "", "text/plain", big)).status).toBe(404);
  });

  it("an undeclared method of a path: 405, with the declared methods and HEAD in Allow", async () => {
    const response = await ask("/loans/x?notify=9", { method: "PATCH", body: big });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("DELETE, GET, HEAD, PUT");
  });

  it.each(["", "nobody", "x y"])(
    "a missing or invalid token (%o): 401, with a challenge",
    async (token) => {
      const response = await put("/loans/x?notify=9", token, "text/plain", big);
      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
    },
  );

  it("an undeclared authentication scheme: 401", async () => {
    const headers = { Authorization: "Basic cmVhZGVyOng=" };
    const response = await ask("/loans", { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
  });

  it.each(["text/plain", "application/jsonx", "application/json; charset=latin1", ""])(
    "a media type that is not accepted (%o): 415",
    async (type) => {
      expect((await put("/loans/x?notify=9", "reader", type, big)).status).toBe(415);
    },
  );

  it.each(["gzip", "br", "identity, gzip"])(
    "an unsupported content coding (%s): 415, with identity in Accept-Encoding",
    async (coding) => {
      const init = by("reader", "PUT", big);
      const headers = { ...init.headers, "Content-Encoding": coding };
      const response = await ask("/loans/x?notify=9", { ...init, headers }, limit);
      expect(response.status).toBe(415);
      expect(response.headers.get("Accept-Encoding")).toBe("identity");
    },
  );

  it.each(["identity", "Identity", ""])(
    "a content coding that changes nothing (%o) is accepted",
    async (coding) => {
      const init = by("librarian", "PUT", { until: "2030" });
      const headers = { ...init.headers, "Content-Encoding": coding };
      expect((await ask("/loans/5", { ...init, headers })).status).toBe(200);
    },
  );

  it("a body over the limit: 413", async () => {
    const json = "application/json; charset=utf-8";
    expect((await put("/loans/x?notify=9", "reader", json, big)).status).toBe(413);
  });

  it("a stream over the limit, without a Content-Length: 413", async () => {
    const body = new Blob([big]).stream();
    const init = { ...by("reader", "PUT"), body, duplex: "half" } as RequestInit;
    const headers = { ...init.headers, "Content-Type": "application/json" };
    expect((await ask("/loans/x", { ...init, headers }, limit)).status).toBe(413);
  });

  it.each([
    ["broken", '{"x": '],
    ["empty", ""],
    ["blank", " \n"],
    ["followed by another value", "{} {}"],
    ["not UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
    ["20,000 levels deep", "[".repeat(20_000) + "]".repeat(20_000)],
    ["20,000 objects deep", '{"a":'.repeat(20_000) + 1 + "}".repeat(20_000)],
  ])("JSON that is %s: 400, without a list of errors", async (_, body) => {
    const init = { ...by("reader", "PUT", "{}"), body: body as BodyInit };
    const response = await ask("/loans/x?notify=9", init);
    expect(response.status).toBe(400);
    expect(await response.json()).not.toHaveProperty("errors");
  });

  it("a caller without the required role: 403", async () => {
    expect((await ask("/loans/x?notify=9", by("reader", "PUT", {}))).status).toBe(403);
  });

  it.each(["x", "1e2", "-1", "1.0", "%31x", "1234567890", "%E0%A4%A"])(
    "a path parameter that its schema rejects (%s): 404",
    async (id) => {
      const path = `/loans/${id}?notify=9`;
      expect((await ask(path, by("librarian", "PUT", {}), closed)).status).toBe(404);
    },
  );

  it.each([403, 404])(
    "an error response from a resolver: %i, with the resolver's title",
    async (status) => {
      const resolvers = { updateLoan: async () => ({ status, problem: { title: "Not yours" } }) };
      const response = await ask("/loans/5?notify=9", by("librarian", "PUT", {}), { resolvers });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ title: "Not yours" });
    },
  );

  it("errors in query and body: 400, with all invalid parameters and pointers in one list", async () => {
    const operations = { updateLoan: () => Promise.reject(new Error("The handler was called.")) };
    const body = { note: 5 };
    const response = await ask("/loans/5?notify=9&more=1", by("librarian", "PUT", body), {
      operations,
    });
    expect(response.status).toBe(400);
    expect(await errorsOf(response)).toEqual([
      "/note shape.type",
      "/until shape.required",
      "?more shape.unknown",
      "?notify shape.enum",
    ]);
  });

  it("if no check fails, the handler receives the decoded request", async () => {
    let reported: Record<string, unknown> = {};
    const operations = {
      updateLoan: async (request: Record<string, unknown>) => {
        reported = request;
        return { status: 409, problem: { title: "Lent out" } };
      },
    };
    const body = { until: "2030" };
    const response = await ask("/loans/5?notify=1", by("librarian", "PUT", body), { operations });
    expect(response.status).toBe(409);
    expect(reported).toMatchObject({
      principal: "librarian",
      params: { loan_id: "5" },
      query: { notify: 1 },
      body,
      path: "/loans/5",
    });
  });

  it("without the setting `requestId`, each request gets one new UUID for all functions and the response", async () => {
    const ids: unknown[] = [];
    const note = ({ requestId }: Record<string, unknown>) => ids.push(requestId);
    const settings = {
      security: {
        bearer: async (principal: string, request: Record<string, unknown>) => {
          note(request);
          return { principal, roles: [principal] };
        },
      },
      onError: (_error: unknown, request: Record<string, unknown>) => note({ ...request }),
    };
    const resolvers = {
      createLoan: async (request: Record<string, unknown>) => {
        note(request);
        return { variant: "basic" };
      },
    };
    const operations = {
      createLoan: async (request: Record<string, unknown>) => {
        note(request);
        throw new Error("The handler fails.");
      },
    };
    const request = by("librarian", "POST", goodLoan);
    for (const count of [1, 2]) {
      const response = await ask("/loans", request, { settings, resolvers, operations });
      expect(response.status).toBe(500);
      const { requestId } = (await response.json()) as Record<string, unknown>;
      expect(requestId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(ids.slice(-4)).toEqual([requestId, requestId, requestId, requestId]);
      expect(new Set(ids).size).toBe(count);
    }
  });
});

describe("a resolver", () => {
  const validated = (response: Record<string, unknown>, body: unknown) =>
    ask("/loans?notify=9", by("reader", "POST", body), {
      resolvers: { createLoan: async () => response },
    });

  it("selects the variant of the schema; this variant then validates the body", async () => {
    const { deposit: _, ...free } = goodLoan;
    const ofPlan = (variant: string) =>
      ask("/loans", by("reader", "POST", free), {
        resolvers: { createLoan: async () => ({ variant }) },
      });
    expect((await ofPlan("gold")).status).toBe(201);
    expect(await errorsOf(await ofPlan("basic"))).toEqual(["/deposit basic.deposit"]);
  });

  it("adds its errors to the validation errors, except at pointers that already have an error", async () => {
    const refusals = ["/reader", "/kind"].map((pointer) => {
      return { pointer, rule: "loan.title-is-out", code: "L-40", message: "Another has it." };
    });
    const body = { ...goodLoan, kind: 5, courier: "foot" };
    expect(await errorsOf(await validated({ variant: "basic", refusals }, body))).toEqual([
      "/courier scope.courier",
      "/kind shape.type",
      "/reader loan.title-is-out",
      "?notify shape.enum",
    ]);
  });

  it("that returns no variant selects the shared schema, and the resolver's errors are still reported", async () => {
    const refusals = [{ pointer: "/reader", rule: "loan.title-is-out", code: "L", message: "m" }];
    const body = { ...goodLoan, courier: "foot" };
    expect(await errorsOf(await validated({ refusals }, body))).toEqual([
      "/reader loan.title-is-out",
      "?notify shape.enum",
    ]);
  });
});
