/** An XML element with its prefixed name; namespace declarations are attributes. Children are elements and text, in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

/** A child of an element. */
export type XmlNode = XmlElement | string;

/** Children as a writer lists them: absent ones are left out, numbers are written as they are, lists are flattened. */
export type XmlContent = XmlNode | number | undefined | false | readonly XmlContent[];

/** An element with attributes; attributes that are undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...content: readonly XmlContent[]
): XmlElement {
  const written: Record<string, string> = {};
  for (const key of Object.keys(attributes)) {
    const value = attributes[key];
    if (value !== undefined) written[key] = String(value);
  }
  return { name, attributes: written, children: addNodes([], content) };
}

/** An element that holds one text and no attribute; undefined without a text, so that an optional element is left out. */
export function textElement(
  name: string,
  text: string | number | undefined,
): XmlElement | undefined {
  return text === undefined || text === "" ? undefined : element(name, {}, String(text));
}

/** An element without attributes; undefined without children. */
export function group(name: string, ...content: readonly XmlContent[]): XmlElement | undefined {
  const made = element(name, {}, ...content);
  return made.children.length === 0 ? undefined : made;
}

/** The same element with other children at its end. */
export function append(parent: XmlElement, ...content: readonly XmlContent[]): XmlElement {
  return { ...parent, children: addNodes([...parent.children], content) };
}

function addNodes(to: XmlNode[], content: readonly XmlContent[]): XmlNode[] {
  for (const one of content) {
    if (one === undefined || one === false) continue;
    if (typeof one === "number") to.push(String(one));
    else if (Array.isArray(one)) addNodes(to, one);
    else to.push(one as XmlNode);
  }
  return to;
}
