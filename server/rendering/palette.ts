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

/** Letters across a page: light enough to read the text over them. */
export const watermark = { unissued: "#dddddd", void: "#f3c2c2" } as const;
