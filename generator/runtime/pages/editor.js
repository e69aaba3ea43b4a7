// A text area with line numbers and marks.
import { locate } from "./locate.js";

/**
 * The maximum length of a text with marks, in UTF-16 code units. A longer text has no marks and
 * only line number 1, so that typing stays fast.
 */
const longest = 200_000;

/**
 * @param {HTMLTextAreaElement} textArea
 * @param {HTMLElement} numbers the line numbers, next to the text area
 * @param {HTMLElement} marks a layer under the text area, with the same text and the marks
 */
export function createEditor(textArea, numbers, marks) {
  textArea.addEventListener("scroll", follow);
  new ResizeObserver(follow).observe(textArea);

  /** Scrolls the numbers and the marks with the text. */
  function follow() {
    numbers.scrollTop = textArea.scrollTop;
    marks.scrollTop = textArea.scrollTop;
    marks.scrollLeft = textArea.scrollLeft;
  }

  /**
   * Selects the text between two offsets, and scrolls to the selection.
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
     * Marks the values at the given JSON Pointers, and updates the line numbers.
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
      // The additional line lets the marks scroll as far as the text area.
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
     * Returns the line number (from 1) of the value at a JSON Pointer; undefined if the text is too
     * long or if a syntax error stops the search.
     * @param {string} pointer
     */
    lineOf(pointer) {
      const [place] = textArea.value.length > longest ? [] : placeIn(textArea.value, pointer);
      return place === undefined ? undefined : lineAt(textArea.value, place.start);
    },
    /**
     * Selects the value at a JSON Pointer, and scrolls to the selection.
     * @param {string} pointer
     */
    select(pointer) {
      const [place] = placeIn(textArea.value, pointer);
      if (place === undefined) return;
      selectFrom(place.start, place.end);
    },
    selectFrom,
    /**
     * Returns the line number (from 1) of an offset.
     * @param {number} offset
     */
    lineAt: (offset) => lineAt(textArea.value, offset),
  };
}

/**
 * Returns the range of the value at a JSON Pointer, including its member name; no range if a syntax
 * error stops the search. For the root, the range is the first character. For a missing value, the
 * range is the first character of the nearest existing ancestor.
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
