// Filters the sidebar, narrows the page to a variant, and sends requests. The page is readable without this script.
import { decoded } from "./decoded.js";
import { credentialsFor, showLogin } from "./login.js";
import { languages } from "./snippets.js";
import { addUnfolding, unfold } from "./unfold.js";
import { haveAll, wordsOf } from "./words.js";

/** @typedef {Omit<import("./snippets.js").SnippetRequest, "server" | "credentials" | "body"> & {security: string[]}} Call */

const form = /** @type {HTMLFormElement} */ (document.querySelector("#search"));
const words = /** @type {HTMLInputElement} */ (document.querySelector("#words"));
const variant = /** @type {HTMLSelectElement | null} */ (document.querySelector("#variant"));
const found = /** @type {HTMLElement} */ (document.querySelector("#found"));
const content = /** @type {HTMLElement} */ (document.querySelector(".reference-content"));
const operations = Array.from(document.querySelectorAll("article.operation")).map(
  (one) => /** @type {HTMLElement} */ (one),
);
const kept = "reference.variant";
let language = "curl";

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const first = document.querySelector(".tree li li:not([hidden]) a, .tree > li:not([hidden]) a");
  if (first instanceof HTMLElement) first.click();
});
words.addEventListener("input", filter);
variant?.addEventListener("change", () => {
  sessionStorage.setItem(kept, variant.value);
  narrow();
});
content.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button?.matches(".unfold")) unfold(button);
  if (button?.matches(".language")) {
    language = button.textContent ?? language;
    for (const one of operations) if (one.hasAttribute("data-ready")) writeSnippet(one);
  }
  if (button?.matches(".copy")) copy(button);
  if (button?.matches(".try")) open(button);
});
window.addEventListener("hashchange", reveal);

if (variant !== null) {
  const asked = new URLSearchParams(location.search).get("for") ?? sessionStorage.getItem(kept);
  if (Array.from(variant.options).some(({ value }) => value === asked)) variant.value = asked ?? "";
}
showLogin();
// As loaded, the page shows every variant.
if (variant !== null && variant.value !== "") narrow();
// Prepares parts below the screen shortly before they are visible, because preparing all at once is slow. Parts above
// the screen wait until they are visible, because their new buttons move the text below.
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && target instanceof HTMLElement) prepare(target);
    }
  },
  { rootMargin: "-10% 0px 600px" },
);
for (const part of [...operations, ...Array.from(document.querySelectorAll(".schema"))]) {
  near.observe(part);
}
reveal();

/**
 * Hides the sidebar items that do not match. Each searched word must begin a word of the item. If
 * the link of a branch matches, all items of the branch stay visible.
 */
function filter() {
  const wanted = wordsOf(words.value);
  let count = 0;
  const fits = (/** @type {Element} */ item) => {
    const link = item.querySelector("a");
    return haveAll(wordsOf(`${link?.title ?? ""} ${link?.textContent ?? ""}`), wanted);
  };
  for (const branch of Array.from(document.querySelectorAll(".tree > li"))) {
    const items = Array.from(branch.querySelectorAll(":scope > ul > li"));
    const isWhole = branch.querySelector(":scope > a") !== null && fits(branch);
    for (const item of items) {
      const isShown = isWhole || fits(item);
      /** @type {HTMLElement} */ (item).hidden = !isShown;
      if (isShown) count++;
    }
    if (isWhole && items.length === 0) count++;
    const isEmpty = !isWhole && items.every((item) => /** @type {HTMLElement} */ (item).hidden);
    /** @type {HTMLElement} */ (branch).hidden = isEmpty;
  }
  const schemas = document.querySelector(".sidebar > details");
  if (schemas instanceof HTMLDetailsElement) schemas.open = wanted.length > 0;
  found.textContent = wanted.length === 0 ? "" : count === 1 ? "1 match" : `${count} matches`;
}

/** Hides the parts that the chosen variant does not allow; marks the members that this variant requires. */
function narrow() {
  const name = variant?.value ?? "";
  document.documentElement.setAttribute("data-narrowed", name === "" ? "" : "yes");
  narrowIn(content, name);
  for (const operation of operations)
    if (operation.hasAttribute("data-ready")) writeSnippet(operation);
}

