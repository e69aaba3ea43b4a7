import path from "node:path";
import { parseArgs } from "node:util";
import { generate } from "./generate.ts";
import { printProblem, SpecError } from "./problem.ts";
import { compareWithDisk, type Difference, write } from "./write.ts";

const help = `Usage: generate [--spec <file>] [--out <folder>] [--check]

Turns an OpenAPI 3.1 document into types, validators, routes, schemas and rules.

  --spec <file>   the OpenAPI document          (spec/openapi.yaml)
  --out <folder>  where the output goes         (generated)
  --check         write nothing; exit 1 and name every file that is not as generated
  --help          this text

Exit codes: 0 done, 1 the spec has problems or the output is stale, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = parse(args);
  if (options === undefined) return 2;
  if (options.help) {
    console.log(help);
    return 0;
  }
  const started = performance.now();
  try {
    const { files } = await generate(options.spec);
    const difference = options.check
      ? compareWithDisk(options.out, files)
      : write(options.out, files);
    return report(difference, options, files.size, performance.now() - started);
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    const folder = path.relative(process.cwd(), path.dirname(path.resolve(options.spec)));
    for (const problem of error.problems) {
      console.error(printProblem(problem, folder === "" ? "" : `${folder.replaceAll("\\", "/")}/`));
    }
    console.error(`${error.message}; nothing was written`);
    return 1;
  }
}

interface Options {
  spec: string;
  out: string;
  check: boolean;
  help: boolean;
}

function parse(args: string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        spec: { type: "string", default: "spec/openapi.yaml" },
        out: { type: "string", default: "generated" },
        check: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    return values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(help);
    return undefined;
  }
}

function report(difference: Difference, options: Options, count: number, time: number): number {
  const { added, changed, orphaned } = difference;
  const total = added.length + changed.length + orphaned.length;
  const took = `${(time / 1000).toFixed(2)} s`;
  if (!options.check) {
    console.log(`${count} files: ${total === 0 ? "nothing changed" : `${total} changed`}, ${took}`);
    return 0;
  }
  for (const name of added) console.error(`${options.out}/${name}: missing`);
  for (const name of changed) console.error(`${options.out}/${name}: not as generated`);
  for (const name of orphaned) console.error(`${options.out}/${name}: left behind`);
  if (total > 0) console.error("Run npm run generate, and commit what it writes.");
  return total > 0 ? 1 : 0;
}
