import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { casesFolder, generateCase } from "./case-output.ts";
import { complaints } from "./compiled.ts";
import { folderFor, generateInto, generateSpec, writeFiles } from "./output.ts";
import { filesBelow } from "./times.ts";

const ours = path.join(import.meta.dirname, "../../generated");
let folder: string;
let said: Map<string, string>;

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
const wholeLoan = '{ reader: "Ada", kind: "home", lines: [{ title: "Atlas" }] }';

/** Statements that must compile, and statements that must not, with the code of the error. */
const accepted: Record<string, string> = {
  "a member of a nested object": "loan.address.street;",
  "a whole literal": `const one: LoanCreate = ${wholeLoan};`,
  "a declared answer":
    'const { getLoan }: Operations<string> = { ...operations, getLoan: async () => ({ status: 404, problem: { title: "No" } }) };',
  "a declared variant":
    'createRoutes({ operations, security, resolvers: { createLoan: async () => ({ variant: "gold" }) } });',
  "a member of ours": "invoice.header.issue_date;",
  "a default that is there": "const hours: number = filled.light.hours + filled.litres;",
  "a default of a parameter that is there":
    'const one: typeof tanks.listTanks = async ({ query, headers }) => { query.limit + 1; headers["X-Unit"].length; return { status: 200, body: [] }; };',
  "a variable of Hono's context, and the signal":
    'const one: typeof tanks.listTanks = async ({ context, signal }) => { const locale: string = context.get("locale"); signal.throwIfAborted(); return { status: 200, body: [{ id: 1, name: locale }] }; };',
  "a request without what only answers have": 'const one: TankWrite = { name: "N", pin: "1" };',
  "a value of a named enumeration":
    'const water: Water = Water.salt; const one: TankWrite = { name: "N", pin: "1", water };',
  "data where there is no error":
    'const { data, error } = await client.POST("/tanks", { body: { name: "N", pin: "1" } }); if (error) { const code: number = error.code; } else { const id: number = data.id; }',
  "an error by its status":
    'const one = await client.GET("/tanks/{tank}/temperatures", { params: { path: { tank: "a" } } }); if (one.status === 404) one.error.title;',
  "a stream of items":
    'for await (const { celsius } of await client.stream("get", "/tanks/{tank}/temperatures", { params: { path: { tank: "a" } } })) celsius.toFixed();',
  "a handler that yields items":
    "const one: typeof tanks.watchTemperatures = async () => ({ status: 200, body: (async function* () { yield { celsius: 1 }; })() });",
};
const refused: Record<string, [code: number, statement: string]> = {
  "a request with what only answers have": [
    2353,
    'const one: TankWrite = { name: "N", pin: "1", id: 5 };',
  ],
  "what only requests have, in an answer": [2339, "read.pin;"],
  "a default that is not filled in, inside an alternative": [
    18048,
    "if (filled.owner) { const one: number = filled.owner.since + 1; }",
  ],
  "a variable that Hono's context has not": [
    2769,
    'const one: typeof tanks.listTanks = async ({ context }) => { context.get("locales"); return { status: 200, body: [] }; };',
  ],
  "data where there may be an error": [
    18048,
    'const { data } = await client.POST("/tanks", { body: { name: "N", pin: "1" } }); data.id;',
  ],
  "an item that a stream does not have": [
    2322,
    "const one: typeof tanks.watchTemperatures = async () => ({ status: 200, body: (async function* () { yield { fahrenheit: 1 }; })() });",
  ],
  "an operation that is no stream, read as one": [2345, 'client.stream("get", "/tanks");'],
  "errors that nobody fills": [
    2741,
    "const one: RoutesOptions<string> = { operations: tanks as never };",
  ],
  "a misspelt member of a nested object": [2551, "loan.address.stret;"],
  "a misspelt member of an item": [2551, "(null as unknown as LoanCreate).lines[0]?.tilte;"],
  "an unknown member in a literal": [
    2353,
    `const one: LoanCreate = ${wholeLoan.replace("}]", "}], colour: 1")};`,
  ],
  "an unknown member in a nested literal": [
    2353,
    'const one: Loan["address"] = { street: "", zip: "" };',
  ],
  "a missing member": [2741, 'const one: Loan["address"] = {};'],
  "a value that an enumeration does not list": [2322, 'const one: LoanCreate["kind"] = "bus";'],
  "undefined for a member that may be left out": [
    2375,
    'const one: Loan["address"] = { street: "", town: undefined };',
  ],
  "a status that an operation does not declare": [
    2322,
    'const one: Operations<string>["getLoan"] = async () => ({ status: 418, body: loan });',
  ],
  "a body of another answer": [
    2322,
    'const one: Operations<string>["getLoan"] = async () => ({ status: 200, body: { items: [] } });',
  ],
  "an answer without its header": [
    2322,
    'const one: Operations<string>["createLoan"] = async () => ({ status: 201, body: loan });',
  ],
  "a variant that the spec does not name": [
    2322,
    'createRoutes({ operations, security, resolvers: { createLoan: async () => ({ variant: "silver" }) } });',
  ],
  "a body that no resolver judges": [
    2741,
    "createRoutes({ operations, security, resolvers: {} });",
  ],
  "a misspelt member of ours": [2551, "invoice.header.issue_dat;"],
  "an unknown member in a literal of ours": [
    2561,
    'const one: Partial<DocumentCreate["header"]> = { issue_dat: "" };',
  ],
  "a status that none of ours declares": [
    2322,
    'const one: Ours<string>["getDocument"] = async () => ({ status: 418, body: invoice });',
  ],
};

/** Handlers that implement every operation of the case. */
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
  said = complaints(
    roots.map((name) => path.join(folder, name)),
    folder,
  );
}, 120_000);

/** What is said of the statement of a number. */
function saidOf(index: number): string[] {
  const line = head.split("\n").length + index;
  return [...said.keys()].filter((place) => place.startsWith(`statements.ts:${line} `));
}

describe("with the generated types", () => {
  it.each(Object.keys(accepted))("%s compiles", (name) => {
    expect(saidOf(Object.keys(accepted).indexOf(name))).toEqual([]);
  });

  it.each(Object.keys(refused))("%s does not compile", (name) => {
    const index = Object.keys(refused).indexOf(name);
    const [first] = saidOf(Object.keys(accepted).length + index);
    expect(first).toMatch(new RegExp(` TS${refused[name]?.[0]}$`));
  });

  it("what was generated compiles itself", () => {
    const others = [...said.keys()].filter((place) => !/^statements\.ts|handlers\.ts:/.test(place));
    expect(others).toEqual([]);
  });
});

describe("a spec without models", () => {
  it("gives types that compile", async () => {
    const output = await generateSpec("types-none", {
      openapi: "3.1.1",
      info: { title: "Doorbell", version: "1" },
      paths: { "/ring": { post: { responses: { "204": { description: "It rang." } } } } },
    });
    const names = ["routes.ts", "client.d.ts", "types/openapi.d.ts", "types/models.d.ts"];
    const files = names.map((name) => path.join(output, name));
    expect([...complaints(files, output)]).toEqual([]);
  });
});

describe("an operation that is added to the spec", () => {
  it("makes exactly one compile error, at the object that implements the operations", () => {
    const complained = [...said].filter(([place]) => place.includes("handlers.ts"));
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
