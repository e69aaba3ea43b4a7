import type { Log } from "../log.ts";
import type { Callers } from "./callers.ts";

/** The same log; a request's failures also name its caller's address and trace. */
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
