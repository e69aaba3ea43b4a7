import { expect, it } from "vitest";
import type { Country } from "../../../server/countries/country.ts";
import { pdfDrawing, renderPdf } from "../../../server/rendering/render-pdf.ts";
import { loopUtilization } from "./loop-utilization.ts";
import { readPdf } from "./read-pdf.ts";
import { everyCountry, sample } from "./samples.ts";

const country = everyCountry[0]?.[1] as Country;
const name = "Łukasz Żółć & Şükrü Ελλάς Иван";
const header = { receiver_legal_name: name };

it.each([1, 2])("template %i prints letters beyond Latin-1 in an embedded font", async (id) => {
  const input = sample(country, { header, document: { options: { template_id: id } } });
  const pdf = await renderPdf(input);
  const text = (await readPdf(pdf)).map((page) => page.text).join(" ");
  expect(text.replace(/\s+/g, " ")).toContain(name);
  const raw = Buffer.from(pdf).toString("latin1");
  expect(raw).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSans/);
  expect(await renderPdf(input)).toEqual(pdf);
});

it("Latin-1 text is printed in a standard PDF font, without an embedded font", async () => {
  const input = sample(country);
  expect((await pdfDrawing(input)).embedsFont).toBe(false);
  const raw = Buffer.from(await renderPdf(input)).toString("latin1");
  expect(raw).toContain("/BaseFont /Helvetica");
  expect(raw).not.toContain("FontFile");
});

it("the event loop is mostly idle while a worker thread draws", () => {
  const input = `sample(country, { header: ${JSON.stringify(header)} })`;
  const utilization = loopUtilization(
    `for (let count = 0; count < 10; count++) await renderPdf(${input});`,
  );
  expect(utilization).toBeGreaterThan(0);
  expect(utilization).toBeLessThan(0.5);
});

it("a PDF is tagged with language, title, headings, tables and alternative texts of figures", async () => {
  const payment_link = { payment_url: "https://pagos.example/1" };
  const pdf = await renderPdf(sample(country, { document: { payment_link } }));
  const raw = Buffer.from(pdf).toString("latin1");
  for (const part of [
    "/Marked true",
    "/DisplayDocTitle true",
    `/Lang (${country.rendering.language})`,
  ])
    expect(raw).toContain(part);
  for (const type of ["Document", "H1", "H2", "P", "Table", "TR", "TH", "TD", "Figure"])
    expect(raw).toMatch(new RegExp(`/S /${type}\\b`));
  expect(raw).toContain("/Alt (");
});
