// Node.js loads this module before the generator, with `--import`. The environment variable MOMENT is empty, `count` or
// `<signal or ENOSPC> <function> <n>`. Just before its n-th call of the function, the process sends itself the signal;
// with ENOSPC, that call throws instead. With `count`, the process prints at its exit how often it called each
// function. Only calls on the generator's temporary paths (`.talonario-…`) are counted.
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
