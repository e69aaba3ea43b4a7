/**
 * Makes a regular expression valid with the u flag of ECMA-262. With this flag, `\p{…}` matches characters by
 * property, and `.` matches a whole code point. The flag forbids needless escapes (`\_`, `\@`), so these are removed.
 * It also forbids some unescaped braces, brackets and hyphens (`[\w-.]`), so these are escaped. Undefined if the
 * expression is invalid both with and without the flag, or if the result is still invalid with the flag.
 */
export function unicodePattern(pattern: string): string | undefined {
  if (compiles(pattern, "u")) return pattern;
  if (!compiles(pattern, "")) return undefined;
  const plain = mendEscapes(pattern);
  return compiles(plain, "u") ? plain : undefined;
}

function compiles(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

function mendEscapes(pattern: string): string {
  let text = "";
  let inClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index] ?? "";
    const next = pattern[index + 1] ?? "";
    const braced = inClass ? null : /^\\[pPu]\{[^}]*\}/.exec(pattern.slice(index));
    if (braced !== null) {
      text += braced[0];
      index += braced[0].length - 1;
    } else if (character === "\\") {
      const needed = /[A-Za-z0-9^$\\.*+?()[\]{}|/]/.test(next) || (inClass && next === "-");
      text += needed ? `\\${next}` : next;
      index++;
    } else if (character === "[" && !inClass) {
      inClass = true;
      text += character;
    } else if (character === "]" && inClass) {
      inClass = false;
      text += character;
    } else if (inClass && character === "-" && isNextToSet(text, pattern.slice(index + 1))) {
      text += "\\-";
    } else if (!inClass && character === "]") {
      text += "\\]";
    } else if (!inClass && character === "{") {
      const quantifier = /^\{[0-9]+(,[0-9]*)?\}/.exec(pattern.slice(index))?.[0];
      text += quantifier ?? "\\{";
      index += (quantifier ?? "{").length - 1;
    } else if (!inClass && character === "}") {
      text += "\\}";
    } else {
      text += character;
    }
  }
  return text;
}

/** Whether a hyphen in a class is next to an escape for a set of characters, such as `\w`, and thus forms no range. */
function isNextToSet(before: string, after: string): boolean {
  return /(?:^|[^\\])(?:\\\\)*\\[dswDSW]$/.test(before) || /^\\[dswDSW]/.test(after);
}
