import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAnyYaml, parseYaml } from "../../generator/load/parse-yaml.ts";
import { readPlainYaml } from "../../generator/load/plain-yaml/plain-yaml.ts";
import type { Parsed } from "../../generator/load/source.ts";
import { escapeSegment, type Json } from "../../generator/openapi/pointer.ts";
import { casesFolder } from "./case-output.ts";

const sample = `a: &x { b: 1, "c": [d e, -2, { f: "\\u00e9" }] }
g: *x
h:
- 1.50
- 0.7388014749727547
-  - 'it''s'
   - i: 2026-01-31
j: |
  one
    two

  three
k: >-
  folded
  here

  again
"k2": |2-

   begins with an empty line
  and goes on
l: plain text
  going on
  - \`with a mark\`
s: >+
  folded
    further in


    still further
  and back

t: "two
  lines, \\
  joined \\\\

   and one more"
u: {v: 'two

  it''s'}
w: |-

  after an empty line
   \u0020
y: 12345678901234567890
z: |+

m: # a note
  - n: true
    o:
  -
    p: a#b:c
"q r": null
200: -1e3
`;

/** The results of the plain reader and of the full parser; undefined if the reader does not support the text. */
function bothOf(text: string): { read: unknown; parsed: unknown } | undefined {
  if (readPlainYaml(text) === undefined) return undefined;
  const [read, parsed] = [parseYaml(text), parseAnyYaml(text)];
  return { read: withPlaces(read), parsed: parsed.errors[0] ?? withPlaces(parsed) };
}

/** Parsed data as a text, with the offset of each value. */
function withPlaces({ data, offsetOf }: Parsed): string {
  const places: string[] = [];
  const add = (value: Json | undefined, pointer: string) => {
    places.push(`${pointer} ${offsetOf(pointer)}`);
    for (const [name, member] of Object.entries(value ?? {})) {
      if (typeof value === "object") add(member, `${pointer}/${escapeSegment(name)}`);
    }
  };
  add(data, "");
  return [JSON.stringify(data), ...places, offsetOf("/no such/thing")].join("\n");
}

function yamlBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => name.endsWith(".yaml"));
}

describe("YAML that is read without the full parser", () => {
  it("includes every file of our own spec except its history", () => {
    const spec = path.join(import.meta.dirname, "../../spec");
    const history = path.join(spec, "history", path.sep);
    const own = yamlBelow(spec).filter((file) => !file.startsWith(history));
    const rare = own.filter((file) => readPlainYaml(readFileSync(file, "utf8")) === undefined);
    expect(rare).toEqual([]);
  });

  it("has the same data and offsets as with the full parser", () => {
    for (const file of [...yamlBelow(path.dirname(casesFolder)), ...yamlBelow("spec")]) {
      const both = bothOf(readFileSync(file, "utf8"));
      expect(both?.read, file).toBe(both?.parsed);
    }
  });

  it("has the same data and offsets as with the full parser after random changes to a sample", () => {
    const marks = [
      "",
      " ",
      "  ",
      "\n",
      "\n  ",
      ":",
      ": ",
      "- ",
      "#",
      " # ",
      "{",
      "}",
      "[",
      "]",
      ",",
    ];
    marks.push(
      "'",
      '"',
      "|",
      ">",
      "&y ",
      "*x",
      "!",
      "? ",
      "%",
      "<<",
      "\t",
      "1",
      "2",
      "- \n",
      "0x",
      ".",
      "~",
      "\\",
      "\n\n",
      "\\\n    ",
      "+",
      "`",
      "\u00a0",
      "\u3000",
    );
    const change = fc.tuple(fc.nat(sample.length), fc.nat(3), fc.constantFrom(...marks));
    let read = 0;
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (changes, alias) => {
          // About half of the texts have no alias, to test the plain reader's offsets: `parseYaml` takes the offsets of
          // a text with aliases from the full parser.
          let text = alias ? sample : sample.replace("*x", "xx");
          for (const [at, cut, mark] of changes)
            text = text.slice(0, at) + mark + text.slice(at + cut);
          const both = bothOf(text);
          if (both === undefined) return;
          read++;
          expect(both.read).toBe(both.parsed);
        },
      ),
      { numRuns: 4000 },
    );
    expect(read).toBeGreaterThan(200);
  });

  it.each(["\u00a0", "\u3000", "\u2003"])(
    "keeps the Unicode space %j, because YAML does not treat it as white space",
    (space) => {
      const text = `a: 1${space}\nb: [2${space}, c${space} ]\nd: e${space} # f\n`;
      const data = { a: `1${space}`, b: [`2${space}`, `c${space}`], d: `e${space}` };
      expect(readPlainYaml(text)?.data).toEqual(data);
      expect(bothOf(text)?.read).toBe(bothOf(text)?.parsed);
    },
  );

  it("has one object for an anchor and its alias, as with the full parser", () => {
    const { data } = parseYaml(sample) as { data: Record<string, unknown> };
    const parsed = parseAnyYaml(sample) as { data: Record<string, unknown> };
    expect([data.g === data.a, parsed.data.g === parsed.data.a]).toEqual([true, true]);
  });

  it("does not include a text with millions of escapes", () => {
    expect(readPlainYaml(`a: "${"\\n".repeat(8_000_000)}"\n`)).toBeUndefined();
  });

  it.each([
    ["two documents", "a: 1\n---\nb: 2\n"],
    ["a duplicate key", "a: 1\na: 2\n"],
    ["a merge key", "a: &x { b: 1 }\nc: { <<: *x }\n"],
    ["a tag", "a: !!str 1\n"],
    ["an empty item", "a:\n-\n- 1\n"],
    ["a tab", "a:\t1\n"],
    ["a map on the line of its key", "a: b: 1\n"],
    ["an alias inside an anchored value", "a: &x { y: 1 }\nb: &z\n  c: *x\nd: *z\n"],
    ["an alias without an anchor", "a: *x\n"],
    ["TRUE and ~", "a: [TRUE, ~]\n"],
    ["an unterminated string", 'a: "b\n'],
    ["no newline at its end", "a: 1"],
    ["too many nested brackets", `a: ${"[".repeat(200)}${"]".repeat(200)}\n`],
    [
      "too many levels",
      `${Array.from({ length: 200 }, (_, n) => `${" ".repeat(n)}a:\n`).join("")}`,
    ],
  ])("does not include a text with %s", (_, text) => {
    expect(readPlainYaml(text)).toBeUndefined();
  });
});
