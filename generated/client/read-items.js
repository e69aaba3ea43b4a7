/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { ProblemError } from "./problem-error.js";

/**
 * @typedef {{events?: true, json?: true, text?: true}} StreamFacts `events`: an item is a whole event.
 *   `json`: the data of a whole event is JSON. `text`: an item is a text, not JSON.
 * @typedef {{event?: string, data?: string, id?: string, retry?: number}} StreamEvent
 */

/**
 * Yields the items of a response as they arrive. An item is a line, the data of a server-sent event, or a whole event.
 * Lines and data are parsed as JSON or left as text. Closes the connection when the caller stops reading. Throws a
 * `ProblemError` for an event named `problem`, and a `SyntaxError` for invalid JSON.
 * @param {Response} response
 * @param {StreamFacts} facts
 * @returns {AsyncGenerator<unknown, void>}
 */
export async function* readItems(response, { events, json, text }) {
  const isEvents = /^text\/event-stream\b/i.test(response.headers.get("Content-Type") ?? "");
  if (!isEvents) {
    for await (const line of linesOf(response, /\r\n|\n/))
      if (line.trim() !== "") yield text ? line : parse(line);
    return;
  }
  for await (const event of eventsOf(response)) {
    const { data } = event;
    if (event.event === "problem") throw new ProblemError(response, Object(parse(data ?? "{}")));
    // Many services end a stream with the data `[DONE]`.
    if (data === "[DONE]" && (json || !(events || text))) return;
    if (events) yield json && data !== undefined ? { ...event, data: parse(data) } : event;
    else if (data !== undefined) yield text ? data : parse(data);
  }
}

/**
 * Parses server-sent events (HTML standard); also yields events without data.
 * @param {Response} response
 * @returns {AsyncGenerator<StreamEvent, void>}
 */
async function* eventsOf(response) {
  /** @type {StreamEvent} */
  let event = {};
  for await (const line of linesOf(response, /\r\n|\n|\r/)) {
    if (line === "") {
      if (Object.keys(event).length > 0) yield event;
      event = {};
      continue;
    }
    const colon = line.indexOf(":");
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "data") event.data = event.data === undefined ? value : `${event.data}\n${value}`;
    else if (name === "event" || name === "id") event[name] = value;
    else if (name === "retry" && /^[0-9]+$/.test(value)) event.retry = Number(value);
  }
}

/**
 * Yields the lines of a response; the last line needs no line break. Takes linear time, however long a line is.
 * @param {Response} response
 * @param {RegExp} end
 * @returns {AsyncGenerator<string, void>}
 */
async function* linesOf({ body }, end) {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  // A carriage return at the end of a chunk is held back: the next chunk may begin with its line feed.
  let held = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const text = held + decoder.decode(part.value, { stream: true });
      held = text.endsWith("\r") ? "\r" : "";
      const [first = "", ...lines] = text.slice(0, text.length - held.length).split(end);
      rest += first;
      for (const line of lines) {
        yield rest;
        rest = line;
      }
    }
    rest += held + decoder.decode();
    if (rest !== "") yield rest.replace(/\r$/, "");
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError("The stream has an item that is not JSON.");
  }
}
