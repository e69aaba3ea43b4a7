import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { casesFolder, generateCase } from "./case-output.ts";
import { complaints } from "./compiled.ts";
import { folderFor, generateInto, generateSpec, writeFiles } from "./output.ts";
import { filesBelow } from "./times.ts";
import { accepted, refused } from "./typed-statements.ts";

const ours = path.join(import.meta.dirname, "../../generated");
let folder: string;
let messages: Map<string, string>;

const head = `import { createRoutes, type Operations } from "./lending/routes.ts";
import type { Loan, LoanCreate } from "./lending/types/models.d.ts";
import type { Operations as Ours } from "${ours}/routes.ts";
import type { Document, DocumentCreate } from "${ours}/types/models.d.ts";
import type { Operations as Tanks, RoutesOptions } from "./aquarium/routes.ts";
import { createOutcomeClient } from "./aquarium/client.js";
import { type Tank, type TankFilled, type TankRead, type TankWrite, Water } from "./aquarium/types/models.js";
declare const tanks: Tanks<string, { Variables: { locale: string } }>;
declare const filled: TankFilled;
declare const read: TankRead;
const client = createOutcomeClient({ baseUrl: "" });
declare const loan: Loan;
declare const operations: Operations<string>;
declare const invoice: Document;
const security = { bearer: async (token: string) => ({ principal: token, roles: [] }) };
`;
/** Handlers for every operation of the lending spec. */
const handlers = `import type { Operations } from "./routes.ts";
declare const answer: never;
export const operations: Operations<string> = {
  listLoans: async () => answer,
  createLoan: async () => answer,
  getLoan: async () => answer,
  updateLoan: async () => answer,
  deleteLoan: async () => answer,
  getHours: async () => answer,
};
`;

const added = `  /hours/{day}:
    get:
      operationId: getDay
      parameters:
        - { name: day, in: path, required: true, schema: { type: string } }
      responses:
        "204": { description: Closed. }
components:
`;

beforeAll(async () => {
  folder = folderFor("types");
  await generateInto(path.join(folder, "lending"), path.join(casesFolder, "lending/openapi.yaml"));
  await generateInto(
    path.join(folder, "aquarium"),
    path.join(casesFolder, "aquarium/openapi.yaml"),
  );
  const spec = path.join(folder, "spec");
  cpSync(path.join(casesFolder, "lending"), spec, { recursive: true });
  const entry = readFileSync(path.join(spec, "openapi.yaml"), "utf8");
  writeFiles(spec, [["openapi.yaml", entry.replace(/^components:\n/m, added)]]);
  await generateInto(path.join(folder, "grown"), path.join(spec, "openapi.yaml"));
  const statements = [...Object.values(accepted), ...Object.values(refused).map(([, one]) => one)];
  writeFiles(folder, [
    ["statements.ts", head + statements.map((one) => `{ ${one} }\n`).join("")],
    ["lending/handlers.ts", handlers],
    ["grown/handlers.ts", handlers],
  ]);
  const roots = ["statements.ts", "lending/handlers.ts", "grown/handlers.ts"];
  messages = complaints(
    roots.map((name) => path.join(folder, name)),
    folder,
  );
}, 120_000);

/** Returns the keys of `messages` for the statement at an index. An example of a key: `statements.ts:17 TS2322`. */
function messagesOf(index: number): string[] {
  const line = head.split("\n").length + index;
  return [...messages.keys()].filter((place) => place.startsWith(`statements.ts:${line} `));
}

describe("with the generated types", () => {
  it.each(Object.keys(accepted))("%s compiles", (name) => {
    expect(messagesOf(Object.keys(accepted).indexOf(name))).toEqual([]);
  });

  it.each(Object.keys(refused))("%s does not compile", (name) => {
    const index = Object.keys(refused).indexOf(name);
    const [first] = messagesOf(Object.keys(accepted).length + index);
    expect(first).toMatch(new RegExp(` TS${refused[name]?.[0]}$`));
  });

  it("the generated code itself compiles", () => {
    const others = [...messages.keys()].filter(
      (place) => !/^statements\.ts|handlers\.ts:/.test(place),
    );
    expect(others).toEqual([]);
  });
});

describe("a spec without models", () => {
  it("has generated types that compile", async () => {
    const output = await generateSpec("types-none", {
      openapi: "3.1.1",
      info: { title: "Doorbell", version: "1" },
      paths: { "/ring": { post: { responses: { "204": { description: "It rang." } } } } },
    });
    const names = ["routes.ts", "client.d.ts", "types/openapi.d.ts", "types/models.d.ts"];
    const files = [...names, "pages/bodies.js"].map((name) => path.join(output, name));
    expect([...complaints(files, output)]).toEqual([]);
  });
});

