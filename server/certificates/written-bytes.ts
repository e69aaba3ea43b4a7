const LARGEST = 256 * 1024;
const PEM_LABEL = /-----BEGIN ([A-Z0-9 ]{1,40})-----/;

/** What an authority's file may hold: the DER, or for keys what the label of a PEM file says of it. */
export interface WrittenBytes {
  readonly der: Uint8Array;
  /** Label of a PEM file, such as `RSA PRIVATE KEY`; undefined for DER. */
  readonly label?: string;
  /** The whole PEM text where its body alone does not tell all, as with the older encryption. */
  readonly pem?: string;
}

/** The bytes of a certificate or key that was sent as text: PEM, base64 of PEM or of DER, or DER with a byte a character; undefined where it is none of them. */
export function readWrittenBytes(text: string): WrittenBytes | undefined {
  if (text.length > 2 * LARGEST) {
    return undefined;
  }
  const pem = readPem(text);
  if (pem !== undefined) {
    return pem;
  }
  const compact = text.replace(/\s/g, "");
  const decoded = /^[A-Za-z0-9+/_-]+={0,2}$/.test(compact)
    ? Buffer.from(compact, "base64")
    : Buffer.from(text, "latin1");
  return isDer(decoded) ? { der: decoded } : readPem(decoded.toString("latin1"));
}

/** Whether bytes begin as every certificate, key and PFX file does. */
export function isDer(bytes: Uint8Array): boolean {
  return bytes.length > 4 && bytes.length <= LARGEST && bytes[0] === 0x30;
}

function readPem(text: string): WrittenBytes | undefined {
  const [begin = "", label = ""] = PEM_LABEL.exec(text) ?? [];
  const start = text.indexOf(begin);
  const end = text.indexOf(`-----END ${label}-----`, start);
  if (label === "" || end === -1) {
    return undefined;
  }
  const body = text.slice(start + begin.length, end);
  if (body.includes("Proc-Type")) {
    const pem = `${begin}${body}-----END ${label}-----`;
    return { der: new Uint8Array(), label, pem };
  }
  const der = Buffer.from(body, "base64");
  return isDer(der) ? { der, label } : undefined;
}
