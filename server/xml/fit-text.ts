/** Limits of a text in an authority's file. */
export interface TextLimits {
  /** Most characters (Unicode code points). */
  readonly most?: number;
  /** Only characters of ISO-8859-1. */
  readonly latin1?: boolean;
}

// Characters that XML 1.0 cannot have; a lone surrogate is none.
const unwritable =
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const beyondLatin1 = /[^\0-\xff]/gu;
// C1 controls are in ISO-8859-1, but schemas of text refuse them.
const controls = /[\x7f-\x9f]/g;

/** The text as a file may have it: white space collapsed, cut at the limit, impossible characters replaced by "?". */
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

/** The same for a required text: "-" where nothing is left. */
export function requiredText(text: string | undefined, limits: TextLimits = {}): string {
  return fitText(text ?? "", limits) || "-";
}

/** The same for an optional text: undefined where nothing is left. */
export function optionalText(
  text: string | undefined,
  limits: TextLimits = {},
): string | undefined {
  return text === undefined ? undefined : fitText(text, limits) || undefined;
}
