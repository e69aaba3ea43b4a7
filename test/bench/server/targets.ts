/** A measured figure, and its bounds. */
export interface Target {
  readonly what: string;
  readonly figure: number;
  readonly unit?: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Whether the figure is within its bounds. */
export function isMet({ figure, atLeast = figure, atMost = figure }: Target): boolean {
  return figure >= atLeast && figure <= atMost;
}

/** A target as one line. */
export function lineOf(target: Target): string {
  const { what, figure, unit = "", atLeast, atMost } = target;
  const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
  const shown = Number(figure.toPrecision(3));
  return `  ${isMet(target) ? "met   " : "MISSED"}  ${what}: ${shown}${unit} (${bound}${unit})`;
}
