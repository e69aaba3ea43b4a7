import { call, example, openAccount } from "../../chaos/calls.ts";

/** A tenant that works as usual during the attacks. */
export interface Bystander {
  /** The number of requests sent and the failures seen since the last call of `look`. */
  look(): { readonly made: number; readonly failures: readonly string[] };
  end(): Promise<void>;
}

const PAUSE_MS = 50;
const PATIENCE_MS = 30_000;

/** Starts a tenant that issues documents, and that lists documents and customers, one request at a time. */
export async function startBystander(url: string): Promise<Bystander> {
  const { token } = await openAccount(url);
  const body = example("document-create/cl/invoice");
  let seen: { made: number; failures: string[] } = { made: 0, failures: [] };
  let isOver = false;
  const tryOnce = async (path: string, sent?: unknown) => {
    seen.made += 1;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const request = sent === undefined ? { path, token } : { path, token, body: sent };
      const { status } = await call(url, { ...request, signal });
      if (status >= 300) seen.failures.push(`${path} got ${status}`);
    } catch (error) {
      if (!isOver) seen.failures.push(`${path} got no response: ${String(error)}`);
    }
  };
  const living = (async () => {
    while (!isOver) {
      await tryOnce("/v1/documents", body);
      await tryOnce("/v1/documents?limit=5");
      await tryOnce("/v1/customers_suppliers");
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  })();
  return {
    look() {
      const now = seen;
      seen = { made: 0, failures: [] };
      return now;
    },
    async end() {
      isOver = true;
      await living;
    },
  };
}
