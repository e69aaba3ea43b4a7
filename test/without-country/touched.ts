import { execFile } from "node:child_process";
import path from "node:path";

/** How a command ended, and its output. */
export interface Ended {
  readonly passed: boolean;
  readonly output: string;
}

/** Folders of tests that depend on the list of countries. */
const touched = ["vectors", "contract", "spec", "server/countries", "server/console", "client"];

/** The countries whose accounts serve as samples in all the tests of the server. */
const samples = ["cl", "us"];

/** The folders of tests that pass without a country. */
export function testsWithout(code: string): string[] {
  return [...touched, ...(samples.includes(code) ? [] : ["server"])].map(inTest);
}

/** The tests that depend most on the countries: the vectors, the tables, and each country's own. */
export const nearest = [
  "vectors/schema",
  "spec/tables",
  "server/countries/contract",
  "server/countries/create",
].map(inTest);

// Slow tests and the test of the version are excluded.
const options = [
  // Removing a country breaks clients, so the version would have to rise.
  ...["--exclude", "test/spec/history.test.ts", "--exclude", "**/*.full.test.ts"],
  // Rules that lose their last vector are compared with a list instead.
  ...["--testNamePattern", "^(?!every rule .* is shown by )"],
  ...["--config", ".ci/vitest.js"],
];

function inTest(name: string): string {
  return `test/${name}`;
}

/** Runs the generator in a copy of the checkout. */
export function generate(folder: string): Promise<Ended> {
  return run(folder, ["generator/talonario.js", "generate", "--strict"]);
}

/** Compiles everything in a copy of the checkout. */
export function compile(folder: string): Promise<Ended> {
  return run(folder, ["node_modules/typescript/bin/tsc"]);
}

/** Runs tests in a copy of the checkout; `tests` may hold options of Vitest too. */
export function runTests(folder: string, tests: readonly string[]): Promise<Ended> {
  return run(folder, ["node_modules/vitest/vitest.mjs", "run", ...tests, ...options]);
}

function run(folder: string, args: readonly string[]): Promise<Ended> {
  const [script = "", ...rest] = args;
  // Variables of the surrounding test run, and of its databases, must not reach the command.
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
