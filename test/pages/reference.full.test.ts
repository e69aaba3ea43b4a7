import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeInBrowser } from "./in-browser.ts";

const patience = { timeout: 30_000 };

describeInBrowser("the reference", (stage) => {
  it("filters its operations by the beginnings of words", async () => {
    await stage.page.goto(`${stage.url}/docs`);
    const links = stage.page.locator(".tree li li:visible");
    const all = await links.count();
    await stage.page.getByLabel("Filter").fill("numb delet");
    await expect
      .poll(() => links.allTextContents())
      .toEqual(["DEL Delete a numbering authorization"]);
    await stage.page.getByLabel("Filter").fill("");
    await expect.poll(() => links.count()).toBe(all);
  });

  it("counts a sidebar section without items as one match of the filter", async () => {
    await stage.page.goto(`${stage.url}/docs`);
    await stage.page.getByLabel("Filter").fill("errors");
    const shown = stage.page.locator(".tree > li:visible > a:text-is('Errors')");
    expect(await shown.count()).toBe(1);
    const items = await stage.page.locator(".tree li li:visible").count();
    const count = items + 1;
    const found = `${count} ${count === 1 ? "match" : "matches"}`;
    await expect.poll(() => stage.page.locator("#found").textContent()).toBe(found);
  });

  it("shows only the members that the selected country allows, and marks the required ones, even after a reload", async () => {
    await stage.page.goto(`${stage.url}/docs`);
    const series = stage.page.locator(
      '[id="schema/DocumentHeaderCreate"] > ul > li:has(> .line > code:text-is("document_sequence_code"))',
    );
    const net = stage.page.locator(
      '[id="schema/DocumentTotalsCreate"] > ul > li:has(> .line > code:text-is("net_amount"))',
    );
    expect([await series.count(), await net.count()]).toEqual([1, 1]);
    await stage.page.getByLabel("Country").selectOption("Chile");
    expect(await series.isHidden()).toBe(true);
    await stage.page.getByLabel("Country").selectOption("Peru");
    expect(await series.isHidden()).toBe(false);
    expect(await net.locator("> .line > .must").textContent()).toBe("required");
    await stage.page.reload();
    await expect.poll(() => stage.page.getByLabel("Country").inputValue()).toBe("pe");
    await expect.poll(() => net.locator("> .line > .must").count()).toBe(1);
    await stage.page.getByLabel("Country").selectOption("");
    expect(await net.locator("> .line > .may").textContent()).toBe("optional");
  });

  it("leaves room for focus rings in the sidebar and in the right column of an operation", async () => {
    await stage.page.setViewportSize({ width: 1400, height: 900 });
    await stage.page.goto(`${stage.url}/docs`);
    await stage.page.locator(".operation .try").first().click();
    // A ring is 3 pixels wide, and 2 pixels from its element.
    for (const place of ["#words", ".tree a", ".operation .try", ".operation textarea"]) {
      const room = await stage.page
        .locator(place)
        .first()
        .evaluate((field) => {
          const holder = field.closest(".sidebar, .shown") ?? field;
          const [inner, outer] = [field.getBoundingClientRect(), holder.getBoundingClientRect()];
          return Math.min(inner.left - outer.left, outer.right - inner.right);
        });
      expect(room, place).toBeGreaterThanOrEqual(5);
    }
    const margin = await stage.page
      .locator(".operation")
      .first()
      .evaluate((part) => getComputedStyle(part).getPropertyValue("overflow-clip-margin"));
    expect(Number.parseFloat(margin)).toBeGreaterThanOrEqual(5);
  });

  it("wraps names that are wider than a telephone", async () => {
    await stage.page.setViewportSize({ width: 390, height: 844 });
    await stage.page.goto(`${stage.url}/docs`);
    const name = stage.page.locator(".line .model").first();
    const right = await name.evaluate((link) => {
      link.textContent = "SecretScanningBulkCreateRepoCustomPatternsResponse422".repeat(2);
      return link.getBoundingClientRect().right;
    });
    expect(right).toBeLessThanOrEqual(390);
  });

  it("shows a copy of a schema below a link to the schema, and removes the copy again", async () => {
    await stage.page.goto(`${stage.url}/docs#operation/createDocument`);
    const button = stage.page.getByRole("button", { name: "Show DocumentOptions here" }).first();
    await button.click();
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    expect(
      await stage.page.locator('[data-copy="schema/DocumentOptions"] li').count(),
    ).toBeGreaterThan(3);
    await button.click();
    expect(await stage.page.locator("[data-copy]").count()).toBe(0);
  });

  it.each([
    ["createDocument", 412],
    ["createDocument", 1440],
    ["deleteDocument", 412],
    ["getSummary", 1440],
  ] as const)(
    "shows the URL's operation in the first frame, with almost no layout shift: %s at %i pixels",
    async (operation, width) => {
      await stage.page.setViewportSize({ width, height: 900 });
      await stage.page.addInitScript(noteFrames);
      await stage.page.goto(`${stage.url}/docs#operation/${operation}`);
      const article = stage.page.locator(`[id="operation/${operation}"]`);
      await expect.poll(() => article.getAttribute("data-ready")).toBe("");
      await stage.page.waitForTimeout(500);
      const { first, moved } = await stage.page.evaluate(() => Reflect.get(window, "seen"));
      expect(first).toBe(`operation/${operation}`);
      expect(moved).toBeLessThanOrEqual(0.05);
      expect((await article.boundingBox())?.y).toBeLessThan(40);
    },
  );

  it("logs in, stays logged in on reload, creates a document, links to its PDF, and saves the PDF", async () => {
    await stage.page.goto(`${stage.url}/docs`);
    const { admin_email: email, admin_password: password } = stage.account;
    await stage.page.locator("#login > summary").click();
    await stage.page.locator("#get-token").getByLabel("email").fill(email);
    await stage.page.locator("#get-token").getByLabel("password").fill(password);
    await stage.page.getByRole("button", { name: "Get an access token" }).click();
    const state = stage.page.locator("#login-state");
    await expect.poll(() => state.textContent(), patience).toContain("logged in");
    await stage.page.reload();
    await expect.poll(() => state.textContent(), patience).toContain("logged in");
    const body = readFileSync("generated/examples/document-create/cl/invoice.json", "utf8");
    const created = await tried(stage.page, "createDocument", async (form) => {
      await form.locator("textarea").fill(body);
    });
    await expect.poll(() => created.textContent(), patience).toContain("201");
    const [, id = ""] = /"document_id": ([0-9]+)/.exec((await created.textContent()) ?? "") ?? [];
    const printed = await tried(stage.page, "getDocumentPdf", (form) =>
      form.getByLabel("document_id").fill(id),
    );
    const link = printed.getByRole("link", { name: "View PDF" });
    await link.waitFor({ timeout: 30_000 });
    expect(await link.getAttribute("href")).toMatch(/^blob:/);
    const [saved] = await Promise.all([
      stage.page.waitForEvent("download", patience),
      printed.getByRole("link", { name: "Save" }).click(),
    ]);
    expect(readFileSync(await saved.path(), "latin1").slice(0, 5)).toBe("%PDF-");
  }, 90_000);

  it("shows its operations without JavaScript", async () => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${stage.url}/docs#operation/createDocument`);
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

/** Records the article at the top of the window after the first frame, and the sum of the layout shifts. */
function noteFrames(): void {
  const seen: { first?: string | undefined; moved: number } = { moved: 0 };
  Reflect.set(window, "seen", seen);
  requestAnimationFrame(() => {
    setTimeout(() => {
      seen.first = document.elementFromPoint(innerWidth / 2, 60)?.closest("article")?.id;
    });
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.moved += Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
}

/** Opens an operation's form, fills and sends the form, and returns the element of the response. */
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
