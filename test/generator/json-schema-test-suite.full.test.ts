import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { allow, folderFor, generateInto, importFrom, writeFiles } from "./output.ts";
import { deviations } from "./suite-deviations.ts";

interface Group {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

/** The path of a checkout of github.com/json-schema-org/JSON-Schema-Test-Suite. */
const suite = process.env.JSON_SCHEMA_TEST_SUITE ?? "";
if (suite === "") {
  console.warn("The JSON-Schema-Test-Suite is skipped, because JSON_SCHEMA_TEST_SUITE is not set.");
}

const remotes = path.join(suite, "remotes");
let server: Server;

describe.skipIf(suite === "")("the official JSON Schema test suite", () => {
  beforeAll(async () => {
    server = createServer((request, response) => {
      const file = path.join(remotes, decodeURI(request.url ?? "/"));
      try {
        response.end(readFileSync(file, "utf8"));
      } catch {
        response.statusCode = 404;
        response.end();
      }
    });
    await new Promise<void>((resolve) => server.listen(1234, resolve));
  });
  afterAll(() => {
    server.close();
  });

  const root = path.join(suite, "tests/draft2020-12");
  const files = suite === "" ? [] : filesBelow(root).map((file) => file.replace(/\.json$/, ""));
  it.each(files)(
    "agrees in %s with the validators, except for the listed deviations",
    async (file) => {
      const groups: Group[] = JSON.parse(readFileSync(path.join(root, `${file}.json`), "utf8"));
      const listed = deviations.filter((one) => one.file === file);
      const found = new Map(listed.map((one) => [one, 0]));
      const unlisted: string[] = [];
      for (const [index, { description, schema, tests }] of groups.entries()) {
        const ours = await validatorOf(`suite/${file}/${index}`, schema);
        for (const test of tests) {
          const verdict = String(ours instanceof Error ? ours.message : verdictOf(ours, test.data));
          if (verdict === String(test.valid)) continue;
          const known = listed.find(
            (one) => verdict.startsWith(one.found) && (one.groups?.test(description) ?? true),
          );
          if (known === undefined) {
            unlisted.push(`${description}: ${test.description}: ${verdict}`);
          } else found.set(known, (found.get(known) ?? 0) + 1);
        }
      }
      expect(unlisted).toEqual([]);
      expect([...found.values()]).toEqual(listed.map(({ count }) => count));
    },
    120_000,
  );

  it("contains every file in the list of deviations", () => {
    expect(deviations.map(({ file }) => file).filter((file) => !files.includes(file))).toEqual([]);
  });
});

/** The common verdict of `is` and `explain`, or a text with both verdicts if they differ. */
function verdictOf({ is, explain }: Validator, data: unknown): boolean | string {
  const verdict = is(data);
  const explained = explain(data).length === 0;
  return verdict === explained ? verdict : `is: ${verdict}, explain: ${explained}`;
}

interface Validator {
  is(value: unknown): boolean;
  explain(value: unknown): unknown[];
}

async function validatorOf(name: string, schema: unknown): Promise<Validator | Error> {
  const folder = folderFor(name);
  const spec = {
    openapi: "3.1.1",
    info: { title: "suite", version: "1" },
    paths: {
      "/": {
        post: {
          requestBody: { content: { "application/json": { schema: { $ref: "schema.json" } } } },
          responses: { "204": { description: "" } },
        },
      },
    },
  };
  writeFiles(folder, [
    ["openapi.json", JSON.stringify(spec)],
    ["schema.json", JSON.stringify(schema)],
  ]);
  try {
    await generateInto(path.join(folder, "out"), path.join(folder, "openapi.json"), {
      remote: ["http://localhost:1234/"],
      ...allow("spec/unknown-keyword", "spec/unknown-format", "spec/required-unlisted"),
    });
  } catch (error) {
    if (error instanceof SpecError) {
      return new Error(error.problems.map(({ code, message }) => `${code}: ${message}`).join("; "));
    }
    throw error;
  }
  const others = /^(answers|parameters)\.|\.d\.ts$|\.explain\.js$|^runtime$/;
  const [body = ""] = readdirSync(path.join(folder, "out/validators")).filter(
    (name) => !others.test(name),
  );
  const { is } = await importFrom<Validator>(folder, `out/validators/${body}`);
  const { explain } = await importFrom<Validator>(
    folder,
    `out/validators/${body.replace(/\.js$/, ".explain.js")}`,
  );
  return { is, explain };
}

function filesBelow(folder: string, prefix = ""): string[] {
  return readdirSync(path.join(folder, prefix)).flatMap((name) => {
    const here = prefix === "" ? name : `${prefix}/${name}`;
    if (statSync(path.join(folder, here)).isDirectory()) return filesBelow(folder, here);
    return here.endsWith(".json") ? [here] : [];
  });
}
