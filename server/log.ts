import type { DestinationStream, Logger } from "pino";
import { pino } from "pino";

/** What is noted of one answered request; never its query or bodies, and of its headers the trace alone. */
export interface AccessLogEntry {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The caller's IP address. */
  readonly address?: string | undefined;
  /** The header of W3C Trace Context, where it is well-formed. */
  readonly traceparent?: string | undefined;
  readonly accountId?: number | undefined;
}

/** The log of the service. */
export interface Log {
  request(entry: AccessLogEntry): void;
  /** Something unexpected; of an error its name, code, message and stack are noted, and none of its other members. */
  failure(error: unknown, context: Readonly<Record<string, string | undefined>>): void;
  info(message: string): void;
}

// A second lock: nothing below puts such members into the log in the first place.
const SECRETS = ["authorization", "password", "admin_password", "callback_password", "secret"];

const BUFFERED_BYTES = 8192;
const LATEST_MS = 500;

/** A log that writes JSON lines, to standard output within a second unless told otherwise. */
export function createLog(destination: DestinationStream = openOutput()): Log {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const redact = SECRETS.flatMap((name) => [name, `*.${name}`]);
  const logger: Logger = pino({ ...options, redact }, destination);
  // A note of a request has no member that anything could hide in, and there are many of them.
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

// A line for each request is written together with others; what is left is written at the end of the process.
function openOutput(): DestinationStream {
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
