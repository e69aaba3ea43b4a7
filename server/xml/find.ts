import type { XmlElement } from "./xml.ts";

/** The child elements of an element; with `name`, only those with this prefixed name. */
export function childElements(parent: XmlElement, name?: string): readonly XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement =>
      typeof child !== "string" && (name === undefined || child.name === name),
  );
}

/** The descendant at `path`. Each prefixed name of `path` selects the first child of this name; undefined if none. */
export function find(parent: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  let found: XmlElement | undefined = parent;
  for (const name of path) {
    found = found && childElements(found, name)[0];
  }
  return found;
}

/** Every element whose local name is `local`, among `parent` and its descendants, in document order. */
export function findAll(parent: XmlElement, local: string): readonly XmlElement[] {
  const found: XmlElement[] = [];
  addFound(parent, local, found);
  return found;
}

function addFound(element: XmlElement, local: string, found: XmlElement[]): void {
  if (localName(element) === local) found.push(element);
  for (const child of element.children) {
    if (typeof child !== "string") addFound(child, local, found);
  }
}

/** The text directly inside the element that `find` returns; undefined if there is no such element. */
export function textOf(parent: XmlElement, ...path: readonly string[]): string | undefined {
  const found = find(parent, ...path);
  return found?.children.filter((child) => typeof child === "string").join("");
}

/** The name of an element without its prefix. */
export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(":") + 1);
}
