import { describe, expect, it } from "vitest";
import { compose } from "./compose.ts";
import { lines, unmet } from "./findings.ts";
import { loadVectors } from "./load.ts";
import { filled, standIn } from "./placeholders.ts";
import { loadRules } from "./rules.ts";
import { validated } from "./validators.ts";
import type { Vector } from "./vector.ts";

const rules = loadRules();

/** The expected errors that a schema alone can report. */
const bySchema = ({ errors = [] }: Vector) =>
  errors.filter(({ parameter, rule }) => !parameter && rules.get(rule)?.kind !== "refusal");

describe.each(loadVectors())("the validator of $place", (file) => {
  it.each(file.vectors)("reports the expected errors: $name", async (vector) => {
    const body = filled(compose(vector, file), standIn);
    const { is, refusals } = await validated(file.body, file.variant, body);
    const expected = vector.state ? [] : bySchema(vector);
    expect(lines(refusals)).toEqual(lines(expected));
    expect(unmet(expected, refusals)).toEqual([]);
    expect(is).toBe(expected.length === 0);
  });
});
