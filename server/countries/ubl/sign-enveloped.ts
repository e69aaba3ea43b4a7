import type { SigningKeys } from "../../signing/signing-keys.ts";
import { xmlDsig, xmlSignature } from "../../signing/xml-signature.ts";
import { canonical, scopeInside } from "../../xml/canonical.ts";
import type { XmlElement } from "../../xml/xml.ts";
import { withSignature } from "./extensions.ts";

/** The file with an enveloped signature (RSA-SHA256) over all of it, in its last extension. */
export async function signEnveloped(
  root: XmlElement,
  id: string,
  keys: SigningKeys,
): Promise<XmlElement> {
  const signature = await xmlSignature(
    {
      hash: "sha256",
      prefix: "ds",
      id,
      parts: [{ uri: "", transforms: [xmlDsig.enveloped], canonical: canonical(root) }],
      around: scopeInside(root),
    },
    keys,
  );
  return withSignature(root, signature);
}
