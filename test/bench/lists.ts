import { parseArgs } from "node:util";
import type { TestEngine } from "../server/store/engines.ts";
import { postgres, sqlite } from "../server/store/engines.ts";
import type { PageTimes } from "./lists/time-pages.ts";
import { timePages } from "./lists/time-pages.ts";

const usage = `node --import ts-blank-space/register test/bench/lists.ts [options]

  Measures the response times of pages of the document list in two databases: one with few documents, one with many.
    --few 1000                number of documents in the first database, at least 100
    --many 1000000            number of documents in the second database
    --engine sqlite|postgres  default: both if TEST_DATABASE_URL is set, otherwise sqlite`;

const { values } = parseArgs({
  options: {
    few: { type: "string", default: "1000" },
    many: { type: "string", default: "1000000" },
    engine: { type: "string" },
    help: { type: "boolean" },
  },
});

if (values.help) console.log(usage);
else for (const engine of enginesOf(values.engine)) await compare(engine);

async function compare(engine: TestEngine): Promise<void> {
  const counts = [Number(values.few), Number(values.many)];
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(0)} s`;
  const report = (text: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K  ${seconds()}: ${text}`);
  };
  const pages = await timePages(engine, counts, report);
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const shown = counts.map((count) => count.toLocaleString("en"));
  console.log(
    `\n${engine.name}: pages of the list of documents, medians in ms; the two databases took turns\n`,
  );
  console.log(lineOf("page", shown, "ratio", "rows"));
  console.log(lineOf("----", ["-:", "-:"], "-:", "-:"));
  for (const { name, milliseconds, rows } of pages) {
    const times = milliseconds.map((each) => each.toFixed(2));
    console.log(lineOf(name, times, ratioOf(milliseconds).toFixed(1), rows.join(", ")));
  }
  const worst = Math.max(...pages.map(({ milliseconds }) => ratioOf(milliseconds)));
  console.log(`\nworst ratio ${worst.toFixed(1)} of ${pages.length} pages, in ${seconds()}`);
}

function ratioOf([few = 0, many = 0]: PageTimes["milliseconds"]): number {
  return many / few;
}

function lineOf(name: string, times: readonly string[], ratio: string, rows: string): string {
  const cells = [...times, ratio, rows].map((cell) => cell.padStart(9));
  return `| ${[name.padEnd(46), ...cells].join(" | ")} |`;
}

function enginesOf(wanted: string | undefined): readonly TestEngine[] {
  const server = process.env.TEST_DATABASE_URL;
  if (wanted === "sqlite") return [sqlite];
  if (server !== undefined) {
    return wanted === "postgres" ? [postgres(server)] : [sqlite, postgres(server)];
  }
  if (wanted === "postgres") throw new Error("Set TEST_DATABASE_URL to a PostgreSQL server.");
  console.log("PostgreSQL is skipped, because TEST_DATABASE_URL is not set.");
  return [sqlite];
}
