/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { decoded } from "./decoded.js";
import { haveAll, wordsOf } from "./words.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("#search"));
const words = /** @type {HTMLInputElement} */ (document.querySelector("#words"));
const variant = /** @type {HTMLSelectElement | null} */ (document.querySelector("#variant"));
const found = /** @type {HTMLElement} */ (document.querySelector("#found"));
const nothing = /** @type {HTMLElement} */ (document.querySelector("#nothing"));
const missing = /** @type {HTMLElement} */ (document.querySelector("#missing"));
const rules = Array.from(document.querySelectorAll("article.rule, .shapes div")).map((element) => ({
  element: /** @type {HTMLElement} */ (element),
  own: wordsOf(`${element.textContent} ${element.getAttribute("data-words") ?? ""}`),
  variants: (element.getAttribute("data-variants") ?? "").split(" ").filter(Boolean),
}));
const groups = Array.from(document.querySelectorAll(".group")).map((group) => ({
  group: /** @type {HTMLElement} */ (group),
  link: /** @type {HTMLElement | null} */ (document.querySelector(`[data-group="${group.id}"]`)),
}));

const asked = new URLSearchParams(location.search);
words.value = asked.get("q") ?? "";
if (variant !== null) variant.value = asked.get("for") ?? "";
form.addEventListener("submit", (event) => event.preventDefault());
words.addEventListener("input", search);
variant?.addEventListener("change", search);
document.querySelector("#clear")?.addEventListener("click", () => {
  showAll();
  words.focus();
});
window.addEventListener("hashchange", unhide);
filter();
unhide();

/** Filters the rules, and writes the search into the URL, so that the user can share the search. */
function search() {
  const query = new URLSearchParams();
  if (words.value.trim() !== "") query.set("q", words.value.trim());
  if (variant !== null && variant.value !== "") query.set("for", variant.value);
  const text = query.toString();
  history.replaceState(null, "", `${location.pathname}${text === "" ? "" : `?${text}`}`);
  filter();
}

function filter() {
  const wanted = wordsOf(words.value);
  const name = variant?.value ?? "";
  let count = 0;
  for (const { element, own, variants } of rules) {
    const fits =
      haveAll(own, wanted) && (name === "" || variants.length === 0 || variants.includes(name));
    element.hidden = !fits;
    if (fits) count++;
  }
  for (const { group, link } of groups) {
    group.hidden = group.querySelector("article:not([hidden]), dl > div:not([hidden])") === null;
    if (link === null) continue;
    link.hidden = group.hidden;
    const shown = group.querySelectorAll(
      "article:not([hidden]), dl > div[id]:not([hidden])",
    ).length;
    const number = link.querySelector("small");
    if (number !== null) number.textContent = String(shown);
  }
  nothing.hidden = count > 0;
  found.textContent = count === 1 ? "1 rule" : `${count} rules`;
}

function showAll() {
  words.value = "";
  if (variant !== null) variant.value = "";
  search();
}

/** Shows the rule that the URL fragment names; clears the search if it hides the rule. */
function unhide() {
  const name = decoded(location.hash.slice(1));
  const target = document.getElementById(name);
  missing.hidden = target !== null || location.hash === "";
  if (target === null) missing.textContent = `There is no such rule: ${name}`;
  if (target === null || target.closest("[hidden]") === null) return;
  const { hash } = location;
  showAll();
  history.replaceState(null, "", hash);
  target.scrollIntoView();
}
