import { readdirSync, readFileSync } from "node:fs";
import { home } from "../home.js";
import { compare } from "../problem.ts";

/** The files of one part of the runtime, as they stand, sorted by name. */
export function runtimeFiles(
  part: "validators" | "routes" | "client" | "pages",
): [name: string, text: string][] {
  const folder = new URL(`runtime/${part}/`, home);
  const names = readdirSync(folder);
  // In the package, what the generator itself runs of it lies compiled beside its source.
  const compiled = names
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.replace(/\.ts$/, ".js"));
  return names
    .filter((name) => !compiled.includes(name))
    .sort(compare)
    .map((name) => [name, readFileSync(new URL(name, folder), "utf8")]);
}
