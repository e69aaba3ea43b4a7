/** Whether brackets are nested deeper than a limit; what stands in strings does not count. */
export function isDeeperThan(text: string, limit: number): boolean {
  if (!hasMoreBrackets(text, limit)) return false;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x22:
        index = endOfString(text, index);
        break;
      case 0x5b:
      case 0x7b:
        if (++depth > limit) return true;
        break;
      case 0x5d:
      case 0x7d:
        depth--;
        break;
    }
  }
  return false;
}

/** Whether a text opens more brackets than a limit, wherever they stand; found much faster than how deep they are. */
function hasMoreBrackets(text: string, limit: number): boolean {
  let count = 0;
  for (const bracket of "[{") {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      if (++count > limit) return true;
    }
  }
  return false;
}

/** The index of the quote that ends the string which begins at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/** Whether a text in a value holds what databases cannot keep: NUL, or half of a surrogate pair. */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed();
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, member]) => hasUnstorableText(name) || hasUnstorableText(member),
  );
}

/** What is wrong with a JSON text, without quoting it. */
export function syntaxMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  return `${message
    .replace(/, ?".*$/s, "")
    .replace(/ in JSON at.*$/s, "")
    .slice(0, 100)}.`;
}
