const SEQUENCE = 0x30;
const INTEGER = 0x02;
const BITS = 0x03;
const BYTES = 0x04;
const OID = 0x06;
const EXPLICIT = 0xa0;

/** A BER element with any tag. A length above 127 has three bytes after 0x83; DER would require the shortest form. */
export function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const length = Buffer.from(content.length.toString(16).padStart(6, "0"), "hex");
  return Buffer.concat([Buffer.from([tag, 0x83]), length, content]);
}

/** A sequence of elements. */
export const sequence = (...parts: readonly Uint8Array[]) => element(SEQUENCE, ...parts);

/** An element inside an explicit tag. */
export const explicit = (tag: number, part: Uint8Array) => element(EXPLICIT + tag, part);

/** An octet string. */
export const octets = (bytes: Uint8Array) => element(BYTES, bytes);

/** A bit string without unused bits. */
export const bits = (bytes: Uint8Array) => element(BITS, Buffer.of(0), bytes);

/** NULL. */
export const nothing = () => element(0x05);

/** A non-negative integer, from a number or from big-endian bytes. */
export function integer(value: number | Uint8Array): Buffer {
  if (typeof value !== "number") return element(INTEGER, Buffer.of(0), value);
  const digits = value.toString(16);
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex");
  return (bytes[0] ?? 0) > 0x7f ? integer(bytes) : element(INTEGER, bytes);
}

/** An object identifier, from its dotted notation. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  const digits = (part: number, last = 0): number[] =>
    part < 0x80 ? [part | last] : [...digits(Math.floor(part / 0x80), 0x80), (part % 0x80) | last];
  return element(OID, Buffer.from([first * 40 + second, ...rest].flatMap((part) => digits(part))));
}
