import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";

/** The variable contents of a CAF, Chile's file that authorizes a range of document numbers (folios). */
export interface CafFacts {
  readonly rut: string;
  readonly type: number;
  readonly from: number;
  readonly to: number;
  readonly dated?: string;
  /** A PEM that replaces the generated private key. */
  readonly privateKey?: string;
}

// The tax authority (SII) issues keys of this size; larger keys would slow the tests.
const BITS = 512;

/** Makes a CAF with a new key pair; the tax authority's signature (FRMA) is fake. */
export function makeCaf({
  rut,
  type,
  from,
  to,
  dated = "2026-01-15",
  privateKey,
}: CafFacts): Buffer {
  const keys = generateKeyPairSync("rsa", { modulusLength: BITS });
  const { n = "", e = "" } = keys.publicKey.export({ format: "jwk" });
  const base64 = (text: string) => Buffer.from(text, "base64url").toString("base64");
  const pem = privateKey ?? pemOf(keys.privateKey);
  const publicPem = createPublicKey(keys.privateKey).export({ type: "pkcs1", format: "pem" });
  return Buffer.from(
    `<?xml version="1.0"?>
<AUTORIZACION>
<CAF version="1.0">
<DA>
<RE>${rut}</RE>
<RS>COMERCIAL ÑANDÚ &amp; CIA</RS>
<TD>${type}</TD>
<RNG><D>${from}</D><H>${to}</H></RNG>
<FA>${dated}</FA>
<RSAPK><M>${base64(n)}</M><E>${base64(e)}</E></RSAPK>
<IDK>100</IDK>
</DA>
<FRMA algoritmo="SHA1withRSA">${Buffer.alloc(64, 7).toString("base64")}</FRMA>
</CAF>
<RSASK>${pem}</RSASK>
<RSAPUBK>${publicPem}</RSAPUBK>
</AUTORIZACION>
`,
    "latin1",
  );
}

/** Returns a private RSA key as PEM in PKCS #1, the format in a CAF. */
export function pemOf(key: KeyObject): string {
  return key.export({ type: "pkcs1", format: "pem" }).toString();
}
