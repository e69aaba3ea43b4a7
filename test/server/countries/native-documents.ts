import { readFileSync } from "node:fs";
import type { ValidateFunction } from "ajv";
import fc from "fast-check";
import type { DocumentCreate } from "../../../generated/types/models.d.ts";
import type { Country } from "../../../server/countries/country.ts";
import { decimal, percentOf, round, sum, zero } from "../../../server/model/decimal.ts";
import { lineAmount } from "../../../server/model/lines.ts";
import { globalAmount } from "../../../server/model/totals.ts";
import { growBody } from "../fuzz/bodies/fit-body.ts";
import { isRecord, mergeOver, placeOf, valueAt, withValueAt } from "../fuzz/bodies/places.ts";
import { partOf } from "../fuzz/bodies/values.ts";
import { bodySchema, bodyValidator } from "../fuzz/checks/validators.ts";
import { operationOf } from "../fuzz/contract.ts";

/** A request body from which a native file is made. */
export interface NamedBody {
  readonly name: string;
  readonly body: DocumentCreate;
  /** Whether `limits` of the native file must be empty: true for a vector without warnings, false for a random body. */
  readonly isPlain: boolean;
}

interface PublishedVector {
  readonly name: string;
  readonly valid: boolean;
  readonly warnings?: readonly unknown[];
  readonly body: DocumentCreate;
}

/** The bodies of a country's valid `document-create` vectors. */
export function vectorBodies({ code }: Pick<Country, "code">): readonly NamedBody[] {
  const file = new URL(`../../../generated/vectors/document-create.${code}.json`, import.meta.url);
  const { vectors } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly vectors: readonly PublishedVector[];
  };
  return vectors
    .filter(({ valid }) => valid)
    .map(({ name, body, warnings = [] }) => ({ name, body, isPlain: warnings.length === 0 }));
}

/** Adapts a random body to one country; `draw` is a random integer below 2 ** 31. */
export type Refine = (body: DocumentCreate, draw: number) => DocumentCreate;

/** Random bodies that the published schema accepts: vectors with random members, realistic amounts and dates. */
export function randomBodies(
  country: Country,
  count: number,
  { refine = (body) => body, seed = 16 }: { readonly refine?: Refine; readonly seed?: number } = {},
): readonly NamedBody[] {
  const operation = operationOf("createDocument");
  const validate = bodyValidator(operation, country.code);
  const made = bodySchema(operation, country.code);
  const bases = vectorBodies(country).filter(({ isPlain }) => isPlain);
  if (validate === undefined || made === undefined) throw new Error("There is no schema.");
  const types = [...new Set(bases.map(({ body }) => body.header.document_type_id))];
  const plan = fc.record({
    base: fc.constantFrom(...bases.map(({ body }) => body)),
    // Four random parts are merged, because one part has few members.
    grown: fc
      .array(partOf(made.schema, made.find), { minLength: 4, maxLength: 4 })
      .map((parts) => parts.reduce<unknown>(mergeOver, {})),
    lines: fc.oneof(
      { weight: 9, arbitrary: fc.array(priced, { minLength: 1, maxLength: 12 }) },
      { weight: 1, arbitrary: fc.array(priced, { minLength: 55, maxLength: 60 }) },
    ),
    terms: fc.constantFrom("0", "30", "0,30", "0,30,60", "15,45,75,105"),
    date: fc.integer({ min: 0, max: 2500 }),
    draw: fc.nat(2 ** 31 - 1),
  });
  const bodies = plan.map(({ base, grown, lines, terms, date, draw }) => {
    const body = fitted(tame(growBody(base, { ...noPlan, grown }, validate)), base, validate);
    const likely = {
      ...body,
      header: { ...body.header, issue_date: dayOf(date), payment_conditions: terms },
      details: lines.map((line, index) => withPrice(body.details, index, line)),
    };
    return withTotals(country, refine(withLikelyRest(likely, types), draw));
  });
  return fc
    .sample(
      bodies.filter((body) => validate(body)),
      { numRuns: count, seed },
    )
    .map((body, index) => ({ name: `random ${index}`, body, isPlain: false }));
}

const noPlan = { base: 0, fitted: true, names: "own", mutations: [], form: "plain" } as const;

// Replaces invalid members with the members of `base`: single members in the header, whole top-level members elsewhere.
// Returns `base` if the body is still invalid after that.
function fitted(grown: unknown, base: DocumentCreate, validate: ValidateFunction): DocumentCreate {
  let body = grown;
  validate(body);
  for (const { instancePath } of validate.errors ?? []) {
    const place = placeOf(instancePath);
    const refused = place.slice(0, place[0] === "header" ? 2 : 1);
    if (refused.length > 0) body = withValueAt(body, refused, valueAt(base, refused));
  }
  return (validate(body) ? body : base) as DocumentCreate;
}

