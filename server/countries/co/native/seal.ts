import { findAll, textOf } from "../../../xml/find.ts";
import { xmlFile } from "../../../xml/xml-file.ts";
import type { Native } from "../../native.ts";
import { signXades } from "./xades.ts";

/** Signs a file. The returned `seals` are the CUFE or CUDE, the QR text, the software id and its provider's NIT. */
export const seal: Native["seal"] = async (draft, { drawn }, keys) => {
  const facts = { uuid: drawn.uuid, at: drawn.at, role: "supplier" } as const;
  const root = await signXades(draft.root, facts, keys);
  const [code] = findAll(root, "QRCode");
  const [software] = findAll(root, "SoftwareID");
  const [provider] = findAll(root, "ProviderID");
  return {
    bytes: xmlFile(root, draft.encoding),
    seals: {
      cufe: textOf(root, "cbc:UUID") ?? "",
      qr: (code && textOf(code)) ?? "",
      software: (software && textOf(software)) ?? "",
      software_provider: provider ? `${textOf(provider)}-${provider.attributes.schemeID}` : "",
    },
  };
};
