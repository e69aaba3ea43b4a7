import { expect, it } from "vitest";
import type { Parts } from "./differing.ts";
import { brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-variants");
const kites = {
  fast: { type: "object", required: ["a"] },
  small: { type: "object", properties: { a: { maxLength: 3 } } },
};
const ofFast = { type: "string", "x-only": ["fast"] };

// An operation whose body has the variants `names`, and the member `b` with the schema `member`.
const flying = (names: string[], member: object = {}): Parts => {
  const variants = names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]);
  const media = {
    schema: { $ref: "#/components/schemas/Kite" },
    ...(names.length === 0
      ? {}
      : { "x-variants": { by: "speed", ...Object.fromEntries(variants) } }),
  };
  const Kite = { type: "object", properties: { a: { type: "string" }, b: member } };
  return {
    operation: { requestBody: { required: true, content: { "application/json": media } } },
    schemas: { Kite, ...kites },
  };
};

it("adding the first variants to a body is breaking, and the resolver must return a variant", async () => {
  expect(await changes(flying([], ofFast), flying(["fast", "small"], ofFast))).toMatchObject([
    {
      breaking: true,
      message: "the body must fit one variant now: fast, small",
      typescript: "your Resolvers no longer compile: flyKite must return a variant",
    },
  ]);
});

it("a body that loses all variants breaks no client, but the resolver must no longer return a variant", async () => {
  const [change, ...others] = await changes(flying(["fast", "small"], ofFast), flying([], ofFast));
  expect(change).toMatchObject({
    breaking: false,
    message: "the body has no variants now",
    typescript: "your Resolvers no longer compile: flyKite must not return a variant",
  });
  expect(others).toEqual([]);
});

it("a further variant that accepts the same `x-only` members as another variant is not breaking", async () => {
  const small = flying(["fast", "small"], ofFast);
  const slow = flying(["fast", "small", "slow"], ofFast);
  const both = (parts: Parts) => ({ ...parts, schemas: { ...parts.schemas, slow: kites.small } });
  expect(brief(await changes(both(small), both(slow)))).toEqual([
    "fine request the variant slow is new",
  ]);
});

it("a removed x-neutral breaks requests only, and a new x-neutral breaks nothing", async () => {
  const member = { ...ofFast, "x-neutral": "" };
  const [none, neutral] = [flying(["fast", "small"], ofFast), flying(["fast", "small"], member)];
  expect(brief(await changes(neutral, none))).toEqual([
    'BREAKS request /b x-neutral was removed ("")',
  ]);
  expect(brief(await changes(none, neutral))).toEqual(['fine request /b x-neutral is new: ""']);
  const sent = (b: object): Parts => ({ answer: { properties: { b } } });
  expect(brief(await changes(sent(ofFast), sent(member)))).toEqual([
    'fine response /b x-neutral is new: ""',
  ]);
  expect(brief(await changes(sent(member), sent(ofFast)))).toEqual([
    'fine response /b x-neutral was removed ("")',
  ]);
});
