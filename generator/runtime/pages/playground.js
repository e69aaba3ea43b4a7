// Validates the entered body with the validators of the service; the body does not leave the browser.
// @ts-expect-error written by the generator next to this file
import { bodies as listed } from "./bodies.js";
import { decoded } from "./decoded.js";
import { createEditor } from "./editor.js";
import { exampleOptions, noteOf } from "./examples.js";
import { packText, unpackText } from "./packed-text.js";
import { syntaxPlace } from "./syntax-place.js";
import { forget, showErrors, showJump, showVerdict } from "./verdict.js";

/**
 * @typedef {{title: string, place: string}} Operation
 * @typedef {{name: string, operations: Operation[], by?: string, variants: {name: string, title: string}[]}} Body
 * @typedef {{refusals: import("./verdict.js").ValidationError[], truncated: boolean}} Explanation
 * @typedef {{explanation: (body: unknown) => Explanation}} Validator
 */

const bodies = /** @type {Body[]} */ (listed);
const operation = /** @type {HTMLSelectElement} */ (document.querySelector("#operation"));
const variant = /** @type {HTMLSelectElement} */ (document.querySelector("#variant"));
const variantChoice = /** @type {HTMLElement} */ (document.querySelector("#variant-choice"));
const variantLabel = /** @type {HTMLElement} */ (document.querySelector("#variant-label"));
const find = /** @type {HTMLInputElement} */ (document.querySelector("#find"));
const example = /** @type {HTMLSelectElement} */ (document.querySelector("#example"));
const textArea = /** @type {HTMLTextAreaElement} */ (document.querySelector("#body"));
const note = /** @type {HTMLElement} */ (document.querySelector("#note"));
const attempt = /** @type {HTMLAnchorElement} */ (document.querySelector("#try"));
const shared = /** @type {HTMLElement} */ (document.querySelector("#shared"));
const editor = createEditor(
  textArea,
  /** @type {HTMLElement} */ (document.querySelector("#numbers")),
  /** @type {HTMLElement} */ (document.querySelector("#marks")),
);

/** @type {import("./examples.js").Vector[]} */
let vectors = [];
/**
 * The text that a new example may replace. After a change of the operation or variant, any other
 * text in the text area stays.
 */
let written = "";
/** The index of the shown example, even if a search hides its option; empty for a text of the user. */
let shown = "";
let timer = 0;

for (const body of bodies) {
  for (const { title, place } of body.operations) {
    const option = new Option(title, body.name);
    option.setAttribute("data-place", place);
    operation.add(option);
  }
}
operation.addEventListener("change", () => changeBody());
variant.addEventListener("change", () => changeSchema());
example.addEventListener("change", () => {
  if (example.value === "") shown = "";
  else show(Number(example.value));
});
find.addEventListener("input", () => {
  example.replaceChildren(...exampleOptions(vectors, find.value));
  example.value = shown;
  if (example.selectedIndex < 0) example.selectedIndex = 0;
});
// Enter shows the first example in the list.
find.form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const first = example.querySelector("optgroup option");
  if (first instanceof HTMLOptionElement) void show(Number(first.value));
});
attempt.addEventListener("click", () => sessionStorage.setItem("reference.body", textArea.value));
textArea.addEventListener("input", () => {
  example.value = "";
  shown = "";
  note.textContent = "";
  shared.textContent = "";
  editor.mark([]);
  forget();
  clearTimeout(timer);
  timer = window.setTimeout(validate, 120);
});
document.querySelector("#share")?.addEventListener("click", share);
document.querySelector("#format")?.addEventListener("click", format);
window.addEventListener("hashchange", follow);
await follow();

/** Opens the example or the body in the URL fragment: `#<schema>/<vector>`, or `#<schema>~<packed body>`. */
async function follow() {
  const [address = "", packed] = location.hash.slice(1).split("~");
  const [schema = "", ...name] = address.split("/");
  const whole = decoded(schema);
  const isBody = (/** @type {string} */ one) => bodies.some(({ name }) => name === one);
  // The name of a body may contain full stops; the name of a variant contains none.
  const [, body = whole, narrowed = ""] =
    (isBody(whole) ? null : /^(.*)\.([^.]*)$/.exec(whole)) ?? [];
  if (isBody(body)) operation.value = body;
  const own = packed === undefined ? undefined : await unpackText(packed);
  if (own === undefined) written = textArea.value;
  else textArea.value = own;
  await changeBody(narrowed, decoded(name.join("/")), own !== undefined);
}

/** Changes the page's URL to a link to the shown body; copies the link if the browser allows copying. */
async function share() {
  const isExample = shown !== "" && textArea.value === written;
  if (!isExample) setAddress(`${schemaName()}~${await packText(textArea.value)}`);
  const what = isExample
    ? "this example"
    : "this body; the part of the link after # contains the body";
  const copied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  );
  shared.textContent = copied
    ? `Copied a link that opens ${what}.`
    : `The address of this page is now a link that opens ${what}.`;
}

