import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ServerProcess } from "../../chaos/server-process.ts";
import type { Sight } from "./watch-lives.ts";

/** Somebody outside who asks a server all the while whether it lives. */
export interface Lives {
  /** What was seen since the last look. */
  look(): Promise<Sight>;
  end(): Promise<void>;
}

/** Starts to ask `/livez`, and to read the memory of the server and its children. */
export function watchLives({ url, child }: ServerProcess): Lives {
  const worker = new Worker(new URL("./watch-lives.ts", import.meta.url), {
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
