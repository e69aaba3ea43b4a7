import { readdirSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "./consumer.ts";

/** Every specifier by which an installed package can be imported, according to its `exports`. */
export function specifiers({ name, exports }: Manifest, installed: string): string[] {
  const closed = Object.keys(exports).filter((key) => exports[key] === null);
  return Object.entries(exports).flatMap(([key, target]) => {
    if (target === null) return [];
    const file = typeof target === "string" ? target : (target.default ?? "");
    if (!key.includes("*")) return [`${name}${key.slice(1)}`];
    return matches(installed, file)
      .map((middle) => key.replace("*", middle))
      .filter((found) => !closed.some((one) => found.startsWith(one.replace("*", ""))))
      .map((found) => `${name}${found.slice(1)}`);
  });
}

/** The sorted strings that `*` matches in a target such as `./schemas/*.json`. */
function matches(installed: string, target: string): string[] {
  const [before = "", after = ""] = target.slice(2).split("*");
  return readdirSync(path.join(installed, before), { recursive: true })
    .map((found) => String(found).replaceAll("\\", "/"))
    .filter((found) => found.endsWith(after))
    .map((found) => found.slice(0, found.length - after.length))
    .sort();
}
