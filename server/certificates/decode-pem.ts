const LARGEST = 256 * 1024;
// Skips an `EC PARAMETERS` block. OpenSSL writes it before the key, which contains the same parameters.
const PEM_LABEL = /-----BEGIN (?!EC PARAMETERS-)([A-Z0-9 ]{1,40})-----/;
const LEGACY_HEADERS =
  /^\s*Proc-Type: ?4,ENCRYPTED\r?\nDEK-Info: ?([A-Z0-9-]{1,20}),([0-9A-F]{16,32})\r?\n\r?\n/i;

/** A key's encryption, from the headers of its PEM text (RFC 1421). OpenSSL wrote such keys before it used PKCS #8. */
export interface LegacyEncryption {
  /** For example `AES-128-CBC`. */
  readonly cipher: string;
  readonly iv: Uint8Array;
}

/** The DER of a certificate or key; encrypted if `legacy` is present. */
export interface DecodedBytes {
  readonly bytes: Uint8Array;
  readonly legacy?: LegacyEncryption;
}

/** Decodes a certificate or key: PEM, base64 (of PEM or DER), or DER as Latin-1 text; undefined for any other text. */
export function decodePem(text: string): DecodedBytes | undefined {
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
  return isDer(decoded) ? { bytes: decoded } : readPem(decoded.toString("latin1"));
}

/** Whether bytes begin like a certificate, key or PFX file and are at most 256 KiB. */
export function isDer(bytes: Uint8Array): boolean {
  return bytes.length > 4 && bytes.length <= LARGEST && bytes[0] === 0x30;
}

function readPem(text: string): DecodedBytes | undefined {
  const [begin = "", label = ""] = PEM_LABEL.exec(text) ?? [];
  const start = text.indexOf(begin);
  const end = text.indexOf(`-----END ${label}-----`, start);
  if (label === "" || end === -1) {
    return undefined;
  }
  const body = text.slice(start + begin.length, end);
  if (body.includes("Proc-Type")) {
    return readLegacy(label, body);
  }
  const bytes = Buffer.from(body, "base64");
  return isDer(bytes) ? { bytes } : undefined;
}

// Of the supported keys, only "RSA PRIVATE KEY" and "EC PRIVATE KEY" use these headers. PKCS #8 has its own encryption.
function readLegacy(label: string, body: string): DecodedBytes | undefined {
  const [headers = "", cipher, iv] = LEGACY_HEADERS.exec(body) ?? [];
  if (!/^(?:RSA|EC) PRIVATE KEY$/.test(label) || cipher === undefined || iv === undefined) {
    return undefined;
  }
  const bytes = Buffer.from(body.slice(headers.length), "base64");
  return { bytes, legacy: { cipher, iv: Buffer.from(iv, "hex") } };
}
