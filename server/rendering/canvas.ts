import type { SymbolGrid } from "./encode-symbol.ts";

/** How text looks; size in points. */
export interface Face {
  readonly size: number;
  readonly bold?: boolean;
  /** Hexadecimal, "#rrggbb"; black where absent. */
  readonly colour?: string;
}

/** The width of text in a face, in points. */
export type Measurer = (text: string, face: Face) => number;

/** What draws on the current page; points from the top left corner. */
export interface Canvas {
  /** One line, no wrapping; y is the top of the line. */
  write(text: string, x: number, y: number, face: Face): void;
  /** One line through a point, turned counter-clockwise by degrees around it and centred there. */
  writeAcross(text: string, x: number, y: number, face: Face, degrees: number): void;
  rule(x: number, y: number, width: number, style: Stroke): void;
  frame(x: number, y: number, width: number, height: number, style: Stroke): void;
  fill(x: number, y: number, width: number, height: number, colour: string): void;
  /** Cells are as wide as `width` allows. */
  symbol(grid: SymbolGrid, x: number, y: number, width: number): void;
  link(x: number, y: number, width: number, height: number, url: string): void;
}

/** A line's colour and thickness in points. */
export interface Stroke {
  readonly colour: string;
  readonly thickness: number;
}

/** Distance from one line of text to the next. */
export function lineHeight(face: Face): number {
  return face.size * 1.25;
}
