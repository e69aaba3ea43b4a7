import type { DestinationStream } from "pino";

const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;
const ERROR_LEVEL = 50;

/** Converts the log's JSON lines to readable lines, such as `12:03:05 POST /v1/documents 201 12 ms`. */
export function terminalLines(out: { write(text: string): unknown }): DestinationStream {
  return { write: (line) => void out.write(`${lineOf(JSON.parse(line))}\n`) };
}

function lineOf(entry: Readonly<Record<string, unknown>>): string {
  const { level, time, msg, method, route, status, milliseconds, accountId, error } = entry;
  const clock = new Date(String(time)).toTimeString().slice(0, 8);
  const text =
    method === undefined
      ? `${msg}${Number(level) >= ERROR_LEVEL ? `: ${messageOf(error)}` : ""}`
      : `${method} ${route} ${status} ${Math.round(Number(milliseconds))} ms${account(accountId)}`;
  // Control characters in a caller's text could move the cursor.
  return `${clock} ${text}`.replace(CONTROL, "\ufffd");
}

function account(id: unknown): string {
  return id === undefined ? "" : ` (account ${id})`;
}

function messageOf(error: unknown): string {
  const { name, message } = (error ?? {}) as { name?: string; message?: string };
  return message || name || "unknown";
}
