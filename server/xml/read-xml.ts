import { SaxesParser } from "saxes";
import type { XmlElement, XmlNode } from "./xml.ts";

/** Thrown for a file that is not XML, has a forbidden part, or nests elements more than 100 deep. */
export class XmlError extends Error {
  override readonly name = "XmlError";
}

const DEEPEST = 100;

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}

/**
 * Reads an XML file in UTF-8, or in ISO-8859-1 if the XML declaration names it. Ignores comments. Throws `XmlError`
 * for a DOCTYPE declaration, a processing instruction, an unknown entity or an unbound namespace prefix.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  return readXmlText(decode(bytes));
}

/** Reads the text of an XML file; see `readXml`. */
export function readXmlText(text: string): XmlElement {
  const stack: Open[] = [];
  let root: Open | undefined;
  const fail = (message: string): never => {
    throw new XmlError(message);
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => fail(error.message));
  parser.on("doctype", () => fail("The file has a DOCTYPE declaration."));
  parser.on("processinginstruction", () => fail("The file has a processing instruction."));
  parser.on("opentag", (tag) => {
    if (stack.length >= DEEPEST) fail("The file is nested too deep.");
    // An assignment would lose an attribute named `__proto__`; `fromEntries` stores it.
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map(({ name, value }) => [name, value]),
    );
    const open: Open = { name: tag.name, attributes, children: [] };
    stack.at(-1)?.children.push(open);
    root ??= open;
    stack.push(open);
  });
  const take = (piece: string) => {
    const open = stack.at(-1);
    if (open === undefined) return;
    const last = open.children.at(-1);
    if (typeof last === "string") open.children[open.children.length - 1] = last + piece;
    else open.children.push(piece);
  };
  parser.on("text", take);
  parser.on("cdata", take);
  parser.on("closetag", () => {
    stack.pop();
  });
  parser.write(text).close();
  return root ?? fail("The file has no element.");
}

function decode(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 100));
  const isLatin1 = /^<\?xml[^>]*encoding\s*=\s*["']iso-8859-1["']/i.test(start.toString("latin1"));
  if (isLatin1) return Buffer.from(bytes).toString("latin1");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError("The file is not in UTF-8.");
  }
}

/** Like `readXml`, but returns undefined instead of throwing `XmlError`. */
export function readableXml(bytes: Buffer): XmlElement | undefined {
  try {
    return readXml(bytes);
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}
