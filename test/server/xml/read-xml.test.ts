import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { canonical } from "../../../server/xml/canonical.ts";
import { readXmlText, XmlError } from "../../../server/xml/read-xml.ts";

it("an attribute of any name is read, so that a signature covers it", () => {
  const text = `<a __proto__="1" constructor="2"></a>`;
  expect(canonical(readXmlText(text))).toBe(text);
});

it("what CDATA and comments divide is one text", () => {
  const { children } = readXmlText("<a>1 &lt; <!-- c --><![CDATA[<2>]]>\r\n&#x33;</a>");
  expect(children).toEqual(["1 < <2>\n3"]);
});

it("a document type, a processing instruction and deep nesting are rejected", () => {
  const deep = (levels: number) => `${"<a>".repeat(levels)}${"</a>".repeat(levels)}`;
  expect(canonical(readXmlText(deep(100)))).toBe(deep(100));
  for (const text of ["<!DOCTYPE a><a/>", "<?b c?><a/>", "<a><?b c?></a>", deep(101)]) {
    expect(() => readXmlText(text), text).toThrow(XmlError);
  }
});

const files = [
  `<?xml version="1.0" encoding="ISO-8859-1"?>\n<d xmlns="u"><x:y xmlns:x="v" x:q='1' r="&quot;a&#10;b"/>
  <!-- c --><b>t &amp; &#x41; <![CDATA[ <z> ]]> u</b>\r\n</d>\n<!-- e -->`,
  `<p:a xmlns:p="u" xmlns:q="u" p:z="1" q:y="2" xml:lang="es"><p:b xmlns="k"/><c>&apos;é😀</c></p:a >`,
];
const pieces = fc.oneof(
  fc.constantFrom(..."<>/&\"'= \n\r\t:-.1a\u0001\u00b7\u3000\ufffe"),
  fc.constantFrom("]]>", "<![CDATA[", "<!--", "-->", "<?xml version='1.0'?>", "<!DOCTYPE a>"),
  fc.constantFrom("&amp;", "&#0;", "&#x1F600;", "&#xD;", "&bad;", "<a>", "</a>", "<a/>"),
  fc.constantFrom(" b='1'", " b='2'", " x:q='1'", "x:", " xmlns='w'", " xmlns:x='u'"),
  fc.constantFrom(" xmlns:x=''", " xmlns:xml='u'", " xmlns:xmlns='u'", " standalone='yes'"),
);

it("a mutated file is read or rejected as another reader does", () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(3), pieces), { minLength: 1, maxLength: 3 });
  const mutated = fc.tuple(fc.constantFrom(...files), changes).map(([file, all]) =>
    all.reduce((text, [place, removed, piece]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + piece + text.slice(at + removed);
    }, file),
  );
  // The other reader takes lone surrogates, which decoded bytes have not, and a digit after a prefix.
  const whole = mutated.filter((text) => text.isWellFormed() && !/:[-.0-9\u00b7]/.test(text));
  const check = (text: string) => {
    expect(readOr(canonicalText, text)).toBe(readOr(other, text));
  };
  fc.assert(fc.property(whole, check), { numRuns: 5000 });
});

function readOr(read: (text: string) => string, text: string): string | undefined {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

function canonicalText(text: string): string {
  return JSON.stringify(readXmlText(text));
}

// The same tree, by saxes.
function other(text: string): string {
  interface Element {
    readonly name: string;
    readonly attributes: object;
    readonly children: (Element | string)[];
  }
  const outside: Element = { name: "", attributes: {}, children: [] };
  const stack = [outside];
  const parser = new SaxesParser({ xmlns: true });
  const fail = (cause: unknown) => {
    throw new Error("The file is rejected.", { cause });
  };
  parser.on("error", fail);
  parser.on("doctype", fail);
  parser.on("processinginstruction", fail);
  parser.on("opentag", ({ name, attributes: all }) => {
    const attributes = Object.fromEntries(Object.values(all).map((one) => [one.name, one.value]));
    const element = { name, attributes, children: [] };
    stack.at(-1)?.children.push(element);
    stack.push(element);
  });
  const take = (piece: string) => {
    const children = stack.length > 1 ? stack.at(-1)?.children : undefined;
    const last = children?.at(-1);
    if (typeof last === "string") children?.splice(-1, 1, last + piece);
    else if (piece !== "") children?.push(piece);
  };
  parser.on("text", take);
  parser.on("cdata", take);
  parser.on("closetag", () => stack.pop());
  parser.write(text).close();
  return JSON.stringify(outside.children[0]);
}
