import type { Json } from "../openapi/pointer.ts";

const half =
  /\\U0000[dD][89a-fA-F][0-9a-fA-F]{2}|\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F][0-9a-fA-F]{2}/;

/** The offset of the first lone surrogate, which Unicode text cannot contain. Undefined if `data` contains none. */
export function loneSurrogate(text: string, data: Json | undefined): number | undefined {
  const offset = text.search(half);
  return offset === -1 || data === undefined || isWellFormed(data) ? undefined : offset;
}

function isWellFormed(value: Json): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(
    ([name, member]) => name.isWellFormed() && isWellFormed(member),
  );
}
