import type { SymbolGrid } from "./encode-symbol.ts";

/** A text style; size in points. */
export interface Face {
  readonly size: number;
  readonly bold?: boolean;
  /** Hexadecimal, "#rrggbb"; black where absent. */
  readonly colour?: string;
}

/** The width of text in a face, in points. */
export type Measurer = (text: string, face: Face) => number;

/** An element of a PDF's structure tree, for screen readers. All uses of one tag object draw in one element. */
export interface Tag {
  readonly type: "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD" | "Figure";
  /** The alternative text of a figure. */
  readonly alt?: string;
}

/** An image to draw: a PNG or JPEG file and its size in pixels. */
export interface Picture {
  readonly file: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Draws on the current page. Coordinates are in points from the top left corner. */
export interface Canvas {
  /** One unwrapped line; y is its top. */
  write(text: string, x: number, y: number, face: Face): void;
  /** One line centred on a point and rotated counter-clockwise by `degrees`. */
  writeAcross(text: string, x: number, y: number, face: Face, degrees: number): void;
  rule(x: number, y: number, width: number, style: Stroke): void;
  frame(x: number, y: number, width: number, height: number, style: Stroke): void;
  fill(x: number, y: number, width: number, height: number, colour: string): void;
  /** Draws a symbol that is `width` wide without its quiet zone. */
  symbol(grid: SymbolGrid, x: number, y: number, width: number): void;
  link(x: number, y: number, width: number, height: number, url: string): void;
  /** Draws a picture that is `width` wide, in its own proportions. */
  picture(picture: Picture, x: number, y: number, width: number): void;
  /** Draws inside an element of the structure. */
  within(tag: Tag, draw: () => void): void;
  /** Draws decoration, which is not content: heads and feet of pages, watermarks. */
  artifact(draw: () => void): void;
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
