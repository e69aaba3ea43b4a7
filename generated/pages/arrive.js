/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

// Runs before the page is there: the part that an address names is the first to be painted, and stays in its place.

if (named() !== "") {
  // Browsers that know it paint nothing before the part is there. They compare identifiers without decoding.
  const expected = document.createElement("link");
  expected.rel = "expect";
  expected.setAttribute("blocking", "render");
  expected.href = `#${named()}`;
  document.head.append(expected);
  requestAnimationFrame(arrive);
}
window.addEventListener("hashchange", arrive);

/** Scrolls to the part; what is near above it gets its true height before, and so moves nothing later. */
function arrive() {
  const target = document.getElementById(named());
  if (target === null) return;
  const part = target.closest(".reference-content > *");
  let space = 2 * innerHeight;
  for (let one = part; one instanceof HTMLElement && space > 0; one = one.previousElementSibling) {
    one.style.contentVisibility = "visible";
    if (one !== part) space -= one.offsetHeight;
  }
  // What is still to come below makes no room yet.
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
