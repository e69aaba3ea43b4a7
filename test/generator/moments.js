// Loaded before a program: at the call of the file system that MOMENT names, as `<what> <call> <which>`, the
// program gets a signal or an error; `count` prints in the end how often each was called. Only what
// happens in an output folder counts.
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
