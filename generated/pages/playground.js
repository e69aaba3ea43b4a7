/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

// Judges what is typed, with the validators of the service; nothing leaves the browser.
import { bodies as listed } from "./bodies.js";
import { createEditor } from "./editor.js";
import { packText, unpackText } from "./packed-text.js";

/**
 * @typedef {{title: string, place: string}} Operation
 * @typedef {{name: string, operations: Operation[], by?: string, variants: {name: string, title: string}[]}} Body
 * @typedef {{pointer: string, rule: string, code: string, message: string}} Refusal
 * @typedef {{refusals: Refusal[], truncated: boolean}} Explanation
 * @typedef {{explanation: (body: unknown) => Explanation}} Judge
 * @typedef {{name: string, valid: boolean, decided: string, errors?: Refusal[], warnings?: Refusal[], body: unknown}} Vector
 */

const bodies = /** @type {Body[]} */ (listed);
const operation = /** @type {HTMLSelectElement} */ (document.querySelector("#operation"));
const variant = /** @type {HTMLSelectElement} */ (document.querySelector("#variant"));
const variantChoice = /** @type {HTMLElement} */ (document.querySelector("#variant-choice"));
const variantLabel = /** @type {HTMLElement} */ (document.querySelector("#variant-label"));
const example = /** @type {HTMLSelectElement} */ (document.querySelector("#example"));
const paper = /** @type {HTMLTextAreaElement} */ (document.querySelector("#body"));
const verdict = /** @type {HTMLElement} */ (document.querySelector("#verdict"));
const note = /** @type {HTMLElement} */ (document.querySelector("#note"));
const errors = /** @type {HTMLElement} */ (document.querySelector("#errors"));
const next = /** @type {HTMLElement} */ (document.querySelector("#next"));
const attempt = /** @type {HTMLAnchorElement} */ (document.querySelector("#try"));
const shared = /** @type {HTMLElement} */ (document.querySelector("#shared"));
const editor = createEditor(
  paper,
  /** @type {HTMLElement} */ (document.querySelector("#numbers")),
  /** @type {HTMLElement} */ (document.querySelector("#marks")),
);

/** @type {Vector[]} */
let vectors = [];
/** The text as an example wrote it; once it is another, changing the operation leaves it alone. */
let written = "";
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
example.addEventListener("change", () => show(Number(example.value)));
paper.addEventListener("input", () => {
  example.value = "";
  note.textContent = "";
  shared.textContent = "";
  editor.mark([]);
  forget();
  clearTimeout(timer);
  timer = window.setTimeout(judge, 120);
});
document.querySelector("#share")?.addEventListener("click", share);
document.querySelector("#format")?.addEventListener("click", format);
window.addEventListener("hashchange", follow);
await follow();

/** Opens what the address names: `#<schema>/<vector>`, or `#<schema>~<packed body>`. */
async function follow() {
  const [address = "", packed] = location.hash.slice(1).split("~");
  const [schema = "", ...name] = address.split("/");
  const [body, narrowed = ""] = decodeURIComponent(schema).split(".");
  if (bodies.some((one) => one.name === body)) operation.value = body ?? "";
  const own = packed === undefined ? undefined : await unpackText(packed);
  if (own === undefined) written = paper.value;
  else paper.value = own;
  await changeBody(narrowed, decodeURIComponent(name.join("/")));
}

