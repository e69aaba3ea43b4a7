import { warning } from "../../generated/rules.js";
import type { DocumentCreate, DocumentUpdate, Warning } from "../../generated/types/models.d.ts";
import { showsOnPdf } from "../rendering/observations.ts";
import { isUnprintable } from "../rendering/printable-text.ts";

const headerMembers = [
  "issuer_legal_name",
  "issuer_activity",
  "issuer_address",
  "issuer_district",
  "issuer_city",
  "issuer_postalcode",
  "issuer_phone",
  "branch_office_code",
  "receiver_legal_name",
  "receiver_tax_id_code",
  "receiver_activity",
  "receiver_address",
  "receiver_district",
  "receiver_city",
  "receiver_postalcode",
  "receiver_phone",
  "receiver_email",
  "payment_conditions",
  "shipping_address",
  "port_embarkation",
  "port_disembarkation",
  "gross_weight",
] as const;

const lineMembers = ["sku", "line_description", "long_description", "unit_measure"] as const;

// A body can have thousands of unprintable texts.
const most = 100;

/** Warns of printed texts with a character that no font of the PDF has; at most 100 warnings. */
export function unprintableWarnings(body: DocumentCreate | DocumentUpdate): Warning[] {
  const warnings: Warning[] = [];
  for (const [pointer, text] of printedTexts(body)) {
    if (text !== undefined && isUnprintable(text)) {
      warnings.push(warning("document.unprintable", pointer));
    }
    if (warnings.length === most) {
      break;
    }
  }
  return warnings;
}

function* printedTexts(
  body: DocumentCreate | DocumentUpdate,
): Generator<readonly [pointer: string, text: string | undefined]> {
  for (const member of headerMembers) {
    yield [`/header/${member}`, textOf(body.header, member)];
  }
  if (showsOnPdf(body.header)) {
    yield ["/header/observations", textOf(body.header, "observations")];
  }
  for (const [index, line] of (body.details ?? []).entries()) {
    for (const member of lineMembers) {
      yield [`/details/${index}/${member}`, textOf(line, member)];
    }
  }
  const references = "references" in body ? (body.references ?? []) : [];
  for (const [index, { description, reference_number }] of references.entries()) {
    yield [`/references/${index}/description`, description];
    yield [`/references/${index}/reference_number`, reference_number];
  }
}

// Returns undefined for an absent member: create and update bodies have different members.
function textOf(members: object, name: string): string | undefined {
  const value: unknown = Object.hasOwn(members, name)
    ? (members as Readonly<Record<string, unknown>>)[name]
    : undefined;
  return typeof value === "string" ? value : undefined;
}
