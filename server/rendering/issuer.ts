import type { RenderingIssuer } from "./country-rendering.ts";
import type { RenderingInput } from "./rendering-input.ts";

/** The issuer named in the document's header; `issuer`, the account's identity, supplies what the header omits. */
export function issuerOf({
  document,
  issuer,
}: Pick<RenderingInput, "document" | "issuer">): RenderingIssuer {
  const { issuer_legal_name, issuer_tax_id_code } = document.header;
  return {
    legalName: issuer_legal_name ?? issuer.legalName,
    taxId: issuer_tax_id_code ?? issuer.taxId,
  };
}