/** Makes the address one that opens what is shown, and copies it where the browser lets it. */
async function share() {
  const isExample = example.value !== "" && paper.value === written;
  if (!isExample) setAddress(`${schemaName()}~${await packText(paper.value)}`);
  const what = isExample ? "this example" : "this body; the body itself stands behind the #";
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

/** @param {string} [narrowed] @param {string} [vector] */
async function changeBody(narrowed, vector) {
  const { by = "variant", variants } = bodyOf(operation.value);
  const before = narrowed ?? variant.value;
  variantLabel.textContent = `${by.slice(0, 1).toUpperCase()}${by.slice(1)}`;
  variantChoice.hidden = variants.length === 0;
  variant.replaceChildren(...variants.map(({ name, title }) => new Option(title, name)));
  if (variants.length > 0) variant.add(new Option(`any ${by}: the shared schema`, ""));
  if (variants.some(({ name }) => name === before)) variant.value = before;
  await changeSchema(vector);
}

/** @param {string} [vector] */
async function changeSchema(vector) {
  const schema = schemaName();
  forget();
  /** @type {Vector[]} */
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
  example.replaceChildren(new Option("your own", ""), ...groups());
  const index = vectors.findIndex(({ name }) => name === vector);
  if (index >= 0) await show(index);
  else if (paper.value === written && vectors.length > 0) await show(0);
  else await judge();
}

/** The examples as options, the accepted before the refused. */
function groups() {
  return [true, false].flatMap((valid) => {
    const group = document.createElement("optgroup");
    group.label = valid ? "Accepted by the schema" : "Refused";
    for (const [index, vector] of vectors.entries()) {
      if (vector.valid === valid) group.append(new Option(vector.name, String(index)));
    }
    return group.childElementCount === 0 ? [] : [group];
  });
}

/** @param {number} index */
async function show(index) {
  const vector = vectors[index];
  if (vector === undefined) return judge();
  example.value = String(index);
  shared.textContent = "";
  setAddress(`${schemaName()}/${encodeURIComponent(vector.name)}`);
  written = `${JSON.stringify(vector.body, null, 2)}\n`;
  paper.value = written;
  paper.scrollTop = 0;
  const rules = (vector.errors ?? []).filter(({ rule }) => !rule.startsWith("shape."));
  const named = (/** @type {{rule: string}[]} */ found) =>
    [...new Set(found.map(({ rule }) => rule))].join(", ");
  const told = [
    vector.decided === "service" && vector.valid && rules.length > 0
      ? `The service itself refuses this body: ${named(rules)}.`
      : "",
    (vector.warnings ?? []).length > 0
      ? `The service warns of this body: ${named(vector.warnings ?? [])}.`
      : "",
  ];
  note.textContent = told.join(" ").trim();
  await judge();
}

/** Says what the validators say of the text. */
async function judge() {
  const text = paper.value;
  /** @type {unknown} */
  let body;
  try {
    body = JSON.parse(text);
  } catch (error) {
    const reason = reasonOf(error);
    if (text.trim() === "")
      return tell("refused", "Nothing yet", [], "Paste a body, or choose an example.");
    tell("refused", "Not JSON", [], reason);
    const place = syntaxPlace(text, reason);
    if (place !== undefined) errors.append(jump(place));
    return;
  }
  const schema = schemaName();
  /** @type {Judge} */
  let judging;
  try {
    judging = await judgeOf(operation.value, variantChoice.hidden ? "" : variant.value);
  } catch (error) {
    if (text !== paper.value || schema !== schemaName()) return;
    return tell("refused", "Not judged", [], `The validators did not load: ${reasonOf(error)}.`);
  }
  if (text !== paper.value || schema !== schemaName()) return;
  const { refusals, truncated } = judging.explanation(body);
  const count = `${truncated ? "more than " : ""}${refusals.length}`;
  if (refusals.length === 0) tell("accepted", "Accepted", []);
  else tell("refused", `Refused: ${count} ${refusals.length === 1 ? "error" : "errors"}`, refusals);
}

/** Takes the verdict away: it was of another body. */
function forget() {
  verdict.removeAttribute("data-verdict");
  verdict.textContent = "…";
  next.hidden = true;
  errors.replaceChildren();
}

/** Lays the body out anew, where it is JSON. */
function format() {
  try {
    const laid = `${JSON.stringify(JSON.parse(paper.value), null, 2)}\n`;
    if (laid === paper.value) return;
    paper.value = laid;
  } catch {
    // The verdict says that it is no JSON, and where.
  }
  void judge();
}

/** @param {unknown} error */
function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** The offset that the reason of a browser names. @param {string} text @param {string} reason */
function syntaxPlace(text, reason) {
  const [, position] = / position ([0-9]+)/.exec(reason) ?? [];
  if (position !== undefined) return Math.min(Number(position), text.length);
  const [, line, column] = /line ([0-9]+) column ([0-9]+)/.exec(reason) ?? [];
  if (line === undefined) return /end/i.test(reason) ? text.trimEnd().length : undefined;
  const before = text.split("\n").slice(0, Number(line) - 1);
  return before.join("\n").length + (before.length > 0 ? 1 : 0) + Number(column) - 1;
}

/** @param {number} place */
function jump(place) {
  const item = document.createElement("li");
  const button = element("button", "Go there");
  button.type = "button";
  button.addEventListener("click", () => {
    paper.focus();
    paper.setSelectionRange(place, Math.min(place + 1, paper.value.length));
    const height = Number.parseFloat(getComputedStyle(paper).lineHeight);
    paper.scrollTop = Math.max(0, (paper.value.slice(0, place).split("\n").length - 4) * height);
  });
  item.append(button);
  return item;
}

/**
 * @param {"accepted" | "refused"} kind
 * @param {string} words
 * @param {Refusal[]} refusals
 * @param {string} [reason]
 */
function tell(kind, words, refusals, reason = "") {
  verdict.setAttribute("data-verdict", kind);
  verdict.textContent = words;
  next.hidden = kind !== "accepted";
  attempt.href = `docs#${operation.selectedOptions[0]?.getAttribute("data-place") ?? ""}`;
  editor.mark(refusals.map(({ pointer }) => pointer));
  const found = refusals.map((refusal) => ({ refusal, line: editor.lineOf(refusal.pointer) }));
  found.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  errors.replaceChildren(...found.map(entry));
  if (reason !== "") errors.append(element("li", reason));
}

/** @param {{refusal: Refusal, line: number | undefined}} found */
function entry({ refusal: { pointer, rule, code, message }, line }) {
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

/** @param {string} name @param {string} narrowed @returns {Promise<Judge>} */
async function judgeOf(name, narrowed) {
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

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} text
 */
function element(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
