import type { Native, NativeKeys } from "../countries/native.ts";
import { createTurnShare } from "../process/turn-share.ts";
import { doNativeTask, type NativeResults, type NativeTask } from "./native-task.ts";
import { createNativeThread } from "./run-native-thread.ts";

const HEAP_MEGABYTES = 768;
// The weight of a document of about thirty lines. For a smaller document each step takes a few milliseconds, and
// messages to a thread would add a quarter to that time.
const LARGE = 200;

// After a commit up to 128 documents go on in one turn of the event loop, and other work waits until the turn ends.
const MOST_MS_OF_TURN = 5;

const thread = createNativeThread(HEAP_MEGABYTES);
const share = createTurnShare(MOST_MS_OF_TURN);

/**
 * Works on a native file. A large document goes to a thread, so that it does not block the event loop. Small
 * documents share each turn of the loop with other work. If a task fails or the thread ends, only this task rejects.
 */
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

// Stops counting once the weight is above the limit.
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