describe("the type of a member", () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const rule = (name: string) => ({ "x-rule": `kite.${name}`, "x-message": "m", minLength: 1 });
  const taking = (schema: object, schemas: object) => ({
    openapi: "3.1.1",
    info: { title: "Kites", version: "1" },
    paths: {
      "/": {
        post: {
          operationId: "fly",
          requestBody: { content: { "application/json": { schema } } },
          responses: { "204": { description: "" } },
        },
      },
    },
    components: { schemas },
  });

  it("is the referenced model, or unknown if the model contains only rules", async () => {
    const named = { ...rule("two"), allOf: [{ minLength: 2 }] };
    const kite = {
      type: "object",
      properties: {
        text: ref("Text"),
        whole: ref("Whole"),
        list: { type: "array", items: ref("Listed") },
        free: ref("Rules"),
        freer: ref("MoreRules"),
      },
    };
    const output = await generateSpec("types-rules", {
      ...taking(ref("Kite"), {
        Kite: kite,
        Text: { type: "string", allOf: [rule("text")] },
        Base: { type: "object", properties: { a: { type: "string" } } },
        Whole: { allOf: [ref("Base"), rule("whole")] },
        Listed: { allOf: [rule("listed")], enum: ["a", "b"] },
        Rules: { allOf: [rule("one"), named], description: "Only rules." },
        MoreRules: { type: "object", allOf: [ref("Rules"), rule("more")] },
      }),
    });
    const models = readFileSync(path.join(output, "types/models.d.ts"), "utf8");
    const [, body] = /export interface Kite \{([^}]*)\}/.exec(models) ?? [];
    expect(body?.trim().split(/\n */)).toEqual([
      "text?: Text",
      "whole?: Whole",
      "list?: Listed[]",
      "free?: unknown",
      "freer?: unknown",
    ]);
  });

  it("is declared, even if oneOf or anyOf accepts every value", async () => {
    const output = await generateSpec("types-true", {
      ...taking(ref("Kite"), {
        Kite: {
          type: "object",
          properties: { any: ref("Any"), only: ref("Only"), one: ref("One") },
        },
        Any: { anyOf: [true, { type: "string" }] },
        Only: { anyOf: [true] },
        One: { oneOf: [true, true, false] },
      }),
    });
    const files = ["routes.ts", "types/openapi.d.ts"].map((name) => path.join(output, name));
    expect([...complaints(files, output)]).toEqual([]);
    const models = readFileSync(path.join(output, "types/models.d.ts"), "utf8");
    expect(models.match(/^export type \w+ = unknown$/gm)).toEqual(
      ["Any", "One", "Only"].map((name) => `export type ${name} = unknown`),
    );
  });

  it("is declared, even if the member has the name of a keyword", async () => {
    const folder = folderFor("types-keywords");
    const item = { type: "object", properties: { a: { type: "string" } } };
    const names = ["enum", "tsType", "properties", "allOf"];
    const members = names.map((name) => [name, { $ref: `${name}.json` }]);
    const kite = { type: "object", properties: Object.fromEntries(members) };
    writeFiles(folder, [
      ["spec/openapi.json", JSON.stringify(taking({ $ref: "kite.json" }, {}))],
      ["spec/kite.json", JSON.stringify(kite)],
      ...names.map((name) => [`spec/${name}.json`, JSON.stringify(item)] as const),
    ]);
    await generateInto(path.join(folder, "out"), path.join(folder, "spec/openapi.json"));
    const models = readFileSync(path.join(folder, "out/types/models.d.ts"), "utf8");
    const declared = [...models.matchAll(/^export interface (\w+)/gm)].map(([, name]) => name);
    expect(declared).toEqual(["AllOf", "Enum", "Kite", "Properties", "TsType"]);
  });
});

describe("an operation that is added to the spec", () => {
  it("causes exactly one compile error, at the object that implements the operations", () => {
    const complained = [...messages].filter(([place]) => place.includes("handlers.ts"));
    const line = handlers.split("\n").findIndex((text) => text.includes("const operations")) + 1;
    expect(complained.map(([place]) => place)).toEqual([`grown/handlers.ts:${line} TS2741`]);
    expect(complained[0]?.[1]).toContain("getDay");
  });
});

describe("each model", () => {
  const declarationsOf = (file: string) => {
    const text = readFileSync(file, "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    return source.statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
        ? [statement.name.text]
        : [],
    );
  };

  it.each(["ours", "lending", "observatory"])("of %s is declared once", async (name) => {
    const output = name === "ours" ? ours : await generateCase(name, `types-${name}`);
    const models = declarationsOf(path.join(output, "types/models.d.ts"));
    expect(models.length).toBeGreaterThan(3);
    expect(models).toEqual([...new Set(models)]);
    const numbered = models.filter((one) => /[0-9]$/.test(one));
    expect(numbered.filter((one) => models.includes(one.replace(/[0-9]+$/, "")))).toEqual([]);
    const others = filesBelow(output).filter((file) => {
      return file.endsWith(".ts") && file !== "types/models.d.ts" && !file.includes("runtime/");
    });
    for (const file of others) {
      const twice = declarationsOf(path.join(output, file)).filter((one) => models.includes(one));
      expect(twice, file).toEqual([]);
    }
    const paths = readFileSync(path.join(output, "types/openapi.d.ts"), "utf8");
    const schemas = /^ {4}schemas: \{\n([^}]*)\}/m.exec(paths)?.[1] ?? "";
    for (const line of schemas.trim().split("\n")) {
      expect(line.trim()).toMatch(/^("?[\w.-]+"?): Models\.\w+;$/);
    }
  });
});
