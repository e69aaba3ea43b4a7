import type { Canvas, Measurer } from "./canvas.ts";
import type { SymbolGrid } from "./encode-symbol.ts";
import type { PlacedRow } from "./paginate.ts";
import type { ViewModel } from "./view-model.ts";

/** The symbols of a document, made before it is laid out. */
export interface RenderingSymbols {
  readonly stamp?: SymbolGrid;
  readonly payment?: SymbolGrid;
}

/** One page of paper in points: rows at `left`, drawn over what `under` draws. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly rows: readonly PlacedRow[];
  under?(canvas: Canvas): void;
  /** Headings and page numbers, outside of where rows stand. */
  margins?(canvas: Canvas): void;
}

/** What a template is given. */
export interface LayoutInput {
  readonly view: ViewModel;
  readonly symbols: RenderingSymbols;
  readonly measure: Measurer;
  /** What the sheet of this country is; a roll has no such size. */
  readonly sheet: "letter" | "a4";
}

/** A template: how a document becomes pages. */
export type Template = (input: LayoutInput) => Promise<readonly Page[]>;
