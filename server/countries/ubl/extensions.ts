import { element, type XmlContent, type XmlElement } from "../../xml/xml.ts";

/** `ext:UBLExtensions` with one extension for each content; an undefined content leaves its extension empty for a signature. */
export function extensions(...contents: readonly (XmlElement | undefined)[]): XmlElement {
  return element("ext:UBLExtensions", {}, contents.map(extension));
}

/** The file with a signature as the content of its last extension. */
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
