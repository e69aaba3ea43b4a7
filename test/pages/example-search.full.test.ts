import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeInBrowser } from "./in-browser.ts";

const schema = "document-create.cl";
const { vectors }: { vectors: { name: string; errors?: { rule: string }[] }[] } = JSON.parse(
  readFileSync(`generated/vectors/${schema}.json`, "utf8"),
);

describeInBrowser("the example search", (stage) => {
  it("finds examples by the beginnings of words, and lists accepted examples before rejected examples", async () => {
    await open(stage.page, stage.url);
    await stage.page.getByLabel("Search examples").fill("EXEMPT rec");
    const names = await examplesShown(stage.page);
    expect(names.length).toBeGreaterThan(1);
    expect(names.length).toBeLessThan(vectors.length);
    expect(names.filter((name) => !/\bexempt.*\brec|\brec.*\bexempt/i.test(name))).toEqual([]);
    const groups = stage.page.locator("#example optgroup");
    expect(
      await groups.evaluateAll((all) => all.map((group) => group.getAttribute("label"))),
    ).toEqual(["Accepted by the schema", "Rejected"]);
  });

  it("finds the examples that break a rule, and Enter opens the first example", async () => {
    const rule = "cl.export-receiver-tax-id-code";
    const ofRule = vectors.filter(({ errors = [] }) => errors.some((one) => one.rule === rule));
    await open(stage.page, stage.url);
    const search = stage.page.getByLabel("Search examples");
    await search.fill(rule);
    const names = await examplesShown(stage.page);
    expect(names.toSorted()).toEqual(ofRule.map(({ name }) => name).toSorted());
    await search.press("Enter");
    await expect
      .poll(() => decodeURIComponent(new URL(stage.page.url()).hash))
      .toBe(`#${schema}/${names[0]}`);
    const shown = stage.page.locator("#errors .rule-link a");
    await expect.poll(() => shown.allTextContents()).toContain(rule);
  });

  it("reports that no example matches, and does not change the body or the selected example", async () => {
    await open(stage.page, stage.url);
    const editor = stage.page.getByLabel("Body, as JSON");
    const body = await editor.inputValue();
    const example = stage.page.getByLabel("Example", { exact: true });
    const chosen = await example.inputValue();
    const search = stage.page.getByLabel("Search examples");
    await search.fill("no such words");
    expect(await stage.page.locator("#example option").allTextContents()).toEqual([
      "no example has these words",
    ]);
    await search.press("Enter");
    await search.fill("");
    expect(await editor.inputValue()).toBe(body);
    expect(await example.inputValue()).toBe(chosen);
    expect(await examplesShown(stage.page)).toHaveLength(vectors.length);
  });

  it("opens a link to an example of the shared schema, and selects no country", async () => {
    const name = "document-create/the%20operator%20cannot%20omit%20the%20account";
    await stage.page.goto(`${stage.url}/playground#${name}`);
    const chosen = (label: string) =>
      stage.page.getByLabel(label, { exact: true }).locator("option:checked").textContent();
    await expect.poll(() => chosen("Example")).toBe("the operator cannot omit the account");
    expect(await chosen("Country")).toBe("any country: the shared schema");
  });
});

/** Opens the playground with the first example of the schema. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/playground#${schema}`);
  await expect.poll(() => page.getByLabel("Example", { exact: true }).inputValue()).toBe("0");
}

/** The names of the listed examples. */
function examplesShown(page: Page): Promise<string[]> {
  return page.locator("#example optgroup option").allTextContents();
}
