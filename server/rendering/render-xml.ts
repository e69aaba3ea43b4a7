import type { StampContent } from "./country-rendering.ts";
import { decimalText } from "./decimal-text.ts";
import { issuerOf } from "./issuer.ts";
import { mapInTurns } from "./map-in-turns.ts";
import { showsInXml } from "./observations.ts";
import type { RenderingInput } from "./rendering-input.ts";
import { renderingKind } from "./rendering-kind.ts";
import { stampOf } from "./stamp-of.ts";
import { writeXmlInTurns, type XmlElement } from "./write-xml.ts";

const blocks = [
  "header",
  "details",
  "references",
  "globals_discounts_surcharges",
  "totals",
  "payment_link",
] as const;

// Element names for the items of arrays; "item" for the rest.
const entries: Readonly<Record<string, string>> = {
  details: "line",
  references: "reference",
  globals_discounts_surcharges: "discount_surcharge",
  taxes: "tax",
};

// Facts about the document that change after its issue, unlike this file.
const outside = new Set(["document_status", "taxbureau_validation_status"]);

/** The whole document as XML in the namespace `urn:talonario:document:<country>:1`. Elements are named as interface members and sorted by name; numbers are plain decimals, and the stamp's payload is text. `signed="none"` marks that it is unsigned; it claims no tax authority's format. */
export async function renderXml(input: RenderingInput): Promise<string> {
  const { country, document } = input;
  const kind = renderingKind(input);
  const stamp = stampOf(input);
  const body: XmlElement[] = [];
  for (const name of blocks) {
    const value = name === "header" ? headerOf(input) : document[name];
    if (Array.isArray(value)) body.push(await describeList(name, value));
    else if (value !== undefined) body.push(describe(name, value));
  }
  return writeXmlInTurns({
    name: "document",
    attributes: {
      xmlns: `urn:talonario:document:${country.country}:1`,
      // Cancellation and rejection are such facts, too.
      kind: kind === "cancelled" || kind === "rejected" ? "issued" : kind,
      signed: "none",
      ...(document.document_id === undefined ? {} : { id: decimalText(document.document_id) }),
    },
    children: stamp ? [...body, stampElement(stamp)] : body,
  });
}

function headerOf(input: RenderingInput): Record<string, unknown> {
  const { header } = input.document;
  const issuer = issuerOf(input);
  const members = Object.entries(header).filter(
    ([name]) => !outside.has(name) && (name !== "observations" || showsInXml(header)),
  );
  return {
    ...Object.fromEntries(members),
    issuer_legal_name: issuer.legalName,
    issuer_tax_id_code: issuer.taxId,
  };
}

function stampElement({ symbology, payload }: StampContent): XmlElement {
  return { name: "stamp", attributes: { symbology, signed: "none" }, children: [payload] };
}

// Like `describe`, in turns with other work of the process.
async function describeList(name: string, values: readonly unknown[]): Promise<XmlElement> {
  const entry = entries[name] ?? "item";
  return { name, children: await mapInTurns(values, (value) => describe(entry, value)) };
}

function describe(name: string, value: unknown): XmlElement {
  if (Array.isArray(value)) {
    const entry = entries[name] ?? "item";
    return { name, children: value.map((item: unknown) => describe(entry, item)) };
  }
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    members.sort(([a], [b]) => (a < b ? -1 : 1));
    return { name, children: members.map(([key, member]) => describe(key, member)) };
  }
  return { name, children: [typeof value === "number" ? decimalText(value) : String(value)] };
}
