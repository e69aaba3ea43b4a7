import type { Log } from "../log.ts";
import type { Callers } from "./callers.ts";

/** Returns a log that adds the caller's address and trace to each failure of a request. */
export function logCallers(log: Log, callers: Callers): Log {
  return {
    ...log,
    failure(error, context) {
      const caller = callers.find(context.requestId ?? "");
      const { address, traceparent } = caller ?? {};
      log.failure(error, caller === undefined ? context : { ...context, address, traceparent });
    },
  };
}
