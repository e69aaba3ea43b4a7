import type { StreamDefinition } from "./types.ts";

/** Validates the items of a stream, and reports errors. */
export interface StreamGuard {
  /** The reason why an item must not be sent; undefined if the item may be sent. */
  mismatchOf(item: unknown): Promise<string | undefined>;
  /** Reports an error; returns the problem for the last event of a stream of events. */
  failed(error: unknown): unknown;
}

const encoder = new TextEncoder();

/** Whether a handler's body is a stream of items. */
export function isItems(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}

/**
 * Writes items as server-sent events or as lines of JSON. An item is requested only while the caller is connected and
 * the connection accepts more data. An error ends a stream of events with the event `problem`; for a stream of lines,
 * it breaks the connection.
 */
export function streamOf(
  items: AsyncIterable<unknown>,
  definition: StreamDefinition,
  guard: StreamGuard,
): ReadableStream<Uint8Array> {
  const iterator = items[Symbol.asyncIterator]();
  let isGone = false;
  const end = async () => void (await iterator.return?.());
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await iterator.next();
          if (isGone) return;
          if (done === true) return controller.close();
          const requestError = await guard.mismatchOf(value);
          if (requestError !== undefined) throw new Error(requestError);
          controller.enqueue(encoder.encode(writeItem(value, definition)));
        } catch (error) {
          if (isGone) return;
          const problem = guard.failed(error);
          end().catch(guard.failed);
          if (definition.as === "lines") return controller.error(new Error("The stream ended."));
          controller.enqueue(encoder.encode(writeEvent({ event: "problem", data: problem })));
          controller.close();
        }
      },
      // `end()` is not awaited: a generator ends only after it has produced the item that it is working on.
      cancel() {
        isGone = true;
        end().catch(guard.failed);
      },
    },
    { highWaterMark: 0 },
  );
}

function writeItem(item: unknown, { as, events }: StreamDefinition): string {
  if (as === "lines") return `${jsonOf(item)}\n`;
  return events === true
    ? writeEvent(item as Record<string, unknown>)
    : `data: ${jsonOf(item)}\n\n`;
}

/**
 * Writes one event in the format of the HTML standard. A string in `data` is written unchanged,
 * with one field `data` for each line. Any other value of `data` is written as JSON.
 */
function writeEvent({ event, id, retry, data }: Record<string, unknown>): string {
  const text = data === undefined || typeof data === "string" ? data : jsonOf(data);
  const fields = [
    ...Object.entries({ event, id, retry }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: ${oneLine(String(value))}`],
    ),
    ...(text === undefined ? [] : text.split(/\r\n|[\r\n]/).map((line) => `data: ${line}`)),
  ];
  return `${fields.join("\n")}\n\n`;
}

function oneLine(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new TypeError("A field of an event must be one line.");
  return text;
}

function jsonOf(item: unknown): string {
  const text: string | undefined = JSON.stringify(item);
  if (text === undefined) throw new TypeError("An item of a stream must be a JSON value.");
  return text;
}
