import { createHash, type KeyObject, verify, X509Certificate } from "node:crypto";
import { createBoundedMap } from "../process/bounded-map.ts";
import { canonical, type NamespaceScope, scopeInside } from "../xml/canonical.ts";
import { childElements, findAll, localName, textOf } from "../xml/find.ts";
import type { XmlElement } from "../xml/xml.ts";
import type { SignatureHash } from "./signing-keys.ts";
import { digestOf, xmlDsig } from "./xml-signature.ts";

/** The result of a verification. `uris` refer to the signed parts; `failure` is one English sentence. */
export type SignatureVerdict =
  | { readonly isValid: true; readonly certificate: Buffer; readonly uris: readonly string[] }
  | { readonly isValid: false; readonly failure: string };

const idNames = ["ID", "Id", "id"];

/** Verifies the digests and the value of a file's first XMLDSig signature, with the certificate in the signature. */
export function verifyXmlSignature(root: XmlElement): SignatureVerdict {
  const path = pathTo(root, (one) => localName(one) === "Signature" && isDsig(one, root));
  const signature = path?.at(-1);
  const info = signature && child(signature, "SignedInfo");
  if (path === undefined || signature === undefined || info === undefined) {
    return { isValid: false, failure: "The file has no signature." };
  }
  const encoded = findAll(signature, "X509Certificate")[0];
  const der = Buffer.from(encoded === undefined ? "" : text(encoded), "base64");
  const key = publicKeyOf(der);
  if (key === undefined)
    return { isValid: false, failure: "The signature has no readable certificate." };
  const references = childElements(info).filter((one) => localName(one) === "Reference");
  if (references.length === 0)
    return { isValid: false, failure: "The signature signs no content." };
  for (const reference of references) {
    const failure = verifyReference(root, signature, reference);
    if (failure !== undefined) return { isValid: false, failure };
  }
  const hash = hashOf(child(info, "SignatureMethod"), xmlDsig.signature);
  const value = Buffer.from(text(child(signature, "SignatureValue") ?? info), "base64");
  const signed = Buffer.from(canonical(info, scopeOf(path)), "utf8");
  if (hash === undefined || key.asymmetricKeyType !== "rsa" || !verify(hash, signed, key, value)) {
    return {
      isValid: false,
      failure:
        "The signature does not match the signed content, or the signature method is unsupported.",
    };
  }
  const uris = references.map(({ attributes }) => attributes.URI ?? "");
  return { isValid: true, certificate: der, uris };
}

function verifyReference(
  root: XmlElement,
  signature: XmlElement,
  reference: XmlElement,
): string | undefined {
  const uri = reference.attributes.URI ?? "";
  const hash = hashOf(child(reference, "DigestMethod"), xmlDsig.digest);
  const path =
    uri === ""
      ? [root]
      : pathTo(root, (one) => idNames.some((id) => one.attributes[id] === uri.slice(1)));
  const target = path?.at(-1);
  if (hash === undefined || path === undefined || target === undefined) {
    return `The signature's reference "${uri}" has an unsupported digest method or no target.`;
  }
  const isEnveloped = findAll(reference, "Transform").some(
    ({ attributes }) => attributes.Algorithm === xmlDsig.enveloped,
  );
  const omitted = isEnveloped ? signature : undefined;
  const digest = digestOf(hash, canonical(target, scopeOf(path.slice(0, -1)), omitted));
  return digest === text(child(reference, "DigestValue") ?? reference)
    ? undefined
    : `The content of "${uri}" was changed after it was signed.`;
}

function isDsig(one: XmlElement, root: XmlElement): boolean {
  const colon = one.name.indexOf(":");
  const prefix = colon === -1 ? "" : one.name.slice(0, colon);
  const path = pathTo(root, (other) => other === one) ?? [];
  return scopeOf(path)[prefix] === xmlDsig.namespace;
}

// Returns the path from the root to the first matching element in document order.
function pathTo(
  from: XmlElement,
  isFound: (one: XmlElement) => boolean,
): readonly XmlElement[] | undefined {
  if (isFound(from)) return [from];
  for (const one of childElements(from)) {
    const path = pathTo(one, isFound);
    if (path !== undefined) return [from, ...path];
  }
  return undefined;
}

function scopeOf(path: readonly XmlElement[]): NamespaceScope {
  return path.reduce<NamespaceScope>((scope, one) => scopeInside(one, scope), {});
}

function child(parent: XmlElement, local: string): XmlElement | undefined {
  return childElements(parent).find((one) => localName(one) === local);
}

function text(one: XmlElement): string {
  return (textOf(one) ?? "").replace(/\s+/g, "");
}

function hashOf(
  method: XmlElement | undefined,
  names: Readonly<Record<SignatureHash, string>>,
): SignatureHash | undefined {
  const uri = method?.attributes.Algorithm;
  return (["sha1", "sha256"] as const).find((hash) => names[hash] === uri);
}

const MOST_KEYS = 1000;
const keys = createBoundedMap<string, KeyObject>(MOST_KEYS);

// Keys are cached: reading a certificate takes longer than verifying a signature.
function publicKeyOf(der: Buffer): KeyObject | undefined {
  const digest = createHash("sha256").update(der).digest("base64");
  const known = keys.get(digest);
  if (known !== undefined) return known;
  try {
    const { publicKey } = new X509Certificate(der);
    keys.set(digest, publicKey);
    return publicKey;
  } catch {
    return undefined;
  }
}
