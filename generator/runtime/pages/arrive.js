// Runs before the page is there: the part that an address names is the first to be painted, and stays in its place.

if (location.hash.length > 1) {
  // Browsers that know it paint nothing before the last element is there.
  const whole = document.createElement("link");
  whole.rel = "expect";
  whole.setAttribute("blocking", "render");
  whole.href = "#end";
  document.head.append(whole);
  requestAnimationFrame(arrive);
}
window.addEventListener("hashchange", arrive);

/** Scrolls to the part; what is near it gets its true height before, and so moves nothing later. */
function arrive() {
  let target = null;
  try {
    target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // What cannot be decoded names nothing.
  }
  if (target === null) return;
  const part = target.closest(".reference-content > *");
  /** @type {("previousElementSibling" | "nextElementSibling")[]} */
  const ways = ["previousElementSibling", "nextElementSibling"];
  for (const way of ways) {
    let space = 2 * innerHeight;
    for (let one = part; one instanceof HTMLElement && space > 0; one = one[way]) {
      one.style.contentVisibility = "visible";
      if (one !== part) space -= one.offsetHeight;
    }
  }
  target.scrollIntoView();
}
