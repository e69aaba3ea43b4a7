import { type KeyObject, randomBytes, sign } from "node:crypto";

/** The subject and validity of a self-signed certificate; times are milliseconds since 1970. */
export interface SelfSigned {
  readonly commonName: string;
  readonly organization: string;
  readonly notBefore: number;
  readonly notAfter: number;
}

const oids = {
  commonName: "550403",
  organization: "55040a",
  sha256WithRsa: "2a864886f70d01010b",
} as const;
const SERIAL_BYTES = 8;

/** Returns a self-signed X.509 certificate (version 3, RFC 5280) of an RSA key, in DER. */
export function selfSigned(
  { commonName, organization, notBefore, notAfter }: SelfSigned,
  keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
): Buffer {
  const name = der(
    0x30,
    attribute(oids.organization, organization),
    attribute(oids.commonName, commonName),
  );
  const algorithm = der(0x30, oid(oids.sha256WithRsa), der(0x05));
  // The first bit is 0, because the number must be positive. The second bit is 1, so that the first byte is not 0:
  // DER allows no needless zero byte at the beginning.
  const serial = randomBytes(SERIAL_BYTES);
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const certificate = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    algorithm,
    name,
    der(0x30, time(notBefore), time(notAfter)),
    name,
    keys.publicKey.export({ format: "der", type: "spki" }),
  );
  const signature = sign("sha256", certificate, keys.privateKey);
  return der(0x30, certificate, algorithm, der(0x03, Buffer.from([0]), signature));
}

function attribute(type: string, value: string): Buffer {
  return der(0x31, der(0x30, oid(type), der(0x0c, Buffer.from(value, "utf8"))));
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, "hex"));
}

// A time before 2050 is written as UTCTime (two-digit year), a later time as GeneralizedTime (RFC 5280, 4.1.2.5).
function time(at: number): Buffer {
  const text = new Date(at).toISOString().replace(/[-:T]|\.[0-9]+/g, "");
  return text < "2050" ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text));
}

function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const bytes = body.length < 0x80 ? [] : lengthBytes(body.length);
  const length = bytes.length === 0 ? [body.length] : [0x80 | bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

function lengthBytes(length: number): number[] {
  return length === 0 ? [] : [...lengthBytes(length >>> 8), length & 0xff];
}
