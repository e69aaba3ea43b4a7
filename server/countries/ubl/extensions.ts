import { element, type XmlContent, type XmlElement } from "../../xml/xml.ts";

/** `ext:UBLExtensions` with one extension per content; undefined makes an empty extension for a signature. */
export function extensions(...contents: readonly (XmlElement | undefined)[]): XmlElement {
  return element("ext:UBLExtensions", {}, contents.map(extension));
}

/** Replaces the content of the last extension with a signature. */
export function withSignature(root: XmlElement, signature: XmlElement): XmlElement {
  return replaceFirst(root, "ext:UBLExtensions", (all) => ({
    ...all,
    children: [...all.children.slice(0, -1), extension(signature)],
  }));
}

function extension(content: XmlContent): XmlElement {
  return element("ext:UBLExtension", {}, element("ext:ExtensionContent", {}, content));
}

function replaceFirst(
  root: XmlElement,
  name: string,
  change: (found: XmlElement) => XmlElement,
): XmlElement {
  let isDone = false;
  const children = root.children.map((child) => {
    if (isDone || typeof child === "string" || child.name !== name) return child;
    isDone = true;
    return change(child);
  });
  return { ...root, children };
}
