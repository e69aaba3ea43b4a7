import type { Files } from "../files.ts";
import { runtimeFiles } from "../runtime.ts";

/** What explains a body; the rest of the runtime are judges of single values. */
const explaining: ReadonlySet<string> = new Set(["nearest.js", "sentences.js", "explain.js"]);

/** The file that holds the judges of single values. */
export const valuesFile = "values.js";

/**
 * The runtime in two modules: each file that a validator imports costs half a millisecond, more than
 * all of them take to be read.
 */
export function bundledRuntime(): Files {
  const sources = runtimeFiles("validators");
  const join = (wanted: (name: string) => boolean) =>
    sources
      .filter(([name]) => name.endsWith(".js") && wanted(name))
      .map(([, text]) => text.replace(/^import .*\n/gm, "").trim())
      .join("\n\n");
  const declarations = sources.filter(([name]) => name.endsWith(".d.ts"));
  return new Map([
    ...declarations,
    ["explain.js", `${join((name) => explaining.has(name))}\n`],
    [valuesFile, `${join((name) => !explaining.has(name))}\n`],
  ]);
}
