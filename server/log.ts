import type { DestinationStream, Logger } from "pino";
import { pino } from "pino";
import { terminalLines } from "./terminal-log.ts";

/** The log entry of one request; it never contains the query, the body, or a header other than the trace. */
export interface AccessLogEntry {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The caller's IP address. */
  readonly address?: string | undefined;
  /** The W3C Trace Context header, if well-formed. */
  readonly traceparent?: string | undefined;
  readonly accountId?: number | undefined;
}

/** The log of the service. */
export interface Log {
  request(entry: AccessLogEntry): void;
  /** Logs an unexpected error and its causes: name, code, message and stack, no other members. */
  failure(error: unknown, context: Readonly<Record<string, string | undefined>>): void;
  info(message: string): void;
}

// A second safeguard: nothing below logs such members in the first place.
const SECRETS = ["authorization", "password", "admin_password", "callback_password", "secret"];

const BUFFERED_BYTES = 8192;
const LATEST_MS = 500;

/** Writes to standard output by default: JSON lines within a second, or readable lines on a terminal. */
export function createLog(destination: DestinationStream = openOutput()): Log {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const redact = SECRETS.flatMap((name) => [name, `*.${name}`]);
  const logger: Logger = pino({ ...options, redact }, destination);
  // A request's entry has no member to redact, and there are many entries.
  const requests: Logger = pino(options, destination);
  return {
    request(entry) {
      requests.info(entry, "request");
    },
    failure(error, context) {
      logger.error({ ...context, error: describe(error) }, "failure");
    },
    info(message) {
      logger.info(message);
    },
  };
}

// Lines are buffered and written together; the last ones are written at the end of the process.
function openOutput(): DestinationStream {
  if (process.stdout.isTTY) {
    return terminalLines(process.stdout);
  }
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFERED_BYTES });
  setInterval(() => output.flush(), LATEST_MS).unref();
  return output;
}

function describe(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) {
    return { name: typeof error };
  }
  const code = "code" in error ? String(error.code) : undefined;
  const cause = error.cause === undefined ? undefined : describe(error.cause);
  return { name: error.name, code, message: error.message, stack: error.stack, cause };
}
