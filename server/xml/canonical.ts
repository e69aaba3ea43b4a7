import type { XmlElement } from "./xml.ts";

/** Namespace declarations in scope, by prefix; the default namespace has the empty prefix. */
export type NamespaceScope = Readonly<Record<string, string>>;

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#x9;",
  "\n": "&#xA;",
  "\r": "&#xD;",
};

const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";

/**
 * The element as Canonical XML 1.0 without comments writes it (https://www.w3.org/TR/xml-c14n), as text
 * that is to be encoded in UTF-8. `inherited` is the scope around an element that stands inside another:
 * its declarations are written on the element.
 */
export function canonical(root: XmlElement, inherited: NamespaceScope = {}): string {
  const parts: string[] = [];
  write(root, inherited, {}, parts);
  return parts.join("");
}

/** The namespace declarations in scope inside of an element. */
export function scopeInside(element: XmlElement, around: NamespaceScope = {}): NamespaceScope {
  const own = Object.entries(element.attributes).flatMap(([name, value]) => {
    const prefix = declaredPrefix(name);
    return prefix === undefined ? [] : [[prefix, value] as const];
  });
  return own.length === 0 ? around : { ...around, ...Object.fromEntries(own) };
}

/** Text between tags, escaped. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (mark) => references[mark] ?? mark);
}

function write(
  element: XmlElement,
  around: NamespaceScope,
  written: NamespaceScope,
  parts: string[],
): void {
  const scope = scopeInside(element, around);
  parts.push("<", element.name);
  const shown = scope === written ? written : writeNamespaces(scope, written, parts);
  writeAttributes(element, scope, parts);
  parts.push(">");
  for (const child of element.children) {
    if (typeof child === "string") parts.push(escapeText(child));
    else write(child, scope, shown, parts);
  }
  parts.push("</", element.name, ">");
}

// Declarations that the parent has already written are left out, and an empty default namespace where there is none.
function writeNamespaces(
  scope: NamespaceScope,
  written: NamespaceScope,
  parts: string[],
): NamespaceScope {
  for (const prefix of Object.keys(scope).sort(byCodePoint)) {
    const uri = scope[prefix] ?? "";
    if (uri === (written[prefix] ?? "")) continue;
    parts.push(prefix === "" ? " xmlns" : ` xmlns:${prefix}`, '="', escapeAttribute(uri), '"');
  }
  return scope;
}

// Attributes without a namespace come first; then by namespace and local name.
function writeAttributes(element: XmlElement, scope: NamespaceScope, parts: string[]): void {
  const names = Object.keys(element.attributes).filter(
    (name) => declaredPrefix(name) === undefined,
  );
  const sorted =
    names.length < 2
      ? names
      : names
          .map((name) => ({ name, ...qualified(name, scope) }))
          .sort((a, b) => byCodePoint(a.uri, b.uri) || byCodePoint(a.local, b.local))
          .map(({ name }) => name);
  for (const name of sorted) {
    parts.push(" ", name, '="', escapeAttribute(element.attributes[name] ?? ""), '"');
  }
}

function qualified(name: string, scope: NamespaceScope): { uri: string; local: string } {
  const colon = name.indexOf(":");
  if (colon === -1) return { uri: "", local: name };
  const prefix = name.slice(0, colon);
  const uri = prefix === "xml" ? XML_NAMESPACE : (scope[prefix] ?? "");
  return { uri, local: name.slice(colon + 1) };
}

function declaredPrefix(name: string): string | undefined {
  if (name === "xmlns") return "";
  return name.startsWith("xmlns:") ? name.slice("xmlns:".length) : undefined;
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<"\t\n\r]/g, (mark) => references[mark] ?? mark);
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
