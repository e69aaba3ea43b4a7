import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Body, found, loadBody } from "./explaining.ts";
import { generateSpec } from "./output.ts";

const colour = (...titles: string[]) => ({ enum: [1, 2], "x-titles": titles });
const size = { type: "integer", minimum: 1 };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const kite = {
  type: "object",
  additionalProperties: false,
  required: ["name", "tail"],
  properties: {
    name: { type: "string" },
    maker: { type: "string" },
    sail: colour("Red", "Blue"),
    line: colour("Hemp", "Silk"),
    flag: true,
    "wide/high": size,
    "warm~cold": size,
    7: size,
    "": size,
    tail: { type: "object", additionalProperties: false, properties: { length: size } },
    anything: true,
  },
  allOf: [
    {
      "x-rule": "kite.silk",
      "x-message": "A silk line is made by hand; send maker.",
      if: { properties: { line: { const: 2 } }, required: ["line"] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
      then: { required: ["maker"], properties: { maker: { const: "Ada" } } },
    },
    {
      "x-rule": "kite.flag",
      "x-message": "A flag has a length, and its colours are listed.",
      properties: { flag: reference("Flag") },
    },
  ],
};

const flag = {
  type: "object",
  required: ["length"],
  properties: { colours: { type: "array", items: reference("Colour") } },
};

let body: Body;
let code: string;

beforeAll(async () => {
  const schema = reference("Kite");
  const folder = await generateSpec("explain-members", {
    openapi: "3.1.1",
    info: { title: "Kites", version: "1" },
    paths: {
      "/": {
        post: {
          operationId: "fly",
          requestBody: { content: { "application/json": { schema } } },
          responses: { 204: { description: "" } },
        },
      },
    },
    components: { schemas: { Kite: kite, Flag: flag, Colour: { properties: { red: size } } } },
  });
  body = await loadBody(folder, "kite");
  code = readFileSync(path.join(folder, "validators/kite.explain.js"), "utf8");
});

describe("in an explaining validator,", () => {
  it("members with the same schema share one function", () => {
    expect(code.match(/\{type: "string"\}/g)).toHaveLength(1);
    expect(code.match(/comparison: ">=", limit: 1\}/g)).toHaveLength(1);
  });

  it("the code contains an optional member's name once, and a required member's name twice", () => {
    for (const name of ["name", "wide/high", "anything"]) {
      const required = name === "name" ? 1 : 0;
      expect(code.split(JSON.stringify(name)).length - 1 - required, name).toBe(1);
    }
  });

  it("a message shows the titles of the member's allowed values, even if another member has equal values", () => {
    const errors = body.explain({ name: "a", tail: {}, sail: 3, line: 3 });
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringContaining("1 (Red), 2 (Blue)"),
      expect.stringContaining("1 (Hemp), 2 (Silk)"),
    ]);
  });

  it("the order of errors is: missing members, unknown members, wrong members with integer names, other wrong members in the order of the spec", () => {
    const wrong = { tail: { lenght: 0, length: 0 }, warm: 1, maker: 1, 7: 0, sail: 0 };
    expect(body.explain(wrong).map(({ pointer }) => pointer)).toEqual([
      "/name",
      "/warm",
      "/7",
      "/maker",
      "/sail",
      "/tail/lenght",
      "/tail/length",
    ]);
    expect(body.explain(wrong)[5]?.message).toContain('did you mean "length"?');
  });

  it("a pointer escapes ~ and / in a name", () => {
    const wrong = { name: "a", tail: {}, "wide/high": 0, "warm~cold": 0 };
    expect(found(body.explain(wrong))).toEqual([
      "/warm~0cold shape.minimum minimum",
      "/wide~1high shape.minimum minimum",
    ]);
  });

  it("a message about a member with an empty name names the member, not the body", () => {
    const [error] = body.explain({ name: "a", tail: {}, "": 0 });
    expect(error).toMatchObject({ pointer: "/", message: '"" must be >= 1.' });
  });

  it("an error of a rule has the rule's id; a value of a wrong type has only the type error", () => {
    const silk = { name: "a", tail: {}, line: 2 };
    expect(found(body.explain(silk))).toEqual(["/maker kite.silk required"]);
    expect(found(body.explain({ ...silk, maker: "Bo" }))).toEqual(["/maker kite.silk const"]);
    expect(found(body.explain({ ...silk, maker: 1 }))).toEqual(["/maker shape.type type"]);
    expect(body.explain({ ...silk, maker: "Ada", anything: {} })).toEqual([]);
  });

  it("an error from a schema that a rule references has the rule's id", () => {
    const flagged = { name: "a", tail: {}, flag: { colours: [{ red: 0 }] } };
    expect(found(body.explain(flagged))).toEqual([
      "/flag/colours/0/red kite.flag minimum",
      "/flag/length kite.flag required",
    ]);
  });

  it("of very many unknown members, a hundred are reported, and the result is marked as truncated", () => {
    const many = Array.from({ length: 100_000 }, (_, index) => [`x${index}`, 1]);
    const { refusals, truncated } = body.explanation(Object.fromEntries(many));
    expect(refusals).toHaveLength(100);
    expect(truncated).toBe(true);
  });
});
