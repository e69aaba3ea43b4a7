import { StoreUnavailable } from "./store-unavailable.ts";

/** Waits for a statement; throws StoreUnavailable where it is slow and a node of Citus is silent. */
export type NodeWatch = <Value>(statement: Promise<Value>) => Promise<Value>;

const PATIENCE_MS = 1500;
const AGAIN_MS = 1000;

/**
 * A watch over all nodes. A machine that hangs closes no connection, and a busy node takes long, too: so a
 * slow statement is a reason to ask `allRespond`, and only its answer to give the statement up.
 */
export function watchNodes(allRespond: () => Promise<boolean>): NodeWatch {
  let isKnown = false;
  let asking: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    isKnown = !(await allRespond().catch(() => false));
    asking = undefined;
    if (isKnown) setTimeout(askOnce, AGAIN_MS).unref();
    return isKnown;
  }

  function askOnce(): Promise<boolean> {
    asking ??= ask();
    return asking;
  }

  return (statement) =>
    new Promise((resolve, reject) => {
      let isOver = false;
      let timer = setTimeout(look, PATIENCE_MS);
      async function look(): Promise<void> {
        // While one is known to be silent, nobody waits for the next answer.
        if (isKnown || (await askOnce())) reject(new StoreUnavailable("A node does not respond."));
        else if (!isOver) timer = setTimeout(look, AGAIN_MS);
      }
      statement.then(resolve, reject).finally(() => {
        isOver = true;
        clearTimeout(timer);
      });
    });
}
