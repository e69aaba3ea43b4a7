import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Country } from "../../../server/countries/country.ts";
import { lineAmount } from "../../../server/model/lines.ts";
import { formatDay } from "../../../server/rendering/format-day.ts";
import { renderPdf } from "../../../server/rendering/render-pdf.ts";
import { describeCountry } from "../countries/known.ts";
import { loopUtilization } from "./loop-utilization.ts";
import { readPdf } from "./read-pdf.ts";
import { everyCountry, manyLines, type SampleChanges, sample } from "./samples.ts";

const country = everyCountry[0]?.[1] as Country;

async function readSample(of: Country, changes: SampleChanges = {}, transferCopy = false) {
  const pages = await readPdf(await renderPdf(sample(of, changes), { transferCopy }));
  return { pages, text: pages.map((page) => page.text).join(" ") };
}

describe.each([1, 2])("template %i", (template_id) => {
  const options = { template_id };

  describe.each(everyCountry)("in %s", (_, of) => {
    it("prints the parties, the title, the folio, the amounts and the dates", async () => {
      const input = sample(of, { document: { options } });
      const { rendering: printed } = of;
      const { header, details = [], totals } = input.document;
      const { text } = await readSample(of, { document: { options } });
      const money = (amount: string) => printed.formatMoney(amount, input.document);
      const figures = [
        header.issuer_legal_name,
        header.receiver_legal_name,
        formatDay(header.issue_date, printed.days),
        `${printed.taxIdLabel}: ${printed.formatTaxId(header.issuer_tax_id_code ?? "")}`,
        printed.formatTaxId(header.receiver_tax_id_code ?? ""),
        printed.folio(input.document),
        money(String(totals.total_amount)),
        ...details.map((line) => money(lineAmount(line).toFixed())),
        ...printed
          .breakdown(input.document, {})
          .flatMap(({ label, amount }) => [label, money(amount)]),
        ...(input.instalments ?? [])
          .filter(({ days }) => days > 0)
          .flatMap(({ date = "", amount }) => [formatDay(date, printed.days), money(amount)]),
      ];
      const plain = text.replace(/\s+/g, " ");
      expect(figures.filter((figure) => !plain.includes(figure ?? ""))).toEqual([]);
      for (const word of printed.title(input.document).split(" ")) expect(plain).toContain(word);
    });

    it("prints each of 200 lines once and in order", async () => {
      const details = manyLines(of, 200);
      const { text } = await readSample(of, { document: { options, details } });
      const printed = [...text.matchAll(/Línea-([0-9]+)-fin/g)].map(([, number]) => Number(number));
      expect(printed).toEqual(details.map((_line, index) => index + 1));
    });
  });

  it("the same document has the same PDF bytes at any time", async () => {
    const first = await renderPdf(sample(country, { document: { options } }));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await renderPdf(sample(country, { document: { options } }))).toEqual(first);
  });

  it.each([
    ["draft", { document: { document_status: 0, options } }],
    ["preview", { preview: true, document: { options } }],
    ["cancelled", { document: { document_status: 2, options } }],
    ["rejected", { document: { options }, header: { taxbureau_validation_status: 2 } }],
  ] as const)("a %s document has the mark of its state on every page", async (word, changes) => {
    const details = manyLines(country, 200);
    const document = { ...changes.document, details };
    const { words } = country.rendering;
    const { pages, text } = await readSample(country, { ...changes, document });
    for (const page of pages) expect(page.text).toContain(words[word]);
    expect(text).toContain(words.notTaxDocument);
  });

  it("an issued document has no mark of a draft, preview, cancellation or rejection", async () => {
    const { text } = await readSample(country, { document: { options } });
    const { draft, preview, cancelled, rejected, notTaxDocument } = country.rendering.words;
    for (const word of [draft, preview, cancelled, rejected, notTaxDocument])
      expect(text).not.toContain(word);
  });

  it("characters that the fonts lack are replaced; Spanish and Cyrillic letters are printed", async () => {
    const header = { receiver_legal_name: "Ñandú Íñigo & Ñuñoa ¿€? 😀 Это" };
    const { text } = await readSample(country, { header, document: { options } });
    expect(text).toContain("Ñandú Íñigo & Ñuñoa ¿€? ? Это");
  });

  it("the payment link is printed as text and as a link", async () => {
    const payment_link = { payment_url: "https://pagos.example/f/9f3a" };
    const { pages, text } = await readSample(country, { document: { options, payment_link } });
    expect(text).toContain("https://pagos.example/f/9f3a");
    expect(pages.flatMap(({ links }) => links)).toEqual(["https://pagos.example/f/9f3a"]);
  });

  it.each(["javascript:alert(1)", "file:///etc/passwd", "pague aquí", "https://a b"])(
    "%s is printed as text without a link",
    async (payment_url) => {
      const document = { options, payment_link: { payment_url } };
      const { pages, text } = await readSample(country, { document });
      expect(text.replace(/\s/g, "")).toContain(payment_url.replace(/\s/g, ""));
      expect(pages.flatMap(({ links }) => links)).toEqual([]);
    },
  );
});

