// Sends a request for an operation from the reference page, and shows the response.
import { credentialsFor, fieldsOf, keepToken } from "./login.js";

/** @typedef {import("./reference.js").Call} Call */

/**
 * Opens the request form of an operation, or closes the form if it is already open.
 * @param {HTMLElement} operation
 * @param {Call} call
 * @param {string} server
 * @param {string | undefined} body
 */
export function openTrial(operation, call, server, body) {
  const before = operation.querySelector("form.trial");
  if (before !== null) return before.remove();
  const form = document.createElement("form");
  form.className = "trial";
  form.autocomplete = "off";
  for (const item of Array.from(operation.querySelectorAll("li[data-in]"))) {
    form.append(fieldFor(/** @type {HTMLElement} */ (item)));
  }
  if (call.mediaType !== undefined) {
    const area = document.createElement("textarea");
    area.name = "body";
    area.rows = 12;
    area.spellcheck = false;
    area.value = body ?? "";
    form.append(labelled(`Body, ${call.mediaType}`, area));
  }
  const send = document.createElement("button");
  send.className = "plain";
  send.textContent = "Send";
  const output = document.createElement("div");
  output.className = "answer";
  output.setAttribute("role", "status");
  form.append(send, output);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void sendTrial(form, call, server, output, send);
  });
  operation.querySelector(".shown")?.prepend(form);
  const first = form.querySelector("input, textarea, button");
  if (first instanceof HTMLElement) first.focus();
}

/** @param {HTMLElement} item */
function fieldFor(item) {
  const { name = "", in: place = "" } = item.dataset;
  const values = Array.from(
    item.querySelectorAll(":scope > .values code, :scope > details .values code"),
  );
  const isRequired = item.querySelector(":scope > .line .must") !== null;
  const field = document.createElement(
    values.length > 0 && !item.hasAttribute("data-explode") ? "select" : "input",
  );
  if (field instanceof HTMLSelectElement) {
    if (!isRequired) field.add(new Option("", ""));
    for (const value of values) field.add(new Option(value.textContent ?? ""));
  } else field.spellcheck = false;
  field.name = `${place} ${name}`;
  field.required = isRequired;
  return labelled(`${name}${isRequired ? "" : " (optional)"}`, field);
}

/** @param {string} text @param {HTMLElement} field */
function labelled(text, field) {
  const paragraph = document.createElement("p");
  const label = document.createElement("label");
  label.append(text, field);
  paragraph.append(label);
  return paragraph;
}

/**
 * @param {HTMLFormElement} form
 * @param {Call} call
 * @param {string} server
 * @param {HTMLElement} output
 * @param {HTMLButtonElement} button
 */
