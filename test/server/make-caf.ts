import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";

/** The facts of a file of folios (CAF), and its private key. */
export interface CafFacts {
  readonly rut: string;
  readonly type: number;
  readonly from: number;
  readonly to: number;
  readonly dated?: string;
  /** PEM in place of the right private key. */
  readonly privateKey?: string;
}

// The keys are as small as the tax bureau's own; larger keys would only take longer.
const BITS = 512;

/** A file of folios (CAF) with keys of its own, as from the tax bureau, except for the bureau's signature. */
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

/** The PEM of a private RSA key, as files of folios have it. */
export function pemOf(key: KeyObject): string {
  return key.export({ type: "pkcs1", format: "pem" }).toString();
}
