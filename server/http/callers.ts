import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import { sourceOf } from "../auth/address.ts";
import type { VerifiedToken } from "../auth/tokens.ts";
import { requestIdIn } from "./request-ids.ts";
import type { FindCaller } from "./trusted-proxies.ts";

/** The caller of one request. */
export interface Caller {
  /** The IP address; undefined without a socket. */
  readonly address: string | undefined;
  /** The W3C trace header, if valid. */
  readonly traceparent: string | undefined;
  /** The token as sent; `verified` is undefined for an invalid token. */
  credential?: { readonly token: string; readonly verified: VerifiedToken | undefined };
}

/** The callers of the running requests, by request id. */
export interface Callers {
  begin(context: Context): Caller;
  find(requestId: string): Caller | undefined;
  end(requestId: string): void;
}

// https://www.w3.org/TR/trace-context/#traceparent-header
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const callersOfMessages = new WeakMap<IncomingMessage, Caller>();

/** Names a caller: `operator`, or `admin` and the account's id; without a valid token, the IP address (IPv6: /64). */
export function callerName(incoming: IncomingMessage): string {
  const caller = callersOfMessages.get(incoming);
  const principal = caller?.credential?.verified?.principal;
  if (principal === undefined) {
    return sourceOf(caller?.address ?? incoming.socket.remoteAddress ?? "");
  }
  return principal.kind === "admin" ? `admin ${principal.accountId}` : principal.kind;
}

/** Creates an empty registry; `findCaller` returns the address of a request's sender. */
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
      const { incoming } = (context.env as NodeBindings | undefined) ?? {};
      if (incoming !== undefined) callersOfMessages.set(incoming, caller);
      return caller;
    },
    find: (requestId) => callers.get(requestId),
    end(requestId) {
      callers.delete(requestId);
    },
  };
}

// @hono/node-server sets `incoming`; requests that tests create lack `incoming`.
interface NodeBindings {
  readonly incoming?: IncomingMessage;
}

function peerOf({ env }: Context): string | undefined {
  return (env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
}
