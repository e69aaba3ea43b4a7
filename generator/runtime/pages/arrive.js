// Runs before the page is loaded, so that the first paint shows the part that the URL fragment names.

if (named() !== "") {
  // `rel=expect` delays the first paint until the part is loaded. The link needs a decoded `href`.
  const expected = document.createElement("link");
  expected.rel = "expect";
  expected.setAttribute("blocking", "render");
  expected.href = `#${named()}`;
  document.head.append(expected);
  requestAnimationFrame(arrive);
}
window.addEventListener("hashchange", arrive);

/** Scrolls to the named part. First lays out the parts just above, because their later layout would move the page. */
function arrive() {
  const target = document.getElementById(named());
  if (target === null) return;
  const part = target.closest(".reference-content > *");
  let space = 2 * innerHeight;
  for (let one = part; one instanceof HTMLElement && space > 0; one = one.previousElementSibling) {
    one.style.contentVisibility = "visible";
    if (one !== part) space -= one.offsetHeight;
  }
  // The parts below may not be loaded yet; the minimum height lets the page scroll far enough.
  const top = target.getBoundingClientRect().top + scrollY;
  document.body.style.minHeight = `${top + innerHeight}px`;
  target.scrollIntoView();
}

/** Returns the decoded fragment of the page's URL; empty if the fragment is missing or cannot be decoded. */
function named() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}
