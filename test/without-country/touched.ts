import { execFile } from "node:child_process";
import path from "node:path";

/** How a command ended, and its output. */
export interface Ended {
  readonly passed: boolean;
  readonly output: string;
}

/** The tests of what a country touches. */
const touched = ["vectors", "contract", "spec", "server/countries", "server/console", "client"];

/** The countries whose accounts are samples of any account, all over the tests of the server. */
const samples = ["cl", "us"];

/** The tests that pass without a country. */
export function testsWithout(code: string): string[] {
  return [...touched, ...(samples.includes(code) ? [] : ["server"])].map(inTest);
}

/** Those of them that a country touches most: the vectors, the tables, and what each country does. */
export const nearest = [
  "vectors/schema",
  "spec/tables",
  "server/countries/contract",
  "server/countries/create",
].map(inTest);

// The slow ones and the version are left out.
const options = [
  // A country that goes breaks clients, so that the version would have to rise.
  ...["--exclude", "test/spec/history.test.ts", "--exclude", "**/*.full.test.ts"],
  // Rules that lose their last vector are compared with a list instead.
  ...["--testNamePattern", "^(?!every rule .* is shown by )"],
  ...["--config", ".ci/vitest.js"],
];

function inTest(name: string): string {
  return `test/${name}`;
}

/** Generates anew in a copy of the checkout. */
export function generate(folder: string): Promise<Ended> {
  return run(folder, ["generator/talonario.js", "generate", "--strict"]);
}

/** Compiles everything in a copy of the checkout. */
export function compile(folder: string): Promise<Ended> {
  return run(folder, ["node_modules/typescript/bin/tsc"]);
}

/** Runs tests in a copy of the checkout, with options of Vitest's own. */
export function runTests(folder: string, tests: readonly string[]): Promise<Ended> {
  return run(folder, ["node_modules/vitest/vitest.mjs", "run", ...tests, ...options]);
}

function run(folder: string, args: readonly string[]): Promise<Ended> {
  const [script = "", ...rest] = args;
  // What the surrounding run of tests, or a database, set in the environment is not for these.
  const env = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST_|NODE_OPT)/.test(name),
  );
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(folder, script), ...rest],
      { cwd: folder, env: Object.fromEntries(env), maxBuffer: 2 ** 28 },
      (error, out, err) => resolve({ passed: error === null, output: `${out}${err}` }),
    );
  });
}
