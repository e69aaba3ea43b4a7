import { describe, expect, it } from "vitest";
import type { Country } from "../../../server/countries/country.ts";
import type { RenderingConfig } from "../../../server/rendering/country-rendering.ts";
import { formatDay } from "../../../server/rendering/format-day.ts";
import type { RenderingLine } from "../../../server/rendering/rendering-document.ts";
import { viewModel } from "../../../server/rendering/view-model.ts";
import { everyCountry, type SampleChanges, sample } from "./samples.ts";

const country = everyCountry[0]?.[1] as Country;
const { words } = country.rendering;

function view(changes: SampleChanges = {}) {
  return viewModel(sample(country, changes));
}

async function factOf(label: string, changes: SampleChanges): Promise<string | undefined> {
  const { facts, receiver } = await view(changes);
  return [...facts, ...receiver].find((fact) => fact.label === label)?.value;
}

describe("lines", () => {
  const line = (sku: string, quantity: number): RenderingLine => ({
    sku,
    quantity,
    unit_price: 10,
    line_description: sku,
    total_amount_line: quantity * 10,
  });
  const details = [line("A", 1), line("B", 2), line("A", 3)];

  it.each([
    [{}, ["A 1", "B 2", "A 3"]],
    [{ order_of_added_products: 1 }, ["A 3", "B 2", "A 1"]],
    [{ sum_up_detail_lines: 1 }, ["A 4", "B 2"]],
    [{ sum_up_detail_lines: 1, order_of_added_products: 1 }, ["B 2", "A 4"]],
  ] satisfies [RenderingConfig, string[]][])("with config %o are %o", async (config, expected) => {
    const { lines } = await view({ config, document: { details } });
    expect(lines.map(({ code, quantity }) => `${code} ${quantity}`)).toEqual(expected);
  });

  it("show a discount as a percentage or an amount, and no modifier of zero", async () => {
    const modified = [
      { ...line("A", 1), modifier_percentage: -6.5 },
      { ...line("B", 1), modifier_amount: -5, modifier_percentage: 0 },
      { ...line("C", 1), modifier_amount: 0 },
    ];
    const { marks, formatMoney } = country.rendering;
    const document = { details: modified };
    expect((await view({ document })).lines.map(({ modifier }) => modifier)).toEqual([
      `-6${marks.decimal}5 %`,
      formatMoney("-5", sample(country, { document }).document),
      "",
    ]);
  });

  it("have two kinds of notes: the long description of the line, and its taxes", async () => {
    const taxes = [{ tax_type_id: "T1", tax_percentage: 19, tax_amount: 190 }];
    const details = [{ ...line("A", 1), long_description: "más", taxes }];
    const [shown] = (await view({ document: { details } })).lines;
    expect(shown?.notes).toEqual(["más", expect.stringContaining("T1 19 %")]);
  });
});

it.each([
  [undefined, true],
  [0, false],
  [1, true],
  [2, true],
  [3, false],
])("deployment_observations %s: the PDF shows the observations: %s", async (where, shown) => {
  const observations = "Portón norte";
  const header = {
    observations,
    ...(where !== undefined && { deployment_observations: where }),
  };
  expect((await view({ header })).observations).toBe(shown ? observations : undefined);
});

describe("the time of issue", () => {
  const issuedAt = "2025-03-14T01:30:00Z";

  it.each([
    [{ config: {} }, undefined],
    [{ config: { show_document_time: 0 } }, undefined],
    [{ config: { show_document_time: 1, time_zone: "UTC-3" } }, "22:30:00"],
    [{ config: { show_document_time: 1, time_zone: "UTC+5:30" } }, "07:00:00"],
    [{ config: { show_document_time: 1 }, timeZone: "America/Lima" }, "20:30:00"],
  ] satisfies [SampleChanges, string | undefined][])("with %o is %s", async (changes, time) => {
    expect(await factOf(words.time, { ...changes, issuedAt })).toBe(time);
  });

  it("is the time at which the document got the status issued (1)", async () => {
    const history = [
      { at: "2025-03-14T10:00:00Z", to: 0 },
      { at: "2025-03-14T11:00:00Z", to: 1 },
      { at: "2025-03-14T12:00:00Z", to: 2 },
    ];
    const config = { show_document_time: 1, time_zone: "UTC+0" };
    expect(await factOf(words.time, { config, document: { history } })).toBe("11:00:00");
  });
});

it("the issuer's `facts` contain company_web and company_email of the options", async () => {
  const options = { company_web: "https://otra.example", company_email: "otra@example.com" };
  const { facts } = (await view({ document: { options } })).issuer;
  expect(facts).toContain(`${words.web}: https://otra.example`);
  expect(facts).toContain(`${words.email}: otra@example.com`);
});

it.each([
  ["0", words.cash],
  ["30", `30 ${words.days}`],
  ["0,030,60", `${words.cash}, 30 ${words.days}, 60 ${words.days}`],
])("payment_conditions %s is printed as %s", async (payment_conditions, terms) => {
  expect(await factOf(words.paymentConditions, { header: { payment_conditions } })).toBe(terms);
});

it("a document paid at once has no table of instalments", async () => {
  expect((await view({ header: { payment_conditions: "0" } })).instalments).toEqual([]);
  expect((await view({ header: { payment_conditions: "0,30" } })).instalments).toHaveLength(2);
});

it("an instalment due after the year 9999 shows its number of days", async () => {
  const days = "9".repeat(400);
  const header = { payment_conditions: days };
  expect((await view({ header })).instalments[0]?.[1]).toBe(`${days} ${words.days}`);
});

describe("a reference", () => {
  const shown = async (reference: object, changes: SampleChanges = {}) => {
    const references = [{ reference_code: 5, description: "por obra", ...reference }];
    return (await view({ ...changes, document: { references } })).references[0];
  };

  it("to a stored document shows that document's title, folio and date", async () => {
    const held = { document_type_id: 2, document_number: 45, issue_date: "2025-01-02" };
    const referenced = new Map([[9, held]]);
    const title = country.rendering.title({ header: held, totals: {} });
    expect(await shown({ reference_document_id: 9, reference_code: 1 }, { referenced })).toEqual({
      type: title,
      number: country.rendering.folio({ header: held, totals: {} }),
      date: formatDay("2025-01-02", country.rendering.days),
      reason: `${words.referenceCodes[1]}: por obra`,
    });
  });

  it("to a document that is not stored shows that document's id", async () => {
    expect((await shown({ reference_document_id: 9 }))?.number).toBe("ID 9");
  });

  it("to an external document shows its type, number and date", async () => {
    const order = { reference_type: 801, reference_number: "OC-1", reference_date: "2025-01-03" };
    expect(await shown(order)).toMatchObject({
      type: words.referenceTypes[801],
      number: "OC-1",
      date: formatDay("2025-01-03", country.rendering.days),
    });
  });
});

it("a draft and a preview each show their own word in place of the folio", async () => {
  const draft = await view({ document: { document_status: 0 } });
  const preview = await view({ preview: true });
  expect(preview.titleBox.texts.at(-1)).toBe(words.preview);
  // The draft already contains the number with which it will be issued; it does not show the number.
  expect(draft.titleBox.texts.at(-1)).toBe(words.draft);
});
