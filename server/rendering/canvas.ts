import type { SymbolGrid } from "./encode-symbol.ts";

/** A text style; size in points. */
export interface Face {
  readonly size: number;
  readonly bold?: boolean;
  /** Hexadecimal, "#rrggbb"; black by default. */
  readonly colour?: string;
}

/** The width of text in a face, in points. */
export type Measurer = (text: string, face: Face) => number;

/** An element of a PDF's structure tree, for screen readers. Uses of the same tag object share one element. */
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
  /** Writes one line without wrapping; `y` is the top of the line. */
  write(text: string, x: number, y: number, face: Face): void;
  /** Writes one line, centred on a point and rotated counter-clockwise by `degrees`. */
  writeAcross(text: string, x: number, y: number, face: Face, degrees: number): void;
  rule(x: number, y: number, width: number, style: Stroke): void;
  frame(x: number, y: number, width: number, height: number, style: Stroke): void;
  fill(x: number, y: number, width: number, height: number, colour: string): void;
  /** Draws a symbol without its quiet zone; `width` is the width of the symbol. */
  symbol(grid: SymbolGrid, x: number, y: number, width: number): void;
  link(x: number, y: number, width: number, height: number, url: string): void;
  /** Draws a picture in the given width, with its aspect ratio preserved. */
  picture(picture: Picture, x: number, y: number, width: number): void;
  /** Runs `draw` and adds the drawn content to the structure element of `tag`. */
  within(tag: Tag, draw: () => void): void;
  /** Draws decoration, which screen readers skip, e.g. page headers, page footers and watermarks. */
  artifact(draw: () => void): void;
}

/** A line's colour and thickness in points. */
export interface Stroke {
  readonly colour: string;
  readonly thickness: number;
}

/** The distance in points from one line of text to the next. */
export function lineHeight(face: Face): number {
  return face.size * 1.25;
}
