// Removes one country from a copy of the checkout; then runs the generator, the compiler and the tests in the copy.
// Optional arguments: the report's file (default: without-country.json) and the country's code (default: depends on the
// date).
import { rmSync } from "node:fs";
import path from "node:path";
import { countries } from "../../server/countries/countries.ts";
import { copyCheckout } from "./checkout.ts";
import { takeAway } from "./take-away.ts";
import { compile, generate, runTests, testsWithout } from "./touched.ts";

const [report = "without-country.json", asked] = process.argv.slice(2);
const day = Math.floor(Date.now() / 86_400_000);
const country = countries.find(({ code }, index) =>
  asked === undefined ? index === day % countries.length : code === asked,
);
if (country === undefined) throw new Error(`There is no country ${asked}.`);
console.log(`Without ${country.name}:`);

const folder = copyCheckout();
try {
  takeAway(folder, country);
  // Vitest runs in the copy, so the report needs an absolute path.
  const file = path.resolve(report);
  const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const test = (copy: string) => runTests(copy, [...testsWithout(country.code), ...options]);
  const steps = [generate, compile, test];
  for (const step of steps) {
    const { passed, output } = await step(folder);
    console.log(output);
    if (passed) continue;
    process.exitCode = 1;
    break;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
