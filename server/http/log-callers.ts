import type { Log } from "../log.ts";
import type { Callers } from "./callers.ts";

/** The same log, whose failures of a request also name its caller's address and its trace. */
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
