import type { Canvas, Measurer } from "../../../server/rendering/canvas.ts";

/** A text, symbol or picture on a page, and the edges of its area in points. */
export interface Mark {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A canvas that records the positions of texts, symbols and pictures; ignores watermarks, lines, areas and links. */
export function recordingCanvas(measure: Measurer): {
  readonly canvas: Canvas;
  readonly marks: Mark[];
} {
  const marks: Mark[] = [];
  const canvas: Canvas = {
    write(text, x, y, face) {
      // The area of a text is from the top of capitals to the bottom of descenders.
      const [top, bottom] = [y + face.size * 0.02, y + face.size * 0.92];
      marks.push({ what: text, left: x, top, right: x + measure(text, face), bottom });
    },
    symbol(grid, x, y, width) {
      const height = (width * grid.rows * grid.stretch) / grid.columns;
      marks.push({ what: "symbol", left: x, top: y, right: x + width, bottom: y + height });
    },
    writeAcross() {},
    rule() {},
    frame() {},
    fill() {},
    link() {},
    picture({ width, height }, x, y, wide) {
      marks.push({
        what: "picture",
        left: x,
        top: y,
        right: x + wide,
        bottom: y + (wide * height) / width,
      });
    },
    within(_tag, draw) {
      draw();
    },
    artifact(draw) {
      draw();
    },
  };
  return { canvas, marks };
}

/** Returns the overlapping pairs of marks on a page. */
export function overlaps(marks: readonly Mark[]): string[] {
  const sorted = [...marks].sort((a, b) => a.top - b.top);
  const found: string[] = [];
  for (const [index, mark] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      if (other.top >= mark.bottom) break;
      // Overlaps that are at most a hundredth of a point wide do not count.
      if (mark.left < other.right - 0.01 && other.left < mark.right - 0.01) {
        found.push(`${mark.what} / ${other.what}`);
      }
    }
  }
  return found;
}
