import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createClient } from "../../generated/client.js";
import type { AccountCreate } from "../../generated/types/models.d.ts";
import { listen } from "../client/listen.ts";
import { operator, startService } from "../server/service.ts";
import { hasBrowser, startBrowser, type Watch, watch } from "./browser.ts";
import { refusedVectors } from "./refused-vectors.ts";

if (!hasBrowser) {
  console.info("Left out: the pages in a browser, because /usr/bin/chromium is not installed.");
}

describe.skipIf(!hasBrowser)("in a browser without a network", () => {
  let browser: Browser;
  let page: Page;
  let watched: Watch;
  let url: string;
  let close: () => Promise<void>;
  const account: AccountCreate = JSON.parse(
    readFileSync("generated/examples/account-create/cl.json", "utf8"),
  );

  beforeAll(async () => {
    const service = await startService();
    const server = await listen(service);
    url = server.url;
    close = async () => {
      await browser.close();
      await server.close();
      await service.close();
    };
    browser = await startBrowser();
    await register(url, account);
  }, 60_000);

  afterAll(() => close());

  beforeEach(async () => {
    page = await browser.newPage();
    watched = watch(page, url);
  });

  afterEach(async () => {
    expect(watched.complaints).toEqual([]);
    await page.close();
  });

  it.each(["/", "/rules", "/playground", "/docs"])(
    "%s loads, and fits a telephone",
    async (path) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(url + path, { waitUntil: "networkidle" });
      expect(await page.locator("h1").count()).toBeGreaterThan(0);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(0);
    },
  );

  it("finds rules by words and by country, and shows the one that a link names", async () => {
    await page.goto(`${url}/rules`);
    const all = await page.locator("article.rule:visible").count();
    await page.getByLabel("Country").selectOption("Peru");
    const ofPeru = await page.locator("article.rule:visible").count();
    expect(ofPeru).toBeLessThan(all);
    await page.getByLabel("Search").fill("detraction");
    await expect.poll(() => page.locator("#found").textContent()).toMatch(/^[0-9]+ rules?$/);
    expect(await page.locator("article.rule:visible").count()).toBeLessThan(ofPeru);
    await page.evaluate(() => {
      location.hash = "cl.receiver-tax-id-code";
    });
    const target = page.locator("article.rule:target");
    await expect.poll(() => target.isVisible()).toBe(true);
    expect(await target.getAttribute("id")).toBe("cl.receiver-tax-id-code");
  });

  it("keeps in its address what was searched for, and says so where nothing is found", async () => {
    await page.goto(`${url}/rules`);
    await page.getByLabel("Search").fill("gross_values");
    await page.getByLabel("Country").selectOption("Chile");
    const found = await page.locator("#found").textContent();
    await page.goto(`${page.url()}`);
    await expect.poll(() => page.locator("#found").textContent()).toBe(found);
    expect(await page.getByLabel("Country").inputValue()).toBe("cl");
    await page.getByLabel("Search").fill("no such words");
    await expect.poll(() => page.locator("#found").textContent()).toBe("0 rules");
    expect(await page.locator(".groups li:visible").count()).toBe(0);
    await page.getByRole("button", { name: "Show all rules" }).click();
    expect(await page.locator("article.rule:visible").count()).toBeGreaterThan(100);
    expect(new URL(page.url()).search).toBe("");
  });

  it("shows of the rules of one country no rule of another", async () => {
    await page.goto(`${url}/rules?for=pe`);
    await expect
      .poll(() => page.locator("#pe\\.detraction:visible, #of-pe:visible").count())
      .toBeGreaterThan(0);
    expect(await page.locator("#of-cl:visible, #of-ar:visible").count()).toBe(0);
  });

  describe("the playground", () => {
    it("accepts its first example, and judges what is typed", async () => {
      await page.goto(`${url}/playground`);
      const verdict = page.locator("#verdict");
      await expect.poll(() => verdict.textContent()).toBe("Accepted");
      const paper = page.getByLabel("Body, as JSON");
      await paper.fill("{");
      await expect.poll(() => verdict.textContent()).toBe("Not JSON");
      await paper.fill("{}");
      await expect
        .poll(() => rulesShown(page))
        .toEqual(["shape.required", "shape.required", "shape.required"]);
      await page
        .getByLabel("Operation")
        .selectOption({ label: "Get an access token (POST /auth)" });
      await expect.poll(() => rulesShown(page)).toHaveLength(2);
      expect(await page.getByLabel("Country").isVisible()).toBe(false);
    });

    it.each(refusedVectors())(
      "refuses, as the service does: $schema, $name",
      async ({ schema, name, rules }) => {
        await page.goto(`${url}/playground#${schema}/${encodeURIComponent(name)}`);
        await expect.poll(() => rulesShown(page)).toEqual(rules);
      },
    );

    it("refuses a body that is pasted, and shows the place of each error in it", async () => {
      const [vector] = refusedVectors();
      if (vector === undefined) throw new Error("there is no refused vector");
      await page.goto(`${url}/playground#document-create.cl`);
      const paper = page.getByLabel("Body, as JSON");
      await expect.poll(() => paper.inputValue()).toContain("header");
      await paper.fill(JSON.stringify(vector.body));
      await expect.poll(() => rulesShown(page)).toEqual(vector.rules);
      await page.locator("#errors button").first().click();
      const selected = await paper.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
      expect(selected.length).toBeGreaterThan(0);
      expect(JSON.stringify(vector.body)).toContain(selected);
    });

    it("marks the place of each error, and tells its line", async () => {
      await page.goto(`${url}/playground#credentials`);
      await page.getByLabel("Body, as JSON").fill('{\n  "email": 1,\n  "pasword": "x"\n}');
      await expect
        .poll(() => page.locator("#marks mark").allTextContents())
        .toEqual(["{", '"email": 1', '"pasword": "x"']);
      expect(await page.locator("#numbers .wrong").allTextContents()).toEqual([
        "1\n",
        "2\n",
        "3\n",
      ]);
      expect(await page.locator("#errors .rule-link").allTextContents()).toEqual([
        "shape.required · code required · line 1",
        "shape.type · code type · line 2",
        "shape.unknown · code unknown · line 3",
      ]);
    });

    it("makes a link that opens the same body, and asks no server for it", async () => {
      await page.goto(`${url}/playground#document-create.pe`);
      const paper = page.getByLabel("Body, as JSON");
      await expect.poll(() => paper.inputValue()).toContain("header");
      await paper.fill('{"header": {"issue_date": "31/01/2026"}}');
      await page.getByRole("button", { name: "Copy link" }).click();
      await expect.poll(() => page.locator("#shared").textContent()).toContain("a link that opens");
      await expect.poll(() => rulesShown(page)).not.toEqual([]);
      const rules = await rulesShown(page);
      const link = page.url();
      await page.goto("about:blank");
      await page.goto(link);
      await expect.poll(() => rulesShown(page)).toEqual(rules);
      expect(await page.getByLabel("Country").inputValue()).toBe("pe");
      expect(await paper.inputValue()).toBe('{"header": {"issue_date": "31/01/2026"}}');
      expect(link.split("#")[0]).toBe(`${url}/playground`);
    });

    it("leads from an accepted body to the operation that takes it", async () => {
      await page.goto(`${url}/playground#company-branch-create`);
      await expect.poll(() => page.locator("#verdict").textContent()).toBe("Accepted");
      await page.getByRole("link", { name: "try it in the reference" }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe("/docs");
      expect(decodeURIComponent(new URL(page.url()).hash)).toBe("#operation/createCompanyBranch");
    });
  });

  describe("the reference", () => {
    it("filters its operations by the beginnings of words", async () => {
      await page.goto(`${url}/docs`);
      const links = page.locator(".tree li li:visible");
      const all = await links.count();
      await page.getByLabel("Filter").fill("numb delet");
      await expect
        .poll(() => links.allTextContents())
        .toEqual(["DEL Delete a numbering authorization"]);
      await page.getByLabel("Filter").fill("");
      await expect.poll(() => links.count()).toBe(all);
    });

    it("narrows to a variant what is allowed, required and ruled, and keeps the choice", async () => {
      await page.goto(`${url}/docs`);
      const series = page.locator(
        '[id="schema/DocumentHeaderCreate"] > ul > li:has(> .line > code:text-is("document_sequence_code"))',
      );
      const net = page.locator(
        '[id="schema/DocumentTotalsCreate"] > ul > li:has(> .line > code:text-is("net_amount"))',
      );
      expect([await series.count(), await net.count()]).toEqual([1, 1]);
      await page.getByLabel("Country").selectOption("Chile");
      expect(await series.isHidden()).toBe(true);
      await page.getByLabel("Country").selectOption("Peru");
      expect(await series.isHidden()).toBe(false);
      expect(await net.locator("> .line > .must").textContent()).toBe("required");
      await page.reload();
      await expect.poll(() => page.getByLabel("Country").inputValue()).toBe("pe");
      await expect.poll(() => net.locator("> .line > .must").count()).toBe(1);
      await page.getByLabel("Country").selectOption("");
      expect(await net.locator("> .line > .may").textContent()).toBe("optional");
    });

    it("shows a schema where it is named", async () => {
      await page.goto(`${url}/docs#operation/createDocument`);
      const button = page.getByRole("button", { name: "Show DocumentOptions here" }).first();
      await button.click();
      expect(await button.getAttribute("aria-expanded")).toBe("true");
      expect(await page.locator('[data-copy="schema/DocumentOptions"] li').count()).toBeGreaterThan(
        3,
      );
      await button.click();
      expect(await page.locator("[data-copy]").count()).toBe(0);
    });

    it("logs in once, creates a document and shows its PDF", async () => {
      await page.goto(`${url}/docs`);
      const { admin_email: email, admin_password: password } = account;
      await page.locator("#login > summary").click();
      await page.locator("#get-token").getByLabel("email").fill(email);
      await page.locator("#get-token").getByLabel("password").fill(password);
      await page.getByRole("button", { name: "Get an access token" }).click();
      const state = page.locator("#login-state");
      await expect.poll(() => state.textContent(), patience).toContain("logged in");
      await page.reload();
      await expect.poll(() => state.textContent(), patience).toContain("logged in");
      const body = readFileSync("generated/examples/document-create/cl/invoice.json", "utf8");
      const created = await tried(page, "createDocument", async (form) => {
        await form.locator("textarea").fill(body);
      });
      await expect.poll(() => created.textContent(), patience).toContain("201");
      const [, id = ""] = /"document_id": ([0-9]+)/.exec((await created.textContent()) ?? "") ?? [];
      const printed = await tried(page, "getDocumentPdf", (form) =>
        form.getByLabel("document_id").fill(id),
      );
      const link = printed.getByRole("link", { name: "View PDF" });
      await link.waitFor({ timeout: 30_000 });
      expect(await link.getAttribute("href")).toMatch(/^blob:/);
      const [saved] = await Promise.all([
        page.waitForEvent("download", patience),
        printed.getByRole("link", { name: "Save" }).click(),
      ]);
      expect(readFileSync(await saved.path(), "latin1").slice(0, 5)).toBe("%PDF-");
    }, 90_000);

    it("holds everything without JavaScript", async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(`${url}/docs#operation/createDocument`);
      expect(await plain.locator("article.operation").count()).toBeGreaterThan(30);
      const text = await plain.locator('[id="operation/createDocument"]').textContent();
      for (const words of [
        "required",
        "only Peru, Argentina, Colombia",
        "curl",
        "totals.net-amount",
      ]) {
        expect(text).toContain(words);
      }
      await context.close();
    });
  });
});

/** The rules that the playground shows, sorted. */
async function rulesShown(page: Page): Promise<string[]> {
  return (await page.locator("#errors .rule-link a").allTextContents()).sort();
}

const patience = { timeout: 30_000 };

/** Opens an operation of the reference, fills its form in, sends it, and returns where the answer appears. */
async function tried(
  page: Page,
  operation: string,
  fill: (form: Locator) => Promise<void>,
): Promise<Locator> {
  const article = page.locator(`[id="operation/${operation}"]`);
  await article.scrollIntoViewIfNeeded();
  await article.getByRole("button", { name: "Try it" }).click();
  const form = article.locator("form.trial");
  await fill(form);
  await form.getByRole("button", { name: "Send" }).click();
  return form.locator(".answer");
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
