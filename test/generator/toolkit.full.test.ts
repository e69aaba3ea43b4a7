import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sbomOf } from "../../.ci/sbom.js";
import { generate } from "../../generator/generate.ts";

const checkout = path.join(import.meta.dirname, "../..");
const readme = readFileSync(path.join(checkout, "generator/README.md"), "utf8");
/** Two command blocks of the README: the five commands, and the requests to the server. */
const [, five = [], asked = []] = [...readme.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(
  ([, block = ""]) => block.trim().split("\n"),
);

let folder: string;
let toolkit: string;
let server: ChildProcess | undefined;

/** Runs a shell command in the test's folder; returns the standard output. If possible, npm installs from its cache. */
async function type(line: string): Promise<string> {
  const env = { ...process.env, TOOLKIT: toolkit, npm_config_prefer_offline: "true" };
  const { stdout } = await promisify(execFile)("bash", ["-c", line], { cwd: folder, env });
  return stdout;
}

/** Whether a command failed because no registry could be reached. */
function isOffline(error: unknown): boolean {
  const { stderr = "" } = error as { stderr?: string };
  return /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|E50[0-9]/.test(stderr);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "toolkit-"));
  toolkit = path.join(folder, "..", `${path.basename(folder)}.tgz`);
  await promisify(execFile)(process.execPath, [".ci/build-toolkit.js"], { cwd: checkout });
  const args = ["pack", "--silent", "--pack-destination", folder, "./dist/toolkit"];
  const { stdout } = await promisify(execFile)("npm", args, { cwd: checkout });
  await promisify(execFile)("mv", [path.join(folder, stdout.trim()), toolkit]);
}, 60_000);

afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
  rmSync(toolkit, { force: true });
  forgetInstalled();
}, 60_000);

/** Removes this package from npx's cache. */
function forgetInstalled(): void {
  const kept = path.join(process.env.npm_config_cache ?? path.join(homedir(), ".npm"), "_npx");
  if (!existsSync(kept)) return;
  for (const name of readdirSync(kept)) {
    const manifest = path.join(kept, name, "package.json");
    if (existsSync(manifest) && readFileSync(manifest, "utf8").includes(path.basename(toolkit))) {
      rmSync(path.join(kept, name), { recursive: true });
    }
  }
}

describe("the toolkit as a package", { timeout: 300_000 }, () => {
  it("has a command, no dependencies and no scripts", () => {
    const text = readFileSync(path.join(checkout, "dist/toolkit/package.json"), "utf8");
    const { bin, ...rest } = JSON.parse(text);
    expect(bin).toEqual({ talonario: "generator/talonario.js" });
    for (const member of ["dependencies", "scripts", "private", "devDependencies"]) {
      expect(rest).not.toHaveProperty(member);
    }
  });

  it("bundles its dependencies and their licences", () => {
    const folder = path.join(checkout, "dist/toolkit/generator");
    const program = readdirSync(folder).filter((name) => name.startsWith("program-"));
    expect(program).toHaveLength(1);
    const file = (name: string) =>
      readFileSync(path.join(folder, String(program[0]), name), "utf8");
    const notices = file("THIRD-PARTY-NOTICES");
    for (const name of [
      "ajv",
      "ajv-formats",
      "handlebars",
      "json-schema-to-typescript",
      "openapi-typescript",
      "typescript",
      "yaml",
    ]) {
      expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\n\\n\\S`, "m"));
    }
    // A chunk requires only other chunks, modules of Node, and optional modules for debugging.
    const debugging = ["cli-color", "source-map-support"];
    const bundled = readdirSync(path.join(folder, String(program[0])));
    const chunks = bundled.filter((name) => name.endsWith(".cjs"));
    expect(chunks).toContain("cli.cjs");
    const asked = chunks.flatMap((name) =>
      [...file(name).matchAll(/(?<![\w."'`])require\("([^"]+)"\)/g)].map(([, asked = ""]) => asked),
    );
    const others = asked.filter((name) => !isBuiltin(name) && !debugging.includes(name));
    expect(others.filter((name) => !chunks.includes(name.slice(2)))).toEqual([]);
  });

  it("has the generator's README, unchanged", () => {
    expect(readFileSync(path.join(checkout, "dist/toolkit/README.md"), "utf8")).toBe(readme);
  });

  it("lists the same packages in its bill of materials and in its notices", () => {
    const folder = path.join(checkout, "dist/toolkit");
    const bill = JSON.parse(readFileSync(path.join(folder, "sbom.cdx.json"), "utf8"));
    const refs = bill.components.map((component: { "bom-ref": string }) => component["bom-ref"]);
    const [program = ""] = readdirSync(path.join(folder, "generator")).filter((name) =>
      name.startsWith("program-"),
    );
    const file = path.join(folder, "generator", program, "THIRD-PARTY-NOTICES");
    const titles = readFileSync(file, "utf8").matchAll(/^-{72}\n\n(\S+) (\S+)$/gm);
    expect(refs).toEqual([...titles].map(([, name, version]) => `${name}@${version}`));
    expect(new Set(refs).size).toBe(refs.length);
    expect(bill.metadata.component["bom-ref"]).toMatch(/^talonario@/);
  });

  it("gets its bill of materials from sbomOf, which writes a combination of licences as an SPDX expression", () => {
    const bundled = path.join(checkout, "node_modules/ajv/package.json");
    const bill = JSON.parse(
      sbomOf({ name: "a", version: "1", license: "MIT AND OFL-1.1" }, [bundled]),
    );
    expect(bill.metadata.component.licenses).toEqual([{ expression: "MIT AND OFL-1.1" }]);
    expect(bill.components).toMatchObject([
      { name: "ajv", licenses: [{ license: { id: "MIT" } }] },
    ]);
  });

  it("creates and starts a server in an empty folder by the five commands of its README", async (test) => {
    expect(five).toHaveLength(5);
    try {
      for (const line of five.slice(0, 2)) await type(line);
    } catch (error) {
      if (isOffline(error)) test.skip("skipped: no registry could be reached");
      throw error;
    }
    expect(await type(five[2] ?? "")).toMatch(/files: \d+ added/);
    expect(await type(five[3] ?? "")).toMatch(/pass 2\n/);
    expect(five[4]).toBe("npm start");
    const base = await start();
    const [good, bad] = await Promise.all(
      asked.map((line) => type(line.replace("http://127.0.0.1:3000", base))),
    );
    expect(good).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
    expect(bad).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*application\/problem\+json/);
    const { errors } = JSON.parse(bad?.slice(bad.indexOf("{")) ?? "");
    expect(errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      "/due",
      "/titel",
      "/title",
    ]);
    expect(await type("npx tsc && npx talonario generate --check && echo same")).toBe("same\n");
    const { files } = await generate(path.join(folder, "spec/openapi.yaml"));
    for (const [name, text] of files) {
      expect(readFileSync(path.join(folder, "generated", name), "utf8"), name).toBe(text);
    }
  });
});

/** Starts the server on a free port, and returns its URL. */
function start(): Promise<string> {
  const script = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")).scripts.start;
  const [, ...args] = script.split(" ");
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, PORT: "0" } });
  server = child;
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const [base] = /http:\/\/\S+/.exec(text) ?? [];
      if (base !== undefined) resolve(base);
    });
    child.on("exit", () => reject(new Error("The server exited early.")));
  });
}
