import { describe, expect, it } from "vitest";
import { referencePage, refTo, requesting, responding } from "./reference-page.ts";

/** The reference of a spec whose only operation has the given members. */
function pageOf(operation: object, schemas: Record<string, object> = {}, method = "post") {
  const members = {
    operationId: "act",
    summary: "Act",
    responses: { "204": { description: "-" } },
  };
  return referencePage(
    "reference",
    { "/acts": { [method]: { ...members, ...operation } } },
    schemas,
  );
}

/** A page whose only response has the schema `Shown`. */
function pageOfSchema(shown: object, others: Record<string, object> = {}) {
  const operation = { responses: { "200": responding(refTo("Shown")) } };
  return pageOf(operation, { Shown: shown, ...others }, "get");
}

/** The schema of an object with one member of this name. */
const model = (name: string) => ({ type: "object", properties: { [name]: { type: "string" } } });

describe("a schema", () => {
  it.each([
    ["the items of a list", { type: "array", items: refTo("Other") }],
    ["the first items of a list", { type: "array", prefixItems: [refTo("Other")] }],
    ["unevaluated members", { type: "object", unevaluatedProperties: refTo("Other") }],
    ["a member named `if`", { type: "object", properties: { if: refTo("Other") } }],
    [
      "a list in a choice",
      { oneOf: [{ type: "string" }, { type: "array", items: refTo("Other") }] },
    ],
  ])("that is used only once is shown where it is used: %s", async (_, shown) => {
    const page = await pageOfSchema(shown, { Other: model("own_member") });
    expect(page.match(/id="schema\/Other"/g)).toHaveLength(1);
    expect(page).toContain('<div class="nested" id="schema/Other">');
    expect(page).toContain("<code>own_member</code>");
  });

  it("that is used twice is on the page, so that each link to it has a target", async () => {
    const page = await pageOfSchema(
      { type: "object", properties: { a: refTo("Other") }, not: refTo("Other") },
      { Other: model("own_member") },
    );
    const places = [...page.matchAll(/href="#(schema\/[^"]+)"/g)].map(([, place]) => place);
    expect(places).toContain("schema/Other");
    expect(places.filter((place) => !page.includes(`id="${place}"`))).toEqual([]);
  });
});

it("a schema with a $ref shows its own members and those of the referenced schema", async () => {
  const page = await pageOfSchema(
    { ...refTo("Base"), ...model("own_member") },
    { Base: model("base_member") },
  );
  for (const name of ["own_member", "base_member"]) expect(page).toContain(`<code>${name}</code>`);
});

it("the schema of a list is shown with the type and the maximum number of its items", async () => {
  const page = await pageOfSchema({ type: "array", maxItems: 7, items: { type: "integer" } });
  expect(page).toContain('<p class="limits">array of integer, at most 7 items</p>');
});

it("errors that differ only in their headers are listed separately", async () => {
  const headers = { "Retry-After": { description: "Seconds.", schema: { type: "integer" } } };
  const acts = (id: string, more: object) => ({
    get: {
      operationId: id,
      summary: id,
      responses: { "204": { description: "-" }, "429": { description: "Too many.", ...more } },
    },
  });
  const page = await referencePage("reference", {
    "/a": acts("a", {}),
    "/b": acts("b", { headers }),
  });
  expect(page.match(/<li id="error\/429\/[0-9]"/g)).toHaveLength(2);
  expect(page).toContain("<code>Retry-After</code>");
});

describe("variants", () => {
  const narrowing = (fast: object, kite: object = {}) => {
    const due = { type: "string", enum: ["a", "b"] };
    const shared = { type: "object", properties: { kind: { type: "string" }, due } };
    const content = { schema: refTo("Kite"), "x-variants": { by: "kind", fast: refTo("Fast") } };
    return pageOf(
      { requestBody: requesting(content) },
      { Kite: { ...shared, ...kite }, Fast: { type: "object", ...fast } },
    );
  };
  const tag = '<b class="tag">fast</b> ';

  it.each([
    [{ format: "date" }, `${tag}<i>date</i></div>`],
    [
      { enum: ["a"], "x-titles": ["The first"] },
      `${tag}<ul class="values"><li><code>a</code> The first</li></ul></div>`,
    ],
  ])("are shown with the keywords that they add to a member: %j", async (due, expected) => {
    expect(await narrowing({ properties: { due } })).toContain(expected);
  });

  it.each([{ deprecated: true }, { examples: ["a"] }, { not: { const: "b" } }])(
    "are not named at a member to which they add only %j",
    async (due) => {
      expect(await narrowing({ properties: { due } })).not.toContain(tag);
    },
  );

  it.each([
    [
      "a variant refers to itself",
      { properties: { children: { type: "array", items: refTo("Fast") } } },
      {},
    ],
    [
      "a variant extends a recursive body",
      { allOf: [refTo("Kite")] },
      { properties: { children: { type: "array", items: refTo("Kite") } } },
    ],
  ])("are shown even if %s", async (_, fast, kite) => {
    expect(await narrowing(fast, kite)).toContain('<option value="fast">');
  });
});

