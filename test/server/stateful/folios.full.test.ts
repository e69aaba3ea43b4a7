import { expect, it } from "vitest";
import { describeEngines } from "../store/engines.ts";
import { checkFolios } from "./folios/check-folios.ts";
import { drillFolios } from "./folios/drill-folios.ts";

// This test issues 240 documents. The drill, `npm run drill -- folios`, issues 5,000.
const plan = { creators: 64, documents: 240, seed: 1 };

describeEngines("folios of 64 creators at once", (engine) => {
  it("are 1 to n in each sequence, in the order of issue, even if other requests create drafts, fail or are rolled back", async () => {
    const database = await engine.create();
    const services = engine.name === "SQLite" ? 1 : 3;
    const figures = await drillFolios({ ...plan, services, target: database.target });
    await database.drop();
    expect(figures.failures).toEqual([]);
    expect(figures.issued).toBe(plan.documents);
    expect(figures.sequences.size).toBe(6);
    for (const [outcome, count] of Object.entries(figures.counts)) {
      expect(count, outcome).toBeGreaterThan(0);
    }
  }, 60_000);
});

it("the check of folios reports a gap, a duplicate, a draft with a number, and numbers out of order", () => {
  const seen = [1, 2].map((number) => ({
    sequence: "s",
    number,
    documentId: number,
    sentAt: number * 10,
    respondedAt: number * 10 + 1,
  }));
  const stored = seen.map((one) => ({ ...one, issued: true, issuedAt: one.sentAt }));
  const last = new Map([["s", 2]]);
  const [first, second] = [stored[0], stored[1]];
  if (first === undefined || second === undefined) throw new Error("A document is missing.");
  expect(checkFolios(seen, stored, last)).toEqual([]);
  const failures = (documents: typeof stored, reported = seen) =>
    checkFolios(reported, documents, last).length;
  // Gives the second document another number, both in the response and in the store. So only the check for gaps and
  // duplicates reports an error.
  const renumbered = (number: number) =>
    failures(
      [first, { ...second, number }],
      seen.map((one, at) => (at === 1 ? { ...one, number } : one)),
    );
  expect(renumbered(3)).toBe(1);
  expect(renumbered(1)).toBe(1);
  expect(failures([first, { ...second, issuedAt: 5 }])).toBe(1);
  expect(failures([...stored, { ...second, documentId: 3, number: 3, issued: false }])).toBe(1);
  const overtaken = [{ ...seen[0], sentAt: 30, respondedAt: 31 } as (typeof seen)[0], seen[1]];
  expect(failures(stored, overtaken as typeof seen)).toBe(1);
});
