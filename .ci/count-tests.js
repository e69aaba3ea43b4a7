// Prints the failures in Vitest's JSON reports, then the line "N passed, N failed". Arguments:
// the exit status of the test runs (0 if all passed), then the paths of the reports.
import { readFileSync } from "node:fs";

const [status, ...files] = process.argv.slice(2);
const reports = files.map((file) => JSON.parse(readFileSync(file, "utf8")));
const sum = (count) =>
  reports.map((report) => report[count]).reduce((total, value) => total + value, 0);

for (const { name, message, assertionResults } of reports.flatMap((each) => each.testResults)) {
  if (message) console.log(`failed: ${name}\n${message}`);
  for (const { status, fullName, failureMessages } of assertionResults) {
    if (status === "failed") console.log(`failed: ${name}: ${fullName}\n${failureMessages}`);
  }
}
const failed = sum("numFailedTests");
// If a run failed but no test did, the printed number of failures is the number of failed suites (e.g. a file that does
// not load), but at least 1.
const outside = Number(status) === 0 ? 0 : Math.max(1, sum("numFailedTestSuites"));
console.log(`${sum("numPassedTests")} passed, ${failed || outside} failed`);
