import type { Locator, Page, Request } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { describeInBrowser } from "./in-browser.ts";
import { referencePage, refTo, requesting } from "./reference-page.ts";

const query = (name: string, schema: object, more: object = {}) => ({
  in: "query",
  name,
  schema,
  ...more,
});
const texts = { type: "array", items: { type: "string" } };
const operation = (id: string, more: object) => ({
  operationId: id,
  summary: id,
  responses: { "204": { description: "-" } },
  ...more,
});
const paths = {
  "/items/{ids}": {
    get: operation("listItems", {
      security: [{ basic: [] }],
      parameters: [
        { in: "path", name: "ids", required: true, schema: texts },
        query("tags", texts, { explode: false }),
        query("filter", refTo("Filter"), { style: "deepObject" }),
      ],
    }),
  },
  "/notes": {
    post: operation("addNote", {
      requestBody: requesting(
        { schema: { type: "object" }, example: { a: 1, b: "x y" } },
        "application/x-www-form-urlencoded",
      ),
    }),
  },
  "/photos": {
    post: operation("addPhoto", {
      requestBody: requesting(
        { schema: { type: "object" }, example: { title: "Sea" } },
        "multipart/form-data",
      ),
    }),
  },
  "/filters": {
    post: operation("addFilter", { requestBody: requesting({ schema: refTo("Filter") }) }),
  },
};
const webhooks = {
  noted: {
    post: operation("noted", {
      requestBody: requesting({ schema: { type: "object" }, example: { a: 1 } }),
    }),
  },
};
const filter = {
  type: "object",
  required: ["colour"],
  properties: { colour: { type: "string" } },
};

let html: string;

beforeAll(async () => {
  const schemes = { basic: { type: "http", scheme: "basic" } };
  html = await referencePage("try-it", paths, { Filter: filter }, schemes, webhooks);
});

describeInBrowser("the example", (stage) => {
  it.each(["addPhoto", "noted"])(
    "stays visible if no code snippet contains the example: %s",
    async (id) => {
      await open(stage.page, stage.url);
      const article = stage.page.locator(`article[id$="/${id}"]`);
      await article.scrollIntoViewIfNeeded();
      await expect.poll(() => article.getAttribute("data-ready")).toBe("");
      const example = article.locator(".shown > .example");
      if ((await example.getAttribute("open")) === null) await example.locator("summary").click();
      expect(await example.locator("pre").isVisible()).toBe(true);
    },
  );
});

describeInBrowser("the form of an operation", (stage) => {
  it("sends the items of lists with commas between them, and a password in UTF-8", async () => {
    const sent = await open(stage.page, stage.url);
    await stage.page.locator("#login > summary").click();
    await stage.page.getByLabel("basic: name:password").fill("żaneta:pé");
    await stage.page.getByRole("button", { name: "Keep" }).click();
    const form = await formOf(stage.page, "listItems");
    await form.getByLabel("ids").fill("a,b/c");
    await form.getByLabel("tags").fill("d,e&f");
    await form.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => sent[0]?.url()).toBe(`${stage.url}/api/items/a,b%2Fc?tags=d,e%26f`);
    const credential = Buffer.from("żaneta:pé").toString("base64");
    expect(sent[0]?.headers().authorization).toBe(`Basic ${credential}`);
  });

  it("keeps a parameter optional, even if its expanded schema has a required member", async () => {
    await open(stage.page, stage.url);
    const article = stage.page.locator('[id="operation/listItems"]');
    await article.getByRole("button", { name: "Show Filter here" }).click();
    expect(await article.locator("[data-copy] .must").count()).toBe(1);
    const form = await formOf(stage.page, "listItems");
    expect(await form.getByLabel("filter (optional)").getAttribute("required")).toBeNull();
  });

  it("sends the example of a form-urlencoded body in this encoding", async () => {
    const sent = await open(stage.page, stage.url);
    const form = await formOf(stage.page, "addNote");
    await form.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => sent[0]?.postData()).toBe("a=1&b=x%20y");
  });

  it("keeps the focus on Send, and sends no second request before the response", async () => {
    const sent = await open(stage.page, stage.url);
    const form = await formOf(stage.page, "addNote");
    const button = form.getByRole("button", { name: "Send" });
    await button.evaluate((one: HTMLButtonElement) => {
      one.focus();
      one.click();
      one.click();
    });
    await expect.poll(() => form.getByRole("status").textContent()).toContain("204");
    expect(sent).toHaveLength(1);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await button.press("Enter");
    await expect.poll(() => sent.length).toBe(2);
  });
});

/** Opens `/docs` with the reference of this file's spec; returns a list, to which each request to `/api` is added. */
async function open(page: Page, url: string): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(`${url}/docs`, (route) =>
    route.fulfill({ body: html, contentType: "text/html" }),
  );
  await page.route(`${url}/api/**`, (route) => {
    sent.push(route.request());
    return route.fulfill({ status: 204 });
  });
  await page.goto(`${url}/docs`);
  return sent;
}

async function formOf(page: Page, operation: string): Promise<Locator> {
  const article = page.locator(`[id="operation/${operation}"]`);
  await article.scrollIntoViewIfNeeded();
  await article.getByRole("button", { name: "Try it" }).click();
  return article.locator("form.trial");
}
