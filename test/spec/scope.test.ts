import { describe, expect, it } from "vitest";
import { loadVectors } from "../vectors/load.ts";
import { patched, valueAt } from "../vectors/patch.ts";
import { validated } from "../vectors/validators.ts";
import type { Json } from "../vectors/vector.ts";
import { bodies } from "./tables/bodies.ts";
import type { Row } from "./tables/row.ts";

const reference = { reference_code: 5, description: "A contract" };

/** Returns `base` with `field` set to `value`, and the field's pointer. Adds missing parents of the field. */
function withField(base: Json, field: string, value: Json): { body: Json; pointer: string } {
  const path = field.replaceAll("[]", ".0").split(".");
  let body = base;
  for (let depth = 1; depth < path.length; depth++) {
    const above = `/${path.slice(0, depth).join("/")}`;
    if (valueAt(body, above) === null)
      body = patched(body, { [above]: above === "/references" ? [reference] : {} });
  }
  const pointer = `/${path.join("/")}`;
  return { body: patched(body, { [pointer]: value }), pointer };
}

const values: Readonly<Record<string, Json>> = { integer: 1, string: "UEsDBA==", object: {} };
const limited = (row: Row): row is Row & { limits: { only: readonly string[] } } =>
  row.limits.only !== undefined;

const cases = loadVectors().flatMap((file) => {
  const { variant } = file;
  const base = Object.values(file.bases)[0]?.value;
  if (variant === undefined || base === undefined) return [];
  return (bodies[file.body] ?? []).filter(limited).map(({ field, type, limits }) => ({
    place: file.place,
    file,
    variant,
    base,
    field,
    value: values[type] ?? null,
    rule: `scope.${field.split(".").at(-1)}`,
    own: limits.only.includes(variant),
  }));
});

describe("a field that only some countries have", () => {
  it.each(cases.filter(({ own }) => !own))(
    "is rejected for other countries: $field in $place",
    async (one) => {
      const { body, pointer } = withField(one.base, one.field, one.value);
      const { refusals } = await validated(one.file.body, one.variant, body);
      const reported = refusals.map(({ pointer, rule }) => ({ pointer, rule }));
      expect(reported).toContainEqual({ pointer, rule: one.rule });
      expect(reported.filter(({ rule }) => rule.startsWith("shape."))).toEqual([]);
    },
  );

  it.each(cases.filter(({ own }) => own))(
    "causes no scope or shape error for these countries: $field in $place",
    async (one) => {
      const { body } = withField(one.base, one.field, one.value);
      const { refusals } = await validated(one.file.body, one.variant, body);
      expect(refusals.filter(({ rule }) => /^(scope|shape)\./.test(rule))).toEqual([]);
    },
  );

  const flags = cases.filter(({ field }) => field.startsWith("options."));

  it.each(flags)("may be 0 for every country: option $field in $place", async (one) => {
    const { body } = withField(one.base, one.field, 0);
    const { is, refusals } = await validated(one.file.body, one.variant, body);
    expect({ is, refusals }).toEqual({ is: true, refusals: [] });
  });
});
