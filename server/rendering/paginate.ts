import { heightOf, type Row, together } from "./row.ts";

/** Rows that belong together; `title` is above the first row, `head` is above the rows on every page. */
export interface Section {
  readonly title?: readonly Row[];
  readonly head?: readonly Row[];
  readonly rows: readonly Row[];
  /** Moves this section and all later sections to the bottom of their page, if all of them were placed on one page. */
  readonly foot?: true;
}

/** A row, and the y coordinate of the top of the row. */
export interface PlacedRow {
  readonly row: Row;
  readonly y: number;
}

/** The area of rows: from `firstTop` on the first page and from `top` on other pages, down to `bottom`. */
export interface PageBody {
  readonly firstTop: number;
  readonly top: number;
  readonly bottom: number;
}

/** Places sections on pages in order. Rows that are too high for a page extend below the bottom of the page. */
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
  // The block that was placed last: one row, or several rows kept together. The last `count` rows of the page are this
  // block and, if placed with it, the title and the head. `rows` are the same rows, plus the head if it is not among
  // them, because a new page repeats the head. If the foot section starts a new page, `carried` removes the `count`
  // rows from the old page and returns `rows` for the new page. `carried` removes and returns nothing if the new page
  // has no room for both `rows` and the first block of the foot section, or if the old page would become empty.
  let last: { readonly count: number; readonly rows: readonly Row[] } = { count: 0, rows: [] };
  const carried = (needed: number): readonly Row[] => {
    const { count, rows } = last;
    const page = pages.at(-1) ?? [];
    const fits = heightOf(rows) + needed <= body.bottom - body.top;
    if (!fits || page.length <= count) return [];
    page.splice(page.length - count, count);
    return rows;
  };
  let foot: { readonly page: number; readonly index: number } | undefined;
  for (const { title = [], head = [], rows, foot: isFoot } of sections) {
    const blocks = keepTogether(rows, body.bottom - body.top - heightOf(head));
    for (const [index, block] of blocks.entries()) {
      const starts = index === 0;
      const needed = block.height + (starts ? heightOf(title) + heightOf(head) : 0);
      const turned = y + needed > body.bottom && y > body.top;
      if (turned) {
        const moved = isFoot && foot === undefined ? carried(needed) : [];
        turn();
        place(moved);
      }
      if (isFoot) foot ??= { page: pages.length - 1, index: pages.at(-1)?.length ?? 0 };
      const above = [...(starts ? title : []), ...(starts || turned ? head : [])];
      place([...above, block]);
      last = { count: above.length + 1, rows: [...(starts ? title : []), ...head, block] };
    }
  }
  const end = pages.length - 1;
  const free = body.bottom - y;
  if (foot?.page === end && free > 0 && free < Infinity) {
    const { index } = foot;
    pages[end] = (pages[end] ?? []).map((placed, at) =>
      at < index ? placed : { ...placed, y: placed.y + free },
    );
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
