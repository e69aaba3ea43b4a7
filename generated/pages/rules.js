// Finds rules on the page: by their words, and by the variant under which they can be broken.
const form = /** @type {HTMLFormElement} */ (document.querySelector("#search"));
const words = /** @type {HTMLInputElement} */ (document.querySelector("#words"));
const variant = /** @type {HTMLSelectElement | null} */ (document.querySelector("#variant"));
const found = /** @type {HTMLElement} */ (document.querySelector("#found"));
const rules = [...document.querySelectorAll("article.rule")].map((element) => ({
  element: /** @type {HTMLElement} */ (element),
  text: (element.textContent ?? "").toLowerCase(),
  variants: (element.getAttribute("data-variants") ?? "").split(" ").filter(Boolean),
}));

form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
words.addEventListener("input", filter);
variant?.addEventListener("change", filter);
window.addEventListener("hashchange", unhide);
filter();
unhide();

function filter() {
  const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
  const name = variant?.value ?? "";
  let count = 0;
  for (const { element, text, variants } of rules) {
    const fits =
      wanted.every((word) => text.includes(word)) &&
      (name === "" || variants.length === 0 || variants.includes(name));
    element.hidden = !fits;
    if (fits) count++;
  }
  found.textContent = count === 1 ? "1 rule" : `${count} rules`;
}

/** A rule that a link names is shown, whatever was searched for. */
function unhide() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target === null || !target.hidden) return;
  words.value = "";
  if (variant !== null) variant.value = "";
  filter();
  target.scrollIntoView();
}
