import { beforeAll, describe, expect, it } from "vitest";
import { generateCase } from "./case-output.ts";
import { found, loadBody } from "./explaining.ts";

let folder: string;

beforeAll(async () => {
  folder = await generateCase("harbour", "harbour-bodies");
});

describe("a schema of JSON Schema 2020-12", () => {
  it("can refer to itself, to anchors and to definitions", async () => {
    const tree = await loadBody(folder, "tree");
    const good = { name: "ab", children: [{ name: "cd" }], limb: { tree: { extra: "x" } } };
    expect(found(tree.explain(good))).toEqual([]);
    const bad = {
      name: "abcdef",
      nothing: 1,
      children: [{ name: "c" }, { nme: 1 }],
      limb: { tree: { q: 1 } },
    };
    expect(found(tree.explain(bad))).toEqual([
      "/children/0/name shape.minLength minLength",
      "/children/1/nme shape.unknown unknown",
      "/limb/tree/q shape.unknown unknown",
      "/name shape.maxLength maxLength",
      "/nothing shape.forbidden forbidden",
    ]);
  });

  it.each<[string, object, object, string]>([
    [
      "post-add-cargo-unloaded-request",
      { by: { name: "Ada", flag: "red", crew: null } },
      { by: { name: "Ada", flag: "green" } },
      "/by/flag shape.enum enum",
    ],
    [
      "post-add-cargo-weighed-request-header-xreply-to-weighed-request",
      { tons: 1 },
      { tons: "1" },
      "/tons shape.type type",
    ],
    [
      "put-add-cargo-weighed-request-header-xreply-to-lifted-request",
      { by: "Ada" },
      { by: 1 },
      "/by shape.type type",
    ],
  ])("validates the body of a callback: %s", async (name, good, bad, error) => {
    const validator = await loadBody(folder, name);
    expect(validator.is(good)).toBe(true);
    expect(found(validator.explain(bad))).toEqual([error]);
  });

  it("validates the body of a webhook", async () => {
    const arrived = await loadBody(folder, "post-arrived-request");
    expect(arrived.is({ ship: { name: "Ada", flag: "red", crew: null } })).toBe(true);
    expect(found(arrived.explain({ ship: { name: "Ada", flag: "green" } }))).toEqual([
      "/ship/flag shape.enum enum",
    ]);
  });
});
