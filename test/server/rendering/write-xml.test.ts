import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeInline, writeXml, writeXmlInTurns } from "../../../server/rendering/write-xml.ts";
import { readXml } from "./read-xml.ts";

it("elements, attributes and text are read back as they were written", () => {
  const strings = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(strings, strings, (text, value) => {
      const root = readXml(
        writeXml({
          name: "a",
          attributes: { value },
          children: [{ name: "b", children: [text] }, { name: "c" }],
        }),
      );
      expect(root.attributes).toEqual({ value });
      expect(root.elements.map(({ name }) => name)).toEqual(["b", "c"]);
      expect(root.elements[0]?.text).toBe(text);
    }),
  );
});

it("no text can open, close or end anything", () => {
  const hostile = `</b><evil x="1"/><!--]]>--><![CDATA[&amp;&evil;"'>`;
  const root = readXml(
    writeXml({
      name: "a",
      attributes: { hostile },
      children: [{ name: "b", children: [hostile] }],
    }),
  );
  expect(root.attributes.hostile).toBe(hostile);
  expect(root.elements).toHaveLength(1);
  expect(root.elements[0]).toMatchObject({ name: "b", text: hostile, elements: [] });
});

it("white space is kept, in attributes too", () => {
  const value = " a\tb\nc\r\nd ";
  const root = readXml(writeXml({ name: "a", attributes: { value }, children: [value] }));
  expect(root).toMatchObject({ attributes: { value }, text: value });
});

it("what XML cannot hold is replaced visibly", () => {
  const text = "a\0b\u001fc\ud800d\udc00e\uffff😀";
  expect(readXml(writeXml({ name: "a", children: [text] })).text).toBe(
    "a\ufffdb\ufffdc\ufffdd\ufffde\ufffd😀",
  );
});

describe("a name", () => {
  it.each(["", "1a", "a b", "a>", "é", "x:y", 'a"'])("%j is refused", (name) => {
    expect(() => writeXml({ name })).toThrow(RangeError);
    expect(() => writeInline({ name })).toThrow(RangeError);
    expect(() => writeXml({ name: "a", attributes: { [name]: "" } })).toThrow(RangeError);
  });
});

it("elements between text stay on its line", () => {
  const mixed = { name: "a", children: ["x ", { name: "b", children: ["y"] }, " z"] };
  expect(writeXml(mixed)).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a>x <b>y</b> z</a>\n');
  expect(writeInline(mixed)).toBe("<a>x <b>y</b> z</a>");
});

it("written in turns it is the same, and other work goes on meanwhile", async () => {
  const line = {
    name: "line",
    children: [{ name: "text", children: ["a < b"] }, { name: "none" }],
  };
  const blocks = [
    { name: "header", attributes: { of: "x" }, children: [{ name: "id", children: ["7"] }] },
    { name: "lines", children: Array.from({ length: 50_000 }, () => line) },
    { name: "empty" },
    { name: "stamp", children: ["payload"] },
  ];
  const root = { name: "document", attributes: { kind: "issued" }, children: blocks };
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const written = await writeXmlInTurns(root);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
  expect(written === writeXml(root)).toBe(true);
});
