import { describe, expect, it } from "vitest";
import { loadVectors } from "./load.ts";
import { loadRules } from "./rules.ts";
import type { Vector } from "./vector.ts";

const files = loadVectors();
const vectors = files.flatMap((file) => file.vectors);
const rules = [...loadRules().values()];

const breaks = (vector: Vector, rule: string): boolean =>
  [...(vector.errors ?? []), ...(vector.warnings ?? [])].some((one) => one.rule === rule);

/**
 * Whether a vector shows a rule by a body that obeys the rule and has no errors. The service may still reject the
 * request, for example with 409 because the document is issued.
 */
const keeps = (vector: Vector, rule: string): boolean =>
  (vector.shows?.includes(rule) ?? false) &&
  (vector.errors ?? []).length === 0 &&
  !breaks(vector, rule);

describe("every rule", () => {
  it.each(rules)("$id is shown by a body that breaks the rule", ({ id }) => {
    expect(vectors.some((vector) => vector.shows?.includes(id) && breaks(vector, id))).toBe(true);
  });

  it.each(rules)("$id is shown by a body that obeys the rule and has no errors", ({ id }) => {
    expect(vectors.some((vector) => keeps(vector, id))).toBe(true);
  });

  it("is shown by a body that the service accepts, except rules about document_status and document_cdr", () => {
    const isAccepted = ({ status = 200 }: Vector) => status < 400;
    const others = rules.filter(
      ({ id }) => !vectors.some((vector) => keeps(vector, id) && isAccepted(vector)),
    );
    const issued = /\.document[-_](status|cdr(_filename)?)$/;
    expect(others.filter(({ id }) => !issued.test(id))).toEqual([]);
  });
});

describe("the vectors", () => {
  it("name only rules that exist", () => {
    const known = new Set(rules.map((rule) => rule.id));
    const named = vectors.flatMap((vector) => [
      ...(vector.shows ?? []),
      ...(vector.errors ?? []).map((one) => one.rule),
      ...(vector.warnings ?? []).map((one) => one.rule),
    ]);
    const strange = named.filter((rule) => !known.has(rule) && !rule.startsWith("shape."));
    expect([...new Set(strange)]).toEqual([]);
  });

  it.each(files)("of $place have unique names", (file) => {
    const names = file.vectors.map((vector) => vector.name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(files)("of $place use every base", (file) => {
    const used = new Set(file.vectors.map((vector) => vector.base));
    expect(Object.keys(file.bases).filter((name) => !used.has(name))).toEqual([]);
  });

  it("with the member `shows` name every broken rule in this member, except shape rules", () => {
    const silent = vectors.flatMap((vector) =>
      [...(vector.errors ?? []), ...(vector.warnings ?? [])]
        .filter(
          ({ rule }) => !rule.startsWith("shape.") && vector.shows && !vector.shows.includes(rule),
        )
        .map(({ rule }) => `${vector.name}: ${rule}`),
    );
    expect(silent).toEqual([]);
  });
});
