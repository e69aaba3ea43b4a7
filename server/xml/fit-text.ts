/** Limits of a text in an authority's file. */
export interface TextLimits {
  /** The largest number of characters (Unicode code points). */
  readonly most?: number;
  /** Whether only characters of ISO-8859-1 are allowed. */
  readonly latin1?: boolean;
}

// Code units that XML 1.0 does not allow: control characters, U+FFFE, U+FFFF and lone surrogates.
const unwritable =
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const beyondLatin1 = /[^\0-\xff]/gu;
// DEL and C1 controls are in ISO-8859-1, but the authorities' schemas reject them in texts.
const controls = /[\x7f-\x9f]/g;

/** Collapses white space, replaces each forbidden character by "?", and cuts the text at the limit. */
export function fitText(text: string, { most, latin1 = false }: TextLimits = {}): string {
  const collapsed = text
    .replace(/\s+/gu, " ")
    .trim()
    .replace(unwritable, "?")
    .replace(controls, "?");
  const possible = latin1 ? collapsed.replace(beyondLatin1, "?") : collapsed;
  if (most === undefined || possible.length <= most) return possible;
  return [...possible].slice(0, most).join("").trim();
}

/** Like `fitText`, but returns "-" instead of an empty text. */
export function requiredText(text: string | undefined, limits: TextLimits = {}): string {
  return fitText(text ?? "", limits) || "-";
}

/** Like `fitText`, but returns undefined instead of an empty text. */
export function optionalText(
  text: string | undefined,
  limits: TextLimits = {},
): string | undefined {
  return text === undefined ? undefined : fitText(text, limits) || undefined;
}
