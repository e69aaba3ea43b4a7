import type { Document } from "../../generated/types/models.d.ts";
import { type Instalment, instalments } from "../model/instalments.ts";
import type { NativeFacts } from "../rendering/country-rendering.ts";
import { totalRow } from "../rendering/total-row.ts";
import type { DocumentAccount } from "./document-account.ts";

/** The instalments in PDF and e-mail. They divide the printed total; in Peru, the total minus a detraction, if any. */
export function documentInstalments(
  document: Document,
  { country, facts }: DocumentAccount,
  native?: NativeFacts,
): readonly Instalment[] {
  const { rendering } = country;
  const config = facts.account_config ?? {};
  const printed = { document, country: rendering, config, ...(native && { native }) };
  return instalments({
    conditions: document.header.payment_conditions,
    issueDate: document.header.issue_date,
    total: rendering.payable?.(document) ?? totalRow(printed).amount,
    decimals: country.amounts(document).decimals,
  });
}
