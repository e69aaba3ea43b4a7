import { generateKeyPairSync } from "node:crypto";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Document } from "../../../generated/types/models.d.ts";
import { doNativeTask } from "../../../server/authority/native-task.ts";
import { isLarge } from "../../../server/authority/native-work.ts";
import { granted } from "../../../server/authority/read-numbering.ts";
import {
  createNativeThread,
  NativeThreadEnded,
} from "../../../server/authority/run-native-thread.ts";
import { countries } from "../../../server/countries/countries.ts";
import type { Country } from "../../../server/countries/country.ts";
import type { NativeInput, NativeKeys, SandboxReply } from "../../../server/countries/native.ts";
import type { DocumentAccount } from "../../../server/documents/document-account.ts";
import { signer } from "../../../server/signing/signing-keys.ts";
import { createAccount } from "../accounts.ts";
import { accountBase } from "../countries/base-bodies.ts";
import { vectorBodies } from "../countries/native-documents.ts";
import { nativeInput, suiteKeys } from "../countries/native-suite.ts";
import { eventually } from "../eventually.ts";
import { startService, type TestService } from "../service.ts";

const MEGABYTES = 512;
const byCountry = describe.each(countries.map((country) => [country.name, country] as const));

/**
 * Returns the body of a country's first valid test vector without warnings. All lines are copies of the vector's first
 * line; `lines` is their number.
 */
function bodyOf(country: Country, lines: number) {
  const body = vectorBodies(country).find(({ isPlain }) => isPlain)?.body;
  const line = body?.details[0];
  if (body === undefined || line === undefined)
    throw new Error("Every test vector causes warnings.");
  const details = Array.from({ length: lines }, (_, index) => ({
    ...line,
    line_description: `Line ${index} & its “words”`,
  }));
  return { ...body, details };
}

const stamp = generateKeyPairSync("rsa", { modulusLength: 1024 });

async function inputOf(
  country: Country,
  lines: number,
): Promise<{ readonly input: NativeInput; readonly keys: NativeKeys }> {
  const { native, numbering: numbers } = country;
  const number = 12;
  const numbering = { type: "", series: "", number, origin: "sandbox" } as const;
  const input = nativeInput(
    { country, native, numbering: () => numbering },
    bodyOf(country, lines),
    number,
  );
  const document = input.document as Document;
  const type = numbers.taxbureauType(document);
  const account = {
    country,
    id: 1,
    facts: accountBase(country.code),
  } as unknown as DocumentAccount;
  const made = await granted(
    document,
    account,
    { stamp: { publicKey: stamp.publicKey, sign: signer(stamp.privateKey) } },
    { type, series: numbers.series(document, type), number },
  );
  const { signStamp } = made;
  return {
    input: { ...input, numbering: made.numbering },
    keys: signStamp === undefined ? suiteKeys : { ...suiteKeys, signStamp },
  };
}

/** The first country that signs its files, with the input and the keys for a file. */
async function signedInput() {
  for (const country of countries) {
    const { input, keys } = await inputOf(country, 1);
    let isSigned = false;
    const sign: NativeKeys["sign"] = (...of) => {
      isSigned = true;
      return keys.sign(...of);
    };
    await doNativeTask(country.native, { kind: "make", input }, { ...keys, sign });
    if (isSigned) return { country, input, keys };
  }
  throw new Error("No country signs its files.");
}

