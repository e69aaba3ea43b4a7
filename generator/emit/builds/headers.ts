import type { Files } from "../files.ts";

const generated = "// Generated; do not edit.";

// An `eslint-disable` that suppresses nothing is itself reported: a rule that always fires is set first.
const forCode = `/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
`;

const forStyles = `/** @noprettier */
/* biome-ignore-all lint: generated */
/* biome-ignore-all format: generated */
`;

/** Every file of code with a head that asks linters and formatters to pass it by. */
export function withHeaders(files: Files): Files {
  return new Map([...files].map(([name, text]) => [name, headerFor(name, text) + text]));
}

function headerFor(name: string, text: string): string {
  if (name.endsWith(".css")) return forStyles;
  if (!/\.[jt]s$/.test(name)) return "";
  return text.startsWith(generated) ? forCode : `${forCode}${generated}\n\n`;
}
