import type { RenderingIssuer } from "./country-rendering.ts";
import type { RenderingInput } from "./rendering-input.ts";

/** Who issues a document: what its header says, and the account's own facts where it says nothing. */
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
