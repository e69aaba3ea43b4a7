import { parseArgs } from "node:util";
import { differentialProof } from "../../generator/differential/differential-proof.ts";
import { trustProofs } from "../chaos/trust-proofs.ts";
import { fuzzProof } from "../fuzz/fuzz-proof.ts";
import { folioProof } from "../stateful/folios/folio-proof.ts";
import { grossProof } from "../stateful/gross-proof.ts";
import { modelProof } from "../stateful/model/model-proof.ts";
import { webhookProof } from "../stateful/webhooks/webhook-proof.ts";
import type { TestEngine } from "../store/engines.ts";
import { postgres, sqlite } from "../store/engines.ts";
import { hostileProof } from "./hostile/prove-hostile.ts";
import type { Proof } from "./proof.ts";

const proofs: Readonly<Record<string, Proof>> = {
  folios: folioProof,
  model: modelProof,
  gross: grossProof,
  webhooks: webhookProof,
  fuzz: fuzzProof,
  hostile: hostileProof,
  validators: differentialProof,
  ...trustProofs,
};

// Between two lines of progress where nobody watches a terminal.
const QUIET_MS = 10_000;

// The only file here that prints: `npm run drill -- folios --documents 5000`.
process.exitCode = await main(process.argv.slice(2));

async function main(given: readonly string[]): Promise<number> {
  const [name = "--help", ...rest] = given;
  const proof = proofs[name];
  if (proof === undefined || rest.includes("--help")) {
    console.log(usage());
    return proof === undefined && name !== "--help" ? 2 : 0;
  }
  const names = ["engine", ...Object.keys(proof.options)];
  const options = Object.fromEntries(names.map((each) => [each, { type: "string" as const }]));
  const values: Readonly<Record<string, unknown>> = parseArgs({ args: rest, options }).values;
  let faults = 0;
  for (const engine of enginesOf(proof, values.engine)) {
    faults += await runProof(name, proof, engine, numbersOf(proof, values));
  }
  return faults === 0 ? 0 : 1;
}

async function runProof(
  name: string,
  proof: Proof,
  engine: TestEngine,
  numbers: Readonly<Record<string, number>>,
): Promise<number> {
  const title = proof.engines ? `${name} on ${engine.name}` : name;
  console.log(`${title}: ${proof.says}`);
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  let told = start;
  const progress = (text: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r  ${seconds()} ${text}   `);
    else if (performance.now() - told > QUIET_MS) {
      told = performance.now();
      process.stderr.write(`  ${seconds()} ${text}\n`);
    }
  };
  const { figures, faults, leftOut } = await proof.run({ engine, numbers, progress });
  if (process.stderr.isTTY) process.stderr.write("\n");
  if (leftOut !== undefined) console.log(`  left out: ${leftOut}`);
  for (const line of figures) console.log(`  ${line}`);
  for (const fault of faults.slice(0, 20)) console.log(`  WRONG ${fault}`);
  const verdict = faults.length === 0 ? "holds" : `does not hold: ${faults.length} faults`;
  if (leftOut === undefined) console.log(`  ${verdict}, in ${seconds()}`);
  return faults.length;
}

function enginesOf(proof: Proof, wanted: unknown): readonly TestEngine[] {
  const server = process.env.TEST_DATABASE_URL;
  const others = proof.engines === "postgres" || wanted === "postgres" ? [] : [sqlite];
  if (!proof.engines || (wanted === "sqlite" && others.length > 0)) return [sqlite];
  if (server !== undefined) return [...others, postgres(server)];
  if (others.length === 0) throw new Error("Set TEST_DATABASE_URL to a PostgreSQL server.");
  console.log("PostgreSQL is left out, because TEST_DATABASE_URL is not set.");
  return others;
}

function numbersOf(
  { options }: Proof,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, number>> {
  const numbers = Object.entries(options).map(([name, { usual }]) => {
    const number = Number(values[name] ?? usual);
    if (!Number.isSafeInteger(number) || number < 0)
      throw new Error(`--${name} is no whole number.`);
    return [name, number] as const;
  });
  return Object.fromEntries(numbers);
}

function usage(): string {
  const lines = Object.entries(proofs).flatMap(([name, { says, engines, options }]) => [
    "",
    `  ${name}  ${says}`,
    ...(engines === true
      ? ["    --engine sqlite|postgres  usually both, where TEST_DATABASE_URL names a server"]
      : []),
    ...Object.entries(options).map(
      ([option, { usual, says }]) => `    --${option} ${usual}  ${says}`,
    ),
  ]);
  return ["npm run drill -- <proof> [options]", ...lines].join("\n");
}
