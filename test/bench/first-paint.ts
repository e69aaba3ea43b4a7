import { loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { startBrowser } from "../pages/browser.ts";
import { builtServer } from "../server/built-server.ts";
import { type Program, startProgram } from "../server/program.ts";

const usage = `node --import ts-blank-space/register test/bench/first-paint.ts [options]

  Measures the first contentful paint of one operation in the API reference. Chromium starts with an
  empty cache and without throttling; the built server runs on this machine.
    --runs N        measured page loads per screen size (default 15)
    --target MS     largest accepted median (default 200)
    --operation ID  such as createDocument (default: the operation with the longest text)`;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "15" },
    target: { type: "string", default: "200" },
    operation: { type: "string" },
    help: { type: "boolean" },
  },
});

const forms = [
  { name: "desktop", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: "mobile", viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
];

if (values.help) console.log(usage);
else await measure();

async function measure(): Promise<void> {
  const browser = await startBrowser();
  let server: Program | undefined;
  try {
    const built = builtServer();
    const database = `file:${path.join(built.folder, "bench.db")}`;
    server = await startProgram({ DATABASE_URL: database }, [built.program("main")]);
    const id = values.operation ?? (await longestOperation(browser, `${server.url}/docs`));
    const address = `${server.url}/docs#operation/${id}`;
    console.log(`${id}: ms to first contentful paint; load average ${loadavg()[0]?.toFixed(1)}\n`);
    for (const form of forms) {
      // This run warms up the server and the browser.
      await firstPaint(browser, address, form);
      const times: number[] = [];
      for (let run = 0; run < Number(values.runs); run++) {
        times.push(await firstPaint(browser, address, form));
      }
      times.sort((a, b) => a - b);
      const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
      const verdict = median <= Number(values.target) ? "" : `, target of ${values.target} missed`;
      const range = `${times[0]?.toFixed(0)} to ${times.at(-1)?.toFixed(0)}`;
      console.log(`${form.name}: median ${median.toFixed(0)}, ${range}${verdict}`);
    }
    console.log(`\nload average at the end ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await browser.close();
    await server?.end();
  }
}

/** The id of the operation with the most text. */
async function longestOperation(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url);
  const place = await page.evaluate(() => {
    const articles = Array.from(document.querySelectorAll("article.operation"));
    articles.sort((a, b) => (b.textContent?.length ?? 0) - (a.textContent?.length ?? 0));
    return articles[0]?.id ?? "";
  });
  await page.close();
  return place.replace("operation/", "");
}

/** Milliseconds from the navigation to the first contentful paint, in a new browser context with an empty cache. */
async function firstPaint(
  browser: Browser,
  address: string,
  form: (typeof forms)[number],
): Promise<number> {
  const context = await browser.newContext(form);
  const page = await context.newPage();
  await page.goto(address);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName("first-contentful-paint");
          if (paint !== undefined) resolve(paint.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
  await context.close();
  return time;
}
