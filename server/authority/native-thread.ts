import { parentPort } from "node:worker_threads";
import { countryByCode } from "../countries/countries.ts";
import type { NativeKeys } from "../countries/native.ts";
import type { SigningCertificate } from "../signing/signing-keys.ts";
import { doNativeTask, type NativeTask } from "./native-task.ts";
import type { FromThread, SignRequest, ThreadTask, ToThread } from "./run-native-thread.ts";

// The program of the thread that works on native files, one task after another. Private keys stay
// outside: the thread asks for each signature by a message.

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

// A message turns every buffer into a plain `Uint8Array`.
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

// A small buffer shares its memory with other buffers, so it is copied instead of transferred.
function buffersOf(result: Awaited<ReturnType<typeof doNativeTask>>): readonly ArrayBuffer[] {
  const file = "file" in result ? result.file : "stamped" in result ? result.stamped : undefined;
  const { buffer, byteLength } = file?.bytes ?? {};
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