/** The page of a login operation. The JSON body has string members with these names. The response has a token. */
function loginPage(names: readonly string[]): Promise<string> {
  const texts = names.map((name) => [name, { type: "string" }]);
  const login = { type: "object", required: names, properties: Object.fromEntries(texts) };
  const token = { type: "object", properties: { access_token: { type: "string" } } };
  const content = {
    "application/x-www-form-urlencoded": { schema: { type: "object", properties: {} } },
    "application/json": { schema: refTo("Login") },
  };
  const post = {
    operationId: "logIn",
    summary: "Log in",
    security: [],
    requestBody: { required: true, content },
    responses: { "200": responding(token) },
  };
  return referencePage(
    "reference",
    { "/auth": { post } },
    { Login: login },
    { bearer: { type: "http", scheme: "bearer" } },
  );
}

it("the login form has the fields of the JSON body, because the login script sends JSON", async () => {
  expect(await loginPage(["email"])).toContain('<input name="email"');
});

it("the login form masks passwords, secrets and PINs, but no field with `pin` inside another word, such as shipping", async () => {
  const secret = [
    "password",
    "passwd",
    "newPassword",
    "client_secret",
    "pin",
    "userPin",
    "PIN",
    "pinCode",
    "userpass",
  ];
  const plain = ["shipping", "opinion", "pinned", "email"];
  const page = await loginPage([...secret, ...plain]);
  const fields = [...page.matchAll(/<input name="([^"]+)" type="password"/g)];
  expect(fields.map(([, name]) => name)).toEqual(secret);
});

describe("the request body in the example for curl", () => {
  const shown = async (mediaType: string, example: unknown) => {
    const schema = typeof example === "string" ? { type: "string" } : { type: "object" };
    const page = await pageOf({ requestBody: requesting({ schema, example }, mediaType) });
    const [code = ""] = /<code>curl .*?<\/code>/s.exec(page) ?? [];
    return code.replace(/&#([0-9]+);/g, (_, number) => String.fromCharCode(number));
  };

  it("has no JSON quotation marks if its media type is text", async () => {
    expect(await shown("text/plain", "Water")).toContain("-d 'Water'");
  });

  it("consists of pairs if it is a form", async () => {
    const code = await shown("application/x-www-form-urlencoded", { a: 1, b: ["x y", "&"] });
    expect(code).toContain("-d 'a=1&b=x%20y&b=%26'");
  });

  it("is written as JSON if its media type is JSON", async () => {
    expect(await shown("application/json", "Water")).toContain(`-d '"Water"'`);
  });

  it("is absent if it is a multipart form, because such a body needs a boundary", async () => {
    const code = await shown("multipart/form-data", { a: 1 });
    expect(code).toBe('<code>curl -X POST "$SERVER/acts"</code>');
  });
});

it.each([
  ["get", responding({ type: "object" }), "{}"],
  ["get", responding({ type: "string" }, "text/csv"), '{"result":"text"}'],
  ["get", responding({}, "image/png"), '{"file":"answer.png"}'],
  ["delete", { description: "Deleted." }, '{"result":"nothing"}'],
  ["head", responding({ type: "object" }), '{"result":"nothing"}'],
])(
  "the attribute data-call of a %s operation with the response %j is %s",
  async (method, response, call) => {
    const page = await pageOf({ responses: { "200": response } }, {}, method);
    const [, found = ""] = / data-call="([^"]*)"/.exec(page) ?? [];
    expect(found.replaceAll("&#34;", '"')).toBe(call);
  },
);
