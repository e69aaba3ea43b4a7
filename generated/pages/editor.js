/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

// A text area with numbered lines, in which places can be marked.
import { locate } from "./locate.js";

/** Beyond this many characters a text is judged, and neither numbered nor marked: that would be slow to type in. */
const longest = 200_000;

/**
 * @param {HTMLTextAreaElement} textArea
 * @param {HTMLElement} numbers the numbers of its lines, beside it
 * @param {HTMLElement} marks the same text with its marks, under it
 */
export function createEditor(textArea, numbers, marks) {
  textArea.addEventListener("scroll", follow);
  new ResizeObserver(follow).observe(textArea);

  /** What lies beside and under the text moves with it. */
  function follow() {
    numbers.scrollTop = textArea.scrollTop;
    marks.scrollTop = textArea.scrollTop;
    marks.scrollLeft = textArea.scrollLeft;
  }

  /**
   * Selects what lies between two offsets, and shows it.
   * @param {number} start
   * @param {number} end
   */
  function selectFrom(start, end) {
    textArea.focus();
    textArea.setSelectionRange(start, Math.min(end, textArea.value.length));
    const height = Number.parseFloat(getComputedStyle(textArea).lineHeight);
    textArea.scrollTop = Math.max(0, (lineAt(textArea.value, start) - 4) * height);
  }

  return {
    /**
     * Marks what some pointers name.
     * @param {readonly string[]} pointers
     */
    mark(pointers) {
      const text = textArea.value.length > longest ? "" : textArea.value;
      const places = text === "" ? [] : pointers.flatMap((pointer) => placeIn(text, pointer));
      places.sort((a, b) => a.start - b.start || b.end - a.end);
      /** @type {(string | Node)[]} */
      const parts = [];
      let at = 0;
      for (const { start, end } of places) {
        if (start < at) continue;
        const mark = document.createElement("mark");
        mark.textContent = text.slice(start, end);
        parts.push(text.slice(at, start), mark);
        at = end;
      }
      // A line more, so that the last one can be scrolled to as in the text itself.
      marks.replaceChildren(...parts, `${text.slice(at)}\n\n`);
      const wrong = new Set(places.map(({ start }) => lineAt(text, start)));
      numbers.replaceChildren(
        ...Array.from({ length: lineAt(text, text.length) }, (_, index) => {
          const line = document.createElement("span");
          line.textContent = `${index + 1}\n`;
          if (wrong.has(index + 1)) line.className = "wrong";
          return line;
        }),
        "\n",
      );
      follow();
    },
    /**
     * The line, from 1, on which stands what a pointer names.
     * @param {string} pointer
     */
    lineOf(pointer) {
      const [place] = textArea.value.length > longest ? [] : placeIn(textArea.value, pointer);
      return place === undefined ? undefined : lineAt(textArea.value, place.start);
    },
    /**
     * Selects what a pointer names, and shows it.
     * @param {string} pointer
     */
    select(pointer) {
      const [place] = placeIn(textArea.value, pointer);
      if (place === undefined) return;
      selectFrom(place.start, place.end);
    },
    selectFrom,
    /**
     * The line, from 1, of an offset.
     * @param {number} offset
     */
    lineAt: (offset) => lineAt(textArea.value, offset),
  };
}

/**
 * A member with its name; of what holds a missing one, only the bracket that opens it.
 * @param {string} text
 * @param {string} pointer
 */
function placeIn(text, pointer) {
  const place = locate(text, pointer);
  if (place === undefined) return [];
  const { named, start, end, isThere } = place;
  return [isThere && pointer !== "" ? { start: named, end } : { start, end: start + 1 }];
}

/**
 * @param {string} text
 * @param {number} offset
 */
function lineAt(text, offset) {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1))
    line++;
  return line;
}
