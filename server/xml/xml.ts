/** An XML element. `name` includes the prefix, and `attributes` include namespace declarations. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

/** An element or a text. */
export type XmlNode = XmlElement | string;

/** Children for `element`, which omits undefined and false, converts numbers to text, and flattens lists. */
export type XmlContent = XmlNode | number | undefined | false | readonly XmlContent[];

/** Creates an element; omits undefined attributes. */
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

/** Creates an element with one text and no attributes; returns undefined if the text is empty or undefined. */
export function textElement(
  name: string,
  text: string | number | undefined,
): XmlElement | undefined {
  return text === undefined || text === "" ? undefined : element(name, {}, String(text));
}

/** Creates an element without attributes; returns undefined if there are no children. */
export function group(name: string, ...content: readonly XmlContent[]): XmlElement | undefined {
  const made = element(name, {}, ...content);
  return made.children.length === 0 ? undefined : made;
}

/** Returns a copy of an element with children added at its end. */
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
