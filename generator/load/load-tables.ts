import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isObject } from "../openapi/pointer.ts";
import type { LoadedSpec } from "./load.ts";
import type { Source } from "./source.ts";

/** Opens the files of `x-tables` and returns them by table name. Reports files that cannot be opened. */
export async function loadTables(
  entry: Source,
  open: LoadedSpec["open"],
  problems: Diagnostic[],
): Promise<ReadonlyMap<string, Source>> {
  const named = isObject(entry.data) ? entry.data["x-tables"] : undefined;
  const tables = new Map<string, Source>();
  // Invalid values are skipped here; the check of `x-tables` reports them.
  for (const [name, table] of isObject(named) ? Object.entries(named) : []) {
    if (!isObject(table) || typeof table.$ref !== "string") continue;
    const file = path.posix.join(path.posix.dirname(entry.name), table.$ref);
    const source = await open(file);
    if (typeof source !== "string") {
      tables.set(name, source);
      continue;
    }
    const location = entry.locate(`/x-tables/${name}/$ref`);
    problems.push(
      source === "outside"
        ? {
            code: "spec/ref-outside",
            message: `the file ${file} is outside of the root folder`,
            location,
          }
        : {
            code: "spec/missing-file",
            message: `the file ${file} does not exist or cannot be read`,
            location,
          },
    );
  }
  return tables;
}
