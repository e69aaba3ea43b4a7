import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { type DiagnosticCode, diagnosticOf } from "../../generator/diagnostics/diagnostics.ts";
import { understand } from "../../generator/generate.ts";
import { run } from "./command.ts";
import { complaints } from "./compiled.ts";
import { serveExamples } from "./serve-examples.ts";

// What becomes of a document that is not ours:
//   node --import ts-blank-space/register test/generator/public-documents.ts <file> [--root <folder>]
// prints its diagnostics by code, the time and memory of a cold and of an unchanged run, what
// `tsc --strict` says of the output, and what a server made from it answers to its own examples.
// Diagnostics that can be passed over are; exit code 1 where something crashes, does not compile or
// answers something else than its stub.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: "string" } },
});
const [spec = ""] = positionals;
const checkout = path.join(import.meta.dirname, "../..");
const folder = path.join(checkout, "dist/public", path.basename(path.dirname(spec)));
const root = values.root === undefined ? [] : ["--root", values.root];
let failed = false;

const codes = await codesOf();
console.log("diagnostics", Object.fromEntries(codes));
const allow = [...codes.keys()].filter((code) => diagnosticOf(code).allowed !== undefined);
const stubborn = [...codes.keys()].filter((code) => diagnosticOf(code).allowed === undefined);
if (stubborn.length > 0) console.log("ends in diagnostics that cannot be passed over:", stubborn);
else {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await generated("cold");
  await generated("unchanged");
  compiled();
  await served();
}
process.exitCode = failed ? 1 : 0;

async function codesOf(): Promise<Map<DiagnosticCode, number>> {
  const counts = new Map<DiagnosticCode, number>();
  try {
    await understand(spec, values.root === undefined ? {} : { root: values.root });
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    for (const { code } of error.problems) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

async function generated(what: string): Promise<void> {
  const told =
    "process.on('exit',()=>{const{maxRSS,userCPUTime:u,systemCPUTime:s}=process.resourceUsage();console.error('used',maxRSS,u+s)})";
  const allowed = allow.flatMap((code) => ["--allow", code]);
  const program = path.join(checkout, "generator/talonario.js");
  const args = [program, "generate", "--spec", spec, "--out", folder, ...root, ...allowed];
  const since = performance.now();
  const ended = await run(["--import", `data:text/javascript,${told}`, ...args], { cwd: checkout });
  const seconds = ((performance.now() - since) / 1000).toFixed(2);
  const [, kibibytes, microseconds] = /^used ([0-9]+) ([0-9]+)$/m.exec(ended.stderr) ?? [];
  const peak = Math.round(Number(kibibytes) / 1024);
  const busy = (Number(microseconds) / 1e6).toFixed(2);
  console.log(`${what}: ${seconds} s (CPU ${busy} s), ${peak} MiB, ${ended.stdout.trim()}`);
  if (ended.status === 0) return;
  failed = true;
  console.log(ended.stderr.slice(-2000));
}

function compiled(): void {
  const roots = ["routes.ts", "client.d.ts", "rules.d.ts", "types/openapi.d.ts"];
  const files = roots.map((name) => path.join(folder, name));
  const since = performance.now();
  const said = [...complaints(files, folder)];
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`tsc --strict: ${said.length} complaints, ${seconds} s`);
  for (const [place, message] of said.slice(0, 10)) console.log(`  ${place} ${message}`);
  failed ||= said.length > 0;
}

async function served(): Promise<void> {
  const options = values.root === undefined ? {} : { root: values.root };
  const { spec: read, planned } = await understand(spec, { allow: new Set(allow), ...options });
  const answered = await serveExamples(folder, planned, read);
  const { statuses, webhooks, wrong, wrongExamples, told } = answered;
  console.log(
    `${planned.operations.length} operations, ${planned.webhooks.length} webhooks (${webhooks} examples accepted)`,
  );
  console.log(
    "answers",
    statuses,
    `${wrongExamples.length} examples of requests and ${told.length} of answers break their schema`,
  );
  for (const line of wrong.slice(0, 10)) console.log(`  wrong: ${line}`);
  failed ||= wrong.length > 0;
}
