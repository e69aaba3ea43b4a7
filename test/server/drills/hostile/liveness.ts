import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ServerProcess } from "../../chaos/server-process.ts";
import type { Sight } from "./watch-liveness.ts";

/** Somebody outside who asks a server all the while whether it lives. */
export interface Liveness {
  /** What was seen since the last look. */
  look(): Promise<Sight>;
  end(): Promise<void>;
}

/** Starts to ask `/livez`, and to read the memory of the server and its children. */
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
