import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listen } from "../../client/listen.ts";
import type { Watch } from "../../pages/browser.ts";
import { hasBrowser, startBrowser, watch } from "../../pages/browser.ts";
import { documentBody } from "../accounts.ts";
import { accountBase } from "../countries/base-bodies.ts";
import { operator, startService } from "../service.ts";
import type { Stage } from "./stage.ts";
import { setStage } from "./stage.ts";

if (!hasBrowser) {
  console.info("Skipped: the console in a browser, because /usr/bin/chromium is not installed.");
}

const MOST_TABS = 80;

describe.skipIf(!hasBrowser).each([
  ["without JavaScript", false],
  ["with JavaScript", true],
])("the console %s", (_, javaScriptEnabled) => {
  let context: BrowserContext;
  let page: Page;
  let watched: Watch;
  let url: string;
  let stage: Stage;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const service = await startService();
    const server = await listen(service);
    url = server.url;
    stage = await setStage(service);
    const browser = await startBrowser();
    context = await browser.newContext({ javaScriptEnabled });
    close = async () => {
      await browser.close();
      await server.close();
      await service.close();
    };
  }, 60_000);

  afterAll(() => close());

  beforeEach(async () => {
    page = await context.newPage();
    watched = watch(page, url);
  });

  afterEach(async () => {
    // The browser's PDF viewer requests its own files; the console does not cause these requests.
    expect(watched.complaints.filter((one) => !/^asked chrome(-extension)?:/.test(one))).toEqual(
      [],
    );
    await page.close();
    await context.clearCookies();
  });

  /** Presses Tab until the element has visible focus; throws after 80 presses. */
  async function tabTo(selector: string): Promise<void> {
    const target = page.locator(`${selector}:focus-visible`);
    for (let count = 0; count < MOST_TABS; count++) {
      if ((await target.count()) > 0) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`No Tab leads to ${selector} on ${page.url()}.`);
  }

  /** Presses Enter on an element, and waits for an element that matches the selector `then`. */
  async function enter(selector: string, then: string): Promise<void> {
    await tabTo(selector);
    await page.keyboard.press("Enter");
    await page.locator(then).first().waitFor();
  }

  async function type(selector: string, text: string): Promise<void> {
    await tabTo(selector);
    await page.keyboard.type(text);
  }

  async function logIn(email: string, password: string): Promise<void> {
    await page.goto(`${url}/console`);
    await type("#email", email);
    await type("#password", password);
    await enter(".login button", ".figures");
  }

  it("lets an admin find, preview, issue and send a document with the keyboard alone", async () => {
    await logIn(stage.chile.email, String(accountBase("cl").admin_password));
    await enter('nav a[href="/console/documents"]', ".search");
    await type("#receiver_name", "nandu");
    await page.keyboard.press("Enter");
    await page.waitForURL(/receiver_name=nandu/);
    expect(await page.locator("tbody tr").count()).toBe(1);
    await enter("tbody th a", ".actions");
    expect(await page.locator(".sheet object").getAttribute("data")).toMatch(/\/pdf#/);
    expect(await page.locator(".badge").first().textContent()).toBe("Draft");
    await tabTo(".actions summary");
    await page.keyboard.press("Enter");
    await enter(".actions details[open] button", ".notice");
    expect(await page.locator(".badge").first().textContent()).toBe("Issued");
    await tabTo(".actions summary");
    await page.keyboard.press("Enter");
    await type("#to", "luz@example.com");
    await enter(".actions details[open] button", "text=luz@example.com");
    await enter(".who button", ".login");
  });

  it("lets the operator choose an account, find a document, and cancel it", async () => {
    await logIn(operator.email, operator.password);
    await enter('nav a[href="/console/accounts"]', "table");
    await enter(`tbody a[href="/console?account_id=${stage.mexico.id}"]`, "text=Editorial Azul");
    await enter('nav a[href^="/console/documents"]', ".search");
    await enter(`a[href^="/console/documents/${stage.issued}?"]`, ".actions");
    await tabTo(".actions details:last-child summary");
    await page.keyboard.press("Enter");
    await enter(".actions details[open] button", ".notice");
    expect(await page.locator(".badge").first().textContent()).toBe("Cancelled");
    expect(new URL(page.url()).searchParams.get("account_id")).toBe(String(stage.mexico.id));
  });

  // The run without JavaScript is enough, because the console has no scripts that could change the layout.
  it.skipIf(javaScriptEnabled)(
    "fits the smallest telephone, a telephone in dark mode and a desktop screen in light mode",
    async () => {
      await logIn(operator.email, operator.password);
      const paths = ["", "/documents", `/documents/${stage.issued}`, "/webhooks", "/numbering"];
      for (const [width, colorScheme] of [
        [320, "light"],
        [390, "dark"],
        [1440, "light"],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        for (const path of paths) {
          await page.goto(`${url}/console${path}`);
          expect(await page.locator("#content").count(), path).toBe(1);
          // Content that is too wide increases `scrollWidth`, even if the boxes of its ancestors keep their width.
          const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrolled, path).toBeLessThanOrEqual(width);
        }
      }
    },
  );

  it.skipIf(javaScriptEnabled)(
    "keeps each column title and each document number on one line, next to a long name",
    async () => {
      const body = documentBody("cl", "invoice");
      body.header.receiver_legal_name = `${"Importadora y Exportadora del Sur ".repeat(8)}Ltda.`;
      delete body.header.branch_office_code;
      expect((await stage.chile.admin.post("/v1/documents", body)).status).toBe(201);
      await logIn(stage.chile.email, String(accountBase("cl").admin_password));
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${url}/console/documents?receiver_name=importadora`);
      const lines = await page.locator("thead th, tbody th .folio").evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return text.getClientRects().length;
        }),
      );
      expect(new Set(lines)).toEqual(new Set([1]));
      const [first = 0] = await page
        .locator("tbody th")
        .evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
      expect(first).toBeGreaterThan(140);
    },
  );

  it.skipIf(javaScriptEnabled).each([320, 768, 961])(
    "fits a long name and a large total on a screen of %i pixels, and keeps each button's text on one line",
    async (width) => {
      const body = documentBody("cl", "invoice");
      body.header.receiver_legal_name = "Importadora".repeat(9);
      body.totals.total_amount = 232_267_000_000_000;
      delete body.header.branch_office_code;
      const created = await stage.chile.admin.post("/v1/documents", body);
      expect(created.status).toBe(201);
      const id = created.body.document_id;
      await logIn(stage.chile.email, String(accountBase("cl").admin_password));
      await page.setViewportSize({ width, height: 900 });
      const customer = `/customers/${created.body.header.customer_supplier_id}`;
      for (const path of ["", "/documents", `/documents/${id}`, customer, "/webhooks"]) {
        await page.goto(`${url}/console${path}`);
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolled, path).toBeLessThanOrEqual(width);
      }
      const lines = await page.locator("td button, tbody th").evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return [cell.textContent, text.getClientRects().length];
        }),
      );
      expect(
        lines.filter(([text, count]) => !text?.toString().includes("/") && count !== 1),
      ).toEqual([]);
    },
  );

  it.skipIf(javaScriptEnabled).each(["شركة النور", "Constructora \u202E Ltda"])(
    "shows the total from left to right next to the name %j",
    async (name) => {
      const body = documentBody("cl", "invoice");
      delete body.header.branch_office_code;
      body.header.receiver_legal_name = name;
      const { document_id: id } = (await stage.chile.admin.post("/v1/documents", body)).body;
      await logIn(stage.chile.email, String(accountBase("cl").admin_password));
      await page.goto(`${url}/console/documents/${id}`);
      const [sign = 0, digit = 0] = await page.locator(".lead strong").evaluate((total) => {
        const text = total.firstChild as Text;
        return [0, text.length - 1].map((at) => {
          const one = document.createRange();
          one.setStart(text, at);
          one.setEnd(text, at + 1);
          return one.getBoundingClientRect().left;
        });
      });
      expect(sign).toBeLessThan(digit);
    },
  );

  it.skipIf(javaScriptEnabled)(
    "shows the whole date in a date field on the smallest telephone",
    async () => {
      await logIn(stage.chile.email, String(accountBase("cl").admin_password));
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(`${url}/console/documents?issue_date_from=2026-12-28`);
      const [shown = 0, whole = 0] = await page.locator("#issue_date_from").evaluate((field) => {
        const { width } = field.getBoundingClientRect();
        field.style.width = "max-content";
        return [width, field.getBoundingClientRect().width];
      });
      expect(shown).toBeGreaterThanOrEqual(whole);
    },
  );
});
