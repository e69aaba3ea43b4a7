import { compare } from "../diagnostics/diagnostic.ts";
import type { Files } from "../emit/files.ts";

/** The size in bytes of each module in `validators/`, by the module's name without `.js`; sorted by name. */
export function validatorSizes(files: Files): Record<string, number> {
  const sizes = [...files].flatMap(([file, text]): [string, number][] => {
    const name = /^validators\/([^/]+)\.js$/.exec(file)?.[1];
    return name === undefined ? [] : [[name, Buffer.byteLength(text)]];
  });
  return Object.fromEntries(sizes.sort(([a], [b]) => compare(a, b)));
}

/** One line with the number of modules, the total and average size in bytes, and the largest module. */
export function describeSizes(sizes: Readonly<Record<string, number>>): string {
  const all = Object.entries(sizes);
  const total = all.reduce((sum, [, size]) => sum + size, 0);
  const [largest, most] = all.reduce((a, b) => (b[1] > a[1] ? b : a), ["none", 0]);
  const mean = Math.round(total / Math.max(1, all.length));
  const modules = all.length === 1 ? "module" : "modules";
  return `${all.length} ${modules} of validators: ${total} bytes, ${mean} on average; the largest is ${largest}, ${most}`;
}
