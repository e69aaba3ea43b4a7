import fc from "fast-check";
import { expect, it } from "vitest";
import { paginate } from "../../../server/rendering/paginate.ts";
import type { Row } from "../../../server/rendering/row.ts";

const body = { firstTop: 10, top: 20, bottom: 120 };

function row(height: number, keepWithNext = false): Row {
  return { height, keepWithNext, draw() {} };
}

it("rows keep their order, do not overlap, and end above the bottom of the page", () => {
  const rows = fc.array(
    fc.record({ height: fc.integer({ min: 0, max: 60 }), keepWithNext: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(rows), (sections) => {
      const drawn: number[] = [];
      let count = 0;
      const pages = paginate(
        sections.map((heights) => ({
          rows: heights.map(({ height, keepWithNext }) => {
            const number = count++;
            return { height, keepWithNext, draw: () => drawn.push(number) };
          }),
        })),
        body,
      );
      for (const [index, page] of pages.entries()) {
        let free = index === 0 ? body.firstTop : body.top;
        for (const placed of page) {
          expect(placed.y).toBe(free);
          free += placed.row.height;
          placed.row.draw(undefined as never, 0, 0);
        }
        expect(free).toBeLessThanOrEqual(body.bottom);
      }
      expect(drawn).toEqual(Array.from({ length: count }, (_, number) => number));
    }),
  );
});

it("a head is repeated above its rows on each page", () => {
  const head = row(10);
  const pages = paginate([{ head: [head], rows: Array.from({ length: 9 }, () => row(30)) }], body);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page[0]?.row).toBe(head);
});

it("a title is on the page of the head and the first row, and is not repeated", () => {
  const [title, head] = [row(10), row(10)];
  const rows = Array.from({ length: 5 }, () => row(30));
  const pages = paginate([{ rows: [row(75)] }, { title: [title], head: [head], rows }], body);
  expect(pages[0]).toHaveLength(1);
  expect(pages[1]?.slice(0, 2).map(({ row }) => row)).toEqual([title, head]);
  expect(pages[2]?.[0]?.row).toBe(head);
  expect(pages.flat().filter(({ row }) => row === title)).toHaveLength(1);
});

it("a head without rows is omitted", () => {
  expect(paginate([{ head: [row(10)], rows: [] }], body)).toEqual([[]]);
});

it("if the row after a row with keepWithNext does not fit, both rows move to the next page", () => {
  const pages = paginate([{ rows: [row(80), row(20, true), row(20)] }], body);
  expect(pages.map((page) => page.map(({ row }) => row.height))).toEqual([[80], [40]]);
});

it("a foot that does not fit moves to a new page together with the row before it, below the repeated head", () => {
  const [title, head] = [row(10), row(10)];
  const rows = Array.from({ length: 4 }, () => row(20));
  const of = (lines: readonly Row[]) =>
    paginate(
      [
        { title: [title], head: [head], rows: lines },
        { foot: true, rows: [row(50)] },
      ],
      body,
    ).map((page) => page.map(({ row: { height }, y }) => [height, y]));
  expect(of(rows)).toEqual([
    [
      [10, 10],
      [10, 20],
      [20, 30],
      [20, 50],
      [20, 70],
    ],
    [
      [10, 20],
      [20, 30],
      [50, 70],
    ],
  ]);
  // The row before the foot stays on its page if head, row and foot together are higher than a page.
  expect(of([row(30), row(60)]).map((page) => page.length)).toEqual([4, 1]);
  expect(of([row(60)]).map((page) => page.length)).toEqual([3, 1]);
});
