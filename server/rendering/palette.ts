import type { Stroke } from "./canvas.ts";

/** The red of a boxed title. */
export const red = "#c00000";

/** Thin lines between rows. */
export const hairline: Stroke = { colour: "#bbbbbb", thickness: 0.5 };

/** Lines between blocks. */
export const line: Stroke = { colour: "#444444", thickness: 0.75 };

/** Background of table heads. */
export const shade = "#eeeeee";

/** Secondary text. */
export const grey = "#555555";

/** The colours of watermarks, light enough for text over a watermark. */
export const watermark = { unissued: "#dddddd", void: "#f3c2c2" } as const;

/** Lines in the issuer's colour. */
export function accentLine(accent: string | undefined): Stroke | undefined {
  return accent === undefined ? undefined : { colour: accent, thickness: 1.25 };
}

/** Black or white, whichever contrasts better with `colour`, "#rrggbb" (WCAG relative luminance). */
export function inkOn(colour: string): "#000000" | "#ffffff" {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? "#000000" : "#ffffff";
}