/** @param {Element} root @param {string} name */
function narrowIn(root, name) {
  const has = (/** @type {Element} */ one, /** @type {string} */ attribute) =>
    (one.getAttribute(attribute) ?? "").split(" ").includes(name);
  for (const attribute of ["data-only", "data-for"]) {
    for (const one of Array.from(root.querySelectorAll(`[${attribute}]`))) {
      /** @type {HTMLElement} */ (one).hidden = name !== "" && !has(one, attribute);
    }
  }
  for (const one of Array.from(root.querySelectorAll("[data-need]"))) {
    const mark = one.querySelector(".line > :is(.may, .must)");
    if (mark === null) continue;
    const isNeeded = name !== "" && has(one, "data-need");
    mark.className = isNeeded ? "must" : "may";
    mark.textContent = isNeeded ? "required" : "optional";
  }
  for (const holder of Array.from(root.querySelectorAll(".shown"))) {
    const examples = Array.from(holder.querySelectorAll(":scope > details.example"));
    const isNarrowed = examples.some((one) => has(one, "data-example"));
    for (const [index, one] of examples.entries()) {
      const isChosen = name === "" || !isNarrowed ? index === 0 : has(one, "data-example");
      /** @type {HTMLElement} */ (one).hidden = name !== "" && isNarrowed && !isChosen;
      /** @type {HTMLDetailsElement} */ (one).open = isChosen;
    }
  }
}

/** Adds the buttons that show schemas. An operation also gets its code snippet. @param {HTMLElement} operation */
function prepare(operation) {
  near.unobserve(operation);
  if (operation.hasAttribute("data-ready")) return;
  operation.setAttribute("data-ready", "");
  addUnfolding(operation);
  if (callOf(operation) === undefined) return;
  for (const one of Array.from(operation.querySelectorAll("details.example"))) {
    one.addEventListener("toggle", () => writeSnippet(operation));
  }
  writeSnippet(operation);
}

/** @param {HTMLElement} operation @returns {Call | undefined} */
function callOf(operation) {
  const call = operation.getAttribute("data-call");
  if (call === null) return undefined;
  const textOf = (/** @type {string} */ place) => operation.querySelector(place)?.textContent ?? "";
  const shown = { method: textOf(".call .method").toLowerCase(), path: textOf(".call code") };
  return { query: [], headers: [], security: [], ...shown, ...JSON.parse(call) };
}

/** @param {HTMLElement} operation */
function writeSnippet(operation) {
  const call = callOf(operation);
  const code = operation.querySelector(".snippet code");
  if (call === undefined || code === null) return;
  const body = call.mediaType && bodyOf(operation);
  const isBody = language === "Body" && body !== undefined;
  const chosen = isBody || languages[language] !== undefined ? language : "curl";
  code.textContent = isBody
    ? body
    : (languages[chosen]?.({
        ...call,
        server: serverAddress(),
        credentials: credentialsFor(call.security).map(({ scheme }) => scheme),
        ...(body === undefined ? {} : { body }),
      }) ?? "");
  for (const button of Array.from(operation.querySelectorAll(".language"))) {
    button.setAttribute("aria-pressed", String(button.textContent === chosen));
  }
}

function serverAddress() {
  const server = content.getAttribute("data-server") ?? "/";
  return new URL(server, location.origin).href.replace(/\/$/, "");
}

/** Returns the text of the open example, or else of the first visible example. @param {HTMLElement} operation */
function bodyOf(operation) {
  const shown = Array.from(operation.querySelectorAll(".shown > details.example"));
  const chosen =
    shown.find((one) => one instanceof HTMLDetailsElement && one.open && !one.hidden) ??
    shown.find((one) => !(/** @type {HTMLElement} */ (one).hidden));
  return chosen?.querySelector("code")?.textContent ?? undefined;
}

/** @param {Element} button */
async function copy(button) {
  const text = button.closest(".snippet")?.querySelector("code")?.textContent ?? "";
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  button.textContent = isCopied ? "Copied" : "Select and copy";
  setTimeout(() => {
    button.textContent = "Copy";
  }, 1500);
}

/** @param {Element} button @param {string} [given] replaces the body of the example */
async function open(button, given) {
  const operation = /** @type {HTMLElement | null} */ (button.closest("article.operation"));
  const call = operation === null ? undefined : callOf(operation);
  if (operation === null || call === undefined) return;
  const { openTrial } = await import("./try-it.js");
  openTrial(operation, call, serverAddress(), given ?? bodyOf(operation));
}

/**
 * Shows the part that the URL fragment names, even if the part is folded or belongs to another
 * variant. If the playground has stored a body, opens the operation's request form with this body.
 */
function reveal() {
  const target = document.getElementById(decoded(location.hash.slice(1)));
  if (target === null) return;
  if (target.closest("[hidden]") !== null && variant !== null) {
    variant.value = "";
    narrow();
  }
  const operation = target.closest("article.operation");
  if (operation instanceof HTMLElement) prepare(operation);
  for (
    let one = target.closest("details");
    one !== null;
    one = one.parentElement?.closest("details") ?? null
  ) {
    one.open = true;
  }
  target.scrollIntoView();
  const given = sessionStorage.getItem("reference.body");
  const button = operation?.querySelector(".bar .try");
  if (given === null || !button) return;
  sessionStorage.removeItem("reference.body");
  void open(button, given);
}
