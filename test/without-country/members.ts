import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar, isSeq, type Pair, visit, type YAMLMap } from "yaml";
import { deleteValue, editYaml } from "./yaml-file.ts";

/** The members that only the removed country had. */
export interface OwnMembers {
  /** Members whose names begin with the country's code, such as `pe_header`. They are deleted from the schemas. */
  readonly gone: readonly string[];
  /**
   * Members with other names, such as `draft_only`. They stay, because shared code uses them, but lose `x-only` and
   * `x-neutral`.
   */
  readonly freed: readonly string[];
}

/** Removes a country from the shared schemas; returns the members that only this country had. */
export function takeFromMembers(folder: string, code: string): OwnMembers {
  const schemas = path.join(folder, "spec/schemas");
  const gone: string[] = [];
  const freed: string[] = [];
  for (const name of readdirSync(schemas)) {
    if (name.startsWith(`${code}-`)) {
      rmSync(path.join(schemas, name));
      continue;
    }
    editYaml(path.join(schemas, name), (document) => {
      visit(document, {
        Pair(_, pair): symbol | undefined {
          const member = memberOnlyFor(pair, code);
          if (member === undefined) return undefined;
          const only = member.get("x-only");
          if (!isSeq(only)) return undefined;
          deleteValue(only, code);
          if (only.items.length > 0) return undefined;
          const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
          if (key.startsWith(`${code}_`)) {
            gone.push(key);
            return visit.REMOVE;
          }
          freed.push(key);
          member.delete("x-only");
          member.delete("x-neutral");
          return undefined;
        },
      });
    });
  }
  return { gone, freed };
}

/** The schema of a member if its `x-only` lists the country; otherwise undefined. */
function memberOnlyFor(pair: Pair, code: string): YAMLMap | undefined {
  if (!isMap(pair.value)) return undefined;
  const only = pair.value.get("x-only");
  if (!isSeq(only)) return undefined;
  return only.items.some((item) => isScalar(item) && item.value === code) ? pair.value : undefined;
}
