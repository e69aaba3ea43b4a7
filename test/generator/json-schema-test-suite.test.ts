import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { allow, folderFor, generateInto, importFrom, writeFiles } from "./output.ts";

interface Group {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

/** A checkout of github.com/json-schema-org/JSON-Schema-Test-Suite. */
const suite = process.env.JSON_SCHEMA_TEST_SUITE ?? "";
if (suite === "") {
  console.warn(
    "Left out: the JSON-Schema-Test-Suite; JSON_SCHEMA_TEST_SUITE names a checkout of it.",
  );
}

/** What is refused with a located problem instead of judged, and the reason. */
const exceptions: readonly { groups: RegExp; code: string; reason: string }[] = [
  {
    groups: /dynamicRef/,
    code: "spec/dynamic-ref",
    reason:
      "several schemas have the dynamic anchor; only one that is alone can be resolved beforehand",
  },
  {
    groups: /^vocabulary: /,
    code: "spec/dialect",
    reason: "a meta-schema of one's own changes what the keywords mean",
  },
  {
    groups:
      /^(defs: validate definition against metaschema|ref: remote ref, containing refs itself)$/,
    code: "spec/remote-ref",
    reason: "the meta-schema lies on another machine, and nobody allowed that it be fetched",
  },
];

/** Groups in which Ajv strays from the suite, and these validators do not. */
const better = [
  /^(properties|required): .*Javascript object property names$/,
  /^dynamicRef: /,
  /^unevaluated(Items|Properties): .* can see annotations from if without then and else$/,
  /^unevaluatedItems: unevaluatedItems with nested items$/,
  /^unevaluatedItems: unevaluatedItems and contains interact to control item dependency relationship$/,
  /^unevaluatedProperties: unevaluatedProperties with if\/then\/else, then not defined$/,
];

const remotes = path.join(suite, "remotes");
let server: Server;

describe.skipIf(suite === "")("the standalone validators judge as Ajv does", () => {
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

  const tests = path.join(suite, "tests/draft2020-12");
  const files =
    suite === "" ? [] : [...namesIn(tests), ...namesIn(path.join(tests, "optional/format"))];
  it.each(files)(
    "%s",
    async (file) => {
      const groups: Group[] = JSON.parse(readFileSync(file, "utf8"));
      const name = path.basename(file, ".json");
      for (const [index, group] of groups.entries()) {
        const key = `${name}: ${group.description}`;
        const ours = await validatorOf(`suite/${name}/${index}`, group.schema);
        const theirs = ajvOf(group.schema);
        for (const test of group.tests) {
          const judged = verdictOf(theirs, test.data);
          const verdict = ours instanceof Error ? ours.message : ours.is(test.data);
          const about = `${key}: ${test.description} (the suite says ${test.valid}, Ajv ${judged})`;
          const isBetter = verdict === test.valid && better.some((group) => group.test(key));
          const exception = exceptions.find(({ groups }) => groups.test(key));
          if (exception !== undefined && String(verdict).startsWith(exception.code)) continue;
          expect.soft(verdict, about).toBe(isBetter ? test.valid : (judged ?? test.valid));
          if (ours instanceof Error) continue;
          expect.soft(ours.explain(test.data).length === 0, `explained, ${about}`).toBe(verdict);
        }
      }
    },
    120_000,
  );
});

interface Judge {
  is(value: unknown): boolean;
  explain(value: unknown): unknown[];
}

async function validatorOf(name: string, schema: unknown): Promise<Judge | Error> {
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
  const { is } = await importFrom<Judge>(folder, `out/validators/${body}`);
  const { explain } = await importFrom<Judge>(
    folder,
    `out/validators/${body.replace(/\.js$/, ".explain.js")}`,
  );
  return { is, explain };
}

function ajvOf(schema: unknown): ((data: unknown) => boolean) | Error {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
  addFormats.default(ajv);
  for (const file of filesBelow(remotes)) {
    if (/draft(3|4|6|7|2019-09|-next)|v1/.test(file)) continue;
    const remote = JSON.parse(readFileSync(path.join(remotes, file), "utf8"));
    ajv.addSchema(remote, `http://localhost:1234/${file}`);
  }
  try {
    return ajv.compile(schema as object) as (data: unknown) => boolean;
  } catch (error) {
    return error as Error;
  }
}

/** Ajv's verdict; undefined where it cannot compile the schema, or calls itself for ever. */
function verdictOf(judge: ((data: unknown) => boolean) | Error, data: unknown) {
  try {
    return judge instanceof Error ? undefined : judge(data);
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.join(folder, name));
}

function filesBelow(folder: string, prefix = ""): string[] {
  return readdirSync(path.join(folder, prefix)).flatMap((name) => {
    const here = prefix === "" ? name : `${prefix}/${name}`;
    if (statSync(path.join(folder, here)).isDirectory()) return filesBelow(folder, here);
    return here.endsWith(".json") ? [here] : [];
  });
}
