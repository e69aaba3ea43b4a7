/** An XML element; children are elements and text, in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly (XmlElement | string)[];
}

const names = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
// XML 1.0 has no way to write these, not even as references; lone surrogates are no characters at all.
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

/** Text for between tags: markup escaped, what XML 1.0 cannot hold replaced by U+FFFD. */
export function escapeText(text: string): string {
  return text.replace(unwritable, "\ufffd").replace(/[&<>\r]/g, (mark) => references[mark] ?? mark);
}

function escapeAttribute(text: string): string {
  return text
    .replace(unwritable, "\ufffd")
    .replace(/[&<>"\t\n\r]/g, (mark) => references[mark] ?? mark);
}

/** A well-formed XML 1.0 document in UTF-8, one element a line, no white space added inside text; a name that is not plain ASCII throws a RangeError. */
export function writeXml(root: XmlElement): string {
  const out = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  writeElement(root, "", out);
  return out.join("");
}

function writeElement(element: XmlElement, indent: string, out: string[]): void {
  const children = element.children ?? [];
  out.push(indent, "<", checked(element.name));
  for (const [name, value] of Object.entries(element.attributes ?? {})) {
    out.push(" ", checked(name), '="', escapeAttribute(value), '"');
  }
  if (children.length === 0) {
    out.push("/>\n");
    return;
  }
  const holdsText = children.some((child) => typeof child === "string");
  out.push(holdsText ? ">" : ">\n");
  for (const child of children) {
    if (typeof child === "string") out.push(escapeText(child));
    else if (holdsText) out.push(writeInline(child));
    else writeElement(child, `${indent}  `, out);
  }
  out.push(holdsText ? "" : indent, "</", element.name, ">\n");
}

/** An element with no white space around or between its tags, as stamps are written. */
export function writeInline(element: XmlElement): string {
  const attributes = Object.entries(element.attributes ?? {})
    .map(([name, value]) => ` ${checked(name)}="${escapeAttribute(value)}"`)
    .join("");
  const inner = (element.children ?? [])
    .map((child) => (typeof child === "string" ? escapeText(child) : writeInline(child)))
    .join("");
  return `<${checked(element.name)}${attributes}>${inner}</${element.name}>`;
}

function checked(name: string): string {
  if (!names.test(name)) throw new RangeError(`not an XML name: ${JSON.stringify(name)}`);
  return name;
}
