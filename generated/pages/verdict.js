/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.


/** @typedef {{pointer: string, rule: string, code: string, message: string}} ValidationError */
/** @typedef {ReturnType<typeof import("./editor.js").createEditor>} Editor */

const stamp = /** @type {HTMLElement} */ (document.querySelector("#verdict"));
const errors = /** @type {HTMLElement} */ (document.querySelector("#errors"));
const next = /** @type {HTMLElement} */ (document.querySelector("#next"));

/** Removes the verdict on the previous body. */
export function forget() {
  stamp.removeAttribute("data-verdict");
  stamp.textContent = "…";
  next.hidden = true;
  errors.replaceChildren();
}

/**
 * @param {"accepted" | "refused"} kind
 * @param {string} words
 * @param {string} [reason]
 */
export function showVerdict(kind, words, reason = "") {
  stamp.setAttribute("data-verdict", kind);
  stamp.textContent = words;
  next.hidden = kind !== "accepted";
  errors.replaceChildren(...(reason === "" ? [] : [element("li", reason)]));
}

/**
 * Shows errors in the order of their lines, and marks their places.
 * @param {Editor} editor
 * @param {readonly ValidationError[]} refusals
 */
export function showErrors(editor, refusals) {
  editor.mark(refusals.map(({ pointer }) => pointer));
  const found = refusals.map((refusal) => ({ refusal, line: editor.lineOf(refusal.pointer) }));
  found.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  errors.append(...found.map(({ refusal, line }) => entry(editor, refusal, line)));
}

/**
 * Shows a button that selects the character at an offset of the text.
 * @param {Editor} editor
 * @param {number} place
 */
export function showJump(editor, place) {
  const item = document.createElement("li");
  const button = element("button", `Go to line ${editor.lineAt(place)}`);
  button.type = "button";
  button.addEventListener("click", () => editor.selectFrom(place, place + 1));
  item.append(button);
  errors.append(item);
}

/** @param {Editor} editor @param {ValidationError} refusal @param {number | undefined} line */
function entry(editor, { pointer, rule, code, message }, line) {
  const item = document.createElement("li");
  const place = element("button", pointer === "" ? "the whole body" : pointer);
  place.type = "button";
  place.addEventListener("click", () => editor.select(pointer));
  const link = element("a", rule);
  link.href = `rules#${rule}`;
  const named = element("p", "");
  named.className = "rule-link";
  named.append(link, ` · code ${code}${line === undefined ? "" : ` · line ${line}`}`);
  item.append(place, element("p", message), named);
  return item;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} text
 */
function element(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
