import type { DestinationStream, Logger } from "pino";
import { pino } from "pino";
import { terminalLines } from "./terminal-log.ts";

/** The log entry of one request. It contains no query, no body, and no header except `traceparent`. */
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
  /** Logs `context` and an unexpected error: only the name, code, message and stack of the error and of its causes. */
  failure(error: unknown, context: Readonly<Record<string, string | undefined>>): void;
  info(message: string): void;
}

// Members whose values are redacted as a precaution; no caller should log them.
const SECRETS = ["authorization", "password", "admin_password", "callback_password", "secret"];

const BUFFERED_BYTES = 8192;
const LATEST_MS = 500;
const MOST_WAITING_BYTES = 8 * 1024 * 1024;

/** Creates a log, by default on standard output: readable lines on a terminal, otherwise JSON lines. */
export function createLog(destination: DestinationStream = openOutput()): Log {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const redact = SECRETS.flatMap((name) => [name, `*.${name}`]);
  const logger: Logger = pino({ ...options, redact }, destination);
  // An access log entry has no member to redact, and redaction takes time.
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

// On a terminal, lines are written at once. Otherwise they are buffered, and written when they fill 8 KiB, every 500 ms
// and at the exit. While 8 MiB of lines wait, new lines are dropped.
function openOutput(): DestinationStream {
  if (process.stdout.isTTY) {
    return terminalLines(process.stdout);
  }
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: BUFFERED_BYTES,
    maxLength: MOST_WAITING_BYTES,
  });
  // While the disk of the log is full, the service continues, and each flush tries to write the lines again.
  // At the exit, `flushSync` would retry without end, so an error disables `flushSync` until a write succeeds.
  const { flushSync } = output;
  output.on("error", () => {
    output.flushSync = () => undefined;
  });
  output.on("write", () => {
    output.flushSync = flushSync;
  });
  setInterval(() => output.flush(), LATEST_MS).unref();
  return output;
}

const DEEPEST_CAUSE = 10;

function describe(error: unknown, depth = 0): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) {
    return { name: typeof error };
  }
  const code = "code" in error ? String(error.code) : undefined;
  const isShown = error.cause !== undefined && depth < DEEPEST_CAUSE;
  const cause = isShown ? describe(error.cause, depth + 1) : undefined;
  return { name: error.name, code, message: error.message, stack: error.stack, cause };
}
