import { describe, expect, it } from "vitest";
import published from "../../generated/rules.json" with { type: "json" };
import { rejectedLines } from "./compile.ts";
import { compose } from "./compose.ts";
import { loadVectors } from "./load.ts";
import { filled, standIn } from "./placeholders.ts";
import { validated } from "./validators.ts";
import type { Json } from "./vector.ts";

const cases = loadVectors().flatMap((file) =>
  file.vectors.map((vector) => ({
    title: `${file.place}: ${vector.name}`,
    file,
    vector,
    model: file.body.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
    body: filled(compose(vector, file), standIn),
  })),
);

const statements = cases.map(
  ({ body, model }) => `void (${JSON.stringify(body)} satisfies ${model});`,
);
const read = (member: string) =>
  `export const ${member}_read = (one: DocumentCreate) => one.header.${member};`;
const write = (member: string) =>
  `export const ${member}_write: Partial<DocumentCreate["header"]> = { ${member}: "" };`;
const spelt = [read("issue_date"), read("issue_dat"), write("issue_date"), write("issue_dat")];

const models = [...new Set(["DocumentCreate", ...cases.map(({ model }) => model)])];
const rejected = rejectedLines(models, [...statements, ...spelt]);
const refused = rejected.slice(0, statements.length);

/** Rules that a TypeScript type can express. */
const typed = new Set(["shape.unknown", "shape.required", "shape.type", "shape.enum"]);

/** Rules that handlers apply to stored data or computed values; no type can express them. */
const handled = new Set(
  published.rules.filter(({ kind }) => kind === "refusal").map(({ id }) => id),
);

/**
 * Truncates all numbers. Otherwise, the validators could report `shape.type` for a fraction, which the types accept:
 * TypeScript has no type for integers.
 */
function whole(value: Json): Json {
  if (typeof value === "number") return Math.trunc(value);
  if (Array.isArray(value)) return value.map(whole);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, whole(member)]));
}

describe("the generated types", () => {
  it.each(cases)("agree with the validators: $title", async ({ file, body, title }) => {
    const fails = refused[cases.findIndex((one) => one.title === title)];
    const { is } = await validated(file.body, undefined, body);
    const { refusals } = await validated(file.body, undefined, whole(body));
    if (is) expect(fails).toBe(false);
    if (refusals.some(({ rule }) => typed.has(rule))) expect(fails).toBe(true);
  });

  it("reject more than a quarter of the bodies that a schema rejects", () => {
    const errors = cases.filter(({ vector: { errors = [] } }) =>
      errors.some(({ rule }) => !handled.has(rule)),
    ).length;
    expect(refused.filter(Boolean).length).toBeGreaterThan(errors / 4);
  });

  it("reject a misspelt member in a read and in a write", () => {
    expect(rejected.slice(statements.length)).toEqual([false, true, false, true]);
  });
});
