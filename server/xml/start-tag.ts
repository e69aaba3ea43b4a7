import { type NamespaceScope, scopeInside } from "./canonical.ts";
import { XmlError } from "./xml-error.ts";
import { attributeValue } from "./xml-text.ts";

/** The start tag of an element, whose prefixes are bound. */
export interface StartTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Declarations in scope inside the element. */
  readonly scope: NamespaceScope;
  readonly isEmpty: boolean;
  /** The position after the tag. */
  readonly end: number;
}

// Names of https://www.w3.org/TR/xml/#NT-Name, in two parts at most: https://www.w3.org/TR/xml-names/#NT-QName.
const first =
  "A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}";
const local = `[${first}][${first}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}]*`;
const qualified = `${local}(?::${local})?`;
const opening = new RegExp(`<(${qualified})`, "uy");
const attribute = new RegExp(
  `[ \\t\\n]+(${qualified})[ \\t\\n]*=[ \\t\\n]*(?:"([^"<]*)"|'([^'<]*)')`,
  "uy",
);
const closing = /[ \t\n]*(\/?)>/y;

const namespaces = {
  xml: "http://www.w3.org/XML/1998/namespace",
  xmlns: "http://www.w3.org/2000/xmlns/",
} as const;
const reserved: readonly string[] = Object.values(namespaces);

/** Reads the start tag at a position; throws `XmlError` where there is none, or a prefix is unbound. */
export function readStartTag(text: string, at: number, around: NamespaceScope): StartTag {
  opening.lastIndex = at;
  const name = opening.exec(text)?.[1] ?? fail("The file has a tag without a name.");
  let end = opening.lastIndex;
  let entries: Map<string, string> | undefined;
  // Most tags have no attribute.
  while (text[end] !== ">" && text[end] !== "/") {
    attribute.lastIndex = end;
    const [, key = "", double, single = ""] = attribute.exec(text) ?? [];
    if (key === "") break;
    entries ??= new Map();
    if (entries.has(key)) fail(`An element has two attributes ${key}.`);
    entries.set(key, attributeValue(double ?? single));
    end = attribute.lastIndex;
  }
  closing.lastIndex = end;
  const [whole, slash] = closing.exec(text) ?? [];
  if (whole === undefined) fail(`The tag of ${name} has no end.`);
  const isEmpty = slash === "/";
  end = closing.lastIndex;
  if (entries === undefined) {
    requireBound(name, around);
    return { name, attributes: {}, scope: around, isEmpty, end };
  }
  for (const [key, value] of entries) checkDeclaration(key, value);
  // Unlike an assignment, this keeps a name such as `__proto__`.
  const attributes = Object.fromEntries(entries);
  const scope = scopeInside({ name, attributes, children: [] }, around);
  requireBound(name, scope);
  requireDistinct(entries.keys(), scope);
  return { name, attributes, scope, isEmpty, end };
}

// https://www.w3.org/TR/xml-names/#xmlReserved
function checkDeclaration(key: string, value: string): void {
  if (key !== "xmlns" && !key.startsWith("xmlns:")) return;
  const prefix = key.slice("xmlns:".length);
  if (prefix === "xml" && value === namespaces.xml) return;
  const isReserved = prefix === "xml" || prefix === "xmlns" || reserved.includes(value.trim());
  if (isReserved || (prefix !== "" && value.trim() === "")) {
    fail(`The declaration ${key} is none that may be made.`);
  }
}

function requireDistinct(keys: Iterable<string>, scope: NamespaceScope): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (!key.includes(":") || key.startsWith("xmlns:")) continue;
    const expanded = `${requireBound(key, scope)} ${key.slice(key.indexOf(":") + 1)}`;
    if (seen.has(expanded)) fail(`An element has ${key} in two ways.`);
    seen.add(expanded);
  }
}

// The namespace of a prefixed name.
function requireBound(name: string, scope: NamespaceScope): string {
  const colon = name.indexOf(":");
  if (colon === -1) return "";
  const prefix = name.slice(0, colon);
  if (prefix === "xml") return namespaces.xml;
  return Object.hasOwn(scope, prefix) && prefix !== ""
    ? (scope[prefix] ?? "")
    : fail(`The prefix ${prefix} is unbound.`);
}

function fail(message: string): never {
  throw new XmlError(message);
}
