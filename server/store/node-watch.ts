import { StoreUnavailable } from "./store-unavailable.ts";

/** Waits for a statement; throws StoreUnavailable if the statement is slow and a Citus node does not respond. */
export type NodeWatch = <Value>(statement: Promise<Value>) => Promise<Value>;

const PATIENCE_MS = 1500;
const AGAIN_MS = 1000;

/**
 * Returns a `NodeWatch` for all nodes. A hung node keeps its connections open, so its statements look like the slow
 * statements of a busy node. While a statement is slow, the watch calls `allRespond`. The watch rejects the statement
 * only if a node does not respond.
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
        // While a node is known not to respond, slow statements fail without another check.
        if (isKnown || (await askOnce()))
          reject(new StoreUnavailable("A Citus node does not respond."));
        else if (!isOver) timer = setTimeout(look, AGAIN_MS);
      }
      statement.then(resolve, reject).finally(() => {
        isOver = true;
        clearTimeout(timer);
      });
    });
}
