import type { Files } from "../files.ts";

const generated = "// Generated; do not edit.";

// ESLint reports an `eslint-disable` that suppresses nothing, so the header also sets a rule that always fires.
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

/** The files. Those of code, styles and markup get a header that makes linters and formatters skip them. */
export function withHeaders(files: Files): Files {
  return new Map([...files].map(([name, text]) => [name, withHeader(name, text)]));
}

function withHeader(name: string, text: string): string {
  // HTML allows comments before its doctype, and Biome requires its comment there.
  if (/\.(html|svg)$/.test(name)) return forMarkup + text;
  const header = headerFor(name, text);
  // The header covers the whole file, and makes its other `biome-ignore` comments redundant.
  return header === "" ? text : header + text.replace(/^ *(?:\/\*|\/\/) biome-ignore .*\n/gm, "");
}

function headerFor(name: string, text: string): string {
  if (name.endsWith(".css")) return forStyles;
  if (!/\.[jt]s$/.test(name)) return "";
  return text.startsWith(generated) ? forCode : `${forCode}${generated}\n\n`;
}
