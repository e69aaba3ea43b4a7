import { beforeAll, describe, expect, it } from "vitest";
import { generateCase } from "./case-output.ts";
import { importFrom } from "./output.ts";

/** The request that a handler received, and the response. */
interface Exchange {
  status: number;
  type: string | null;
  received: Record<string, unknown> | undefined;
  errors: string[];
}

let ask: (path: string, init?: RequestInit) => Promise<Exchange>;

beforeAll(async () => {
  const folder = await generateCase("harbour", "harbour");
  let reported: Record<string, unknown> | undefined;
  const keep = (response: object) => async (request: Record<string, unknown>) => {
    reported = request;
    return response;
  };
  const { createRoutes } = await importFrom<{
    createRoutes(options: object): Promise<{ request: typeof fetch }>;
  }>(folder, "routes.ts");
  const app = await createRoutes({
    responses: "enforce",
    operations: {
      getShip: keep({ status: 200, headers: { "X-Berth": 4 }, body: { name: "Ada" } }),
      getDock: keep({ status: 200, body: new Uint8Array([1, 2]) }),
      addCargo: keep({ status: 201, body: [1] }),
      addTree: keep({ status: 204 }),
    },
    security: {
      key: async (key: string) => (key === "k" ? { principal: "K", roles: [] } : undefined),
      bearer: async (token: string) => ({ principal: token, roles: token.split("_") }),
      basic: async ({ username }: { username: string }) => ({ principal: username, roles: [] }),
    },
  });
  ask = async (path, init) => {
    reported = undefined;
    const response = await app.request(path, init);
    const type = response.headers.get("content-type");
    const body = type === "application/problem+json" ? await response.json() : {};
    const errors = (body.errors ?? []).map(
      ({ pointer, parameter, rule }: Record<string, string>) =>
        `${pointer ?? `?${parameter}`} ${rule}`,
    );
    return { status: response.status, type, received: reported, errors: errors.sort() };
  };
});

const cookie = { Cookie: "session=abc" };
const basic = { Authorization: "Basic YTpi" };
const post = (type: string, body: BodyInit) => ({
  method: "POST",
  headers: { ...basic, "Content-Type": type },
  body,
});
const json = (value: unknown, type = "application/json") => post(type, JSON.stringify(value));

describe("a parameter of each style and place", () => {
  it("is parsed according to the style", async () => {
    const query =
      "box[a]=1&box[b]=x&box[b]=y&flags=a|b&words=c%20d&filter=%5B%22a%22,1%5D&note=a,b&x=1&y=2&marks=7";
    const headers = { ...cookie, "X-Depth": "1.5, 2" };
    const { status, received } = await ask(`/ships/.1.2?${query}`, { headers });
    expect(status).toBe(200);
    expect(received).toMatchObject({
      params: { ship: [1, 2] },
      query: {
        box: { a: 1, b: ["x", "y"] },
        flags: ["a", "b"],
        words: ["c", "d"],
        filter: ["a", 1],
        note: "a,b",
        point: { x: 1, y: 2, marks: [7] },
      },
      headers: { "X-Depth": [1.5, 2] },
      cookies: { session: "abc" },
    });
    const listed = await ask("/ships/.1?box[b]=x&marks=1&marks=2", { headers });
    expect(listed.received?.query).toEqual({ box: { b: ["x"] }, point: { marks: [1, 2] } });
    const dock = await ask("/docks/;dock=n,1,s,x/;side=left", { headers: basic });
    expect(dock.received?.params).toEqual({ dock: { n: 1, s: "x" }, side: "left" });
  });

  it("causes an error with its name if it is wrong or missing; in a path, it causes status 404 instead", async () => {
    const query = "box[c]=1&filter=%5B1%5D&note=A&x=q";
    const { status, errors } = await ask(`/ships/.1?${query}`, { headers: { "X-Depth": "a" } });
    expect(status).toBe(400);
    expect(errors).toEqual([
      "?X-Depth shape.type",
      "?box shape.unknown",
      "?filter shape.type",
      "?note shape.pattern",
      "?point shape.type",
      "?session shape.required",
    ]);
    expect((await ask("/docks/;dock=n,1/;side=up", { headers: basic })).status).toBe(404);
  });
});

