import type { Log } from "../log.ts";
import type { Callers } from "./callers.ts";

/** A log that also writes the caller's address and trace with each failure of a request. */
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
