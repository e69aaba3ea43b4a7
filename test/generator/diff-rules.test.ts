import { describe, expect, it } from "vitest";
import { brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-rules");

const rule = { id: "kite.tail", kind: "refusal", message: "Send a tail." };

// An operation whose body has the schema Tail. `members` are further keywords of Tail.
const tied = (members: object) => {
  const schema = { title: "Tail", type: "object", ...members };
  const put = {
    operationId: "tieTail",
    requestBody: { content: { "application/json": { schema } } },
    responses: { "204": { description: "d" } },
  };
  return { paths: { "/tail": { put } } };
};

it("a new rule for the body of a new operation is not breaking", async () => {
  expect(brief(await changes({}, tied({ "x-rules": [rule] })))).toEqual([
    "fine operation the operation is new",
    "fine request the rule is new: Send a tail.",
  ]);
});

it("a rule that starts to apply to another existing body is breaking", async () => {
  const ruled = { allOf: [{ $ref: "#/components/schemas/Tied" }] };
  const kite = { body: ruled, schemas: { Tied: { type: "object", "x-rules": [rule] } } };
  expect(brief(await changes({ ...kite, ...tied({}) }, { ...kite, ...tied(ruled) }))).toEqual([
    "BREAKS request / allOf has 1 branch (had 0)",
    "BREAKS request the rule also applies to tie-tail-request now",
  ]);
});

describe("the differences reported for", () => {
  const rule = { "x-rule": "kite.string", "x-message": "Send a string.", required: ["string"] };
  const kite = { properties: { string: { type: "string", enum: ["a", "b"] } } };
  const refused = { ...kite, allOf: [rule] };
  const reported = (kind: string) => ({
    ...kite,
    "x-rules": [{ id: "kite.string", kind, message: "Send a string." }],
  });

  it.each<[string, object, object, string[]]>([
    ["a new rule", kite, refused, ["BREAKS request the rule is new: Send a string."]],
    ["a removed rule", refused, kite, ["fine request the rule was removed: Send a string."]],
    [
      "another condition",
      refused,
      { ...kite, allOf: [{ ...rule, required: ["a"] }] },
      ["BREAKS request the condition of the rule changed: Send a string."],
    ],
    [
      "another message",
      refused,
      { ...kite, allOf: [{ ...rule, "x-message": "!", description: "…" }] },
      [],
    ],
    [
      "a new code",
      refused,
      { ...kite, allOf: [{ ...rule, "x-code": "7" }] },
      ["BREAKS response the code of the rule is 7 (was none)"],
    ],
    [
      "a new warning",
      kite,
      reported("warning"),
      ["fine request the warning is new: Send a string."],
    ],
    [
      "a warning that becomes a refusal",
      reported("warning"),
      reported("refusal"),
      ["BREAKS request the kind of the rule is refusal (was warning)"],
    ],
    [
      "a rule of the kind schema that becomes a warning",
      refused,
      reported("warning"),
      [
        "fine request the kind of the rule is warning (was schema)",
        "fine request the condition of the rule changed: Send a string.",
      ],
    ],
  ])("%s", async (_, old, now, expected) => {
    expect(brief(await changes({ body: old }, { body: now }))).toEqual(expected);
  });
});

it("a changed model in the condition of a rule is breaking", async () => {
  const knot = { $ref: "#/components/schemas/Knot" };
  const rule = { "x-rule": "kite.knot", "x-message": "Tie a knot.", properties: { knot } };
  const tying = (required: string[]) => ({
    body: { allOf: [rule] },
    schemas: { Knot: { type: "object", properties: { turns: { type: "integer" } }, required } },
  });
  expect(brief(await changes(tying([]), tying(["turns"])))).toEqual([
    "BREAKS request the condition of the rule changed: Tie a knot.",
  ]);
});

it("if a limit next to a $ref moves into the model, the condition of the rule changes: the limit then applies to every $ref to the model", async () => {
  const tying = (model: object, siblings: object) => {
    const knot = { $ref: "#/components/schemas/Knot" };
    const properties = { a: { ...knot, ...siblings }, b: knot };
    const rule = { "x-rule": "kite.knot", "x-message": "Tie a knot.", properties };
    return { body: { allOf: [rule] }, schemas: { Knot: { type: "string", ...model } } };
  };
  const long = { minLength: 3 };
  expect(brief(await changes(tying({}, long), tying(long, {})))).toContain(
    "BREAKS request the condition of the rule changed: Tie a knot.",
  );
});
