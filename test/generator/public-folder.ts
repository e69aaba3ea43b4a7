import path from "node:path";
import { parseArgs } from "node:util";
import { run } from "./command.ts";
import type { Verdict } from "./public-documents.ts";
import { documentsIn } from "./public-entries.ts";

// This script generates code from the third-party documents in a folder, and checks the code:
//   node --import ts-blank-space/register test/generator/public-folder.ts <folder>
//     [--match <text>] [--compile es2022,esnext] [--serve] [--quick]
// The script runs `public-documents.ts` on each OpenAPI document in the folder, and on the least nested document of
// each subfolder. With --match, it takes only files and subfolders whose name contains the text. It prints a row for
// each document, the document's first five failures below the row, and a line of totals. A failure is a crash of the
// generator, output that does not load or compile, or an example that fails. Errors in the documents are no failures.
// The exit code is 1 if there is a failure.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    match: { type: "string", default: "" },
    compile: { type: "string" },
    serve: { type: "boolean" },
    quick: { type: "boolean" },
  },
});
const [folder = "."] = positionals;
const program = path.join(import.meta.dirname, "public-documents.ts");
const options = [
  ...(values.compile === undefined ? [] : ["--compile", values.compile]),
  ...(values.serve ? ["--serve"] : []),
  ...(values.quick ? ["--quick"] : []),
];

const sums = { generated: 0, stopped: 0, faulty: 0 };
for (const [name, entry] of documentsIn(folder)) {
  if (!name.includes(values.match)) continue;
  const verdict = await verdictOf(entry, name);
  if (verdict.failures.length > 0) sums.faulty++;
  else if (verdict.files === undefined) sums.stopped++;
  else sums.generated++;
  console.log(row(name, verdict));
  for (const fault of verdict.failures.slice(0, 5)) console.log(`    ${fault.slice(0, 400)}`);
}
const { generated, stopped, faulty } = sums;
console.log(`${generated} generated, ${stopped} stopped by document errors, ${faulty} failed`);
process.exitCode = faulty > 0 ? 1 : 0;

async function verdictOf(entry: string, name: string): Promise<Verdict> {
  const out = path.resolve(import.meta.dirname, "../../dist/public", name);
  const args = ["--import", "ts-blank-space/register", program, entry, "--out", out, ...options];
  const { stdout, stderr } = await run(args, { cwd: path.resolve(import.meta.dirname, "../..") });
  const last = stdout.trim().split("\n").at(-1) ?? "";
  if (last.startsWith("{")) return JSON.parse(last);
  return { codes: {}, warnings: {}, failures: [`crash: ${stderr.slice(-600)}`], seconds: 0 };
}

function row(name: string, { files, operations, seconds, codes, warnings }: Verdict): string {
  const reported = Object.entries(files === undefined ? codes : warnings);
  const counts = reported
    .map(([code, count]) => `${count} ${code.replace("spec/", "")}`)
    .join(", ");
  const counted = operations === undefined ? "" : `${operations} operations, `;
  const state = files === undefined ? "stopped" : `${files} files, ${counted}${seconds} s`;
  return `${name.padEnd(44)} ${state.padEnd(38)} ${counts}`;
}
