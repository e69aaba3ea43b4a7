import type { NamespaceScope } from "./canonical.ts";
import { readStartTag } from "./start-tag.ts";
import type { XmlElement, XmlNode } from "./xml.ts";
import { XmlError } from "./xml-error.ts";
import { requireCharacters, resolveReferences } from "./xml-text.ts";

export { XmlError } from "./xml-error.ts";

const DEEPEST = 100;
const declaration =
  /^<\?xml[ \t\n]+version[ \t\n]*=[ \t\n]*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:[ \t\n]+encoding[ \t\n]*=[ \t\n]*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:[ \t\n]+standalone[ \t\n]*=[ \t\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\n]*\?>/;

interface Open {
  readonly name: string;
  readonly scope: NamespaceScope;
  readonly children: XmlNode[];
}

/**
 * Reads an XML file in UTF-8 or, where its declaration says so, ISO-8859-1. Comments are left out;
 * a document type, a processing instruction, an unknown entity or an unbound prefix throws `XmlError`.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  return readXmlText(decode(bytes));
}

/** Reads the text of an XML file; see `readXml`. */
export function readXmlText(source: string): XmlElement {
  const unmarked = source.startsWith("\ufeff") ? source.slice(1) : source;
  const text = unmarked.includes("\r") ? unmarked.replace(/\r\n?/g, "\n") : unmarked;
  requireCharacters(text);
  const outside: Open = { name: "", scope: {}, children: [] };
  const stack: Open[] = [outside];
  let open = outside;
  let at = declaration.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    const tag = text.indexOf("<", at);
    const until = tag === -1 ? text.length : tag;
    if (until > at) addText(open, text.slice(at, until));
    if (tag === -1) break;
    const mark = text[tag + 1];
    if (mark === "/") {
      at = endOf(text, tag, open.name);
      stack.pop();
      open = stack.at(-1) ?? fail("The file ends an element that it did not begin.");
    } else if (mark === "!") {
      at = readSection(text, tag, open);
    } else {
      if (mark === "?") fail("The file has a processing instruction.");
      const { name, attributes, scope, isEmpty, end } = readStartTag(text, tag, open.scope);
      if (open === outside && open.children.length > 0) fail("The file has two roots.");
      if (stack.length > DEEPEST) fail("The file is nested too deep.");
      const children: XmlNode[] = [];
      open.children.push({ name, attributes, children });
      if (!isEmpty) {
        open = { name, scope, children };
        stack.push(open);
      }
      at = end;
    }
  }
  if (open !== outside) fail(`The file does not end ${open.name}.`);
  const [root] = outside.children;
  return typeof root === "object" ? root : fail("The file has no element.");
}

function addText(open: Open, piece: string): void {
  if (open.name === "") {
    if (/[^ \t\n]/.test(piece)) fail("The file has text beside its root.");
    return;
  }
  if (piece.includes("]]>")) fail("The file has an end of CDATA without a beginning.");
  append(open.children, resolveReferences(piece));
}

// What a comment or CDATA divides is one text.
function append(children: XmlNode[], piece: string): void {
  const last = children.at(-1);
  if (typeof last === "string") children[children.length - 1] = last + piece;
  else if (piece !== "") children.push(piece);
}

function endOf(text: string, at: number, name: string): number {
  const after = at + 2 + name.length;
  const end = text.indexOf(">", after);
  const isEnd = name !== "" && end !== -1 && text.startsWith(name, at + 2);
  if (!isEnd || (end > after && /[^ \t\n]/.test(text.slice(after, end)))) {
    fail("The file has an end that fits no element.");
  }
  return end + 1;
}

// The position after a comment or CDATA.
function readSection(text: string, at: number, open: Open): number {
  if (text.startsWith("<!--", at)) {
    const end = text.indexOf("--", at + "<!--".length);
    if (end === -1 || text[end + 2] !== ">") fail("The file has a broken comment.");
    return end + "-->".length;
  }
  if (!text.startsWith("<![CDATA[", at)) fail("The file has a document type.");
  const start = at + "<![CDATA[".length;
  const end = text.indexOf("]]>", start);
  if (end === -1 || open.name === "") fail("The file has a broken CDATA section.");
  append(open.children, text.slice(start, end));
  return end + "]]>".length;
}

function fail(message: string): never {
  throw new XmlError(message);
}

function decode(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 100));
  const isLatin1 = /^<\?xml[^>]*encoding=["']iso-8859-1["']/i.test(start.toString("latin1"));
  if (isLatin1)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError("The file is not in UTF-8.");
  }
}

/** The root of a file; undefined where it is no XML that is read here. */
export function readableXml(bytes: Buffer): XmlElement | undefined {
  try {
    return readXml(bytes);
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}
