import { createHash } from "node:crypto";
import type { SigningCertificate, SigningKeys } from "../../../signing/signing-keys.ts";
import { keyInfo, xmlDsig, xmlSignature } from "../../../signing/xml-signature.ts";
import { canonical, scopeInside } from "../../../xml/canonical.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { withSignature } from "../../ubl/extensions.ts";
import { colombianMoment, OFFSET } from "./co-file.ts";

/** Namespaces of DIAN's structures and of signatures. */
export const dianNamespaces = {
  "xmlns:ds": xmlDsig.namespace,
  "xmlns:sts": "dian:gov:co:facturaelectronica:Structures-2-1",
  "xmlns:xades": "http://uri.etsi.org/01903/v1.3.2#",
} as const;

const SIGNED_PROPERTIES = "http://uri.etsi.org/01903#SignedProperties";
// DIAN's signature policy, version 2; the hash is the SHA-256 of the PDF at the address.
const policy = {
  address: "https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf",
  description: "Política de firma para facturas electrónicas de la República de Colombia.",
  hash: "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=",
} as const;

/** The facts of a signature, except the keys. */
export interface XadesFacts {
  /** The UUID in the Ids of the signature's elements. */
  readonly uuid: string;
  /** The time of signing, in milliseconds since 1970. */
  readonly at: number;
  readonly role: "supplier" | "third party";
}

/** Puts an XAdES-EPES signature of the whole file into the last extension. The root must declare `dianNamespaces`. */
export async function signXades(
  root: XmlElement,
  facts: XadesFacts,
  keys: SigningKeys,
): Promise<XmlElement> {
  const id = `xmldsig-${facts.uuid}`;
  const around = scopeInside(root);
  const info = keyInfo("ds", keys, { keyValue: false, id: `${id}-keyinfo` });
  const properties = signedProperties(`${id}-signedprops`, facts, keys.certificate);
  const signature = await xmlSignature(
    {
      hash: "sha256",
      prefix: "ds",
      id,
      valueId: `${id}-sigvalue`,
      parts: [
        {
          uri: "",
          id: `${id}-ref0`,
          transforms: [xmlDsig.enveloped],
          canonical: canonical(root),
        },
        { uri: `#${id}-keyinfo`, canonical: canonical(info, around) },
        {
          uri: `#${id}-signedprops`,
          type: SIGNED_PROPERTIES,
          canonical: canonical(properties, around),
        },
      ],
      around,
      keyInfo: info,
      objects: [element("xades:QualifyingProperties", { Target: `#${id}` }, properties)],
    },
    keys,
  );
  return withSignature(root, signature);
}

function signedProperties(
  id: string,
  { at, role }: XadesFacts,
  certificate: SigningCertificate,
): XmlElement {
  const { date, time } = colombianMoment(at);
  return element(
    "xades:SignedProperties",
    { Id: id },
    element(
      "xades:SignedSignatureProperties",
      {},
      element("xades:SigningTime", {}, `${date}T${time}${OFFSET}`),
      element("xades:SigningCertificate", {}, cert(certificate)),
      element("xades:SignaturePolicyIdentifier", {}, policyId()),
      element(
        "xades:SignerRole",
        {},
        element("xades:ClaimedRoles", {}, element("xades:ClaimedRole", {}, role)),
      ),
    ),
  );
}

function cert({ der, issuer, serialNumber }: SigningCertificate): XmlElement {
  return element(
    "xades:Cert",
    {},
    element("xades:CertDigest", {}, digest(createHash("sha256").update(der).digest("base64"))),
    element(
      "xades:IssuerSerial",
      {},
      element("ds:X509IssuerName", {}, issuer),
      element("ds:X509SerialNumber", {}, BigInt(`0x${serialNumber}`).toString()),
    ),
  );
}

function policyId(): XmlElement {
  return element(
    "xades:SignaturePolicyId",
    {},
    element(
      "xades:SigPolicyId",
      {},
      element("xades:Identifier", {}, policy.address),
      element("xades:Description", {}, policy.description),
    ),
    element("xades:SigPolicyHash", {}, digest(policy.hash)),
  );
}

function digest(value: string): readonly XmlElement[] {
  return [
    element("ds:DigestMethod", { Algorithm: xmlDsig.digest.sha256 }),
    element("ds:DigestValue", {}, value),
  ];
}
