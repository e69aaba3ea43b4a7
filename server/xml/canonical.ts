import type { XmlElement } from "./xml.ts";

/** The URIs of the namespaces in scope, by prefix; the default namespace has the empty prefix. */
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
 * Returns an element in Canonical XML 1.0 without comments (https://www.w3.org/TR/xml-c14n), as text to encode
 * in UTF-8. The start tag also declares the namespaces of `inherited`, the scope of the parent. The output lacks
 * the descendant `omitted`.
 */
export function canonical(
  root: XmlElement,
  inherited: NamespaceScope = {},
  omitted?: XmlElement,
): string {
  return written(root, inherited, {}, omitted);
}

/** The namespace declarations in scope inside an element; `around` is the scope of its parent. */
export function scopeInside(element: XmlElement, around: NamespaceScope = {}): NamespaceScope {
  let scope: Record<string, string> | undefined;
  for (const name of Object.keys(element.attributes)) {
    const prefix = declaredPrefix(name);
    if (prefix === undefined) continue;
    scope ??= { ...around };
    scope[prefix] = element.attributes[name] ?? "";
  }
  return scope ?? around;
}

/** Escapes text between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (mark) => references[mark] ?? mark);
}

function written(
  element: XmlElement,
  around: NamespaceScope,
  above: NamespaceScope,
  omitted: XmlElement | undefined,
): string {
  const scope = scopeInside(element, around);
  const namespaces = scope === above ? "" : namespacesOf(scope, above);
  let text = `<${element.name}${namespaces}${attributesOf(element, scope)}>`;
  for (const child of element.children) {
    if (typeof child === "string") text += escapeText(child);
    else if (child !== omitted) text += written(child, scope, scope, omitted);
  }
  return `${text}</${element.name}>`;
}

// Returns the declarations of `scope` that differ from `above`; `xmlns=""` only if `above` has a default namespace.
function namespacesOf(scope: NamespaceScope, above: NamespaceScope): string {
  let text = "";
  for (const prefix of Object.keys(scope).sort(byCodePoint)) {
    const uri = scope[prefix] ?? "";
    if (uri === (above[prefix] ?? "")) continue;
    text += `${prefix === "" ? " xmlns" : ` xmlns:${prefix}`}="${escapeAttribute(uri)}"`;
  }
  return text;
}

// Sorts attributes by namespace, then by local name. Attributes without a namespace come first.
function attributesOf(element: XmlElement, scope: NamespaceScope): string {
  let text = "";
  for (const name of sortedNames(Object.keys(element.attributes), scope)) {
    text += ` ${name}="${escapeAttribute(element.attributes[name] ?? "")}"`;
  }
  return text;
}

function sortedNames(all: readonly string[], scope: NamespaceScope): readonly string[] {
  const names = all.filter((name) => declaredPrefix(name) === undefined);
  if (names.length < 2) return names;
  return names
    .map((name) => ({ name, ...qualified(name, scope) }))
    .sort((a, b) => byCodePoint(a.uri, b.uri) || byCodePoint(a.local, b.local))
    .map(({ name }) => name);
}

function qualified(name: string, scope: NamespaceScope): { uri: string; local: string } {
  const colon = name.indexOf(":");
  if (colon === -1) return { uri: "", local: name };
  const prefix = name.slice(0, colon);
  const uri = prefix === "xml" ? XML_NAMESPACE : (scope[prefix] ?? "");
  return { uri, local: name.slice(colon + 1) };
}

function declaredPrefix(name: string): string | undefined {
  if (!name.startsWith("xmlns")) return undefined;
  if (name === "xmlns") return "";
  return name.startsWith("xmlns:") ? name.slice("xmlns:".length) : undefined;
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<"\t\n\r]/g, (mark) => references[mark] ?? mark);
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
