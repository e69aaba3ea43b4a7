import { mapInTurns } from "./map-in-turns.ts";

/** An XML element; children are elements and text, in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly (XmlElement | string)[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
// XML 1.0 cannot write these, not even as references; lone surrogates are not characters.
const unwritable =
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** Text between tags: markup escaped, characters outside XML 1.0 replaced by U+FFFD. */
export function escapeText(text: string): string {
  return text.replace(unwritable, "\ufffd").replace(/[&<>\r]/g, (mark) => references[mark] ?? mark);
}

function escapeAttribute(text: string): string {
  return text
    .replace(unwritable, "\ufffd")
    .replace(/[&<>"\t\n\r]/g, (mark) => references[mark] ?? mark);
}

/** A well-formed XML 1.0 document in UTF-8, one element a line, no white space added inside text. A name outside plain ASCII throws a RangeError. */
export function writeXml(root: XmlElement): string {
  return declaration + writeElement(root, "");
}

/** The same document as `writeXml` in turns with other work of the process. */
export async function writeXmlInTurns(root: XmlElement): Promise<string> {
  const blocks = await Promise.all((root.children ?? []).map((block) => writeBlock(block)));
  return declaration + wrap(root, "", blocks);
}

// The blocks are few, and one may have a hundred thousand lines.
async function writeBlock(block: XmlElement | string): Promise<string> {
  if (typeof block === "string" || holdsText(block)) return writeChild(block, "  ");
  const children = block.children ?? [];
  const written = await mapInTurns(children, (child) => writeChild(child, "    "));
  return wrap(block, "  ", written);
}

function writeElement(element: XmlElement, indent: string): string {
  const children = element.children ?? [];
  if (holdsText(element)) return `${indent}${writeInline(element)}\n`;
  return wrap(
    element,
    indent,
    children.map((child) => writeChild(child, `${indent}  `)),
  );
}

function writeChild(child: XmlElement | string, indent: string): string {
  return typeof child === "string" ? escapeText(child) : writeElement(child, indent);
}

function holdsText({ children = [] }: XmlElement): boolean {
  return children.some((child) => typeof child === "string");
}

// Elements, one a line, between the tags of their parent.
function wrap(element: XmlElement, indent: string, children: readonly string[]): string {
  const start = `${indent}<${checked(element.name)}${attributesOf(element)}`;
  if (children.length === 0) return `${start}/>\n`;
  return `${start}>\n${children.join("")}${indent}</${element.name}>\n`;
}

/** An element without white space around or between its tags, as stamps are written. */
export function writeInline(element: XmlElement): string {
  const inner = (element.children ?? [])
    .map((child) => (typeof child === "string" ? escapeText(child) : writeInline(child)))
    .join("");
  return `<${checked(element.name)}${attributesOf(element)}>${inner}</${element.name}>`;
}

function attributesOf({ attributes = {} }: XmlElement): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${checked(name)}="${escapeAttribute(value)}"`)
    .join("");
}

function checked(name: string): string {
  if (!names.test(name)) throw new RangeError(`not an XML name: ${JSON.stringify(name)}`);
  return name;
}