/** @param {string} hash */
function setAddress(hash) {
  history.replaceState(null, "", `#${hash}`);
}

/** @param {string} [narrowed] @param {string} [vector] @param {boolean} [isOwn] */
async function changeBody(narrowed, vector, isOwn) {
  const { by = "variant", variants } = bodyOf(operation.value);
  const before = narrowed ?? variant.value;
  variantLabel.textContent = `${by.slice(0, 1).toUpperCase()}${by.slice(1)}`;
  variantChoice.hidden = variants.length === 0;
  variant.replaceChildren(...variants.map(({ name, title }) => new Option(title, name)));
  if (variants.length > 0) variant.add(new Option(`any ${by}: the shared schema`, ""));
  if (variants.some(({ name }) => name === before)) variant.value = before;
  // By default, the first option is selected. The last option, the shared schema, is selected only
  // if a link names no variant, but names an example or contains a body.
  else if (narrowed === "" && (vector || isOwn)) variant.value = "";
  await changeSchema(vector);
}

/** @param {string} [vector] */
async function changeSchema(vector) {
  const schema = schemaName();
  forget();
  /** @type {typeof vectors} */
  let loaded = [];
  try {
    const response = await fetch(`vectors/${schema}.json`);
    if (response.ok) loaded = (await response.json()).vectors;
    else if (response.status !== 404) throw new Error(`status ${response.status}`);
  } catch (error) {
    if (schema === schemaName())
      note.textContent = `The examples did not load: ${reasonOf(error)}.`;
  }
  if (schema !== schemaName()) return;
  vectors = loaded;
  shown = "";
  example.replaceChildren(...exampleOptions(vectors, find.value));
  const index = vectors.findIndex(({ name }) => name === vector);
  if (index >= 0) await show(index);
  else if (textArea.value === written && vectors.length > 0) await show(0);
  else await validate();
}

/** @param {number} index */
async function show(index) {
  const vector = vectors[index];
  if (vector === undefined) return validate();
  shown = String(index);
  example.value = shown;
  shared.textContent = "";
  // In the fragment, `~` begins a packed body.
  setAddress(`${schemaName()}/${encodeURIComponent(vector.name).replaceAll("~", "%7E")}`);
  written = `${JSON.stringify(vector.body, null, 2)}\n`;
  textArea.value = written;
  textArea.scrollTop = 0;
  note.textContent = noteOf(vector);
  await validate();
}

/** Validates the text, and shows the verdict. */
async function validate() {
  const text = textArea.value;
  /** @type {unknown} */
  let body;
  try {
    body = JSON.parse(text);
  } catch (error) {
    const reason = reasonOf(error);
    editor.mark([]);
    if (text.trim() === "")
      return showVerdict("refused", "Nothing yet", "Paste a body, or choose an example.");
    showVerdict("refused", "Not JSON", reason);
    const place = syntaxPlace(text);
    if (place !== undefined) showJump(editor, place);
    return;
  }
  const schema = schemaName();
  /** @type {Validator} */
  let validator;
  try {
    validator = await validatorOf(operation.value, variantChoice.hidden ? "" : variant.value);
  } catch (error) {
    if (text !== textArea.value || schema !== schemaName()) return;
    return showVerdict(
      "refused",
      "Not validated",
      `The validators did not load: ${reasonOf(error)}.`,
    );
  }
  if (text !== textArea.value || schema !== schemaName()) return;
  const { refusals, truncated } = validator.explanation(body);
  const count = `${truncated ? "more than " : ""}${refusals.length}`;
  if (refusals.length === 0) showVerdict("accepted", "Accepted");
  else showVerdict("refused", `Rejected: ${count} ${refusals.length === 1 ? "error" : "errors"}`);
  showErrors(editor, refusals);
  attempt.href = `docs#${operation.selectedOptions[0]?.getAttribute("data-place") ?? ""}`;
}

/** Formats the body if it is JSON. */
function format() {
  try {
    const laid = `${JSON.stringify(JSON.parse(textArea.value), null, 2)}\n`;
    if (laid === textArea.value) return;
    textArea.value = laid;
  } catch {
    // `validate` reports the syntax error.
  }
  void validate();
}

/** @param {unknown} error */
function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {string} name @param {string} narrowed @returns {Promise<Validator>} */
async function validatorOf(name, narrowed) {
  const module = await import(`../validators/${name}.explain.js`);
  return narrowed === "" ? module : module.variants[narrowed];
}

/** @param {string} name */
function bodyOf(name) {
  const body = bodies.find((one) => one.name === name);
  if (body === undefined) throw new Error(`there is no body ${name}`);
  return body;
}

function schemaName() {
  const narrowed = variantChoice.hidden ? "" : variant.value;
  return narrowed === "" ? operation.value : `${operation.value}.${narrowed}`;
}
