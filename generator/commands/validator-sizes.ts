import { compare } from "../diagnostics/diagnostic.ts";
import type { Files } from "../emit/files.ts";

/** The bytes of every module of validators by its name, in the order of the names. */
export function validatorSizes(files: Files): Record<string, number> {
  const sizes = [...files].flatMap(([file, text]): [string, number][] => {
    const name = /^validators\/([^/]+)\.js$/.exec(file)?.[1];
    return name === undefined ? [] : [[name, Buffer.byteLength(text)]];
  });
  return Object.fromEntries(sizes.sort(([a], [b]) => compare(a, b)));
}

/** The sizes in one line: the number of modules, their bytes in total and on average, and the largest. */
export function describeSizes(sizes: Readonly<Record<string, number>>): string {
  const all = Object.entries(sizes);
  const total = all.reduce((sum, [, size]) => sum + size, 0);
  const [largest, most] = all.reduce((a, b) => (b[1] > a[1] ? b : a), ["none", 0]);
  const mean = Math.round(total / Math.max(1, all.length));
  return `${all.length} modules of validators: ${total} bytes, ${mean} on average; the largest is ${largest}, ${most}`;
}
