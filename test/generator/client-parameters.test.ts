import { beforeAll, describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { entryOf } from "./case-output.ts";
import { operation, type RoundTrip, roundTrip } from "./round-trip.ts";

const text = { type: "string" };
const list = { type: "array", items: text };
const object = { type: "object", properties: { a: text, "b c": text, n: { type: "integer" } } };
const deep = {
  type: "object",
  properties: {
    a: text,
    tags: list,
    price: { type: "object", properties: { min: { type: "integer" } } },
    lines: { type: "array", items: { type: "object", properties: { sku: text } } },
  },
};
const rows = { type: "array", items: deep };
const schemas = { text, list, object, deep, rows } as const;

/** One parameter. Without `style` or `explode`, OpenAPI's default applies. */
type Case = [
  place: "path" | "query" | "header" | "cookie",
  kind: keyof typeof schemas,
  style?: string,
  explode?: boolean,
];

const cases: readonly Case[] = [
  ...["simple", "label", "matrix"].flatMap((style) =>
    (["text", "list", "object"] as const).flatMap((kind): Case[] => [
      ["path", kind, style, false],
      ["path", kind, style, true],
    ]),
  ),
  ["path", "object"],
  ["query", "text"],
  ["query", "list"],
  ["query", "object"],
  ["query", "list", "form", false],
  ["query", "object", "form", false],
  ["query", "list", "spaceDelimited", false],
  ["query", "list", "pipeDelimited", false],
  ["query", "object", "deepObject"],
  ["query", "deep", "deepObject", true],
  ["query", "list", "deepObject", true],
  ["query", "rows", "deepObject", true],
  ["header", "text"],
  ["header", "list"],
  ["header", "object"],
  ["header", "object", "simple", true],
  ["cookie", "text"],
  ["cookie", "list"],
  ["cookie", "list", "form", false],
  ["cookie", "object"],
  ["cookie", "object", "form", false],
];
const strange = "a[b]|\\^`{}c";
const places = ["path", "query", "header", "cookie"] as const;

function parameterOf([place, kind, style, explode]: Case): object {
  return {
    name: "x",
    in: place,
    ...(place === "path" ? { required: true } : {}),
    schema: schemas[kind],
    ...(style === undefined ? {} : { style }),
    ...(explode === undefined ? {} : { explode }),
  };
}

let trip: RoundTrip;
beforeAll(async () => {
  const one = (index: number) => `/p${index}${cases[index]?.[0] === "path" ? "/{x}" : ""}`;
  const paths = cases.map((given, index) => [
    one(index),
    { get: operation(`p${index}`, [parameterOf(given)]) },
  ]);
  const json = { content: { "application/json": { schema: deep } } };
  const mixed = [
    ...places.map((place) => ({ name: `j_${place}`, in: place, required: true, ...json })),
    { name: "plain", in: "query", schema: list },
    { name: "plain", in: "path", required: true, schema: text },
    { name: "plain", in: "cookie", schema: text },
  ];
  const named = [
    { name: strange, in: "query", schema: list },
    { name: "gaps", in: "query", schema: { type: "array", items: { type: ["integer", "null"] } } },
    { name: "free", in: "query", allowReserved: true, schema: text },
  ];
  trip = await roundTrip(
    "client-parameters",
    {
      ...Object.fromEntries(paths),
      "/mixed/{plain}/{j_path}": { get: operation("mixed", mixed) },
      "/named": { get: operation("named", named) },
    },
    [...cases.map((_, index) => `p${index}`), "mixed", "named"],
  );
});

/**
 * Returns a text with special characters. A header gets only ASCII without commas. The style spaceDelimited gets no
 * spaces, and pipeDelimited gets no pipes.
 */
function hardText([place, , style]: Case): string {
  if (place === "header") return "a+b&c=d%20e|f;g";
  const marks = { spaceDelimited: / /g, pipeDelimited: /\|/g }[style ?? ""] ?? /$^/g;
  return "a b+c&d=e%20f,g|h;i.j#k?l/m:n@ñ→😀\"'{}".replace(marks, "");
}

function valuesOf(one: Case): unknown[] {
  const hard = hardText(one);
  const lines = [{ sku: hard }, { sku: "c" }];
  const deepValue = { a: hard, tags: [hard, "b"], price: { min: 1 }, lines };
  return {
    text: [hard, "a"],
    list: [[hard, "b"], ["a"], ["1", "2", hard]],
    object: [{ a: hard, "b c": "2", n: 3 }, { n: 0 }],
    deep: [deepValue],
    rows: [[deepValue, { a: "b" }]],
  }[one[1]];
}

/** A URL with only the characters that RFC 3986 allows in a path or query. */
const allowed = /^http:\/\/a\.example[\w\-.~%!$&'()*+,;=:@/?]*$/;
const received = { path: "params", query: "query", header: "headers", cookie: "cookies" } as const;

describe("a handler receives the parameter that the client sends:", () => {
  it.each(
    cases.map(
      (one, index) => [one.filter((part) => part !== undefined).join(" "), one, index] as const,
    ),
  )("%s", async (_, one, index) => {
    const [place] = one;
    const path = `/p${index}${place === "path" ? "/{x}" : ""}`;
    for (const value of valuesOf(one)) {
      const { data } = await trip.client.GET(path, { params: { [place]: { x: value } } });
      const { x } = Object(data[received[place]]);
      expect(x).toEqual(value);
      expect(trip.sent().url).toMatch(allowed);
    }
  });

  it("a name with characters that a query may not contain", async () => {
    const query = { [strange]: ["a", strange], free: strange };
    expect((await trip.client.GET("/named", { params: { query } })).data.query).toEqual(query);
    expect(trip.sent().url).toMatch(allowed);
  });

  it("a list with an item that is null", async () => {
    const query = { gaps: [null, 2, null] };
    expect((await trip.client.GET("/named", { params: { query } })).data.query).toEqual(query);
  });

  it("JSON in the path, query, headers and cookies, together with parameters that are not JSON", async () => {
    const value = { a: "a b+c&d=e%20f,ñ→😀", tags: ["b"], lines: [{ sku: "c" }] };
    const params = Object.fromEntries(places.map((place) => [place, { [`j_${place}`]: value }]));
    Object.assign(params.path ?? {}, { plain: "a b" });
    Object.assign(params.query ?? {}, { plain: ["a b", "c"] });
    Object.assign(params.cookie ?? {}, { plain: "a b" });
    const { data } = await trip.client.GET("/mixed/{plain}/{j_path}", { params });
    expect(data).toMatchObject({
      params: { j_path: value, plain: "a b" },
      query: { j_query: value, plain: ["a b", "c"] },
      headers: { j_header: value },
      cookies: { j_cookie: value, plain: "a b" },
    });
  });
});

const indexOf = (one: string) => cases.findIndex((parts) => parts.join(" ") === one);

describe("a client", () => {
  it("has no serialization code if openapi-fetch already serializes as the spec requires", async () => {
    const { files } = await generate(entryOf("aquarium"), { only: ["client"] });
    expect([...files.keys()].filter((name) => name.includes("write"))).toEqual([]);
    expect(files.get("client.js")).not.toMatch(/write|"requests"/);
  });

  it("adds cookie parameters to the caller's Cookie header", async () => {
    const path = `/p${indexOf("cookie text")}`;
    const init = { params: { cookie: { x: "1" } }, headers: { cookie: "session=2" } };
    const { data } = await trip.client.GET(path, init);
    expect(trip.sent().headers.get("Cookie")).toBe("session=2; x=1");
    expect(data.cookies).toEqual({ x: "1" });
  });

  it("does not send a parameter that is undefined or null", async () => {
    for (const x of [undefined, null]) {
      const path = `/p${indexOf("query object")}`;
      const { data } = await trip.client.GET(path, { params: { query: { x } } });
      expect(data.query).toEqual({});
    }
    expect((await trip.client.GET(`/p${indexOf("cookie text")}`)).data.cookies).toEqual({});
  });

  it.each([
    ["text", false, "", ";x"],
    ["list", true, ["", "a", ""], ";x;x=a;x"],
    ["object", true, { a: "", "b c": "d" }, ";a;b%20c=d"],
  ])(
    "writes an empty text in the style `matrix` as ;x, not as ;x= (RFC 6570): %s",
    async (kind, explode, x, expected) => {
      const path = `/p${indexOf(`path ${kind} matrix ${explode}`)}/{x}`;
      const { data } = await trip.client.GET(path, { params: { path: { x } } });
      expect(trip.sent().url).toMatch(new RegExp(`/${expected}$`));
      expect(data.params).toEqual({ x });
    },
  );

  it("uses the serializers that the caller sets for a call or for the client", async () => {
    const init = { params: { query: { x: { a: "1" } } } };
    const path = `/p${indexOf("query object")}`;
    const querySerializer = () => "a=own";
    const other = { ...init, querySerializer };
    expect((await trip.client.GET(path, other)).data.query).toEqual({ x: { a: "own" } });
    const own = trip.clientWith({ querySerializer });
    expect((await own.GET(path, init)).data.query).toEqual({ x: { a: "own" } });
    const pathSerializer = (text: string) => text.replace("{x}", "a,own");
    const nested = `/p${indexOf("path object")}/{x}`;
    const called = { params: { path: { x: { a: "1" } } }, pathSerializer };
    expect((await trip.client.GET(nested, called)).data.params).toEqual({ x: { a: "own" } });
  });
});
