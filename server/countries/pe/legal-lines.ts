import type { StampFacts } from "../../rendering/country-rendering.ts";
import { titleOfType } from "./document-types.ts";

/** Lines required by SUNAT (resolution 097-2012, article 22): the signature's digest, and the type of the document. */
export function legalLines({ native }: StampFacts): readonly string[] {
  if (native === undefined) return [];
  const { digest } = native.seals;
  return [
    ...(digest === undefined ? [] : [`Código hash: ${digest}`]),
    `Representación impresa ${article(native.type)} ${titleOfType(native.type)}`,
  ];
}

function article(type: string): string {
  return titleOfType(type).startsWith("COMPROBANTE") ? "del" : "de la";
}
