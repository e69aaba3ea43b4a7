import { heightOf, type Row, together } from "./row.ts";

/** Rows that belong together; `title` comes once above them, `head` again on each page that they continue on. */
export interface Section {
  readonly title?: readonly Row[];
  readonly head?: readonly Row[];
  readonly rows: readonly Row[];
}

/** A row and its top. */
export interface PlacedRow {
  readonly row: Row;
  readonly y: number;
}

/** The area of rows: from `firstTop` on the first page and `top` on the others, down to `bottom`. */
export interface PageBody {
  readonly firstTop: number;
  readonly top: number;
  readonly bottom: number;
}

/** Places sections on pages in order. Rows never overlap, and only a row higher than a page passes its bottom. */
export function paginate(sections: readonly Section[], body: PageBody): PlacedRow[][] {
  const pages: PlacedRow[][] = [[]];
  let y = body.firstTop;
  const place = (rows: readonly Row[]) => {
    for (const row of rows) {
      pages.at(-1)?.push({ row, y });
      y += row.height;
    }
  };
  const turn = () => {
    pages.push([]);
    y = body.top;
  };
  for (const { title = [], head = [], rows } of sections) {
    const blocks = keepTogether(rows, body.bottom - body.top - heightOf(head));
    for (const [index, block] of blocks.entries()) {
      const starts = index === 0;
      const needed = block.height + (starts ? heightOf(title) + heightOf(head) : 0);
      const turned = y + needed > body.bottom && y > body.top;
      if (turned) turn();
      if (starts) place(title);
      if (starts || turned) place(head);
      place([block]);
    }
  }
  return pages;
}

function keepTogether(rows: readonly Row[], limit: number): Row[] {
  const blocks: Row[] = [];
  let group: Row[] = [];
  for (const row of rows) {
    group.push(row);
    if (row.keepWithNext) continue;
    if (group.length > 1 && heightOf(group) <= limit) blocks.push(together(group));
    else blocks.push(...group);
    group = [];
  }
  return [...blocks, ...group];
}
