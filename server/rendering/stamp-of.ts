import type { StampContent } from "./country-rendering.ts";
import { issuerOf } from "./issuer.ts";
import type { RenderingInput } from "./rendering-input.ts";
import { renderingKind } from "./rendering-kind.ts";

// Neither XML nor a reader of codes has a use for these.
const unwritable =
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The stamp of an issued document, as the XML, the PDF and the image all carry it; undefined for drafts and previews, and where the country uses none. A PDF417 payload is XML and names what is not ASCII by number, because such a symbol does not say how its bytes are to be read. */
export function stampOf(input: RenderingInput): StampContent | undefined {
  const kind = renderingKind(input);
  if (kind === "draft" || kind === "preview") return undefined;
  const content = input.country.stamp?.({ document: input.document, issuer: issuerOf(input) });
  if (content === undefined) return undefined;
  const payload = content.payload.replace(unwritable, "?");
  return content.symbology === "pdf417"
    ? { ...content, payload: payload.replace(/[^\0-\x7f]/gu, reference) }
    : { ...content, payload };
}

function reference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
