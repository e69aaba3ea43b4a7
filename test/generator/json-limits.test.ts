import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  exceededLimit,
  findUnstorableText,
  parseSmallJson,
  summarize,
  syntaxMessage,
} from "../../generator/runtime/routes/json.ts";
import { findRepeatedName } from "../../generator/runtime/routes/repeated-names.ts";

describe("a JSON text", () => {
  const spaces = fc.constantFrom("", " ", "\n\t", "\r\n  ");
  // Serializes a string, with each é escaped.
  const quoted = (text: string) => JSON.stringify(text).replaceAll("é", "\\u00e9");
  // Serializes a value, with a result of `blank` wherever JSON allows white space.
  const written = (value: unknown, blank: () => string): string => {
    const around = (text: string) => blank() + text + blank();
    if (Array.isArray(value)) {
      return around(`[${value.map((one) => written(one, blank)).join(",") || blank()}]`);
    }
    if (typeof value === "object" && value !== null) {
      const members = Object.entries(value).map(
        ([name, one]) => `${around(quoted(name))}:${written(one, blank)}`,
      );
      return around(`{${members.join(",") || blank()}}`);
    }
    return around(typeof value === "string" ? quoted(value) : JSON.stringify(value));
  };
  const treacherous = fc.string({ unit: fc.constantFrom(...'[]{},:"\\/ué\n🦉 ') });
  const leaf = fc.oneof(
    treacherous,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(true, false, null),
  );
  const { any } = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 6 }, leaf, tie("list"), tie("object")),
    list: fc.array(tie("any"), { maxLength: 5 }),
    object: fc.dictionary(treacherous, tie("any"), { maxKeys: 5 }),
  }));

  const children = (value: unknown): unknown[] =>
    typeof value === "object" && value !== null ? Object.values(value) : [];
  const valuesOf = (value: unknown): number =>
    children(value).reduce((sum: number, one) => sum + valuesOf(one), 1);
  const depthOf = (value: unknown): number =>
    typeof value === "object" && value !== null
      ? 1 + Math.max(0, ...children(value).map(depthOf))
      : 0;

  it("exceeds a limit of values or depth if and only if its parsed value exceeds the limit", () => {
    fc.assert(
      fc.property(any, fc.infiniteStream(spaces), (value, blanks) => {
        const text = written(value, () => blanks.next().value ?? "");
        const parsed: unknown = JSON.parse(text);
        const [values, depth] = [valuesOf(parsed), depthOf(parsed)];
        expect(exceededLimit(text, { values, depth })).toBeUndefined();
        // A limit is at least 1.
        if (values > 1) {
          expect(exceededLimit(text, { values: values - 1, depth })).toBe("values");
        }
        if (depth > 1) {
          expect(exceededLimit(text, { values, depth: depth - 1 })).toBe("depth");
        }
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it("has a repeated name if and only if one object contains the name twice", () => {
    fc.assert(
      fc.property(any, treacherous, any, fc.infiniteStream(spaces), (value, name, one, blanks) => {
        const blank = () => blanks.next().value ?? "";
        const member = () => `${blank()}${quoted(name)}${blank()}:${written(one, blank)}`;
        const [once, repeated] = [member(), `${member()},${member()}`].map(
          (members) => `[${written(value, blank)},{${members}}]`,
        );
        const found = [once, repeated].map((text = "") =>
          findRepeatedName(text, summarize(JSON.parse(text)).members),
        );
        expect(found).toEqual([undefined, name]);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it.each([
    "",
    '"',
    '"\\',
    "[".repeat(300_000),
    '["\\"'.repeat(100_000),
    `"${"\\".repeat(300_001)}`,
    `${'"\\",'.repeat(100_000)}`,
    "]".repeat(300_000),
    "\u0000{".repeat(1000),
  ])("that is invalid causes no exception while its values are counted (case %#)", (text) => {
    expect(() => JSON.parse(text)).toThrow();
    // With a higher limit, exceededLimit may skip the count, because the text is too short to exceed the limit.
    // With this limit, it counts the values of every text, even of the empty one.
    const values = Math.floor(text.length / 2);
    for (const depth of [16, 9e9]) {
      expect(() => exceededLimit(text, { values, depth })).not.toThrow();
    }
  });
});

describe("a text that databases cannot store, such as a text with NUL,", () => {
  it("is found at any depth", () => {
    const value = JSON.parse(`${'[{"a":'.repeat(5_000)}"\\u0000"${"}]".repeat(5_000)}`);
    expect(findUnstorableText(value)).toBe("/0/a".repeat(5_000));
  });
});

describe("a number that is too large for a double", () => {
  const huge = ["1e309", "-1E+400", `1${"0".repeat(309)}`, `${"9".repeat(299)}e10`, "0.1e999"];
  const held = ["1e308", "1e-400", "-0.5e+2", "9".repeat(308), `0.${"3".repeat(900)}`, '"1e400"'];

  it.each(huge)("is found at every place in a JSON text: case %#", (number) => {
    for (const text of [number, `[0, ${number}]`, `{"e1": [{"a": ${number}}]}`, ` ${number} `]) {
      expect(summarize(JSON.parse(text)).isFinite).toBe(false);
      expect(parseSmallJson(text)).toBe(text);
    }
  });

  it("is found at any depth", () => {
    const text = `${'[{"a":'.repeat(100_000)}1e400${"}]".repeat(100_000)}`;
    expect(summarize(JSON.parse(text))).toEqual({ members: 100_000, isFinite: false });
  });

  it.each(held)("is not found among finite numbers or in strings: case %#", (number) => {
    for (const text of [number, `[0, ${number}]`, `{"1e400": ${number}}`]) {
      expect(summarize(JSON.parse(text)).isFinite).toBe(true);
      expect(parseSmallJson(text)).toEqual(JSON.parse(text));
    }
  });
});

describe("the message of a JSON syntax error", () => {
  it.each([
    '{"name":"Ana","password":hunter2,"x":1}',
    '{"name":"Ana, Bea","password":hunter2}',
    "[1,\nhunter2]",
    "hunter2",
    "[,hunter2]",
    '["a" "hunter2"]',
  ])("quotes at most one character of the text: %j", (text) => {
    let message = "";
    try {
      JSON.parse(text);
    } catch (error) {
      message = syntaxMessage(error);
    }
    expect(message).toMatch(/^(Unexpected token '.'|Expected .*)\.$/);
    expect(message).not.toMatch(/Ana|password|unter2/);
  });
});
