import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import { createClient } from "../../generated/client.js";
import type { AccountCreate } from "../../generated/types/models.d.ts";
import { listen } from "../client/listen.ts";
import { operator, startService } from "../server/service.ts";
import { hasBrowser, startBrowser, type Watch, watch } from "./browser.ts";

/** The fixture of a page test: a new page for each test, and a service with one account. */
export interface Stage {
  readonly browser: Browser;
  readonly page: Page;
  /** The base URL of the service. */
  readonly url: string;
  readonly account: AccountCreate;
}

if (!hasBrowser) {
  console.info("Skipped: the pages in a browser, because /usr/bin/chromium is not installed.");
}

/**
 * Defines tests, each with a new page. A test fails after a console error or warning, an uncaught exception, or a
 * failed or cross-origin request.
 */
export function describeInBrowser(name: string, tests: (stage: Stage) => void): void {
  describe.skipIf(!hasBrowser)(`in a browser that reaches only 127.0.0.1, ${name}`, () => {
    const account: AccountCreate = JSON.parse(
      readFileSync("generated/examples/account-create/cl.json", "utf8"),
    );
    const stage = { account } as { -readonly [Key in keyof Stage]: Stage[Key] };
    // The pages of all tests share a context, because a new context starts new processes of the browser.
    let context: BrowserContext;
    let watched: Watch;
    let close: () => Promise<void>;

    beforeAll(async () => {
      const service = await startService();
      const server = await listen(service);
      stage.url = server.url;
      close = async () => {
        await server.close();
        await service.close();
        await stage.browser.close();
      };
      stage.browser = await startBrowser();
      context = await stage.browser.newContext();
      await register(stage.url, account);
    }, 60_000);

    afterAll(() => close());

    beforeEach(async () => {
      stage.page = await context.newPage();
      watched = watch(stage.page, stage.url);
    });

    afterEach(async () => {
      expect(watched.complaints).toEqual([]);
      await stage.page.close();
    });

    tests(stage);
  });
}

async function register(baseUrl: string, body: AccountCreate): Promise<void> {
  const client = createClient({
    baseUrl,
    token: async () => {
      const { email, password } = operator;
      const { data } = await client.POST("/auth", { body: { email, password } });
      return data.access_token;
    },
  });
  await client.POST("/v1/accounts", { body });
}
