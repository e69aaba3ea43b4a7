/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.


/** @typedef {{name: string, type: "bearer" | "basic" | "apiKey", in?: "header" | "query" | "cookie", label?: string}} Scheme */

const place = "reference.credentials";
const panel = /** @type {HTMLDetailsElement | null} */ (document.querySelector("#login"));
const state = document.querySelector("#login-state");
/** @type {Scheme[]} */
const schemes = Array.from(document.querySelectorAll("form.scheme")).map((form) =>
  JSON.parse(form.getAttribute("data-scheme") ?? "{}"),
);

/** @returns {Record<string, string>} */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * Stores the credential of a scheme until this tab is closed; an empty value removes the credential.
 * @param {string} scheme
 * @param {string} value
 */
export function keep(scheme, value) {
  const { [scheme]: _before, ...others } = kept();
  sessionStorage.setItem(
    place,
    JSON.stringify(value === "" ? others : { ...others, [scheme]: value }),
  );
  showState();
}

/** Returns the named security schemes, each with its stored value or an empty text. @param {readonly string[]} names */
export function credentialsFor(names) {
  const values = kept();
  return names.flatMap((name) => {
    const scheme = schemes.find((one) => one.name === name);
    if (scheme === undefined) return [];
    const { parameter } = /** @type {{parameter?: string}} */ (scheme);
    return [
      {
        scheme: { ...scheme, ...(parameter === undefined ? {} : { name: parameter }) },
        value: values[name] ?? "",
      },
    ];
  });
}

/**
 * Stores the `access_token` (OAuth 2) of a response body for the bearer scheme; returns whether a token was stored.
 * @param {unknown} body
 */
export function keepToken(body) {
  const scheme = schemes.find(({ type }) => type === "bearer");
  if (scheme === undefined || typeof body !== "object" || body === null) return false;
  const token = Reflect.get(body, "access_token");
  if (typeof token !== "string" || token === "") return false;
  keep(scheme.name, token);
  return true;
}

/** Adds the listeners of the login panel, if the page has this panel. */
export function showLogin() {
  if (panel === null) return;
  for (const form of Array.from(panel.querySelectorAll("form.scheme"))) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const field = form.querySelector("input");
      const scheme = JSON.parse(form.getAttribute("data-scheme") ?? "{}");
      keep(scheme.name, field?.value.trim() ?? "");
      if (field !== null) field.value = "";
    });
  }
  panel.querySelector("#get-token")?.addEventListener("submit", getToken);
  showState();
}

/** Returns the names and values of a form's fields. @param {HTMLFormElement} form */
export function fieldsOf(form) {
  /** @type {[string, FormDataEntryValue][]} */
  const fields = [];
  new FormData(form).forEach((value, name) => {
    fields.push([name, value]);
  });
  return fields;
}

/** @param {Event} event */
async function getToken(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  const server = document.querySelector("[data-server]")?.getAttribute("data-server") ?? "/";
  const address =
    new URL(server, location.origin).href.replace(/\/$/, "") +
    (form.getAttribute("data-path") ?? "");
  const body = JSON.stringify(Object.fromEntries(fieldsOf(form)));
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    const reply = await response.json().catch(() => undefined);
    if (!response.ok || !keepToken(reply))
      showMessage(`Login failed: ${response.status} ${reply?.detail ?? reply?.title ?? ""}`);
    else form.reset();
  } catch (error) {
    showMessage(`Login failed: ${error instanceof Error ? error.message : error}`);
  }
}

/** Shows the schemes that have a stored value. */
function showState() {
  const names = Object.keys(kept()).filter((name) => schemes.some((one) => one.name === name));
  showMessage(
    names.length === 0
      ? ""
      : `You are logged in (${names.join(", ")}): requests from this page send the credentials.`,
  );
  const title = panel?.querySelector("summary");
  if (title) title.textContent = names.length === 0 ? "Log in" : "Logged in";
}

/** @param {string} text */
function showMessage(text) {
  if (state !== null) state.textContent = text;
}
