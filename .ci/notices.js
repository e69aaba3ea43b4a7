import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The licences of the packages that bundled files are from, in the order of their names.
 * @param {readonly string[]} files
 */
export function noticesOf(files) {
  const folders = files.flatMap(
    (file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? [],
  );
  const notices = [...new Set(folders)].sort().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const texts = readdirSync(folder)
      .filter((file) => /^(licen[cs]e|notice)\b/i.test(file))
      .map((file) => readFileSync(path.join(folder, file), "utf8").trim());
    if (texts.length === 0) throw new Error(`${name} is bundled and has no licence to go with it`);
    return [`${name} ${version}`, ...texts].join("\n\n");
  });
  return `${["The server contains code of these packages.", ...notices].join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}
