import type {
  DocumentCreate,
  DocumentLineCreate,
  DocumentUpdate,
  Warning,
} from "../../../generated/types/models.d.ts";
import { type CodePlace, codeWarnings } from "../code-warnings.ts";
import type { WholeDocument } from "../country.ts";
import { partyWarnings, type TaxIdLaw, totalsWarnings } from "../warnings.ts";
import { amounts } from "./amounts.ts";
import { codes } from "./codes.ts";
import { identity } from "./identity.ts";
import { rfc } from "./tax-id.ts";

export const taxIdLaw: TaxIdLaw = { country: identity, scheme: rfc, rule: "mx.rfc-check-digit" };

/** Warns of wrong check digits, misspelt codes, and totals that do not add up. */
export function warn(
  document: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
): readonly Warning[] {
  return [
    ...partyWarnings(document.header, body.header, taxIdLaw),
    ...codeWarnings(body, { taxes: codes.taxes }, codePlaces(body)),
    ...totalsWarnings(amounts(document)),
  ];
}

function codePlaces(body: DocumentCreate | DocumentUpdate): readonly CodePlace[] {
  const additional = "additional" in body.header ? body.header.additional : undefined;
  const lines = (body.details ?? []).map((line, index): CodePlace => {
    const { additional: sent }: Partial<DocumentLineCreate> = line;
    const code = sent?.mx_detail?.measure_unit_code;
    // A default replaces a missing `measure_unit_code`. For the value "", the CFDI has the code for `unit_measure`.
    const member = code === "" ? "unit_measure" : "additional/mx_detail/measure_unit_code";
    const value = code === "" ? line.unit_measure : code;
    return { list: codes.units, value, pointer: `/details/${index}/${member}` };
  });
  return [
    {
      list: codes.cfdi_uses,
      value: additional?.mx_header?.receiver_cfdi_usage,
      pointer: "/header/additional/mx_header/receiver_cfdi_usage",
    },
    ...lines,
  ];
}
