import { parseArgs } from "node:util";
import type { TestEngine } from "../server/store/engines.ts";
import { postgres, sqlite } from "../server/store/engines.ts";
import type { PageTime } from "./lists/time-pages.ts";
import { timePages } from "./lists/time-pages.ts";

const usage = `node --import ts-blank-space/register test/bench/lists.ts [options]

  How long a page of the list of documents takes, over few documents and over many.
    --few 1000  documents  --many 1000000  documents
    --engine sqlite|postgres  usually both, where TEST_DATABASE_URL names a server`;

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
  const [few, many] = [Number(values.few), Number(values.many)];
  console.log(
    `pages of documents on ${engine.name}: medians in ms over ${few} and ${many} documents`,
  );
  const start = performance.now();
  const tell = (count: number) => (text: string) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K  ${seconds} s, ${count}: ${text}`);
  };
  const small = await timePages(engine, few, tell(few));
  const large = await timePages(engine, many, tell(many));
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  for (const [at, page] of large.entries()) console.log(lineOf(small[at] ?? page, page));
  console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s in all`);
}

function lineOf(small: PageTime, large: PageTime): string {
  const ratio = (large.milliseconds / small.milliseconds).toFixed(1);
  const [before, after] = [small, large].map(({ milliseconds }) =>
    milliseconds.toFixed(2).padStart(9),
  );
  return `  ${large.name.padEnd(38)}${before}${after}  ratio ${ratio.padStart(7)}  rows ${small.rows}, ${large.rows}`;
}

function enginesOf(wanted: string | undefined): readonly TestEngine[] {
  const server = process.env.TEST_DATABASE_URL;
  if (wanted === "sqlite") return [sqlite];
  if (server !== undefined) {
    return wanted === "postgres" ? [postgres(server)] : [sqlite, postgres(server)];
  }
  if (wanted === "postgres") throw new Error("Set TEST_DATABASE_URL to a PostgreSQL server.");
  console.log("PostgreSQL is left out, because TEST_DATABASE_URL is not set.");
  return [sqlite];
}
