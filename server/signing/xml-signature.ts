import { createHash, type KeyObject } from "node:crypto";
import { canonical, type NamespaceScope, scopeInside } from "../xml/canonical.ts";
import { element, type XmlElement } from "../xml/xml.ts";
import type { SignatureHash, SigningKeys } from "./signing-keys.ts";

/** Namespace and algorithms of XMLDSig: https://www.w3.org/TR/xmldsig-core1. */
export const xmlDsig = {
  namespace: "http://www.w3.org/2000/09/xmldsig#",
  canonical: "http://www.w3.org/TR/2001/REC-xml-c14n-20010315",
  enveloped: "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
  signature: {
    sha1: "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
    sha256: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  },
  digest: {
    sha1: "http://www.w3.org/2000/09/xmldsig#sha1",
    sha256: "http://www.w3.org/2001/04/xmlenc#sha256",
  },
} as const;

/** One signed part: its URI, and its canonical text after the transforms. */
export interface SignedPart {
  /** "" for the whole file; otherwise "#" and an ID. */
  readonly uri: string;
  readonly id?: string;
  readonly type?: string;
  /** Algorithm URIs, e.g. `xmlDsig.enveloped`. */
  readonly transforms?: readonly string[];
  readonly canonical: string;
}

/** The form of a signature. */
export interface XmlSignatureForm {
  readonly hash: SignatureHash;
  /** Prefix of the XMLDSig namespace; "" makes XMLDSig the default namespace. */
  readonly prefix: "" | "ds";
  readonly id?: string;
  /** ID of the SignatureValue element. */
  readonly valueId?: string;
  readonly parts: readonly SignedPart[];
  /** Namespaces in scope at the signature's place in the file. */
  readonly around: NamespaceScope;
  readonly keyInfo?: XmlElement;
  /** The content of each Object element. */
  readonly objects?: readonly XmlElement[];
}

/** Makes a Signature element (XMLDSig, RSA, Canonical XML 1.0) that signs the parts. */
export async function xmlSignature(form: XmlSignatureForm, keys: SigningKeys): Promise<XmlElement> {
  const { hash, prefix, id, valueId, around, objects = [] } = form;
  const name = namer(prefix);
  const attributes = {
    [prefix === "" ? "xmlns" : `xmlns:${prefix}`]: xmlDsig.namespace,
    Id: id,
  };
  const info = signedInfo(form);
  const scope = scopeInside(element(name("Signature"), attributes), around);
  const signature = await keys.sign(hash, Buffer.from(canonical(info, scope), "utf8"));
  return element(
    name("Signature"),
    attributes,
    info,
    element(name("SignatureValue"), { Id: valueId }, signature.toString("base64")),
    form.keyInfo ?? keyInfo(prefix, keys, { keyValue: false }),
    objects.map((content) => element(name("Object"), {}, content)),
  );
}

/** A KeyInfo element with the certificate (X509Data). If `keyValue` is true, the public key (KeyValue) precedes it. */
export function keyInfo(
  prefix: "" | "ds",
  { certificate }: Pick<SigningKeys, "certificate">,
  { keyValue, id }: { readonly keyValue: boolean; readonly id?: string },
): XmlElement {
  const name = namer(prefix);
  const data = element(
    name("X509Data"),
    {},
    element(name("X509Certificate"), {}, certificate.der.toString("base64")),
  );
  const value = keyValue && element(name("KeyValue"), {}, rsaKeyValue(name, certificate.publicKey));
  return element(name("KeyInfo"), { Id: id }, value, data);
}

/** The digest of a canonical text, in base64. */
export function digestOf(hash: SignatureHash, text: string): string {
  return createHash(hash).update(text, "utf8").digest("base64");
}

function signedInfo({ hash, prefix, parts }: XmlSignatureForm): XmlElement {
  const name = namer(prefix);
  const algorithm = (tag: string, uri: string) => element(name(tag), { Algorithm: uri });
  return element(
    name("SignedInfo"),
    {},
    algorithm("CanonicalizationMethod", xmlDsig.canonical),
    algorithm("SignatureMethod", xmlDsig.signature[hash]),
    parts.map(({ uri, id, type, transforms = [], canonical: text }) =>
      element(
        name("Reference"),
        { Id: id, Type: type, URI: uri },
        transforms.length > 0 &&
          element(
            name("Transforms"),
            {},
            transforms.map((transform) => algorithm("Transform", transform)),
          ),
        algorithm("DigestMethod", xmlDsig.digest[hash]),
        element(name("DigestValue"), {}, digestOf(hash, text)),
      ),
    ),
  );
}

function rsaKeyValue(name: (local: string) => string, key: KeyObject): XmlElement {
  const { n = "", e = "" } = key.export({ format: "jwk" });
  const base64 = (text: string) => Buffer.from(text, "base64url").toString("base64");
  return element(
    name("RSAKeyValue"),
    {},
    element(name("Modulus"), {}, base64(n)),
    element(name("Exponent"), {}, base64(e)),
  );
}

function namer(prefix: "" | "ds"): (local: string) => string {
  return (local) => (prefix === "" ? local : `${prefix}:${local}`);
}
