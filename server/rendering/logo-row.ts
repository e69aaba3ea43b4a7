import type { Picture } from "./canvas.ts";
import { type Row, tagged, together } from "./row.ts";

/** A logo at the left or in the middle, as large as `room` allows; `alt` is the alternative text. */
export function logoRow(
  picture: Picture,
  alt: string,
  room: { readonly width: number; readonly height: number; readonly align?: "center" },
): Row {
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const width = picture.width * scale;
  const before = room.align === undefined ? 0 : (room.width - width) / 2;
  const row: Row = {
    height: picture.height * scale + 6,
    draw: (canvas, x, y) => canvas.picture(picture, x + before, y, width),
  };
  return together(tagged([row], { type: "Figure", alt }));
}
