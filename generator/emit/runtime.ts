import { readdirSync, readFileSync } from "node:fs";
import { compare } from "../diagnostics/diagnostic.ts";
import { home } from "../program/paths.js";

/** The files of one folder of the runtime, unchanged, sorted by name. */
export function runtimeFiles(
  part: "validators" | "routes" | "client" | "pages",
): [name: string, text: string][] {
  const folder = new URL(`runtime/${part}/`, home);
  return readdirSync(folder)
    .sort(compare)
    .map((name) => [name, readFileSync(new URL(name, folder), "utf8")]);
}
