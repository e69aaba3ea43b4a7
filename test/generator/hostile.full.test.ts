import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { afterEach, describe, expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import {
  diagnosticOf as catalogued,
  type DiagnosticCode,
  diagnostics,
} from "../../generator/diagnostics/diagnostics.ts";
import { generate } from "../../generator/generate.ts";
import { complaints } from "./compiled.ts";
import { found, loadBody } from "./explaining.ts";
import { hostileSpec, payloads } from "./hostile-spec.ts";
import { allow, folderFor, generateSpec, importFrom, writeFiles } from "./output.ts";
import { filesBelow } from "./times.ts";

afterEach(() => {
  expect(Reflect.get(globalThis, "canary")).toBe(undefined);
});

/** The syntax errors in generated code, and each identifier `canary`, which only an unescaped text can cause. */
function flawsOf(folder: string): string[] {
  return filesBelow(folder)
    .filter((name) => /\.(ts|js|json)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), "utf8");
      if (name.endsWith(".json")) {
        JSON.parse(text);
        return [];
      }
      const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
      const broken: readonly ts.Diagnostic[] = Reflect.get(source, "parseDiagnostics");
      return [
        ...broken.map(({ start = 0, messageText }) => {
          const near = text.slice(Math.max(0, start - 40), start + 40);
          return `${name}: ${ts.flattenDiagnosticMessageText(messageText, " ")} near ${near}`;
        }),
        ...namesIn(source)
          .filter((one) => one === "canary")
          .map(() => `${name}: runs`),
      ];
    });
}

function namesIn(node: ts.Node): string[] {
  const own = ts.isIdentifier(node) ? [node.text] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => {
    below.push(...namesIn(child));
  });
  return [...own, ...below];
}

/** Allows every diagnostic that can be allowed, because some payloads are invalid, for example as header names. */
const passable = allow(
  ...(Object.keys(diagnostics) as DiagnosticCode[]).filter(
    (code) => catalogued(code).allowed !== undefined,
  ),
);
const names = Object.keys(payloads);
const folderOf = (name: string) => `hostile-${names.indexOf(name)}`;

