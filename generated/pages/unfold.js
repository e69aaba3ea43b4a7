/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.


/**
 * Adds a button after each link to a schema; the button shows or hides a copy. There is no button if the schema
 * contains the link, if the link's `li` contains the schema, or if both link and schema are outside any `li`.
 * @param {Element} root
 */
export function addUnfolding(root) {
  for (const link of Array.from(root.querySelectorAll("a.model"))) {
    const target = targetOf(link);
    if (target === null || target.contains(link) || target.closest("li") === link.closest("li"))
      continue;
    if (link.closest("li")?.contains(target)) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "unfold";
    button.textContent = "show";
    button.setAttribute("aria-expanded", "false");
    button.setAttribute("aria-label", `Show ${link.textContent} here`);
    link.after(button);
  }
}

/** Shows a copy of a button's schema, or removes the shown copy. @param {Element} button */
export function unfold(button) {
  const line = button.closest("p");
  const link = button.previousElementSibling;
  const isOpen = button.getAttribute("aria-expanded") === "true";
  const target = targetOf(link);
  if (line === null || link === null || target === null) return;
  button.setAttribute("aria-expanded", String(!isOpen));
  button.textContent = isOpen ? "show" : "hide";
  if (isOpen) {
    const shown = line.parentElement?.querySelectorAll(":scope > .nested[data-copy]");
    for (const one of Array.from(shown ?? [])) {
      if (one.getAttribute("data-copy") === target.id) one.remove();
    }
    return;
  }
  const copied = document.createElement("div");
  copied.className = "nested";
  copied.setAttribute("data-copy", target.id);
  for (const child of Array.from(target.children)) {
    if (!/^H[1-6]$/.test(child.tagName)) copied.append(child.cloneNode(true));
  }
  for (const one of Array.from(copied.querySelectorAll("[id]"))) one.removeAttribute("id");
  for (const one of Array.from(copied.querySelectorAll(".unfold, .nested[data-copy]")))
    one.remove();
  addUnfolding(copied);
  line.after(copied);
}

/** @param {Element | null} link */
function targetOf(link) {
  return document.getElementById(decodeURIComponent(link?.getAttribute("href")?.slice(1) ?? ""));
}
