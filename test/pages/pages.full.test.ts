import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { countryCodes } from "../server/countries/known.ts";
import { describeInBrowser } from "./in-browser.ts";
import { rejectedVectors } from "./rejected-vectors.ts";

describeInBrowser("the website", (stage) => {
  it.each(["/", "/rules", "/playground", "/docs"])(
    "shows %s without horizontal scrolling, even at a width of 320 pixels (WCAG 2.2, 1.4.10)",
    async (path) => {
      await stage.page.goto(stage.url + path, { waitUntil: "networkidle" });
      expect(await stage.page.locator("h1").count()).toBeGreaterThan(0);
      for (const width of [360, 320]) {
        await stage.page.setViewportSize({ width, height: 740 });
        const tooWide = await stage.page.evaluate(() => {
          // With `content-visibility: auto`, a part that is too wide would be cut, and the page would not scroll.
          for (const part of document.querySelectorAll<HTMLElement>(".operation, .schema"))
            part.style.contentVisibility = "visible";
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        });
        expect(tooWide).toBe(0);
      }
    },
  );

  it("underlines only the link of the current page in forced colours", async () => {
    await stage.page.emulateMedia({ forcedColors: "active" });
    await stage.page.goto(`${stage.url}/rules`);
    const marks = await stage.page
      .locator('nav[aria-label="Pages"] a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomStyle));
    expect(marks.filter((style) => style === "solid")).toHaveLength(1);
  });

  it.each(["/rules", "/playground", "/docs"])(
    "opens %s despite a fragment that cannot be decoded",
    async (path) => {
      await stage.page.goto(`${stage.url + path}#%`, { waitUntil: "networkidle" });
      expect(await stage.page.locator("h1").isVisible()).toBe(true);
    },
  );

  it("finds rules by words and by country, and shows a hidden rule when the URL fragment names it", async () => {
    await stage.page.goto(`${stage.url}/rules`);
    const all = await stage.page.locator("article.rule:visible").count();
    await stage.page.getByLabel("Country").selectOption("Peru");
    const ofPeru = await stage.page.locator("article.rule:visible").count();
    expect(ofPeru).toBeLessThan(all);
    await stage.page.getByLabel("Search").fill("detraction");
    await expect.poll(() => stage.page.locator("#found").textContent()).toMatch(/^[0-9]+ rules?$/);
    expect(await stage.page.locator("article.rule:visible").count()).toBeLessThan(ofPeru);
    await stage.page.evaluate(() => {
      location.hash = "cl.receiver-tax-id-code";
    });
    const target = stage.page.locator("article.rule:target");
    await expect.poll(() => target.isVisible()).toBe(true);
    expect(await target.getAttribute("id")).toBe("cl.receiver-tax-id-code");
  });

  it("stores the search in the URL, and shows 0 rules when no rule matches", async () => {
    await stage.page.goto(`${stage.url}/rules`);
    await stage.page.getByLabel("Search").fill("gross_values");
    await stage.page.getByLabel("Country").selectOption("Chile");
    const found = await stage.page.locator("#found").textContent();
    await stage.page.goto(`${stage.page.url()}`);
    await expect.poll(() => stage.page.locator("#found").textContent()).toBe(found);
    expect(await stage.page.getByLabel("Country").inputValue()).toBe("cl");
    await stage.page.getByLabel("Search").fill("no such words");
    await expect.poll(() => stage.page.locator("#found").textContent()).toBe("0 rules");
    expect(await stage.page.locator(".groups li:visible").count()).toBe(0);
    await stage.page.getByRole("button", { name: "Show all rules" }).click();
    expect(await stage.page.locator("article.rule:visible").count()).toBeGreaterThan(100);
    expect(new URL(stage.page.url()).search).toBe("");
  });

  it("shows the rules of the country in the URL, and hides the rules of other countries", async () => {
    await stage.page.goto(`${stage.url}/rules?for=pe`);
    await expect
      .poll(() => stage.page.locator("#pe\\.detraction:visible, #of-pe:visible").count())
      .toBeGreaterThan(0);
    const others = countryCodes
      .filter((code) => code !== "pe")
      .map((code) => `#of-${code}:visible`);
    expect(await stage.page.locator(others.join(", ")).count()).toBe(0);
  });

  describe("the playground", () => {
    it("accepts its first example, and validates text in the editor", async () => {
      await stage.page.goto(`${stage.url}/playground`);
      const verdict = stage.page.locator("#verdict");
      await expect.poll(() => verdict.textContent()).toBe("Accepted");
      const editor = stage.page.getByLabel("Body, as JSON");
      await editor.fill("{");
      await expect.poll(() => verdict.textContent()).toBe("Not JSON");
      await editor.fill("{}");
      await expect
        .poll(() => rulesShown(stage.page))
        .toEqual(["shape.required", "shape.required", "shape.required"]);
      await stage.page
        .getByLabel("Operation")
        .selectOption({ label: "Get an access token (POST /auth)" });
      await expect.poll(() => rulesShown(stage.page)).toHaveLength(2);
      expect(await stage.page.getByLabel("Country").isVisible()).toBe(false);
    });

    it.each(rejectedVectors())(
      "rejects the body of a vector, and shows exactly the vector's rules: $schema, $name",
      async ({ schema, name, rules }) => {
        await stage.page.goto(`${stage.url}/playground#${schema}/${encodeURIComponent(name)}`);
        await expect.poll(() => rulesShown(stage.page)).toEqual(rules);
      },
    );

    it("rejects a body that replaces the example, and selects the place of an error in the body", async () => {
      const [vector] = rejectedVectors();
      if (vector === undefined) throw new Error("No vector is rejected.");
      await stage.page.goto(`${stage.url}/playground#document-create.cl`);
      const editor = stage.page.getByLabel("Body, as JSON");
      await expect.poll(() => editor.inputValue()).toContain("header");
      await editor.fill(JSON.stringify(vector.body));
      await expect.poll(() => rulesShown(stage.page)).toEqual(vector.rules);
      const place = stage.page.locator("#errors button").first();
      const member = (await place.textContent())?.split("/").at(-1);
      await place.click();
      const selected = await editor.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
      // The first error of this vector is at a member that exists in the body.
      expect(selected.startsWith(`"${member}":`), selected).toBe(true);
    });

    it("keeps the user's text when the user chooses `your own body` in the list of examples", async () => {
      await stage.page.goto(`${stage.url}/playground#credentials`);
      const editor = stage.page.getByLabel("Body, as JSON");
      await expect.poll(() => editor.inputValue()).toContain("email");
      const examples = stage.page.locator("#example");
      await examples.selectOption({ index: 1 });
      await editor.fill('{"email": 1}');
      await examples.selectOption("");
      expect(await editor.inputValue()).toBe('{"email": 1}');
      await expect.poll(() => rulesShown(stage.page)).toContain("shape.type");
    });

    it("marks the place of each error, and shows the line number", async () => {
      await stage.page.goto(`${stage.url}/playground#credentials`);
      await stage.page.getByLabel("Body, as JSON").fill('{\n  "email": 1,\n  "pasword": "x"\n}');
      await expect
        .poll(() => stage.page.locator("#marks mark").allTextContents())
        .toEqual(["{", '"email": 1', '"pasword": "x"']);
      expect(await stage.page.locator("#numbers .wrong").allTextContents()).toEqual([
        "1\n",
        "2\n",
        "3\n",
      ]);
      expect(await stage.page.locator("#errors .rule-link").allTextContents()).toEqual([
        "shape.required · code required · line 1",
        "shape.type · code type · line 2",
        "shape.unknown · code unknown · line 3",
      ]);
    });

    it("creates a link with the body in the fragment, and the link opens the same body", async () => {
      await stage.page.goto(`${stage.url}/playground#document-create.pe`);
      const editor = stage.page.getByLabel("Body, as JSON");
      await expect.poll(() => editor.inputValue()).toContain("header");
      await editor.fill('{"header": {"issue_date": "31/01/2026"}}');
      await stage.page.getByRole("button", { name: "Copy link" }).click();
      await expect
        .poll(() => stage.page.locator("#shared").textContent())
        .toContain("a link that opens");
      await expect.poll(() => rulesShown(stage.page)).not.toEqual([]);
      const rules = await rulesShown(stage.page);
      const link = stage.page.url();
      await stage.page.goto("about:blank");
      await stage.page.goto(link);
      await expect.poll(() => rulesShown(stage.page)).toEqual(rules);
      expect(await stage.page.getByLabel("Country").inputValue()).toBe("pe");
      expect(await editor.inputValue()).toBe('{"header": {"issue_date": "31/01/2026"}}');
      expect(link.split("#")[0]).toBe(`${stage.url}/playground`);
    });

    it("shows the same example after a reload, even if the example's name contains a tilde", async () => {
      const name = "pointer with ~1";
      await stage.page.route("**/vectors/credentials.json", async (route) => {
        const response = await route.fetch();
        const { vectors, ...file } = await response.json();
        const json = {
          ...file,
          vectors: [...vectors, { ...vectors[0], name, body: { [name]: 1 } }],
        };
        await route.fulfill({ response, json });
      });
      await stage.page.goto(`${stage.url}/playground#credentials`);
      const editor = stage.page.getByLabel("Body, as JSON");
      await expect.poll(() => editor.inputValue()).toContain("email");
      await stage.page.locator("#example").selectOption(name);
      await expect.poll(() => editor.inputValue()).toContain(name);
      await stage.page.reload();
      await expect.poll(() => editor.inputValue()).toContain(name);
    });

    it("selects the operation and country of a link, even if the body's name has full stops", async () => {
      await stage.page.route("**/bodies.js", async (route) => {
        const response = await route.fetch();
        const text = (await response.text()).replaceAll(
          '"document-create"',
          '"document.v1.create"',
        );
        await route.fulfill({ response, body: text });
      });
      const { page, url } = stage;
      for (const name of [
        "validators/document.v1.create.explain.js",
        "vectors/document.v1.create",
      ]) {
        await page.route(`**/${name}*`, async (route) => {
          const original = route.request().url().replace("document.v1.create", "document-create");
          await route.fulfill({ response: await route.fetch({ url: original }) });
        });
      }
      for (const [address, country] of [
        ["document.v1.create", "cl"],
        ["document.v1.create.pe", "pe"],
      ]) {
        await page.goto("about:blank");
        await page.goto(`${url}/playground#${address}`);
        await expect.poll(() => page.locator("#verdict").textContent()).toBe("Accepted");
        expect(await page.getByLabel("Operation").inputValue()).toBe("document.v1.create");
        expect(await page.getByLabel("Country").inputValue()).toBe(country);
      }
    });

    it("links an accepted body to its operation in the reference", async () => {
      await stage.page.goto(`${stage.url}/playground#company-branch-create`);
      await expect.poll(() => stage.page.locator("#verdict").textContent()).toBe("Accepted");
      await stage.page.getByRole("link", { name: "send this body in the reference" }).click();
      await expect.poll(() => new URL(stage.page.url()).pathname).toBe("/docs");
      expect(decodeURIComponent(new URL(stage.page.url()).hash)).toBe(
        "#operation/createCompanyBranch",
      );
      // If the page lacks the operation, Chromium warns (`rel=expect`) after loading. Warnings fail the test.
      await stage.page.waitForLoadState("load");
    });
  });
});

/** The rules that the playground shows, sorted. */
async function rulesShown(page: Page): Promise<string[]> {
  return (await page.locator("#errors .rule-link a").allTextContents()).sort();
}
