import { bundledPackages } from "./bundled-packages.js";

/**
 * Returns the licence texts of all packages with bundled files, sorted by folder.
 * @param {string} program the name of the bundle
 * @param {readonly string[]} files
 */
export function noticesOf(program, files) {
  const notices = bundledPackages(files).map(({ name, version, texts }) =>
    [`${name} ${version}`, ...texts].join("\n\n"),
  );
  return `${[`The ${program} contains code of these packages.`, ...notices].join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}
