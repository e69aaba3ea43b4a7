import type { Files } from "../files.ts";

const generated = "// Generated; do not edit.";

// ESLint reports an `eslint-disable` that suppresses nothing, so the header also enables a rule that always fails.
const forCode = `/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
`;

const forStyles = `/** @noprettier */
/* biome-ignore-all lint: generated */
/* biome-ignore-all format: generated */
`;

const forMarkup = "<!-- biome-ignore-all lint: generated -->\n";

/** Adds a header to code, styles and markup. Linters skip all these files; formatters skip code and styles. */
export function withHeaders(files: Files): Files {
  return new Map([...files].map(([name, text]) => [name, withHeader(name, text)]));
}

function withHeader(name: string, text: string): string {
  // HTML allows a comment before the doctype, and Biome requires its comment at the top of the file.
  if (/\.(html|svg)$/.test(name)) return forMarkup + text;
  const header = headerFor(name, text);
  // The header covers the whole file, so all other `biome-ignore` comments are removed.
  return header === "" ? text : header + text.replace(/^ *(?:\/\*|\/\/) biome-ignore .*\n/gm, "");
}

function headerFor(name: string, text: string): string {
  if (name.endsWith(".css")) return forStyles;
  if (!/\.[jt]s$/.test(name)) return "";
  return text.startsWith(generated) ? forCode : `${forCode}${generated}\n\n`;
}
