import { describe, expect, it } from "vitest";
import { renderXml } from "../../../server/rendering/render-xml.ts";
import { elementAt, type ReadElement, readXml } from "./read-xml.ts";
import { everyCountry, sample } from "./samples.ts";

/** An element as the JSON that it was written from, save that every value is text. */
function jsonOf(element: ReadElement, list = false): unknown {
  if (list) return element.elements.map((item) => jsonOf(item));
  if (element.elements.length === 0) return element.text;
  return Object.fromEntries(
    element.elements.map((child) => [child.name, jsonOf(child, lists.has(child.name))]),
  );
}

const lists = new Set(["details", "references", "globals_discounts_surcharges", "taxes"]);

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== "object" || value === null) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, asText(member)]));
}

describe.each(everyCountry)("in %s", async (code, country) => {
  const input = sample(country);
  const root = readXml(await renderXml(input));

  it("the XML is well-formed, in the country's namespace, and says that nobody signed it", () => {
    expect(root.name).toBe("document");
    expect(root.attributes).toEqual({
      xmlns: `urn:talonario:document:${code}:1`,
      kind: "issued",
      signed: "none",
      id: "7",
    });
  });

  it("it carries the whole document", () => {
    const { header, details, references, totals, payment_link } = input.document;
    for (const [name, block] of Object.entries({
      header,
      details,
      references,
      totals,
      payment_link,
    })) {
      if (block === undefined) continue;
      expect(jsonOf(elementAt(root, name), lists.has(name))).toEqual(asText(block));
    }
  });

  it("it is the same, whatever the order of members", async () => {
    const header = Object.fromEntries(Object.entries(input.document.header).reverse());
    const document = { ...input.document, header: header as typeof input.document.header };
    expect(await renderXml({ ...input, document })).toBe(await renderXml(input));
  });
});

const [, country] = everyCountry[0] ?? [];
if (country === undefined) throw new Error("no country");

it.each([
  [undefined, true],
  [0, false],
  [1, true],
  [2, false],
  [3, true],
])("deployment_observations %s: the remark is in the XML: %s", async (where, shown) => {
  const header = {
    observations: "Portón norte",
    ...(where !== undefined && { deployment_observations: where }),
  };
  const xml = await renderXml(sample(country, { header }));
  expect(xml.includes("Portón norte")).toBe(shown);
});

it("what happens to a document after its issue does not change its XML", async () => {
  const before = await renderXml(sample(country));
  const header = { ...sample(country).document.header, document_status: 3 };
  for (const taxbureau_validation_status of [0, 1, 2, 3]) {
    const later = { ...header, taxbureau_validation_status };
    for (const document_status of [1, 2]) {
      const changed = sample(country, { document: { document_status }, header: later });
      expect(await renderXml(changed)).toBe(before);
    }
  }
});

it("drafts and previews say so, and carry no stamp", async () => {
  const draft = readXml(await renderXml(sample(country, { document: { document_status: 0 } })));
  const preview = readXml(await renderXml(sample(country, { preview: true })));
  expect(draft.attributes.kind).toBe("draft");
  expect(preview.attributes.kind).toBe("preview");
  for (const root of [draft, preview]) {
    expect(root.elements.map(({ name }) => name)).not.toContain("stamp");
  }
});

it("the issuer's identity comes from the account where the document has none", async () => {
  const input = sample(country);
  const { issuer_legal_name: _, issuer_tax_id_code: __, ...header } = input.document.header;
  const root = readXml(await renderXml({ ...input, document: { ...input.document, header } }));
  expect(elementAt(root, "header", "issuer_legal_name").text).toBe("Cuenta Ñandú S.A.");
  expect(elementAt(root, "header", "issuer_tax_id_code").text).toBe("77123456-9");
});

it("text of any kind stays text", async () => {
  const observations = `</observations><stamp/> & "😀" \u0007`;
  const root = readXml(await renderXml(sample(country, { header: { observations } })));
  expect(elementAt(root, "header", "observations").text).toBe(
    `</observations><stamp/> & "😀" \ufffd`,
  );
});
