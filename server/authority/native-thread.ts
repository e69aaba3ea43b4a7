import { parentPort } from "node:worker_threads";
import { countryByCode } from "../countries/countries.ts";
import type { NativeKeys } from "../countries/native.ts";
import type { SigningCertificate } from "../signing/signing-keys.ts";
import { doNativeTask, type NativeTask } from "./native-task.ts";
import type { FromThread, SignRequest, ThreadTask, ToThread } from "./run-native-thread.ts";

// This worker thread processes native files, one task at a time. Private keys remain in the main thread, which receives
// a message for each signature.

let takeSignature: ((signature: Buffer) => void) | undefined;

parentPort?.on("message", (message: ToThread) => {
  if ("signature" in message) takeSignature?.(asBuffer(message.signature));
  else void perform(message);
});

async function perform(task: ThreadTask): Promise<void> {
  try {
    const country = countryByCode(task.country);
    if (country === undefined) throw new Error(`The country ${task.country} is unknown.`);
    const result = await doNativeTask(country.native, restored(task.task), keysOf(task));
    post({ result }, buffersOf(result));
  } catch (error) {
    post({ error });
  }
}

function post(message: FromThread, transferred: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred);
}

function keysOf({ certificate, signsStamp }: ThreadTask): NativeKeys | undefined {
  if (certificate === undefined) return undefined;
  return {
    certificate: certificateOf(certificate),
    sign: (hash, bytes) => ask({ key: "certificate", hash, bytes }),
    ...(signsStamp && { signStamp: (bytes) => ask({ key: "stamp", bytes }) }),
  };
}

function ask(sign: SignRequest): Promise<Buffer> {
  return new Promise((resolve) => {
    takeSignature = resolve;
    post({ sign });
  });
}

// A message delivers each `Buffer` as a plain `Uint8Array`.
function restored(task: NativeTask): NativeTask {
  const input = { ...task.input, certificate: certificateOf(task.input.certificate) };
  if (task.kind === "examine") return { ...task, input, bytes: asBuffer(task.bytes) };
  if (task.kind !== "reply") return { ...task, input };
  return { ...task, input, file: { ...task.file, bytes: asBuffer(task.file.bytes) } };
}

function certificateOf(certificate: SigningCertificate): SigningCertificate {
  return { ...certificate, der: asBuffer(certificate.der) };
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

// Small buffers share one `ArrayBuffer`, so they are copied. Only an unshared `ArrayBuffer` is transferred.
function buffersOf(result: Awaited<ReturnType<typeof doNativeTask>>): readonly ArrayBuffer[] {
  const file = "file" in result ? result.file : "stamped" in result ? result.stamped : undefined;
  const { buffer, byteLength } = file?.bytes ?? {};
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
