import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  type DiagnosticCode,
  diagnosticOf,
  diagnostics,
} from "../../../generator/diagnostics/diagnostics.ts";

const bench = path.join(import.meta.dirname, "..");
const checkout = path.join(bench, "../..");
const installed = path.join(bench, "node_modules");

/** The path of Node 24, in the npm package `node`. orval and @hey-api/openapi-ts need at least Node 22.18. */
export const newerNode = path.join(installed, "node/bin/node");

/** A code generator that runs as a program. */
export interface Tool {
  name: string;
  /** The kinds of output that the configuration selects. */
  makes: string;
  node: string;
  /** Writes the tool's configuration, if any, into `folder`; returns the arguments of Node for a run in `folder`. */
  prepare(folder: string, document: string): string[];
}

const talonario = (flags: readonly string[]): Omit<Tool, "node"> => ({
  name: `talonario ${versionIn(checkout)}`,
  makes: "types, validators, Hono routes, schemas, client",
  prepare: (_, document) => [
    path.join(checkout, "generator/talonario.js"),
    ...["generate", "--spec", document, "--out", "out"],
    ...flags,
  ],
});

const allowed = Object.keys(diagnostics)
  .filter((code) => diagnosticOf(code as DiagnosticCode).allowed !== undefined)
  .flatMap((code) => ["--allow", code]);

const peers: readonly Tool[] = [
  peer("orval", "dist/bin/orval.mjs", "types, zod, Hono routes", (folder, document) => {
    const output = { target: "./out/api.ts", client: "hono", mode: "split" };
    const config = {
      api: {
        input: { target: document, parserOptions: { externalRefs: { allow: ["*"] } } },
        output,
      },
    };
    return ["--config", writeConfig(folder, "orval.config.mjs", JSON.stringify(config))];
  }),
  peer("@hey-api/openapi-ts", "dist/run.mjs", "types, zod", (folder, document) => {
    const plugins = ["@hey-api/typescript", "zod"];
    const config = { input: document, output: "./out", plugins, logs: { file: false } };
    return ["--file", writeConfig(folder, "openapi-ts.config.mjs", JSON.stringify(config))];
  }),
  peer("@kubb/cli", "bin/kubb.cjs", "types, zod", (folder, document) => {
    const config = `{
  root: ".",
  input: { path: ${JSON.stringify(document)} },
  output: { path: "./out", format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginZod()],
}`;
    const imports = ["Oas", "Ts", "Zod"].map(
      (name) => `import { plugin${name} } from "@kubb/plugin-${name.toLowerCase()}";`,
    );
    const file = writeConfig(folder, "kubb.config.mjs", config, imports);
    return ["generate", "--config", file, "--logLevel", "silent"];
  }),
  peer("openapi-typescript", "bin/cli.js", "types only", (_, document) => [
    document,
    "--output",
    "out/types.d.ts",
  ]),
];

/** All generators; talonario runs under two versions of Node. Each generator writes to `out` in its own folder. */
export const tools: readonly Tool[] = [
  { ...talonario(allowed), node: process.execPath },
  { ...talonario(allowed), node: newerNode },
  ...peers,
];

/** All generators under the same Node. talonario runs without `--allow` flags. */
export const plainTools: readonly Tool[] = [{ ...talonario([]), node: newerNode }, ...peers];

/**
 * Deletes the cache folder in `test/bench/node_modules`, including talonario's records of its outputs.
 * talonario's bundle is in the `node_modules` of the checkout, and remains.
 */
export function forget(): void {
  rmSync(path.join(installed, ".cache"), { recursive: true, force: true });
}

function peer(
  name: string,
  program: string,
  makes: string,
  options: (folder: string, document: string) => string[],
): Tool {
  const folder = path.join(installed, name);
  return {
    name: `${name} ${versionIn(folder)}`,
    makes,
    node: newerNode,
    prepare: (own, document) => [path.join(folder, program), ...options(own, document)],
  };
}

function writeConfig(
  folder: string,
  name: string,
  config: string,
  imports: readonly string[] = [],
): string {
  writeFileSync(path.join(folder, name), `${imports.join("\n")}\nexport default ${config};\n`);
  return name;
}

function versionIn(folder: string): string {
  try {
    return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")).version;
  } catch {
    return "(not installed)";
  }
}
