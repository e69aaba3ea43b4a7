import { describe, expect, it } from "vitest";
import { loadVectors } from "../vectors/load.ts";
import { patched, valueAt } from "../vectors/patch.ts";
import { validated } from "../vectors/validators.ts";
import type { Json } from "../vectors/vector.ts";
import { bodies } from "./tables/bodies.ts";

const pointerOf = (field: string): string =>
  `/${field.replaceAll("[]", ".0").replaceAll(".", "/")}`;

// One case for each vector file and each required field of its body; the test drops the field from a base that has it.
// Skips a field that no base has or that the file's variant may omit. If the file has no variant, skips a field that
// at least one variant may omit.
const cases = loadVectors().flatMap((file) =>
  (bodies[file.body] ?? [])
    .filter(({ mark, spared }) => mark === "req" && !spared.includes(file.variant ?? ""))
    .flatMap(({ field, spared }) => {
      const pointer = pointerOf(field);
      const bases = Object.values(file.bases).map(({ value }) => value);
      const base = bases.find((one) => valueAt(one, pointer) !== null);
      const skipped = base === undefined || (file.variant === undefined && spared.length > 0);
      return skipped ? [] : [{ place: file.place, file, field, pointer, base: base as Json }];
    }),
);

describe("a body without a required field", () => {
  it.each(cases)("is rejected at that field: $field of $place", async (one) => {
    const body = patched(one.base, {}, [one.pointer]);
    const { is, refusals } = await validated(one.file.body, one.file.variant, body);
    expect(is).toBe(false);
    expect(refusals.map(({ pointer }) => pointer)).toEqual([one.pointer]);
  });

  it("is tested for every kind of body that has required fields", () => {
    const looked = new Set(cases.map(({ file }) => file.body));
    const requiring = Object.entries(bodies).filter(([, rows]) =>
      rows.some(({ mark }) => mark === "req"),
    );
    expect([...looked].sort()).toEqual(requiring.map(([body]) => body).sort());
  });
});