interface Priced {
  readonly quantity: number;
  readonly unit_price: number;
  readonly words: { readonly line_description?: string; readonly long_description?: string };
  readonly modifier: { readonly modifier_amount?: number; readonly modifier_percentage?: number };
}

const word = fc.constantFrom(
  "Ñandú & Cía. <50 %>",
  "“Comillas” – guion – 5 €",
  "Servicio de mantención preventiva y correctiva de equipos de frío industrial, incluye repuestos",
  "x",
  " ",
  "日本 😀",
);

const priced: fc.Arbitrary<Priced> = fc.record({
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 500 }),
    fc.integer({ min: 1, max: 99_999 }).map((units) => units / 1000),
  ),
  unit_price: fc.oneof(
    fc.integer({ min: 100, max: 2_000_000 }),
    fc.integer({ min: 100_000, max: 99_999_999 }).map((units) => units / 1000),
  ),
  words: fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    word.map((line_description) => ({ line_description })),
    fc.record({ line_description: word, long_description: word }),
  ),
  modifier: fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    fc.integer({ min: -400, max: 400 }).map((tenths) => ({ modifier_percentage: tenths / 10 })),
    fc.integer({ min: -2, max: 50 }).map((units) => ({ modifier_amount: units / 2 })),
  ),
});

function withPrice(
  lines: DocumentCreate["details"],
  index: number,
  { words, modifier, ...price }: Priced,
): DocumentCreate["details"][number] {
  const [first] = lines;
  const line = lines[index] ?? first;
  if (line === undefined) throw new Error("The body has no lines.");
  const { modifier_amount: _, modifier_percentage: __, taxes: ___, ...kept } = line;
  return { ...kept, ...words, ...price, ...modifier };
}

// Sets the totals to 0, and brings the values of global modifiers into the range 1 to 9. Changes references so that
// they name only document types of the country's vectors, and only the documents with the identifiers 1 and 2.
function withLikelyRest(body: DocumentCreate, types: readonly number[]): DocumentCreate {
  const globals = body.globals_discounts_surcharges?.map((one) => ({
    ...one,
    discount_surcharge_value: (Math.abs(Math.trunc(one.discount_surcharge_value)) % 9) + 1,
  }));
  const references = body.references?.map(
    ({ document_type_id: type, reference_document_id: held, ...one }) => ({
      ...one,
      ...(type !== undefined && {
        document_type_id: types.includes(type) ? type : (types[type % types.length] ?? type),
      }),
      ...(held !== undefined && { reference_document_id: 1 + (held % 2) }),
    }),
  );
  return {
    ...body,
    ...(globals && { globals_discounts_surcharges: globals }),
    ...(references && { references }),
    totals: { net_amount: 0, total_amount: 0 },
  };
}

/** The body with totals computed from its lines, its global modifiers and its `taxes_amount`. */
export function withTotals(country: Country, body: DocumentCreate): DocumentCreate {
  const { vatRate } = country.amounts({ ...body, totals: { net_amount: 1, total_amount: 1 } });
  const amounts = body.details.map((line) => lineAmount(line));
  const lines = sum(amounts.map((amount) => round(amount, 0)));
  const bases = { taxable: lines, exempt: lines };
  const globals = (body.globals_discounts_surcharges ?? []).map((one) =>
    globalAmount(one, bases, 0),
  );
  const net = lines.plus(sum(globals));
  const details = body.details.map((line, index) => {
    const amount = amounts[index] ?? zero;
    const whole = amount.plus(percentOf(amount, vatRate));
    return { ...line, total_amount_line: Number(round(whole, 2)) };
  });
  if (body.options?.gross_values === 1) {
    return { ...body, details, totals: { total_amount: Number(net) } };
  }
  const taxes = decimal(body.totals.taxes_amount ?? 0);
  const total = net.plus(round(percentOf(net, vatRate), 0)).plus(taxes);
  const totals = { ...body.totals, net_amount: Number(net), total_amount: Number(total) };
  return { ...body, details, totals };
}

const likelyNumber = 1_000_000;

// Removes the sign of numbers, makes each number smaller than a million, and moves dates to the 2020s.
function tame(value: unknown): unknown {
  if (typeof value === "number") {
    const size = Math.abs(value);
    return size < likelyNumber ? size : Math.trunc(size) % likelyNumber;
  }
  if (typeof value === "string")
    return value.replace(/^[0-9]{3}([0-9]-[0-9]{2}-[0-9]{2})/, "202$1");
  if (Array.isArray(value)) return value.map(tame);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, tame(one)]));
}

function dayOf(days: number): string {
  return new Date(Date.UTC(2020, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
}