describe.each(names)("a spec with one hostile text everywhere (%s)", (name) => {
  const text = payloads[name] ?? "";
  const made = generateSpec(folderOf(name), hostileSpec(text), passable);

  it("generates code that parses and contains the text only in literals and comments", async () => {
    expect(flawsOf(await made)).toEqual([]);
  });

  it("generates modules whose import does not run the text", async () => {
    const folder = await made;
    for (const file of filesBelow(folder)) {
      if (/^(validators\/[^/]*|rules|client)\.js$|^routes\.ts$/.test(file)) {
        await importFrom(folder, file);
      }
    }
  });

  it("generates validators for bodies that contain the text", async () => {
    const item = await loadBody(await made, "kite");
    const good = { [text]: text, choice: text, one: text, form: text, union: { kind: text } };
    const own = Object.fromEntries(Object.entries(good));
    expect(found(item.explain(own))).toEqual([]);
    expect(item.is(own)).toBe(true);
    const pointer = `/${text.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const empty = item.explain({});
    expect(found(empty)).toEqual(
      ["/choice a.b", `${pointer} shape.required`]
        .map((one) => {
          return `${one} ${one.endsWith("a.b") ? text : "required"}`;
        })
        .sort(),
    );
    expect(empty.find(({ rule }) => rule === "a.b")?.message).toBe(text);
    expect(item.is({ ...own, choice: "x" })).toBe(false);
    expect(item.is({ ...own, form: `${text}\0 not` })).toBe(true);
    expect(item.is({ ...own, one: `${text}.` })).toBe(false);
  });

  it("generates pages without injected markup, and .js files without `</script` or control characters", async () => {
    const folder = await made;
    for (const file of filesBelow(folder)) {
      const shown = readFileSync(path.join(folder, file), "utf8");
      if (file.endsWith(".html")) {
        // In the first line, the generator writes a comment for linters.
        expect(shown.slice(shown.indexOf("\n")), file).not.toMatch(
          /<script>globalThis|<img src=x|<!--|" onmouseover|' autofocus|<!\[CDATA|(href|src)="?javascript:/,
        );
      } else if (file.endsWith(".js")) {
        expect(shown, file).not.toMatch(/<\/script|[\0\u2028\u2029\u202a-\u202e\u2066-\u2069]/i);
      }
    }
  });
});

describe("a spec with all hostile texts joined in one text", () => {
  it("generates code that compiles", async () => {
    const folder = await generateSpec(
      "hostile-all",
      hostileSpec(Object.values(payloads).join(" ")),
      passable,
    );
    expect(flawsOf(folder)).toEqual([]);
    const roots = ["routes.ts", "client.d.ts", "rules.d.ts", "types/openapi.d.ts"];
    const messages = complaints(
      roots.map((name) => path.join(folder, name)),
      folder,
    );
    expect([...messages]).toEqual([]);
  }, 60_000);
});

describe("a spec whose files have hostile names", () => {
  it("generates code that parses and contains the names only in literals and comments", async () => {
    const files = Object.values(payloads).map((text) => `${text.replace(/[/\0]/g, "")}.yaml`);
    const schemas = files.map((file, index) => [`S${index}`, { $ref: encodeURIComponent(file) }]);
    const folder = folderFor("hostile-files");
    const rules = { "x-rule": "", "x-message": "m", required: ["a"] };
    writeFiles(folder, [
      [
        "openapi.json",
        JSON.stringify({
          openapi: "3.1.1",
          info: { title: "t", version: "1" },
          components: { schemas: Object.fromEntries(schemas) },
        }),
      ],
      ...files.map((file, index): [string, string] => [
        file,
        JSON.stringify({ type: "object", allOf: [{ ...rules, "x-rule": `a.b${index}` }] }),
      ]),
    ]);
    const out = path.join(folder, "out");
    writeFiles(out, (await generate(path.join(folder, "openapi.json"), passable)).files);
    expect(flawsOf(out)).toEqual([]);
  });
});

describe("a name in a spec", () => {
  const item = {
    content: { "application/json": { schema: { $ref: "#/components/schemas/..~1..~1out" } } },
  };
  const spec = {
    openapi: "3.1.1",
    info: { title: "t", version: "1" },
    "x-vectors": "vectors",
    paths: {
      "/../..": {
        post: {
          operationId: "../../out",
          requestBody: item,
          responses: { 204: { description: "" } },
        },
      },
    },
    components: { schemas: { "../../out": { type: "object" } } },
  };
  const vectors = (text: string) => {
    const folder = folderFor("hostile-names");
    writeFiles(folder, [
      ["openapi.json", JSON.stringify(spec)],
      ["vectors/out/out.yaml", text],
    ]);
    return generate(path.join(folder, "openapi.json"));
  };

  it("never leads out of the output folder", async () => {
    const { files } = await vectors("body: out\nbases: { plain: { value: {} } }");
    for (const name of files.keys()) expect(name).not.toMatch(/(^|[/\\])\.\.([/\\]|$)|^[/\\]|:/);
  });

  it.each([
    ["body: ../../out", 1],
    ["body: out\nvariant: ../../out", 2],
    ["body: out\nbases:\n  ../../../out: { value: {} }", 3],
    ["body: out\nbases:\n  ..: { value: {} }", 3],
    ["body: /etc/out", 1],
  ])("is rejected as a vector's body, variant or base if it is a path: %j", async (text, line) => {
    const error = await vectors(text).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SpecError);
    const { problems } = error as SpecError;
    expect(problems).toMatchObject([
      { code: "spec/vectors", location: { file: "vectors/out/out.yaml", line } },
    ]);
  });
});
