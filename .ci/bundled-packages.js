import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// https://opensource.org/license/isc-license-txt
const ISC_TERMS = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee
is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING
ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL,
DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE
USE OR PERFORMANCE OF THIS SOFTWARE.`;

/**
 * A package with code in a bundle.
 * @typedef {{name: string, version: string, license: string, texts: string[]}} BundledPackage
 */

/**
 * Returns the npm packages of the files, with licence texts, sorted by folder. Ignores files outside of `node_modules`.
 * Throws for a package whose manifest names no licence, and whenever `licenceOf` throws.
 * @param {readonly string[]} files
 * @returns {BundledPackage[]}
 */
export function bundledPackages(files) {
  const folders = files.flatMap(
    (file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? [],
  );
  return [...new Set(folders)].sort().map((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const texts = readdirSync(folder)
      .filter((file) => /^(licen[cs]e|notice|third-?party)/i.test(file))
      .map((file) => readFileSync(path.join(folder, file), "utf8").trim());
    if (texts.length === 0) texts.push(licenceOf(manifest));
    const { name, version, license } = manifest;
    if (typeof license !== "string") throw new Error(`${name} names no licence.`);
    return { name, version, license, texts };
  });
}

/**
 * Returns the licence text for a package that contains no licence file. Throws if the licence is not ISC or MIT,
 * or if the package names no author.
 * @param {{name: string, license?: string, author?: string | {name: string}}} manifest
 */
function licenceOf({ name, license, author }) {
  const holder = typeof author === "object" ? author.name : author;
  if (license === "ISC" && holder !== undefined) {
    return `ISC License\n\nCopyright (c) ${holder}\n\n${ISC_TERMS}`;
  }
  if (license !== "MIT" || holder === undefined) {
    throw new Error(`${name} is bundled without a licence text.`);
  }
  const [, terms] = readFileSync("generator/LICENSE", "utf8").split(/^(?=Permission is)/m);
  return `MIT License\n\nCopyright (c) ${holder}\n\n${terms?.trim()}`;
}
