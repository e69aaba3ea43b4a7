/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

// Starts the reference. A file of its own, because a page that trusts only 'self' runs no script written into it.
const place = /** @type {HTMLElement} */ (document.querySelector("#reference"));
const login = /** @type {HTMLElement} */ (document.querySelector("#login"));
const dark = window.matchMedia("(prefers-color-scheme: dark)");

const { document: url } = place.dataset;
const ui = Reflect.get(
  window,
  "SwaggerUIBundle",
)({
  url,
  domNode: place,
  deepLinking: true,
  validatorUrl: null,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  responseInterceptor: keepToken,
});

dark.addEventListener("change", follow);
follow();

function follow() {
  document.documentElement.classList.toggle("dark-mode", dark.matches);
}

/**
 * Uses the token of an answer that carries one, as OAuth 2 names it, for the requests that come after it.
 * @param {{ok: boolean, obj?: {access_token?: unknown}}} response
 */
function keepToken(response) {
  const token = response.ok ? response.obj?.access_token : undefined;
  const { bearer } = place.dataset;
  if (typeof token === "string" && bearer !== undefined && bearer !== "") {
    ui.preauthorizeApiKey(bearer, token);
    login.hidden = false;
    login.textContent = "You are logged in: the requests below carry the token.";
  }
  return response;
}
