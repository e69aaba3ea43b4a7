import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { generateSpec, importFrom } from "../generator/output.ts";

const payload =
  '</script><script>alert(1)</script><img src=x onerror="alert(2)">\'"`\x24{alert(3)}{{alert}}*/\u2028\u202e&amp;--><!--';
const place = 'javascript:alert(1)"onclick="alert(2)';

/** A spec with hostile strings in members that reach the pages or other files of the package. */
const spec = {
  openapi: "3.1.1",
  info: { title: payload, version: "1.0.0", license: { name: payload, identifier: payload } },
  "x-package": { name: "hostile", id: "urn:hostile" },
  "x-vectors": "vectors",
  components: { securitySchemes: { [place]: { type: "http", scheme: "bearer" } } },
  security: [{ [place]: [payload] }],
  servers: [{ url: place }],
  tags: [{ name: payload, description: `[${payload}](${place}) [x](${place})` }],
  webhooks: {
    [payload]: { post: { description: payload, responses: { "200": { description: payload } } } },
  },
  paths: {
    "/things": {
      post: {
        operationId: "createThing",
        tags: [payload],
        summary: payload,
        description: `${payload}\n\n- \`${payload}\`\n\n\`\`\`\n${payload}`,
        parameters: [
          {
            name: payload,
            in: "query",
            description: payload,
            required: true,
            schema: { type: "string", enum: [payload, "b"], "x-titles": [payload, payload] },
          },
        ],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { $ref: "#/components/schemas/Kite" },
              examples: { [payload]: { summary: payload, value: { name: payload } } },
            },
          },
        },
        responses: {
          "200": { description: payload },
          "404": { description: payload, headers: { "X-Odd": { description: payload } } },
        },
      },
    },
  },
};
const item = {
  title: payload,
  type: "object",
  additionalProperties: false,
  properties: {
    name: { type: "string", description: payload, default: payload },
    [payload]: { oneOf: [{ title: payload, const: payload }, { type: "object" }] },
  },
  allOf: [{ "x-rule": "thing.name", "x-message": payload, "x-code": payload, required: ["name"] }],
};

let folder: string;

beforeAll(async () => {
  const { securitySchemes } = spec.components;
  const components = { securitySchemes, schemas: { Kite: item } };
  folder = await generateSpec("hostile-pages", { ...spec, components });
});

const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8");

describe("hostile strings of a spec stay text", () => {
  it.each(["reference", "rules", "playground"])("on the page %s", (name) => {
    const page = read(`pages/${name}.html`);
    const tags = [...page.matchAll(/<([a-z0-9]+)([^>]*)>/gi)].map(([tag]) =>
      // Quotes inside a value are escaped, so the expression removes complete values.
      tag.replace(/"[^"]*"/g, ""),
    );
    const own = tags.filter((tag) => tag !== "<img src= alt= width= height=>");
    expect(own.filter((tag) => /onerror|onclick|alert|<img/i.test(tag))).toEqual([]);
    expect(page.match(/<script/g)?.length).toBe(
      page.match(/<script[^>]* src="[a-z/.-]+"/g)?.length,
    );
    // The first line is the generator's own comment for linters.
    expect(page.slice(page.indexOf("\n"))).not.toMatch(/<!--|-->/);
  });

  it("in the modules of the playground and the client", async () => {
    const { bodies } = await importFrom<{ bodies: { operations: { title: string }[] }[] }>(
      folder,
      "pages/bodies.js",
    );
    expect(bodies[0]?.operations[0]?.title).toBe(`${payload} (POST /things)`);
    // The payload occurs only in a comment, and as a parameter's name in `facts`.
    expect(
      read("client.js")
        .split("\n")
        .filter((line) => line.includes("alert")),
    ).toEqual([
      expect.stringMatching(/^\/\/ Generated; do not edit\./),
      expect.stringMatching(/^const facts = \{".*"\}\]\}\}\};$/),
    ]);
    // Only linter directives precede the comment with the payload.
    expect(read("client.js")).toMatch(/^(\/\*.*\*\/\n)?(\/\/ .*\n)*\/\/ Generated; do not edit\./);
  });

  it("in package.json and the README", () => {
    const { name, license } = JSON.parse(read("package.json"));
    expect([name, license]).toEqual(["hostile", payload]);
    const code = [...read("README.md").matchAll(/```js\n(.*?)```/gs)].map(
      ([, block = ""]) => block,
    );
    expect(code).not.toEqual([]);
    expect(code.join("")).not.toContain("alert");
  });
});