describe("a request must satisfy all schemes of at least one security alternative:", () => {
  it.each<[string, Record<string, string>, number, unknown]>([
    ["no token for optional security", {}, 200, undefined],
    [
      "a token for optional security",
      { Authorization: "Bearer ships.read_ships.list" },
      200,
      "ships.read_ships.list",
    ],
    ["a token without a required scope", { Authorization: "Bearer ships.read" }, 403, undefined],
  ])("%s: %j has status %i", async (_, headers, status, principal) => {
    const response = await ask("/ships/.1", { headers: { ...cookie, ...headers } });
    expect(response.status).toBe(status);
    expect(response.received?.principal).toBe(principal);
  });

  it.each<[string, Record<string, string>, number]>([
    ["an alternative with one scheme", basic, 200],
    ["an alternative with two schemes", { "X-Key": "k", Authorization: "Bearer berths.read" }, 200],
    ["only one of two required schemes", { "X-Key": "k" }, 401],
    ["two schemes, with a wrong key", { "X-Key": "q", Authorization: "Bearer berths.read" }, 401],
    ["two schemes, without the required scope", { "X-Key": "k", Authorization: "Bearer a" }, 403],
  ])("%s: %j has status %i", async (_, headers, status) => {
    expect((await ask("/docks/;dock=n,1/;side=left", { headers })).status).toBe(status);
  });
});

describe("a body is parsed and validated by media type:", () => {
  const form = "application/x-www-form-urlencoded";
  it.each<[string, RequestInit, unknown]>([
    ["JSON", json({ kind: "crate", size: [1, 2] }), { kind: "crate", size: [1, 2] }],
    [
      "any +json",
      json({ kind: "tank", litres: 1 }, "application/vnd.x+json"),
      { kind: "tank", litres: 1 },
    ],
    [
      "a form",
      post(form, "kind=a&weight=1.5&marks=x&marks=y"),
      { kind: "a", weight: 1.5, marks: ["x", "y"] },
    ],
    ["a text", post("text/plain", "ABC12"), "ABC12"],
    ["bytes", post("application/octet-stream", new Uint8Array([0, 255])), new Uint8Array([0, 255])],
  ])("%s", async (_, init, body) => {
    const { status, received } = await ask("/cargo", init);
    expect(status).toBe(201);
    expect(received?.body).toEqual(body);
  });

  it("bytes with a declared content coding are not decoded", async () => {
    const headers = {
      ...basic,
      "Content-Type": "application/octet-stream",
      "Content-Encoding": "gzip",
    };
    const body = new Uint8Array([31, 139]);
    const { status, received } = await ask("/cargo", { method: "POST", headers, body });
    expect(status).toBe(201);
    expect(received).toMatchObject({ body, headers: { "Content-Encoding": "gzip" } });
  });

  it("a multipart form with files", async () => {
    const parts = new FormData();
    parts.append("photo", new File(["x"], "x.png"));
    parts.append("scan", new File([new Uint8Array([0, 255])], "x.pdf"));
    parts.append("note", new File(["<p>"], "x.html"));
    for (const name of ["1", "2"]) parts.append("sheets", new File([name], name));
    parts.append("about", '{"tons":2}');
    parts.append("n", "3");
    const { received } = await ask("/cargo", { method: "POST", headers: basic, body: parts });
    const { photo, scan, sheets, ...rest } = Object(received).body as Record<
      "photo" | "scan",
      File
    > & {
      sheets: File[];
    };
    expect(await photo.text()).toBe("x");
    expect(await scan.bytes()).toEqual(new Uint8Array([0, 255]));
    expect(sheets.map(({ name }) => name)).toEqual(["1", "2"]);
    expect(rest).toEqual({ note: "<p>", about: { tons: 2 }, n: 3 });
  });

  it.each<[string, RequestInit, string[]]>([
    ["an unevaluated member", json({ kind: "crate", x: 1 }), ["/x shape.unknown"]],
    ["a tuple that is too short", json({ kind: "crate", size: [1] }), ["/size shape.minItems"]],
    ["a tuple that is too long", json({ kind: "crate", size: [1, 2, 3] }), ["/size shape.items"]],
    [
      "a wrong value in the chosen branch",
      json({ kind: "tank", litres: 0 }),
      ["/litres shape.exclusiveMinimum"],
    ],
    ["an unknown branch", json({ kind: "boat" }), ["/kind shape.discriminator"]],
    ["a wrong form", post(form, "kind=a&weight=w&z=1"), ["/weight shape.type", "/z shape.unknown"]],
    ["a text that the pattern rejects", post("text/plain", "abc"), [" shape.pattern"]],
  ])("%s is rejected", async (_, init, errors) => {
    expect(await ask("/cargo", init)).toMatchObject({ status: 400, errors });
  });

  it("an undeclared media type is rejected", async () => {
    expect((await ask("/cargo", post("image/png", "x"))).status).toBe(415);
  });
});
