import { keywords } from "../keywords/keywords.ts";
import { isObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import type { Visit } from "../resolve/walk.ts";
import type { Report } from "./check.ts";

/** Reports each `x-` keyword of this toolkit that has an invalid value or is not allowed at its place. */
export function checkAnnotations(spec: ResolvedSpec, report: Report): void {
  const variants = variantNames(spec.visits);
  for (const { kind, address, value } of spec.visits) {
    if (!isObject(value)) continue;
    for (const [name, member] of Object.entries(value)) {
      const keyword = name.startsWith("x-") ? keywords.get(name) : undefined;
      if (keyword === undefined || keyword.foreign?.includes(kind)) continue;
      const wrong = keyword.on.includes(kind)
        ? keyword.check(member, { holder: value, variants })
        : `${name} belongs on ${keyword.on.join(" or ")}, not on ${kind}`;
      if (wrong !== undefined) report("spec/annotation", wrong, join(address, name));
    }
  }
}

function variantNames(visits: readonly Visit[]): Set<string> {
  const names = new Set<string>();
  for (const { kind, value } of visits) {
    const variants = kind === "media" && isObject(value) ? value["x-variants"] : undefined;
    if (!isObject(variants)) continue;
    for (const name of Object.keys(variants)) if (name !== "by") names.add(name);
  }
  return names;
}
