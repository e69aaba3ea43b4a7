import { hasBrowser } from "../pages/browser.ts";
import type { Drill, DrillRun } from "../server/drills/drill-definition.ts";
import { numberOf, omit } from "../server/drills/drill-definition.ts";
import type { ServedPage } from "./served-pages.ts";
import { servePages } from "./served-pages.ts";
import { hasTools } from "./tools.ts";

/** Measures every page with Lighthouse, at mobile and desktop sizes. Scores are 0 to 100. */
export const lighthouseDrill: Drill = {
  description:
    "every page scores at least 95 in each category of Lighthouse, at mobile and desktop sizes",
  engines: false,
  options: {
    runs: { usual: 3, description: "runs per page and size; the median score counts" },
    least: { usual: 95, description: "lowest accepted score, 0 to 100" },
    first: { usual: 0, description: "index of the first page, from 0" },
    pages: { usual: 99, description: "maximum number of pages" },
  },
  async run(run) {
    if (!hasBrowser) return omit("/usr/bin/chromium is not installed.");
    if (!hasTools) return omit("test/outside/node_modules is not installed.");
    const served = await servePages();
    // The names are in variables, so that the compiler does not resolve these optional packages.
    const [launcher, program] = ["chrome-launcher", "lighthouse"];
    const { launch } = await import(launcher);
    const { default: lighthouse } = await import(program);
    const chrome = await launch({
      chromePath: "/usr/bin/chromium",
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
    });
    try {
      const measure = async (page: ServedPage, form: Form) => {
        const options = { port: chrome.port, logLevel: "silent", ...optionsOf(page, form) };
        return scoresOf(await lighthouse(served.url + page.path, options));
      };
      const first = numberOf(run, "first");
      const pages = served.pages.slice(first, first + numberOf(run, "pages"));
      return await measureAll(run, pages, measure);
    } finally {
      chrome.kill();
      await served.close();
    }
  },
};

type Form = "mobile" | "desktop";

interface Score {
  readonly score: number;
  readonly why: string;
}

/** The scores of one page, by category. */
type Scores = ReadonlyMap<string, Score>;

async function measureAll(
  run: DrillRun,
  pages: readonly ServedPage[],
  measure: (page: ServedPage, form: Form) => Promise<Scores>,
) {
  const figures: string[] = [];
  const failures: string[] = [];
  for (const page of pages) {
    for (const form of ["mobile", "desktop"] as const) {
      const all: Scores[] = [];
      for (let time = 0; time < numberOf(run, "runs"); time++) {
        all.push(await measure(page, form));
        run.progress(
          `${page.path} ${form} ${[...(all.at(-1) ?? [])].map(([name, { score }]) => `${name} ${score}`).join(", ")}`,
        );
      }
      const scores = [...(all[0]?.keys() ?? [])].map((name) => {
        const runs = all.flatMap((one) => one.get(name) ?? []);
        return { name, ...median(runs) };
      });
      const line = scores.map(({ name, score }) => `${name} ${score}`).join(", ");
      figures.push(`${page.path} ${form}: ${line}`);
      for (const { name, score, why } of scores) {
        if (score < numberOf(run, "least")) {
          failures.push(`${page.path} ${form}: ${name} ${score} (${why})`);
        }
      }
    }
  }
  return { figures, failures };
}

function optionsOf({ cookie, isPublic }: ServedPage, form: Form): object {
  const desk = { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false };
  const wire = { rttMs: 40, throughputKbps: 10 * 1024, cpuSlowdownMultiplier: 1 };
  return {
    formFactor: form,
    throttlingMethod: "simulate",
    // Some of the pages respond with 404.
    ignoreStatusCode: true,
    onlyCategories: [
      ...["performance", "accessibility", "best-practices"],
      // Search engines find only the public pages.
      ...(isPublic ? ["seo"] : []),
    ],
    ...(cookie === "" ? {} : { extraHeaders: { Cookie: cookie } }),
    ...(form === "desktop" ? { screenEmulation: desk, throttling: wire } : {}),
  };
}

/** The scores of a report, 0 to 100, each with the weighted audits that score below 0.9. */
function scoresOf({ lhr }: { lhr: Report }): Scores {
  return new Map(
    Object.entries(lhr.categories).map(([name, { score, auditRefs }]) => {
      const costly = auditRefs.filter(
        ({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9,
      );
      const why = costly.map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ""}`.trim());
      return [name, { score: Math.round((score ?? 0) * 100), why: why.join(", ") }];
    }),
  );
}

/** The used part of a Lighthouse report. Its scores are 0 to 1. */
interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, { score: number | null; displayValue?: string }>>;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** The run with the median score. */
function median(runs: readonly Score[]): Score {
  const sorted = runs.toSorted((a, b) => a.score - b.score);
  return sorted[Math.floor(sorted.length / 2)] ?? { score: 0, why: "never measured" };
}
