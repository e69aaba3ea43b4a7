import { execFile } from "node:child_process";
import path from "node:path";

/** Whether a command succeeded, and its output. */
export interface Ended {
  readonly passed: boolean;
  readonly output: string;
}

/** Folders of tests that depend on the list of countries. */
const touched = ["vectors", "contract", "spec", "server/countries", "client"];

/** Countries whose accounts many server tests use as samples. If one is removed, most server tests are omitted. */
const samples = ["cl", "us"];

/** The test folders to run after a country was removed. */
export function testsWithout(code: string): string[] {
  return [...touched, ...(samples.includes(code) ? [] : ["server"])].map(inTest);
}

/** The tests that depend most on the countries: vectors, tables, and tests of each country. */
export const nearest = [
  "vectors/schema",
  "spec/tables",
  "server/countries/contract",
  "server/countries/create",
].map(inTest);

const options = [
  // The history test is excluded. It would fail, because the removal of a country breaks clients, so the spec needs a
  // new major version. Slow tests are excluded, too.
  ...["--exclude", "test/spec/history.test.ts", "--exclude", "**/*.full.test.ts"],
  // Tests with names such as "every rule is shown by …" require a vector for every rule, so they are excluded, too.
  // `shown-alone.ts` lists the rules that lose their last vector.
  ...["--testNamePattern", "^(?!every rule (.* )?is shown by )"],
  ...["--config", ".ci/vitest.js"],
];

function inTest(name: string): string {
  return `test/${name}`;
}

/** Runs the generator in a copy of the checkout. */
export function generate(folder: string): Promise<Ended> {
  return run(folder, ["generator/talonario.js", "generate", "--strict"]);
}

/** Type-checks a copy of the checkout. */
export function compile(folder: string): Promise<Ended> {
  return run(folder, ["node_modules/typescript/bin/tsc"]);
}

/** Runs tests in a copy of the checkout; `tests` may also contain Vitest options. */
export function runTests(folder: string, tests: readonly string[]): Promise<Ended> {
  return run(folder, ["node_modules/vitest/vitest.mjs", "run", ...tests, ...options]);
}

function run(folder: string, args: readonly string[]): Promise<Ended> {
  const [script = "", ...rest] = args;
  // The command must not inherit the variables of the surrounding test run or of its databases.
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
