import type {
  AuthorityMessage,
  Native,
  NativeDraft,
  NativeFile,
  NativeInput,
  NativeKeys,
  SandboxReply,
  SandboxRequest,
} from "../countries/native.ts";

/** `defaults`: pointers of members whose value in the file is a default. `limits`: values the authority rejects. */
export type NativeNotes = Pick<NativeDraft, "defaults" | "limits">;

/** A sealed file with its encoding and notes. */
export interface SealedNative extends NativeNotes, Pick<NativeDraft, "encoding"> {
  readonly file: NativeFile;
}

/** `write` returns only notes, `make` a sealed file, `examine` reasons for rejection, `reply` the sandbox's reply. */
export type NativeTask =
  | { readonly kind: "write"; readonly input: NativeInput }
  | { readonly kind: "make"; readonly input: NativeInput }
  | { readonly kind: "examine"; readonly input: NativeInput; readonly bytes: Buffer }
  | ({ readonly kind: "reply" } & Omit<SandboxRequest, "keys">);

/** The result of each kind of task. */
export interface NativeResults {
  readonly write: NativeNotes;
  readonly make: SealedNative;
  readonly examine: readonly AuthorityMessage[];
  readonly reply: SandboxReply;
}

/** The result of a task of any kind. */
export type NativeResult = NativeResults[NativeTask["kind"]];

/** Runs a task on the calling thread. `make` and `reply` sign with `keys`, and throw if `keys` is undefined. */
export async function doNativeTask(
  native: Native,
  task: NativeTask,
  keys: NativeKeys | undefined,
): Promise<NativeResult> {
  switch (task.kind) {
    case "write": {
      const { defaults, limits } = native.write(task.input);
      return { defaults, limits };
    }
    case "make": {
      const draft = native.write(task.input);
      const file = await native.seal(draft, task.input, required(keys));
      const { encoding, defaults, limits } = draft;
      return { file, encoding, defaults, limits };
    }
    case "examine":
      return native.examine(task.bytes, task.input);
    case "reply": {
      const { kind: _, ...request } = task;
      return native.reply({ ...request, keys: required(keys) });
    }
  }
}

function required(keys: NativeKeys | undefined): NativeKeys {
  if (keys === undefined) throw new Error("The task has no keys for its signatures.");
  return keys;
}
