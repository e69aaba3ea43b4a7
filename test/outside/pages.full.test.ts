import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasBrowser, startBrowser } from "../pages/browser.ts";
import type { ServedPages } from "./served-pages.ts";
import { servePages } from "./served-pages.ts";
import { hasTools, reportLeftOut } from "./tools.ts";

reportLeftOut("the tests with axe");
if (!hasBrowser) {
  console.info("Skipped: the tests with axe, because /usr/bin/chromium is not installed.");
}

/** The members of an axe violation that this test reads. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

declare const axe: {
  run(options: { resultTypes: ["violations"] }): Promise<{ violations: Violation[] }>;
};

describe.skipIf(!hasTools || !hasBrowser)("every page", () => {
  let served: ServedPages;
  let browser: Browser;

  beforeAll(async () => {
    [served, browser] = await Promise.all([servePages(), startBrowser()]);
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  it.each([
    ["light", 390],
    ["dark", 1440],
  ] as const)(
    "in %s mode, at a width of %i pixels, has no axe violation",
    async (colorScheme, width) => {
      const script = readFileSync("test/outside/node_modules/axe-core/axe.min.js", "utf8");
      const found: string[] = [];
      // All pages share a context, because a new context starts new processes of the browser.
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      for (const { path, cookie } of served.pages) {
        await context.clearCookies();
        await context.setExtraHTTPHeaders(cookie === "" ? {} : { Cookie: cookie });
        await page.goto(served.url + path, { waitUntil: "load" });
        // A page of the console redirects to the login page if the session has ended.
        expect(page.url()).toBe(served.url + path);
        await page.evaluate(layOutAll);
        await page.evaluate(script);
        // Without this option, axe spends most of its time describing elements that pass.
        const { violations } = await page.evaluate(() => axe.run({ resultTypes: ["violations"] }));
        for (const { id, nodes } of violations) {
          found.push(`${path}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
        }
      }
      await context.close();
      expect(found).toEqual([]);
    },
    300_000,
  );
});

/** Lays out off-screen content too, because axe checks contrast only on laid-out elements. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important; }");
  document.adoptedStyleSheets = [sheet];
}
