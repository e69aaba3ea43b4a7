import { isCorrecting } from "../../../model/references.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import type { NativeInput } from "../../native.ts";

const uuidShape = /^[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}$/;

// Codes of c_TipoRelacion: 01 is a credit note, 05 a transport whose goods were invoiced earlier, 06 an invoice whose
// goods were transported earlier.
function kindOf(referenceCode: number, type: string): string | undefined {
  if (isCorrecting(referenceCode)) return "01";
  if (referenceCode === 6) return type === "T" ? undefined : "06";
  return type === "T" && referenceCode === 4 ? "05" : undefined;
}

/** The related CFDIs, grouped by kind of relation. Their UUIDs are from stored documents or `reference_number`. */
export function relations({ document, referenced, numbering }: NativeInput): readonly XmlElement[] {
  const groups = new Map<string, Set<string>>();
  for (const reference of document.references ?? []) {
    const kind = kindOf(reference.reference_code, numbering.type);
    const held = referenced.get(reference.reference_document_id ?? -1)?.seals?.uuid;
    const uuid = (held ?? reference.reference_number ?? "").trim().toUpperCase();
    if (kind === undefined || !uuidShape.test(uuid)) continue;
    groups.set(kind, (groups.get(kind) ?? new Set()).add(uuid));
  }
  return [...groups].map(([kind, uuids]) =>
    element(
      "cfdi:CfdiRelacionados",
      { TipoRelacion: kind },
      [...uuids].map((UUID) => element("cfdi:CfdiRelacionado", { UUID })),
    ),
  );
}
