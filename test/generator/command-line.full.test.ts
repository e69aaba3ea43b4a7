import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../generator/cli.ts";
import { consoleOf } from "../../generator/commands/console.ts";
import { UsageError } from "../../generator/program/arguments.js";
import { placeOf } from "../../generator/program/settings.js";
import { casesFolder, entryOf } from "./case-output.ts";
import { recordingConsole, runTalonario } from "./command.ts";
import { folderFor } from "./output.ts";

const commands = ["init", "generate", "validate", "diff", "contract", "explain"];

async function run(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const { console, out, err } = recordingConsole();
  const status = await main(args, console);
  return { status, out: out.join("\n"), err: err.join("\n") };
}

describe("the help", () => {
  it("lists every command, the settings and the exit codes", async () => {
    for (const args of [[], ["--help"], ["-h"], ["help"]]) {
      const { status, out, err } = await run(...args);
      expect({ status, err }).toEqual({ status: 0, err: "" });
      for (const name of commands) expect(out).toMatch(new RegExp(`^ {2}${name} `, "m"));
      expect(out).toContain("Exit codes: 0 done, 1 problems found, 2 wrong usage.");
      expect(out).toContain("package.json");
    }
  });

  it.each(commands)("of %s lists the options, examples and exit codes", async (name) => {
    const { status, out } = await run(name, "--help");
    expect(status).toBe(0);
    expect(out).toContain(`Usage: talonario ${name}`);
    expect(out).toMatch(/^ {2}--json /m);
    expect(out).toMatch(new RegExp(`Examples:\n {2}talonario ${name}`));
    expect(out).toMatch(/Exit codes: 0 .*, 1 .*, 2 wrong usage\.$/);
    expect(out.split("\n").filter((line) => line.length > 110)).toEqual([]);
    expect((await run("help", name)).out).toBe(out);
    expect((await run(name, "anything", "-h")).out).toBe(out);
  });
});

describe("the version", () => {
  it("is the version in package.json", async () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(await run("--version")).toEqual({ status: 0, out: version, err: "" });
  });
});

describe("wrong usage exits with 2 and reports the mistake:", () => {
  it.each([
    [["generat"], 'There is no command "generat". Did you mean generate?'],
    [["--verson"], 'There is no option "--verson". Did you mean --version?'],
    [["constructor"], 'There is no command "constructor".'],
    [["generate", "--chek"], "There is no option --chek. Did you mean --check?"],
    [["generate", "--spec"], "--spec needs a value: --spec <file>."],
    [["generate", "--spec", "--check"], "--spec needs a value: --spec <file>."],
    [["generate", "--out", ""], "--out needs a value: --out <folder>."],
    [["generate", "--remote", "schemas.example"], "write a URL that begins with https://"],
    [["generate", "--check=yes"], "--check takes no value."],
    [["generate", "spec.yaml"], '"spec.yaml" is one argument too many.'],
    [["generate", "--allow", "spec/formt"], "--allow spec/formt: there is no such code."],
    [["generate", "--allow", "spec/syntax"], "--allow spec/syntax: this code cannot be allowed."],
    [["generate", "--watch", "--only", "typs"], "--only typs: there is no such part."],
    [["validate"], "<body> is missing."],
    [["validate", "body.json", "--shema", "a"], "Did you mean --schema?"],
    [
      ["validate", "none.json", "--schema", "document-create"],
      "none.json cannot be read (ENOENT).",
    ],
    [["validate", "package.json"], "--schema is missing. The schemas are: account-create, "],
    [["validate", "package.json", "--schema", "document-crate"], "Did you mean document-create?"],
    [["validate", "package.json", "--schema", "a", "--out", "test"], "test contains no validators"],
    [["diff", "one.yaml"], "<new> is missing."],
    [["contract", "--kepe"], "Did you mean --keep?"],
    [["explain", "spec/dangling"], "Did you mean spec/dangling-ref?"],
    [["explain", "danglng-ref"], "Did you mean spec/dangling-ref?"],
    [["explain", "cl.guide-typ"], "Did you mean cl.guide-type?"],
    [["explain", "--jsn"], "Did you mean --json?"],
    [["init", "--force"], "There is no option --force."],
  ])("%j", async (args, message) => {
    const { status, out, err } = await run(...args);
    expect(err).toContain(message);
    expect(err).toMatch(/\ntalonario ([a-z]+ )?--help shows more\.$/);
    expect({ status, out }).toEqual({ status: 2, out: "" });
    const reported = await run(...args, "--json");
    expect(reported.status).toBe(2);
    expect(JSON.parse(reported.out).error).toContain(message);
    expect(reported.err).toBe("");
  });
});

