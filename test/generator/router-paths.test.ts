import { Hono } from "hono";
import { beforeAll, describe, expect, it } from "vitest";
import { generateSpec, importFrom } from "./output.ts";

const paths = [
  "/",
  "/users/me",
  "/users/{id}",
  "/books/{id}/{part}",
  "/books/{isbn}/pages",
  "/users('{id}')",
  "/maps/{z}/{x}/{y}@2x.png",
  "/spans/{from}..{to}",
  "/verbs/{id}:archive",
  "/colons/:id",
  "/stars/*",
  "/stars/*/{id}",
  "/any/.*$/{id}",
  "/groups/(a)|b{id}",
  "/classes/[a-z]+{id}",
  "/counts/{id}-{2,3}",
  "/open/{a{id}",
  "/shut/a}{id}",
  "/shut/a}",
  "/marks/@1%232/a%20b",
  "/marks/@0{id}@1",
  "/money/$&$1{id}$`",
  "/words/größe-{id}",
  "/words/{größe}",
  "/spaces/a b{id}",
  "/quotes/\"'`{id}",
  "/slashes/\\d{id}",
  "/slashes/{a/b}/c",
  "/slashes/d{e/f}",
  "/tails/{id}/",
  "//twice//{id}",
  "/dots/{id}.{format}",
  "/dots/{id}-small.{format}",
  "/lists/{a},{b};{c}",
  "/boxes/{a},{b},{c},{d}.json",
  "/ranges/{a}--{b}--{c}--{d}.json",
  '/code/a"; } process.exit(); {id}',
];

const names = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);

const spec = {
  openapi: "3.1.1",
  info: { title: "Paths", version: "1" },
  paths: Object.fromEntries(
    paths.map((path, index) => [
      path,
      {
        get: {
          operationId: `ask${index}`,
          parameters: names(path).map((name) => ({
            name,
            in: "path",
            required: true,
            schema: { type: "string" },
          })),
          responses: { 200: { description: "d" } },
        },
      },
    ]),
  ),
};

interface App {
  request(path: string): Promise<Response>;
  fetch(request: object): Promise<Response>;
}

let app: App;
let reported: unknown;

beforeAll(async () => {
  const folder = await generateSpec("router-paths", spec);
  const { createRoutes } = await importFrom<{ createRoutes(options: object): Promise<App> }>(
    folder,
    "routes.ts",
  );
  const operations = paths.map((path, index) => [
    `ask${index}`,
    async ({ params }: { params: unknown }) => {
      reported = { path, params };
      return { status: 200 };
    },
  ]);
  app = await createRoutes({ operations: Object.fromEntries(operations) });
});

const encoded = (path: string, value: string) =>
  path
    .split(/(\{[^}]*\})/)
    .map((part, index) =>
      index % 2 === 1 ? encodeURIComponent(value) : encodeURI(part).replaceAll("%25", "%"),
    )
    .join("");

describe("a path template", () => {
  it.each(paths)("matches a request, and the handler receives the parameters: %s", async (path) => {
    reported = undefined;
    const { status } = await app.request(encoded(path, "é 7"));
    expect(status).toBe(200);
    const params = Object.fromEntries(names(path).map((name) => [name, "é 7"]));
    expect(reported).toEqual({ path, params });
  });

  it.each(paths)("does not match a longer path: %s", async (path) => {
    const { status } = await app.request(`${encoded(path, "7")}x/y`);
    expect(status).toBe(404);
  });
});

describe("a request path with unnecessary percent-encoding", () => {
  it.each([
    ["/users/%6De", "/users/me", {}],
    ["/%75sers/me", "/users/me", {}],
    ["/%75sers/%6Dy%2Fe", "/users/{id}", { id: "my/e" }],
    ["/words/gr%c3%b6%c3%9fe%2D7", "/words/größe-{id}", { id: "7" }],
  ])("matches the same path template as without the encoding: %s", async (asked, path, params) => {
    reported = undefined;
    const { status } = await app.request(asked);
    expect(status).toBe(200);
    expect(reported).toEqual({ path, params });
  });
});

describe("a request path with unencoded braces", () => {
  it("reaches the handler with the braces in the parameter's value", async () => {
    reported = undefined;
    // Some servers pass on the URL without parsing it, so the braces stay unencoded.
    const url = "http://localhost/words/{größe}";
    const headers = new Headers();
    const { status } = await app.fetch({ url, method: "GET", headers });
    expect(status).toBe(200);
    expect(reported).toEqual({ path: "/words/{größe}", params: { größe: "{größe}" } });
  });
});

describe("an application below a base path", () => {
  it.each([
    ["/api", "/", {}],
    ["/api/users/me", "/users/me", {}],
    ["/api/users/7", "/users/{id}", { id: "7" }],
  ])("matches the paths of the spec: %s", async (asked, path, params) => {
    reported = undefined;
    const outer = new Hono().route("/api", app as unknown as Hono);
    expect((await outer.request(asked)).status).toBe(200);
    expect(reported).toEqual({ path, params });
  });
});

describe("a path segment with several parameters", () => {
  it.each([
    ["/lists/,,,;;b;", "/lists/{a},{b};{c}", { a: ",", b: ",", c: ";b;" }],
    [
      "/boxes/1,2,3,4.json.json",
      "/boxes/{a},{b},{c},{d}.json",
      { a: "1", b: "2", c: "3", d: "4.json" },
    ],
    ["/spans/.....", "/spans/{from}..{to}", { from: ".", to: ".." }],
    [
      "/ranges/----a--b-c--d.json",
      "/ranges/{a}--{b}--{c}--{d}.json",
      { a: "-", b: "-a", c: "b-c", d: "d" },
    ],
  ])("gives each parameter except the last its shortest value: %s", async (asked, path, params) => {
    reported = undefined;
    expect((await app.request(asked)).status).toBe(200);
    expect(reported).toEqual({ path, params });
  });

  it.each([
    [",", "boxes", 10_000],
    ["--", "ranges", 500],
  ])("rejects 500 or more separators within two seconds: %s", async (mark, name, times) => {
    const started = performance.now();
    expect((await app.request(`/${name}/${mark.repeat(times)}`)).status).toBe(404);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
