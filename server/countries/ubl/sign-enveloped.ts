import type { SigningKeys } from "../../signing/signing-keys.ts";
import { xmlDsig, xmlSignature } from "../../signing/xml-signature.ts";
import { canonical, scopeInside } from "../../xml/canonical.ts";
import type { XmlElement } from "../../xml/xml.ts";
import { withSignature } from "./extensions.ts";

/** Signs the whole file (enveloped, RSA-SHA256). The last `ext:UBLExtension` then contains the signature. */
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
