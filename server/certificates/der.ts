/** One ASN.1 element. Only a constructed element has children. */
export interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
  /** The bytes of the whole element, with tag and length. */
  readonly whole: Uint8Array;
  readonly children: readonly Element[];
}

/** The bytes are not ASN.1, or their content is not supported. */
export class DerError extends Error {
  override readonly name = "DerError";
}

/** Tags of the elements in certificates and keys. */
export const tags = {
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  oid: 0x06,
  sequence: 0x30,
  set: 0x31,
} as const;

const CONSTRUCTED = 0x20;
const DEEPEST = 32;
const INDEFINITE = 0x80;
const LONGEST_SALT = 128;

/** Reads one element with its descendants. Lengths may be indefinite, as in older files. Throws `DerError`. */
export function readDer(bytes: Uint8Array): Element {
  return readElement(bytes, 0, 0).element;
}

/** Reads decrypted bytes as one element; undefined if there are none, or if they are not ASN.1 (wrong password). */
export function readDecrypted(bytes: Uint8Array | undefined): Element | undefined {
  try {
    return bytes && readDer(bytes);
  } catch {
    return undefined;
  }
}

function readElement(bytes: Uint8Array, start: number, depth: number) {
  const tag = bytes[start];
  const first = bytes[start + 1];
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f || depth > DEEPEST) {
    throw new DerError("The bytes are not ASN.1.");
  }
  if (first === INDEFINITE) {
    return readIndefinite(bytes, start, tag, depth);
  }
  const lengthBytes = first < INDEFINITE ? 0 : first & 0x7f;
  let length = first;
  if (lengthBytes > 0) {
    length = 0;
    for (let at = 0; at < lengthBytes; at++) {
      length = length * 256 + (bytes[start + 2 + at] ?? 0);
    }
  }
  const from = start + 2 + lengthBytes;
  const end = from + length;
  if (lengthBytes > 4 || end > bytes.length) {
    throw new DerError("An element is longer than its container.");
  }
  const content = bytes.subarray(from, end);
  const children = (tag & CONSTRUCTED) === 0 ? [] : readChildren(content, depth + 1);
  return { element: { tag, content, whole: bytes.subarray(start, end), children }, end };
}

function readChildren(content: Uint8Array, depth: number): Element[] {
  const children: Element[] = [];
  for (let at = 0; at < content.length; ) {
    const { element, end } = readElement(content, at, depth);
    children.push(element);
    at = end;
  }
  return children;
}

function readIndefinite(bytes: Uint8Array, start: number, tag: number, depth: number) {
  if ((tag & CONSTRUCTED) === 0) {
    throw new DerError("Only a constructed element may have an indefinite length.");
  }
  const children: Element[] = [];
  let at = start + 2;
  while (bytes[at] !== 0 || bytes[at + 1] !== 0) {
    const { element, end } = readElement(bytes, at, depth + 1);
    children.push(element);
    at = end;
  }
  const content = bytes.subarray(start + 2, at);
  return { element: { tag, content, whole: bytes.subarray(start, at + 2), children }, end: at + 2 };
}

/** The child at an index; throws `DerError` if the child is missing or does not have `tag`. */
export function childOf(element: Element, index: number, tag?: number): Element {
  const child = element.children[index];
  if (child === undefined || (tag !== undefined && child.tag !== tag)) {
    throw new DerError("An element is missing or has another tag.");
  }
  return child;
}

/** The bytes of an octet string, which may consist of pieces or have an implicit tag. */
export function bytesOf(element: Element): Uint8Array {
  return (element.tag & CONSTRUCTED) === 0
    ? element.content
    : Buffer.concat(element.children.map(bytesOf));
}

/** The salt of a key derivation; throws `DerError` for a salt of more than 128 bytes. */
export function saltOf(element: Element): Uint8Array {
  const salt = bytesOf(element);
  if (salt.length > LONGEST_SALT) {
    throw new DerError("The salt is too long.");
  }
  return salt;
}

/** The object identifier in dotted notation. */
export function oidOf(element: Element): string {
  if (element.tag !== tags.oid) {
    throw new DerError("The element is not an object identifier.");
  }
  const parts: number[] = [];
  let part = 0;
  for (const byte of element.content) {
    part = part * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      parts.push(part);
      part = 0;
    }
  }
  const [first = 0, ...rest] = parts;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...rest].join(".");
}

/** An integer of at most six bytes, read as unsigned; throws `DerError` for any other element. */
export function integerOf(element: Element): number {
  if (element.tag !== tags.integer || element.content.length > 6) {
    throw new DerError("The element is not an integer of at most six bytes.");
  }
  return element.content.reduce((value, byte) => value * 256 + byte, 0);
}