// A native file is a document in the format of the country's tax authority.
describe("the worker thread for native files", () => {
  const thread = createNativeThread(MEGABYTES);

  byCountry("%s", (_, country) => {
    it("returns the same results as the main thread, byte for byte, except for random replies", async () => {
      const { input, keys } = await inputOf(country, 30);
      const make = { kind: "make", input } as const;
      const made = await doNativeTask(country.native, make, keys);
      expect(await thread.run(country.code, make, keys)).toEqual(made);
      if (!("file" in made)) throw new Error("No file was made.");
      const { file } = made;
      const examine = { kind: "examine", bytes: file.bytes, input } as const;
      expect(await thread.run(country.code, examine)).toEqual([]);
      const [first] = file.bytes;
      const broken = Buffer.from(file.bytes).fill((first ?? 0) + 1, 0, 1);
      const reasons = await thread.run(country.code, { ...examine, bytes: broken });
      expect(reasons).toEqual(country.native.examine(broken, input));
      expect(reasons).not.toEqual([]);
      const write = { kind: "write", input } as const;
      expect(await thread.run(country.code, write)).toEqual(
        await doNativeTask(country.native, write, undefined),
      );
      const reply = { kind: "reply", file, input, messages: [], now: 0 } as const;
      const replied = (await thread.run(country.code, reply, keys)) as SandboxReply;
      const own = (await doNativeTask(country.native, reply, keys)) as SandboxReply;
      // If a country's reply contains a random number, even two calls on one thread return different replies.
      const isRandom = !isDeepStrictEqual(await doNativeTask(country.native, reply, keys), own);
      if (isRandom) expect(Object.keys(replied.facts)).toEqual(Object.keys(own.facts));
      else expect(replied).toEqual(own);
      if ("stamped" in replied) expect(Buffer.isBuffer(replied.stamped?.bytes)).toBe(true);
    });
  });

  it("rejects with the error of a task, and continues", async () => {
    const { country, input, keys } = await signedInput();
    const task = { kind: "make", input } as const;
    const failing = { ...keys, sign: () => Promise.reject(new Error("no such key")) };
    await expect(thread.run(country.code, task, failing)).rejects.toThrow("no such key");
    await expect(thread.run("xx", task, keys)).rejects.toThrow("xx");
    expect(await thread.run(country.code, task, keys)).toHaveProperty("file");
  });

  it("fails only the task that crashes the thread, and starts again for the next task", async () => {
    const { country, input, keys } = await signedInput();
    const task = { kind: "make", input } as const;
    // A signature that is a number crashes the thread.
    const deadly = { ...keys, sign: () => Promise.resolve(5 as unknown as Buffer) };
    const ended = thread.run(country.code, task, deadly);
    const next = thread.run(country.code, task, keys);
    await expect(ended).rejects.toBeInstanceOf(NativeThreadEnded);
    expect(await next).toHaveProperty("file");
  });

  it("ends after two idle seconds, and starts again for the next task", async () => {
    const threads: Worker[] = [];
    let ends = 0;
    const watch = (worker: Worker) => {
      threads.push(worker);
      worker.once("exit", () => ends++);
    };
    process.on("worker", watch);
    try {
      const other = createNativeThread(MEGABYTES);
      const { country, input, keys } = await signedInput();
      const task = { kind: "make", input } as const;
      const made = await other.run(country.code, task, keys);
      expect(await other.run(country.code, task, keys)).toEqual(made);
      expect(threads).toHaveLength(1);
      await eventually(() => expect(ends).toBe(1));
      expect(await other.run(country.code, task, keys)).toEqual(made);
      expect(threads).toHaveLength(2);
    } finally {
      process.off("worker", watch);
    }
  });
});

describe("a document of 5,000 lines", () => {
  const LINES = 5000;
  const EVERY_MS = 5;
  const LEAST_RESPONSES = 10;
  let service: TestService;
  beforeAll(async () => {
    service = await startService({}, { responses: "off" });
  });
  afterAll(() => service.close());

  byCountry("%s", (_, country) => {
    it("is created while the service responds to other requests", async () => {
      const { admin } = await createAccount(service, country.code);
      const body = bodyOf(country, LINES);
      expect(isLarge(body)).toBe(true);
      const delay = monitorEventLoopDelay({ resolution: 1 });
      const started = performance.now();
      let isMade = false;
      let responded = 0;
      delay.enable();
      const creating = admin.post("/v1/documents", body).finally(() => {
        isMade = true;
      });
      while (!isMade) {
        expect((await service.request("/livez")).status).toBe(200);
        responded += 1;
        await setTimeout(EVERY_MS);
      }
      const response = await creating;
      delay.disable();
      expect(response.status, JSON.stringify(response.body.errors)).toBe(201);
      // On a busy machine, the file may not exist yet when the response arrives.
      const place = `/v1/documents/${response.body.document_id}`;
      await eventually(async () => {
        const file = await service.request(`${place}/xml`, {
          headers: { Authorization: `Bearer ${admin.token}` },
        });
        expect(file.status).toBe(200);
      });
      const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
      const all = Math.round(performance.now() - started);
      console.log(
        `${country.code}: ${LINES} lines in ${all} ms, ${responded} responses of /livez, ` +
          `the event loop blocked for ${ms(delay.max)} ms at most, p99 ${ms(delay.percentile(99))} ms`,
      );
      expect(responded).toBeGreaterThan(LEAST_RESPONSES);
    });
  });
});
