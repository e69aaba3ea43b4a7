import { describe, expect, it } from "vitest";
import {
  type Jurisdiction,
  onlyDrafts,
  type Status,
  transition,
} from "../../../server/model/states.ts";

const draftsOnly: Jurisdiction = { name: "Draftland", transitions: ["issue"] };
const cancelsOnly: Jurisdiction = { name: "Cancelland", transitions: ["cancel"] };
const neither: Jurisdiction = { name: "Nowhere", transitions: [] };
const all: readonly Status[] = [0, 1, 2];

describe("transition", () => {
  it("allows a draft to be issued if the country has the transition `issue`", () => {
    expect(transition(0, 1, draftsOnly)).toEqual({ allowed: true, name: "issue" });
  });

  it("allows an issued document to be cancelled if the country has the transition `cancel`", () => {
    expect(transition(1, 2, cancelsOnly)).toEqual({ allowed: true, name: "cancel" });
  });

  it("rejects all other transitions", () => {
    const allowed = [draftsOnly, cancelsOnly, neither].flatMap((country) =>
      all.flatMap((from) =>
        all.filter((to) => transition(from, to, country).allowed).map((to) => [country, from, to]),
      ),
    );
    expect(allowed).toEqual([
      [draftsOnly, 0, 1],
      [cancelsOnly, 1, 2],
    ]);
  });

  it("rejects with a message that names both states, the country and the possible states", () => {
    expect(transition(0, 2, draftsOnly)).toEqual({
      allowed: false,
      detail:
        "In Draftland, a document in state draft (0) cannot become cancelled (2); it can only become issued (1).",
    });
    expect(transition(1, 0, neither)).toEqual({
      allowed: false,
      detail:
        "In Nowhere, a document in state issued (1) cannot become draft (0); no other change is possible.",
    });
  });
});

describe("onlyDrafts", () => {
  it("names the document's state, the rejected change and the documents that can change", () => {
    expect(onlyDrafts(1, "updated")).toMatch(/ issued \(1\).* updated/);
    expect(onlyDrafts(2, "deleted")).toMatch(/ cancelled \(2\).* only drafts can be deleted/);
    expect(onlyDrafts(1, "updated", "some")).toMatch(/ only some can be updated/);
  });
});
