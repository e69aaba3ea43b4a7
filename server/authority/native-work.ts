import type { Native, NativeKeys } from "../countries/native.ts";
import { createTurnShare } from "../process/turn-share.ts";
import { doNativeTask, type NativeResults, type NativeTask } from "./native-task.ts";
import { createNativeThread } from "./run-native-thread.ts";

const HEAP_MEGABYTES = 768;
// The weight of a document with about thirty lines. A smaller document takes a few milliseconds, and the messages to
// a thread would add a quarter of this time.
const LARGE = 200;

// After one commit, up to 128 documents can be ready for processing. This time limit lets other work run between them.
const MOST_MS_OF_TURN = 5;

const thread = createNativeThread(HEAP_MEGABYTES);
const share = createTurnShare(MOST_MS_OF_TURN);

/**
 * Performs a task on a native file. A thread processes large documents, so that they do not block the event loop.
 * Small documents share each turn of the loop with other work. Rejects if the task fails or its thread ends.
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

/** Whether a document's file takes long to create, estimated from the document's values and their lengths. */
export function isLarge(document: unknown): boolean {
  return weightWithin(document, LARGE) > LARGE;
}

const CHARACTERS = 100;

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
