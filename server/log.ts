import type { DestinationStream, Logger } from "pino";
import { pino } from "pino";

/** What is noted of one answered request; never its headers, query or bodies. */
export interface RequestNote {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly accountId?: number | undefined;
}

/** The log of the service. */
export interface Log {
  request(note: RequestNote): void;
  /** Something unexpected; of an error its name, code, message and stack are noted, and none of its other members. */
  failure(error: unknown, context: Readonly<Record<string, string | undefined>>): void;
  info(message: string): void;
}

// A second lock: nothing below puts such members into the log in the first place.
const SECRETS = ["authorization", "password", "admin_password", "callback_password", "secret"];

/** A log that writes JSON lines, to standard output unless told otherwise. */
export function createLog(destination?: DestinationStream): Log {
  const options = {
    base: null,
    redact: SECRETS.flatMap((name) => [name, `*.${name}`]),
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  const logger: Logger = destination === undefined ? pino(options) : pino(options, destination);
  return {
    request(note) {
      logger.info(note, "request");
    },
    failure(error, context) {
      logger.error({ ...context, error: describe(error) }, "failure");
    },
    info(message) {
      logger.info(message);
    },
  };
}

function describe(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) {
    return { name: typeof error };
  }
  const code = "code" in error ? String(error.code) : undefined;
  const cause = error.cause === undefined ? undefined : describe(error.cause);
  return { name: error.name, code, message: error.message, stack: error.stack, cause };
}
