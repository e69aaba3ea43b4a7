import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const checkout = path.join(import.meta.dirname, "../..");

/** Copies the checkout without ignored files, and links `node_modules`; returns the new folder. */
export function copyCheckout(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "without-country-"));
  const list = ["ls-files", "-co", "--exclude-standard", "-z"];
  const names = execFileSync("git", list, { cwd: checkout, encoding: "utf8" });
  for (const name of names.split("\0")) {
    const source = path.join(checkout, name);
    // Git still lists a deleted file until the deletion is staged.
    if (name === "" || !existsSync(source)) continue;
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(source, target);
  }
  symlinkSync(path.join(checkout, "node_modules"), path.join(folder, "node_modules"));
  return folder;
}