async function sendTrial(form, call, server, output, button) {
  // A `disabled` button would lose the focus.
  if (button.ariaDisabled) return;
  button.ariaDisabled = "true";
  output.replaceChildren("Sent; waiting for the response …");
  const began = performance.now();
  try {
    const { address, init } = requestOf(form, call, server);
    const response = await fetch(address, init);
    const bytes = await response.blob();
    await show(output, response, bytes, Math.round(performance.now() - began));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    output.replaceChildren(
      `No response: ${reason}. A page may call only its own server, or a server that allows the page.`,
    );
  } finally {
    button.ariaDisabled = null;
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {Call} call
 * @param {string} server
 */
function requestOf(form, call, server) {
  const headers = new Headers();
  const query = new URLSearchParams();
  let path = call.path;
  for (const [key, value] of fieldsOf(form)) {
    const [place = "", name = ""] = key.split(/ (.*)/);
    if (typeof value !== "string" || value === "" || name === "") continue;
    // Commas stay unescaped: they separate a list's items.
    if (place === "path")
      path = path.replace(`{${name}}`, encodeURIComponent(value).replaceAll("%2C", ","));
    if (place === "header") headers.set(name, value);
    if (place === "query") {
      const item = form.parentElement?.parentElement?.querySelector(
        `li[data-in="query"][data-name="${CSS.escape(name)}"]`,
      );
      const isList = item?.hasAttribute("data-explode") ?? false;
      for (const one of isList ? value.split(",") : [value]) query.append(name, one.trim());
    }
  }
  for (const { scheme, value } of credentialsFor(call.security)) {
    if (value === "") continue;
    if (scheme.type === "bearer") headers.set("Authorization", `Bearer ${value}`);
    if (scheme.type === "basic") {
      const bytes = new TextEncoder().encode(value);
      headers.set("Authorization", `Basic ${btoa(String.fromCharCode(...bytes))}`);
    }
    if (scheme.type === "apiKey" && scheme.in === "header") headers.set(scheme.name, value);
    if (scheme.type === "apiKey" && scheme.in === "query") query.set(scheme.name, value);
  }
  const body = form.querySelector("textarea")?.value;
  const isSent = body !== undefined && body.trim() !== "" && call.method !== "get";
  if (isSent && call.mediaType !== undefined) headers.set("Content-Type", call.mediaType);
  const asked = query.toString().replaceAll("%2C", ",");
  return {
    address: `${server}${path}${asked === "" ? "" : `?${asked}`}`,
    init: { method: call.method.toUpperCase(), headers, ...(isSent ? { body } : {}) },
  };
}

/**
 * @param {HTMLElement} output
 * @param {Response} response
 * @param {Blob} bytes
 * @param {number} milliseconds
 */
async function show(output, response, bytes, milliseconds) {
  const line = document.createElement("p");
  const status = document.createElement("b");
  status.className = response.ok ? "status" : "status wrong";
  status.textContent = `${response.status} ${response.statusText}`.trim();
  line.append(status, ` in ${milliseconds} ms, ${bytes.size} bytes`);
  output.replaceChildren(line);
  const type = (response.headers.get("Content-Type") ?? "").split(";")[0]?.trim() ?? "";
  if (bytes.size === 0) return;
  if (/json$/.test(type)) return showJson(output, response, await bytes.text());
  if (/^(text\/|application\/(xml|.*\+xml)$)/.test(type) && type !== "text/html") {
    output.append(block(await bytes.text()));
    return;
  }
  const link = viewLink(bytes, type);
  const save = document.createElement("a");
  save.href = link.href;
  save.download = nameOf(response, type);
  save.textContent = "Save";
  const links = document.createElement("p");
  if (type === "application/pdf" || /^image\/(png|jpeg|webp|gif)$/.test(type))
    links.append(link, " ");
  links.append(save);
  output.append(links);
}

/** @param {Blob} bytes @param {string} type */
function viewLink(bytes, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.target = "_blank";
  link.textContent = type === "application/pdf" ? "View PDF" : `View ${type}`;
  return link;
}

/** Returns the PDFs that a text contains as base64; `JVBERi0` is the base64 of `%PDF-`. @param {string} text */
function pdfsIn(text) {
  return Array.from(text.matchAll(/"(JVBERi0[A-Za-z0-9+/=]+)"/g), ([, base64 = ""]) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: "application/pdf" });
  });
}

/** @param {Response} response @param {string} type */
function nameOf(response, type) {
  const [, named] =
    /filename="([^"\\/]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  return named ?? `answer.${type.split("/")[1]?.replace(/[^a-z0-9]/g, "") ?? "bin"}`;
}

/** @param {HTMLElement} output @param {Response} response @param {string} text */
function showJson(output, response, text) {
  try {
    const value = JSON.parse(text);
    if (response.ok && keepToken(value)) {
      const note = document.createElement("p");
      note.textContent = "You are logged in: requests from this page send this token.";
      output.append(note);
    }
    for (const pdf of pdfsIn(text)) {
      const links = document.createElement("p");
      links.append(viewLink(pdf, pdf.type));
      output.append(links);
    }
    output.append(block(JSON.stringify(value, null, 2)));
  } catch {
    output.append(block(text));
  }
}

/** @param {string} text */
function block(text) {
  const most = 200_000;
  const pre = document.createElement("pre");
  pre.tabIndex = 0;
  pre.textContent =
    text.length > most ? `${text.slice(0, most)}\n… ${text.length - most} more characters` : text;
  return pre;
}
