/**
 * An XML element. `text` joins the pieces of the element's own text; it is "" if there are child elements and these
 * pieces are only whitespace.
 */
export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly elements: readonly ReadElement[];
  readonly text: string;
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};
const character = /^[\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** Parses a declaration, elements, attributes, text and references like `&lt;`; throws on other XML, e.g. comments. */
export function readXml(xml: string): ReadElement {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!xml.startsWith(declaration)) throw new Error("no XML declaration");
  if (!character.test(xml)) throw new Error("a character that XML does not allow");
  const reader = { xml, at: declaration.length };
  const root = readElement(reader);
  if (xml.slice(reader.at).trim() !== "") throw new Error("text after the root");
  return root;
}

/** Follows a path of names below `root`. Each name selects the first child of that name; throws if there is none. */
export function elementAt(root: ReadElement, ...path: readonly string[]): ReadElement {
  let found = root;
  for (const step of path) {
    const next = found.elements.find(({ name }) => name === step);
    if (next === undefined) throw new Error(`no <${step}> in <${found.name}>`);
    found = next;
  }
  return found;
}

interface Reader {
  readonly xml: string;
  at: number;
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | undefined {
  const sticky = new RegExp(pattern.source, "uy");
  sticky.lastIndex = reader.at;
  const match = sticky.exec(reader.xml);
  if (match) reader.at = sticky.lastIndex;
  return match ?? undefined;
}

function readElement(reader: Reader): ReadElement {
  const name = take(reader, /<([A-Za-z_][\w.-]*)/)?.[1];
  if (name === undefined) throw new Error(`no element at ${reader.at}`);
  const attributes: Record<string, string> = {};
  for (;;) {
    const attribute = take(reader, /\s+([A-Za-z_][\w.-]*)="([^"<]*)"/);
    if (attribute === undefined) break;
    const [, key = "", value = ""] = attribute;
    if (key in attributes) throw new Error(`two attributes ${key}`);
    attributes[key] = resolve(value);
  }
  if (take(reader, /\/>/)) return { name, attributes, elements: [], text: "" };
  if (!take(reader, />/)) throw new Error(`<${name}> is not closed at ${reader.at}`);
  return { name, attributes, ...readContent(reader, name) };
}

function readContent(reader: Reader, name: string) {
  const elements: ReadElement[] = [];
  let text = "";
  for (;;) {
    text += resolve(take(reader, /[^<]+/)?.[0] ?? "");
    const end = take(reader, /<\/([A-Za-z_][\w.-]*)>/)?.[1];
    if (end === name) break;
    if (end !== undefined) throw new Error(`</${end}> closes <${name}>`);
    elements.push(readElement(reader));
  }
  return { elements, text: elements.length > 0 && text.trim() === "" ? "" : text };
}

function resolve(text: string): string {
  if (text.includes("]]>")) throw new Error("]]> in text");
  return text.replace(/&([^;&]*);?/g, (reference, name: string) => {
    const code = /^#([0-9]+)$/.exec(name)?.[1];
    const found = code ? String.fromCodePoint(Number(code)) : named[name];
    if (found === undefined || !reference.endsWith(";")) throw new Error(`reference ${reference}`);
    return found;
  });
}
