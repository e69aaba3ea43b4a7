import type { Canvas, Measurer, Picture } from "./canvas.ts";
import type { SymbolGrid } from "./encode-symbol.ts";
import type { PlacedRow } from "./paginate.ts";
import type { ViewModel } from "./view-model.ts";

/** The barcodes of a document, encoded before the layout: the authority's stamp, and the link to the payment page. */
export interface RenderingSymbols {
  readonly stamp?: SymbolGrid;
  readonly payment?: SymbolGrid;
}

/** One page, measured in points. `left` is the x coordinate of the rows. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly rows: readonly PlacedRow[];
  /** Draws the watermark, before the rows are drawn. */
  under?(canvas: Canvas): void;
  /** Draws headings and page numbers outside the area of the rows. */
  margins?(canvas: Canvas): void;
}

/** The input of a template. */
export interface LayoutInput {
  readonly view: ViewModel;
  readonly symbols: RenderingSymbols;
  readonly measure: Measurer;
  /** The country's sheet size; the template for receipt printers ignores the sheet. */
  readonly sheet: "letter" | "a4";
  readonly logo?: Picture;
  /** The issuer's colour, "#rrggbb". */
  readonly accent?: string;
}

/** Lays a document out on pages. */
export type Template = (input: LayoutInput) => Promise<readonly Page[]>;
