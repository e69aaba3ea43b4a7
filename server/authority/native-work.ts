import type { Native, NativeKeys } from "../countries/native.ts";
import { createTurnShare } from "../process/turn-share.ts";
import { doNativeTask, type NativeResults, type NativeTask } from "./native-task.ts";
import { createNativeThread } from "./run-native-thread.ts";

const HEAP_MEGABYTES = 768;
// The weight of about thirty lines. For smaller documents each step takes a few milliseconds, and messages would add a quarter.
const LARGE = 200;

// A commit lets up to 128 documents go on in one turn of the event loop, and other work waits for the turn's end.
const MOST_MS_OF_TURN = 5;

const thread = createNativeThread(HEAP_MEGABYTES);
const share = createTurnShare(MOST_MS_OF_TURN);

/** Works on a native file: for a large document in a thread, so that the event loop goes on; for small ones a few in each turn of the loop. A failed task, or an end of the thread, rejects this task alone. */
export function nativeWork<Kind extends NativeTask["kind"]>(
  country: { readonly code: string; readonly native: Native },
  task: NativeTask & { readonly kind: Kind },
  keys?: NativeKeys,
): Promise<NativeResults[Kind]> {
  const result = isLarge(task.input.document)
    ? thread.run(country.code, task, keys)
    : share(() => doNativeTask(country.native, task, keys));
  return result as Promise<NativeResults[Kind]>;
}

/** Whether a document's file takes long to make: by the number of its values, and the length of its texts. */
export function isLarge(document: unknown): boolean {
  return weightWithin(document, LARGE) > LARGE;
}

const CHARACTERS = 100;

// Counts no further than the limit.
function weightWithin(value: unknown, limit: number): number {
  if (typeof value === "string") return 1 + value.length / CHARACTERS;
  if (typeof value !== "object" || value === null) return 1;
  let weight = 1;
  for (const one of Object.values(value)) {
    weight += weightWithin(one, limit - weight);
    if (weight > limit) break;
  }
  return weight;
}
