import type { StampContent, StampFacts } from "./country-rendering.ts";
import { issuerOf } from "./issuer.ts";
import type { RenderingInput } from "./rendering-input.ts";
import { renderingKind } from "./rendering-kind.ts";

// Characters that XML forbids and scanners cannot read.
const unwritable =
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The stamp of a document; undefined for drafts, previews and documents without a stamp. */
export function stampOf(input: RenderingInput): StampContent | undefined {
  const kind = renderingKind(input);
  if (kind === "draft" || kind === "preview") return undefined;
  const content = input.country.stamp?.(stampFacts(input));
  if (content === undefined) return undefined;
  const payload = content.payload.replace(unwritable, "?");
  // A PDF417 symbol declares no encoding. Therefore references such as "&#241;" replace the characters beyond ASCII in
  // an XML payload. A country sets `encoding` only for a signed payload. A signed payload keeps these characters,
  // because references would invalidate the signature.
  return content.symbology === "pdf417" && content.encoding === undefined
    ? { ...content, payload: payload.replace(/[^\0-\x7f]/gu, reference) }
    : { ...content, payload };
}

/** The input of a country's functions `stamp`, `legalLines` and `facts`. */
export function stampFacts(input: RenderingInput): StampFacts {
  const { document, native } = input;
  return { document, issuer: issuerOf(input), ...(native !== undefined && { native }) };
}

function reference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
