import type { Context } from "hono";
import type { VerifiedToken } from "../auth/tokens.ts";
import { requestIdIn } from "./request-ids.ts";
import type { FindCaller } from "./trusted-proxies.ts";

/** Who sends one request, and what its token was found to be. */
export interface Caller {
  /** The IP address; undefined where there is no socket. */
  readonly address: string | undefined;
  /** The W3C trace that the request belongs to. */
  readonly traceparent: string | undefined;
  /** The token as it was sent, and what it speaks for; undefined for one that is not good. */
  credential?: { readonly token: string; readonly verified: VerifiedToken | undefined };
}

/** The callers of the requests that are being answered, by request id. */
export interface Callers {
  begin(context: Context): Caller;
  find(requestId: string): Caller | undefined;
  end(requestId: string): void;
}

// https://www.w3.org/TR/trace-context/#traceparent-header
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Starts with nobody; `findCaller` decides whose word an address is taken from. */
export function createCallers(findCaller: FindCaller): Callers {
  const callers = new Map<string, Caller>();
  return {
    begin(context) {
      const header = (name: string) => context.req.header(name);
      const traceparent = header("traceparent");
      const isTrace = traceparent !== undefined && TRACEPARENT.test(traceparent);
      const caller: Caller = {
        address: findCaller(peerOf(context), () => ({
          forwarded: header("Forwarded"),
          xForwardedFor: header("X-Forwarded-For"),
        })),
        traceparent: isTrace ? traceparent : undefined,
      };
      callers.set(requestIdIn(context), caller);
      return caller;
    },
    find: (requestId) => callers.get(requestId),
    end(requestId) {
      callers.delete(requestId);
    },
  };
}

// What @hono/node-server hands over; a request that a test makes by itself has none of it.
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

function peerOf({ env }: Context): string | undefined {
  return (env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
}
