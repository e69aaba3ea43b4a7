import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LineCounter, parseDocument, visit } from "yaml";

const files = readdirSync("spec", { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".yaml"),
);

it.each(files)(
  "%s has no comment after an unquoted value: YAML reads a # after a space as a comment, even if it was meant as text",
  (name) => {
    const lines = new LineCounter();
    const text = readFileSync(join("spec", name), "utf8");
    const cut: string[] = [];
    visit(parseDocument(text, { lineCounter: lines }), {
      Scalar(_, { type, range }) {
        const [, end = 0] = range ?? [];
        if (type === "PLAIN" && /^[ \t]+#/.test(text.slice(end))) {
          cut.push(`line ${lines.linePos(end).line}`);
        }
      },
    });
    expect(cut).toEqual([]);
  },
);
