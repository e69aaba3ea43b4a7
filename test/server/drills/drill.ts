import { parseArgs } from "node:util";
import { differentialDrill } from "../../generator/differential/differential-drill.ts";
import { lighthouseDrill } from "../../outside/lighthouse-drill.ts";
import { chaosDrills } from "../chaos/chaos-drills.ts";
import { fuzzDrill } from "../fuzz/fuzz-drill.ts";
import { folioDrill } from "../stateful/folios/folio-drill.ts";
import { grossDrill } from "../stateful/gross-drill.ts";
import { modelDrill } from "../stateful/model/model-drill.ts";
import type { TestEngine } from "../store/engines.ts";
import { postgres, sqlite } from "../store/engines.ts";
import { nodes } from "../store/nodes.ts";
import type { Drill } from "./drill-definition.ts";
import { UsageError } from "./drill-definition.ts";
import { hostileDrill } from "./hostile/drill-hostile.ts";

const drills: Readonly<Record<string, Drill>> = {
  folios: folioDrill,
  model: modelDrill,
  gross: grossDrill,
  fuzz: fuzzDrill,
  hostile: hostileDrill,
  lighthouse: lighthouseDrill,
  validators: differentialDrill,
  ...chaosDrills,
};

// The minimum time between two lines of progress, if standard error is not a terminal.
const QUIET_MS = 10_000;

// Example: `npm run drill -- folios --documents 5000`. Drills return their results, and this file prints the results.
process.exitCode = await main(process.argv.slice(2)).catch((error: NodeJS.ErrnoException) => {
  const isUsage = error instanceof UsageError || error.code?.startsWith("ERR_PARSE_ARGS");
  if (isUsage !== true) throw error;
  console.error(error.message);
  return 2;
});

async function main(given: readonly string[]): Promise<number> {
  const [name = "--help", ...rest] = given;
  const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
  if (drill === undefined || rest.includes("--help")) {
    console.log(usage());
    if (drill === undefined && name !== "--help") console.error(`There is no drill ${name}.`);
    return drill === undefined && name !== "--help" ? 2 : 0;
  }
  const names = [...(drill.engines ? ["engine"] : []), ...Object.keys(drill.options)];
  const options = Object.fromEntries(names.map((each) => [each, { type: "string" as const }]));
  const values: Readonly<Record<string, unknown>> = parseArgs({ args: rest, options }).values;
  let failures = 0;
  for (const engine of enginesOf(drill, values.engine)) {
    failures += await runDrill(name, drill, engine, numbersOf(drill, values));
  }
  return failures === 0 ? 0 : 1;
}

async function runDrill(
  name: string,
  drill: Drill,
  engine: TestEngine,
  numbers: Readonly<Record<string, number>>,
): Promise<number> {
  const title = drill.engines ? `${name} on ${engine.name}` : name;
  console.log(`${title}: ${drill.description}`);
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  let reported = start;
  const progress = (text: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r  ${seconds()} ${text}   `);
    else if (performance.now() - reported > QUIET_MS) {
      reported = performance.now();
      process.stderr.write(`  ${seconds()} ${text}\n`);
    }
  };
  const { figures, failures, omitted } = await drill.run({ engine, numbers, progress });
  if (process.stderr.isTTY) process.stderr.write("\n");
  if (omitted !== undefined) console.log(`  skipped: ${omitted}`);
  for (const line of figures) console.log(`  ${line}`);
  for (const failure of failures.slice(0, 20)) console.log(`  WRONG ${failure}`);
  const verdict = failures.length === 0 ? "passed" : `failed; failures: ${failures.length}`;
  if (omitted === undefined) console.log(`  ${verdict}, in ${seconds()}`);
  return failures.length;
}

function enginesOf(drill: Drill, wanted: unknown): readonly TestEngine[] {
  const server = process.env.TEST_DATABASE_URL;
  const coordinator = process.env.TEST_CITUS_URL;
  if (wanted === "citus" && drill.engines) {
    if (coordinator === undefined)
      throw new UsageError("Set TEST_CITUS_URL to the URL of a Citus coordinator.");
    return [nodes(coordinator)];
  }
  if (!drill.engines) return [sqlite];
  if (wanted !== undefined && wanted !== "sqlite" && wanted !== "postgres")
    throw new UsageError("--engine must be sqlite, postgres or citus.");
  const others = drill.engines === "postgres" || wanted === "postgres" ? [] : [sqlite];
  if (wanted === "sqlite" && others.length === 0)
    throw new UsageError("This drill does not run on sqlite.");
  if (wanted === "sqlite") return [sqlite];
  if (server !== undefined) return [...others, postgres(server)];
  if (others.length === 0)
    throw new UsageError("Set TEST_DATABASE_URL to the URL of a PostgreSQL server.");
  console.log("PostgreSQL is skipped, because TEST_DATABASE_URL is not set.");
  return others;
}

function numbersOf(
  { options }: Drill,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, number>> {
  const numbers = Object.entries(options).map(([name, { usual }]) => {
    const text = String(values[name] ?? usual);
    const number = Number(text);
    if (!/^[0-9]+$/.test(text) || !Number.isSafeInteger(number))
      throw new UsageError(`--${name} must be a whole number, 0 or more.`);
    return [name, number] as const;
  });
  return Object.fromEntries(numbers);
}

function usage(): string {
  const lines = Object.entries(drills).flatMap(([name, { description, engines, options }]) => [
    "",
    `  ${name}  ${description}`,
    ...(engines === true
      ? [
          "    --engine sqlite|postgres|citus  by default sqlite, and also postgres if TEST_DATABASE_URL is set; citus needs TEST_CITUS_URL",
        ]
      : []),
    ...(engines === "postgres"
      ? [
          "    --engine postgres|citus  by default postgres; postgres needs TEST_DATABASE_URL, citus needs TEST_CITUS_URL",
        ]
      : []),
    ...Object.entries(options).map(
      ([option, { usual, description }]) => `    --${option} ${usual}  ${description}`,
    ),
  ]);
  return ["npm run drill -- <drill> [options]", ...lines].join("\n");
}