describe("a command that runs again, with the code cache of the first run,", () => {
  const folder = folderFor("command-line-again");
  const body = path.join(folder, "body.json");
  writeFileSync(body, '{"name":1}');
  const observatory = ["--spec", entryOf("observatory")];

  it.each([
    ["validate", body, "--schema", "company-branch-create"],
    ["validate", body, "--schema", "company-branch-create", "--spec", "spec/openapi.yaml"],
    ["diff", entryOf("observatory"), entryOf("observatory")],
    ["explain", "spec/syntax"],
    ["generate", "--check", ...observatory, "--out", path.join(folder, "out")],
  ])("prints the same text: %s %s", { timeout: 60_000 }, async (...args) => {
    const first = await runTalonario(args);
    expect(first.stderr).not.toContain("bug in the generator");
    for (let time = 0; time < 2; time++) expect(await runTalonario(args)).toEqual(first);
  });
});

describe("settings in package.json", { timeout: 60_000 }, () => {
  const configured = (talonario: unknown) => {
    const folder = folderFor("command-line-settings");
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ talonario }));
    return folder;
  };

  it("apply if no flag overrides them", async () => {
    const folder = configured({ spec: entryOf("observatory"), out: "out/put" });
    const { status, stdout } = await runTalonario(["generate", "--json"], { cwd: folder });
    expect(status).toBe(0);
    expect(JSON.parse(stdout).added).toContain("routes.ts");
    expect(existsSync(path.join(folder, "out/put/routes.ts"))).toBe(true);
    expect(placeOf({ out: "elsewhere" }, folder)).toMatchObject({ out: "elsewhere" });
  });

  it.each([[{ sepc: "a" }], [{ spec: 1 }], [{ out: "" }], [{ allow: "spec/format" }], [1], [[]]])(
    "are rejected if unknown, empty or of a wrong type: %j",
    (settings) => {
      expect(() => placeOf({}, configured(settings))).toThrow(UsageError);
    },
  );
});

it("settings in a package.json with a byte order mark apply, too", () => {
  const folder = folderFor("command-line-mark");
  writeFileSync(path.join(folder, "package.json"), '\ufeff{"talonario":{"out":"here"}}');
  expect(placeOf({}, folder).out).toBe("here");
});

describe("the command generate", () => {
  const folder = folderFor("command-line-unread");
  const spec = path.join(folder, "api.yaml");
  writeFileSync(spec, "openapi: 3.1.1\ninfo: { title: [T }\n");

  it("reports a syntax error with the lines around it", async () => {
    const { status, err } = await run("generate", "--spec", spec);
    expect(status).toBe(1);
    expect(err).toContain("> 2 | info: { title: [T }\n    |                   ^");
  });

  it("rejects a document outside of --root, and advises to change --root", async () => {
    const { status, err } = await run("generate", "--spec", spec, "--root", "test");
    expect(status).toBe(1);
    expect(err).toContain("is outside of the root folder");
    expect(err).toContain("Use --root (diff: --old-root, --new-root) to name a folder");
    const reported = await run("generate", "--spec", spec, "--root", "test", "--json");
    expect(JSON.parse(reported.out).problems[0].allowed).toBeUndefined();
  });
});

