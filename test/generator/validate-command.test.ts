import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../generator/cli.ts";
import { consoleOf } from "../../generator/commands/console.ts";
import { recordingConsole, runTalonario } from "./command.ts";
import { folderFor, writeFiles } from "./output.ts";

const body = path.join(folderFor("validate-command"), "body.txt");

async function validate(text: string): Promise<{ status: number; printed: string }> {
  writeFileSync(body, text);
  const { console, out } = recordingConsole();
  const status = await main(["validate", body, "--schema", "company-branch-create"], console);
  return { status, printed: out.join("\n") };
}

describe("talonario validate", () => {
  it("prints each error with its place in the file, and the number of errors", async () => {
    const { status, printed } = await validate('{\n  "unheard_of": 1,\n  "branch_name": 2\n}');
    expect(status).toBe(1);
    expect(printed).toContain(
      `${body}:2:3 shape.unknown: "unheard_of" is unknown here.\n    /unheard_of\n`,
    );
    expect(printed).toContain('> 2 |   "unheard_of": 1,\n    |   ^\n  3 |   "branch_name": 2\n');
    const places = printed.match(/^\S+:\d+:\d+ /gm) ?? [];
    expect(printed).toMatch(new RegExp(`\n${places.length} errors$`));
  });

  it("prints a single line for a text that is not JSON", async () => {
    const { status, printed } = await validate("{");
    expect(status).toBe(1);
    expect(printed).toMatch(/^[A-Z][^\n]*JSON[^\n]*$/);
  });

  it("puts the mark below an error's first character, even in a file with CRLF and tabs", async () => {
    const { printed } = await validate('{\r\n\t"unheard_of": 1\r\n}');
    expect(printed).toContain('  1 | {\n> 2 |  "unheard_of": 1\n    |  ^\n  3 | }\n');
  });

  it("reports the errors of an OpenAPI document with their places, and that nothing was validated", async () => {
    const spec = path.join(folderFor("validate-document"), "openapi.yaml");
    writeFileSync(spec, "openapi: [\n");
    const { console, err } = recordingConsole();
    const status = await main(["validate", body, "--schema", "a", "--spec", spec], console);
    expect(status).toBe(1);
    const place = path.relative(process.cwd(), spec);
    expect(err.join("\n")).toContain(`${place}:2:1 spec/syntax`);
    expect(err.join("\n")).toContain("; nothing was validated. talonario explain ");
  });

  it("explains why Node.js reads no validators from a folder of CommonJS modules", async () => {
    const out = folderFor("validate-command-modules");
    writeFiles(out, [
      ["package.json", '{"type": "commonjs"}'],
      ["validators/kite.explain.js", "export const explanation = () => ({ refusals: [] });"],
    ]);
    const { status, stderr } = await runTalonario([
      ...["validate", "package.json", "--schema", "kite", "--out", out],
    ]);
    expect(status).toBe(2);
    expect(stderr).toContain('a package.json with "type": "module"');
  }, 20_000);

  it("reports that an output has no validators of request bodies", async () => {
    const out = folderFor("validate-command-none");
    writeFiles(out, [["validators/parameters.explain.js", ""]]);
    const { console, err } = recordingConsole();
    expect(await main(["validate", body, "--schema", "kite", "--out", out], console)).toBe(2);
    expect(err.join("\n")).toContain("the spec declares none");
  });

  it("reports that an OpenAPI document declares no request bodies", async () => {
    const spec = path.join(folderFor("validate-no-bodies"), "openapi.yaml");
    writeFileSync(spec, 'openapi: 3.1.1\ninfo: { title: T, version: "1" }\npaths: {}\n');
    const { console, err } = recordingConsole();
    const args = ["validate", body, "--schema", "kite", "--spec", spec];
    expect(await main(args, console)).toBe(2);
    expect(err.join("\n")).toContain(`${spec} declares no request bodies.`);
  });

  it("on a terminal, marks an error in red, and dims the other lines", async () => {
    writeFileSync(body, '{\n  "unheard_of": 1\n}');
    const written: string[] = [];
    const stream = { isTTY: true, write: (text: string) => written.push(text) };
    const args = ["validate", body, "--schema", "company-branch-create"];
    await main(args, consoleOf(stream, stream, {}));
    const printed = written.join("");
    expect(printed).toContain('\n> 2 |   "unheard_of": 1\n    |   \u001b[31m^\u001b[0m\n');
    expect(printed).toContain("\u001b[2m  1 | {\u001b[0m");
  });
});

describe("talonario explain", () => {
  it("with --json, lists every code with its level, in the same form as for a single code", async () => {
    const { console, out } = recordingConsole();
    await main(["explain", "--json"], console);
    await main(["explain", "spec/endless-schema", "--json"], console);
    const [all = {}, { code, ...one }] = out.map((text) => JSON.parse(text));
    expect(all[code]).toEqual(one);
    expect(new Set(Object.values<{ level: string }>(all).map(({ level }) => level))).toEqual(
      new Set(["error", "warning"]),
    );
  });

  it("finds no rule in a rules.json of another tool", async () => {
    const folder = folderFor("explain-rules");
    writeFileSync(path.join(folder, "rules.json"), "{}");
    const { console, err } = recordingConsole();
    expect(await main(["explain", "cl.guide-type", "--out", folder], console)).toBe(2);
    expect(err.join("\n")).toContain("There is no code or rule cl.guide-type.");
  });

  it.each([
    ["statsu", " Did you mean spec/status?"],
    ["spec/statsu", " Did you mean spec/status?"],
    ["patern", ""],
  ])(
    "suggests a similar code, if there is one, for the unknown code %s (the prefix spec/ is optional)",
    async (wanted, hint) => {
      const { console, err } = recordingConsole();
      const folder = folderFor("explain-nothing");
      expect(await main(["explain", wanted, "--out", folder], console)).toBe(2);
      expect(err.join("\n")).toContain(`There is no code or rule ${wanted}.${hint}`);
      expect(err.join("\n").includes("Did you mean")).toBe(hint !== "");
    },
  );

  it("prints a rule's message, the file that declares the rule, and the vectors that break the rule", async () => {
    const { console, out } = recordingConsole();
    expect(await main(["explain", "cl.guide-type"], console)).toBe(0);
    expect(out.join("\n")).toMatch(
      /^cl\.guide-type \(schema\)\n\nA dispatch guide says why [\s\S]*Written in: countries\/cl\/[\s\S]*Vectors that break the rule:\n {2}\S/,
    );
  });
});
