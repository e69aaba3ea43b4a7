// Runs before the page is loaded: the part that the address names is painted first and stays in its place.

if (named() !== "") {
  // Browsers that support `rel=expect` paint nothing before the part is loaded. They compare identifiers without decoding.
  const expected = document.createElement("link");
  expected.rel = "expect";
  expected.setAttribute("blocking", "render");
  expected.href = `#${named()}`;
  document.head.append(expected);
  requestAnimationFrame(arrive);
}
window.addEventListener("hashchange", arrive);

/** Scrolls to the part; lays out the parts just above first, so that they do not move it later. */
function arrive() {
  const target = document.getElementById(named());
  if (target === null) return;
  const part = target.closest(".reference-content > *");
  let space = 2 * innerHeight;
  for (let one = part; one instanceof HTMLElement && space > 0; one = one.previousElementSibling) {
    one.style.contentVisibility = "visible";
    if (one !== part) space -= one.offsetHeight;
  }
  // Parts below that are not loaded yet take no space.
  const top = target.getBoundingClientRect().top + scrollY;
  document.body.style.minHeight = `${top + innerHeight}px`;
  target.scrollIntoView();
}

/** The identifier that the address names; empty without one, or where it cannot be decoded. */
function named() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}
