import { mostSpecific } from "./media-type.js";

/**
 * @typedef {{type: string, as: "json" | "text" | "blob"}} Readable one declared media type of a response, and
 *   how the client reads the body
 */

/**
 * Reads the body of a successful response by its media type. The first declared type applies to a response of
 * an undeclared type.
 * @param {Response} response
 * @param {readonly Readable[]} contents
 * @returns {Promise<unknown>}
 */
export async function readData(response, contents) {
  if (response.status === 204 || response.status === 205) return undefined;
  const type = response.headers.get("Content-Type") ?? "";
  const { as } = mostSpecific(contents, type) ?? contents[0] ?? { as: "json" };
  if (as === "blob") return await response.blob();
  const text = await response.text();
  if (as === "text") return text;
  return text === "" ? undefined : JSON.parse(text);
}
