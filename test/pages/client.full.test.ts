import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../client/listen.ts";
import { operator, startService } from "../server/service.ts";
import { hasBrowser, startBrowser, watch } from "./browser.ts";

if (!hasBrowser) {
  console.info("Skipped: the client in a browser, because /usr/bin/chromium is not installed.");
}

const places: Readonly<Record<string, string>> = {
  "openapi-fetch.js": "node_modules/openapi-fetch/dist/index.mjs",
  "try-client.js": "test/pages/try-client.js",
};

describe.skipIf(!hasBrowser)("the typed client in a browser", () => {
  let browser: Browser;
  let url: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const service = await startService();
    const server = await listen(service);
    url = server.url;
    close = async () => {
      await server.close();
      await service.close();
      await browser.close();
    };
    browser = await startBrowser();
  }, 60_000);

  afterAll(() => close());

  it("logs in automatically, creates an account, and throws a ProblemError with the broken rules", async () => {
    const page = await browser.newPage();
    const { complaints } = watch(page, url);
    // Like a bundler, this route replaces the package name with a path.
    await page.route(`${url}/bundle/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice("/bundle/".length);
      const text = readFileSync(places[name] ?? `generated/${name}`, "utf8");
      const body = text.replace('"openapi-fetch"', '"/bundle/openapi-fetch.js"');
      return route.fulfill({ contentType: "text/javascript", body });
    });
    await page.goto(url);
    await page.addScriptTag({ url: `${url}/bundle/try-client.js`, type: "module" });
    const account = JSON.parse(readFileSync("generated/examples/account-create/cl.json", "utf8"));
    const reported = await page.evaluate(
      ([login, body]) => Reflect.get(window, "tryClient")(login, body),
      [operator, account],
    );
    expect(reported).toEqual([201, 409, ["account.admin-email-taken"]]);
    expect(complaints.filter((text) => !text.includes("409"))).toEqual([]);
  });
});