it.skipIf(!existsSync("/dev/full"))("a full disk is reported in one error line", async () => {
  const program = `"${process.execPath}" generator/talonario.js explain >/dev/full`;
  const ended = spawnSync("sh", ["-c", program], { encoding: "utf8" });
  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(/^ENOSPC: [^\n]+\n$/);
});

describe("the console", () => {
  const reported = (isTTY: boolean, env: Record<string, string> = {}) => {
    const texts = { out: "", err: "" };
    const stream = (name: "out" | "err") => ({
      isTTY,
      write: (text: string) => {
        texts[name] += text;
      },
    });
    const console = consoleOf(stream("out"), stream("err"), env);
    return { console, texts };
  };

  it("on a terminal has a progress line, colours and the time of every stage", async () => {
    const { console, texts } = reported(true);
    const args = ["--spec", entryOf("observatory"), "--out", folderFor("command-line-terminal")];
    expect(await main(["generate", ...args], console)).toBe(0);
    expect(texts.err).toContain("\r\u001b[Kresolve …");
    expect(texts.err).toMatch(/\r\u001b\[K$/);
    expect(texts.out).toMatch(/^\d+ files: \d+ added, [\d.]+ s \(ms: load \d+, resolve \d+, /);
    await main(["generate", "--spec", entryOf("seed-bank")], console);
    expect(texts.err).toContain("\u001b[31m spec/dangling-ref\u001b[0m: ");
  });

  it("without a terminal has no progress line, no colours and no stage times", async () => {
    const { console, texts } = reported(false);
    const args = ["--spec", entryOf("observatory"), "--out", folderFor("command-line-file")];
    expect(await main(["generate", ...args], console)).toBe(0);
    expect(texts.out).toMatch(/^\d+ files: \d+ added, [\d.]+ s\n[^(]*$/);
    await main(["generate", "--spec", entryOf("seed-bank")], console);
    expect(texts.out + texts.err).not.toContain("\u001b");
  });

  it.each([{ NO_COLOR: "1" }, { TERM: "dumb" }])("shows no colours with %j", (env) => {
    expect(reported(true, env).console.paint("red", "no")).toBe("no");
    expect(reported(true, { NO_COLOR: "" }).console.paint("red", "no")).toBe(
      "\u001b[31mno\u001b[0m",
    );
  });
});

describe("a command that fails", () => {
  it("reports the error in one line, without a stack trace", async () => {
    const file = path.join(folderFor("command-line-file-there"), "out");
    writeFileSync(file, "");
    const { status, out, err } = await run(
      "generate",
      "--spec",
      entryOf("observatory"),
      "--out",
      file,
    );
    expect({ status, out }).toEqual({ status: 1, out: "" });
    expect(err).toMatch(/^(EEXIST|ENOTDIR): [^\n]*$/);
  });

  it("prints a count for each diagnostic code, then the --allow flags of the codes that can be allowed", async () => {
    const { status, err } = await run("generate", "--spec", entryOf("seed-bank"), "--strict");
    expect(status).toBe(1);
    const summary = err.slice(err.indexOf("18 problems in the spec")).split("\n");
    expect(summary[1]).toMatch(
      /^ {5}2 {2}spec\/[a-z-]+ +(if allowed: [A-Z].*\.|cannot be allowed)$/,
    );
    expect(err).toMatch(
      /^ {5}1 {2}spec\/duplicate-operation-id +if allowed: The second name gets a number /m,
    );
    expect(err).toMatch(/^ {5}1 {2}spec\/syntax +cannot be allowed$/m);
    const flags = summary.at(-1)?.match(/--allow (\S+)/g) ?? [];
    expect(flags).toContain("--allow spec/dangling-ref");
    expect(flags).not.toContain("--allow spec/syntax");
  });

  it("reports paths relative to the current folder", async () => {
    const { status, err } = await run("diff", entryOf("observatory"), entryOf("seed-bank"));
    expect(status).toBe(1);
    const seeds = path.relative(process.cwd(), path.join(casesFolder, "seed-bank"));
    expect(err).toContain(`${seeds}/openapi.yaml:57:16 spec/dangling-ref: `);
  });
});
