// A program loads this module first. MOMENT is `<what> <function> <n>`: at the n-th call of a file system function, the
// program gets a signal or an error. If MOMENT is `count`, the program prints at its end how often it called each
// function. Only calls on the temporary paths of the generator, `.talonario-…`, count.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { isMainThread } from "node:worker_threads";

const [what = "", wanted = "", which = ""] = (process.env.MOMENT ?? "").split(" ");
/** @type {Record<string, number>} */
const counts = {};

for (const name of /** @type {const} */ (["writeFileSync", "renameSync", "rmSync"])) {
  const original = /** @type {(...given: unknown[]) => unknown} */ (fs[name]);
  const watched = (/** @type {unknown[]} */ ...given) => {
    if (!String(given[0]).includes(".talonario-")) return original(...given);
    const count = (counts[name] ?? 0) + 1;
    counts[name] = count;
    if (name === wanted && count === Number(which)) {
      if (what === "ENOSPC") {
        throw Object.assign(new Error("ENOSPC: no space left on device, write"), {
          code: what,
          syscall: "write",
        });
      }
      process.kill(process.pid, what);
    }
    return original(...given);
  };
  Object.assign(fs, { [name]: watched });
}
syncBuiltinESMExports();

if (what === "count" && isMainThread)
  process.on("exit", () => console.error(JSON.stringify(counts)));
