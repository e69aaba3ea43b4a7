import { bundledPackages } from "./bundled-packages.js";

/**
 * Returns the notices of a bundle: name, version and licence texts of each package that has a file in `files`.
 * @param {string} program the name of the bundle
 * @param {readonly string[]} files the files that were bundled
 */
export function noticesOf(program, files) {
  const notices = bundledPackages(files).map(({ name, version, texts }) =>
    [`${name} ${version}`, ...texts].join("\n\n"),
  );
  return `${[`The ${program} contains code of these packages.`, ...notices].join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}
