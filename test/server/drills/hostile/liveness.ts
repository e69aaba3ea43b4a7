import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ServerProcess } from "../../chaos/server-process.ts";
import type { Sight } from "./watch-liveness.ts";

/** A thread that polls a server's `/livez` until `end`. */
export interface Liveness {
  /** The measurements since the last call of `look`. */
  look(): Promise<Sight>;
  end(): Promise<void>;
}

/** Starts to poll `/livez`, and to read the memory of the server and its children. */
export function watchLiveness({ url, child }: ServerProcess): Liveness {
  const worker = new Worker(new URL("./watch-liveness.ts", import.meta.url), {
    execArgv: ["--import", "ts-blank-space/register"],
    workerData: { url, pid: child.pid },
  });
  return {
    async look() {
      worker.postMessage("look");
      const [sight] = await once(worker, "message");
      return sight as Sight;
    },
    async end() {
      await worker.terminate();
    },
  };
}