it("every page has its number and the folio, and pages with lines have column titles", async () => {
  const { pages } = await readSample(country, {
    document: { details: manyLines(country, 200) },
  });
  const { words } = country.rendering;
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, page] of pages.entries()) {
    const number = words.page
      .replace("{page}", `${index + 1}`)
      .replace("{pages}", `${pages.length}`);
    expect(page.text).toContain(number);
    expect(page.text).toContain(country.rendering.folio(sample(country).document));
    if (page.text.includes("Línea-")) expect(page.text).toContain(words.description);
  }
});

it("template 2 prints one long page, and begins another page only after 14,000 points", {
  timeout: 60_000,
}, async () => {
  const lengths = [];
  for (const count of [1, 200, 2000]) {
    const document = { options: { template_id: 2 }, details: manyLines(country, count) };
    const { pages } = await readSample(country, { document });
    for (const page of pages) expect(page.height).toBeLessThanOrEqual(14_000);
    lengths.push(pages.length);
  }
  expect(lengths.slice(0, 2)).toEqual([1, 1]);
  expect(lengths[2]).toBeGreaterThan(1);
});

it("a document with any texts and numbers can be printed", { timeout: 60_000 }, async () => {
  const text = fc.string({ unit: "binary", maxLength: 60 });
  const header = fc.record({
    issuer_legal_name: text,
    issuer_tax_id_code: text,
    issuer_address: text,
    receiver_legal_name: text,
    receiver_tax_id_code: text,
    observations: text,
    payment_conditions: text,
    document_sequence_code: text,
  });
  const line = fc.record({
    quantity: fc.double({ noNaN: true, min: -9e15, max: 9e15 }),
    unit_price: fc.double({ noNaN: true, min: -9e15, max: 9e15 }),
    total_amount_line: fc.double({ noNaN: true, min: -9e15, max: 9e15 }),
    line_description: text,
    long_description: text,
    sku: text,
    unit_measure: text,
  });
  const payment_link = fc.record({ payment_url: text });
  const anyone = fc.constantFrom(...everyCountry.map(([, of]) => of));
  const details = fc.array(line, { maxLength: 4 });
  const template_id = fc.constantFrom(1, 2);
  await fc.assert(
    fc.asyncProperty(
      fc.record({ anyone, header, details, payment_link, template_id }),
      async ({ anyone, header, details, payment_link, template_id }) => {
        const document = { details, payment_link, options: { template_id } };
        const input = sample(anyone, { document, header, instalments: [] });
        const pdf = await renderPdf(input);
        expect(Buffer.from(pdf).toString("latin1", 0, 5)).toBe("%PDF-");
      },
    ),
    { numRuns: 60 },
  );
});

it("the event loop is mostly idle while a worker thread draws a long document", () => {
  const input = "sample(country, { document: { details: manyLines(country, 1000) } })";
  const utilization = loopUtilization(`await renderPdf(${input});`);
  expect(utilization).toBeGreaterThan(0);
  expect(utilization).toBeLessThan(0.5);
});

it.each([
  ["Emil", false],
  ["Ελλάς", true],
])(
  "a document with 10,000 lines and the receiver %s is drawn (embedded font: %s)",
  async (name, isEmbedded) => {
    const header = { receiver_legal_name: name };
    const document = { details: manyLines(country, 10_000) };
    const pdf = await renderPdf(sample(country, { header, document }));
    expect(pdf.length).toBeGreaterThan(1_000_000);
    expect(Buffer.from(pdf).includes("NotoSans")).toBe(isEmbedded);
  },
);

describeCountry("cl", "the transfer copy", (chile) => {
  it("has the mark CEDIBLE and the acknowledgement for the receiver to sign", async () => {
    const { text } = await readSample(chile, {}, true);
    expect(text).toContain("CEDIBLE");
    expect(text).toContain("Recinto");
    expect(text).toContain("Ley 19.983");
  });

  it("differs from the ordinary PDF, which lacks the mark CEDIBLE", async () => {
    const { text } = await readSample(chile);
    expect(text).not.toContain("CEDIBLE");
  });
});
