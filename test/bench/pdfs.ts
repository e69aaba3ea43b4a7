import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { countries } from "../../server/countries/countries.ts";
import { adminToken, post } from "./server/document-request.ts";
import { startProcess } from "./server/start-process.ts";
import { creation } from "./server/subjects.ts";

const usage = `node --import ts-blank-space/register test/bench/pdfs.ts [options]

  Measures the response times of an issued document's PDF: of the first request (column "drawn"), and of the second
  (column "again").
  Each country has a row with Latin letters, and a row with Greek letters, which need the embedded font.
    --documents N    documents per row (default 200)
    --connections N  concurrent requests (default 8)
    --only cl,pe     only these countries`;

const { values } = parseArgs({
  options: {
    documents: { type: "string", default: "200" },
    connections: { type: "string", default: "8" },
    only: { type: "string" },
    help: { type: "boolean" },
  },
});

const LETTERS = { "Latin letters": "Emil", "Greek letters": "Ελλάς" };

if (values.help) console.log(usage);
else await measure(values.only?.split(",") ?? countries.map(({ code }) => code));

async function measure(codes: readonly string[]): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}\n`);
  console.log("| ms, p50 and p95               |      drawn |      again | PDFs/s |  KB |");
  console.log("|-------------------------------|-----------:|-----------:|-------:|----:|");
  for (const code of codes) {
    for (const [letters, name] of Object.entries(LETTERS)) {
      await measureOne(code, name, `${code}, ${letters}`);
    }
  }
}

/** Measures the PDFs of one row on a new server, and prints the row. */
async function measureOne(code: string, name: string, title: string): Promise<void> {
  const server = await startProcess(creation);
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const token = await adminToken(url, example(`account-create/${code}.json`));
    const ids = Array.from({ length: Number(values.documents) }, () => 0);
    const body = bodyOf(code, name);
    await timeEach(ids, async (_, at) => {
      ids[at] = (await post(`${url}/v1/documents`, body, token)).document_id ?? 0;
    });
    const read = async (id: number) => {
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(`${url}/v1/documents/${id}/pdf`, { headers });
      const file = await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`PDF of ${title}: status ${response.status}`);
      return file.byteLength;
    };
    // The first PDF request is not timed, because it makes the server load the library and the fonts.
    const bytes = await read(ids.pop() ?? 0);
    const began = performance.now();
    const drawn = await timeEach(ids, read);
    const rate = (ids.length / (performance.now() - began)) * 1000;
    const again = await timeEach(ids, read);
    const columns = [...[drawn, again].map(percentiles), rate.toFixed(0).padStart(6)];
    const size = (bytes / 1024).toFixed(0).padStart(3);
    console.log(`| ${[title.padEnd(29), ...columns, size].join(" | ")} |`);
  } finally {
    await server.end();
  }
}

/** Runs `work` on each item, `--connections` items at a time. Returns the sorted times in milliseconds. */
async function timeEach(
  items: readonly number[],
  work: (item: number, at: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const waiting = items.entries();
  const connection = async () => {
    for (const [at, item] of waiting) {
      const began = performance.now();
      await work(item, at);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: Number(values.connections) }, connection));
  return times.sort((a, b) => a - b);
}

function percentiles(sorted: readonly number[]): string {
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `${at(0.5)}, ${at(0.95)}`.padStart(10);
}

/** The body of an example document of a country, with `name` appended to the description of the first line. */
function bodyOf(code: string, name: string): string {
  const folder = `document-create/${code}`;
  const plain = ["invoice.json", "plain.json", "products.json"];
  const file = readdirSync(`generated/examples/${folder}`).find((each) => plain.includes(each));
  const body = JSON.parse(example(`${folder}/${file}`));
  body.details[0].line_description += ` ${name}`;
  return JSON.stringify(body);
}

function example(file: string): string {
  return readFileSync(`generated/examples/${file}`, "utf8");
}
