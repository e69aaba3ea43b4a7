import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { understand } from "../../generator/generate.ts";
import { run } from "./command.ts";
import { complaints } from "./compiled.ts";
import { importFrom } from "./output.ts";
import { serveExamples } from "./serve-examples.ts";

// This script generates code from one third-party document, without `--allow`, and checks the output.
//   node --import ts-blank-space/register test/generator/public-documents.ts <file> [--root <folder>]
//     [--out <folder>] [--compile es2022,esnext] [--serve] [--quick]
// The script loads the validators and routes, and compiles the output for each target, with the options of this
// checkout's tsconfig.json. With --serve, it sends the document's examples to the generated server. It prints one line
// of JSON, a Verdict. With --quick, it generates only schemas and vectors, and loads and compiles nothing.
// The exit code is 1 if the generator crashes, the output fails to load or compile, or an example fails.

/** `codes` and `warnings` count the document's errors and warnings by code. `failures` are the generator's mistakes. */
export interface Verdict {
  codes: Record<string, number>;
  warnings: Record<string, number>;
  failures: string[];
  files?: number;
  operations?: number;
  seconds: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: "string" },
    out: { type: "string" },
    compile: { type: "string" },
    serve: { type: "boolean" },
    quick: { type: "boolean" },
  },
});
const [spec = ""] = positionals.map((file) => path.resolve(file));
const root = values.root === undefined ? undefined : path.resolve(values.root);
const checkout = path.join(import.meta.dirname, "../..");
const folder = path.resolve(values.out ?? path.join(checkout, "dist/public", path.basename(spec)));
const verdict: Verdict = { codes: {}, warnings: {}, failures: [], seconds: 0 };

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
if ((await generated()) && !values.quick) {
  await loaded().catch((error) => verdict.failures.push(`does not load: ${error}`));
  for (const target of values.compile?.split(",") ?? []) compiled(target);
}
console.log(JSON.stringify(verdict));
process.exitCode = verdict.failures.length > 0 ? 1 : 0;

/** Generates code from the document; returns whether this succeeded. Errors in the document are not `failures`. */
async function generated(): Promise<boolean> {
  const rooted = root === undefined ? [] : ["--root", root];
  const only = values.quick ? ["--only", "schemas,vectors"] : [];
  const program = path.join(checkout, "generator/talonario.js");
  const args = [program, "generate", "--spec", spec, "--out", folder, "--json", ...rooted, ...only];
  const since = performance.now();
  const { status, stdout, stderr } = await run(args, { cwd: checkout });
  verdict.seconds = Math.round(performance.now() - since) / 1000;
  const output = parsed(stdout);
  verdict.codes = countOf(output.problems);
  verdict.warnings = countOf(output.warnings);
  if (output.files !== undefined) verdict.files = output.files;
  else if (output.problems === undefined) {
    verdict.failures.push(`crash: ${output.error ?? stderr.slice(-500)}`);
  }
  return status === 0;
}

interface Output {
  problems?: { code: string }[];
  warnings?: { code: string }[];
  files?: number;
  error?: string;
}

function parsed(text: string): Output {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function countOf(problems: readonly { code: string }[] = []): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of problems) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

async function loaded(): Promise<void> {
  const { spec: read, planned } = await understand(spec, root === undefined ? {} : { root });
  verdict.operations = planned.operations.length;
  const bodies = planned.bodies.flatMap(({ name }) => [`${name}.js`, `${name}.explain.js`]);
  for (const name of [...bodies, "parameters.js", "answers.js"]) {
    await importFrom(folder, `validators/${name}`);
  }
  await importFrom(folder, "routes.ts");
  if (!values.serve) return;
  const { wrong } = await serveExamples(folder, planned, read);
  for (const line of wrong) verdict.failures.push(`example: ${line}`);
}

function compiled(target: string): void {
  const roots = ["routes.ts", "client.d.ts", "rules.d.ts", "types/openapi.d.ts"];
  const files = roots.map((name) => path.join(folder, name));
  for (const [place, message] of complaints(files, folder, target, {
    skipLibCheck: false,
    skipDefaultLibCheck: true,
  })) {
    verdict.failures.push(`${target}: ${place} ${message}`);
  }
}
