import { spawn } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltServer, buildServer } from "../built-server.ts";
import { databaseUrlOf, startProgram } from "../program.ts";
import type { TestDatabase } from "../store/engines.ts";
import { sqlite } from "../store/engines.ts";

const PATIENCE_MS = 60_000;
const OLD = "the key that this database began with";
const NEW = "the key that it has from now on, new";
let built: BuiltServer;
let database: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  built = buildServer();
  database = await sqlite.create();
  environment = { DATABASE_URL: databaseUrlOf(database.target) };
}, PATIENCE_MS);

afterAll(async () => {
  await database.drop();
  built.remove();
});

/**
 * Starts and stops the program. Returns undefined after a successful start. If the program exits with 1 after a single
 * line, returns this line. After any other failure, returns the message of `startProgram`.
 */
async function start(keys: Record<string, string>): Promise<string | undefined> {
  const program = await startProgram({ ...environment, ...keys }, [built.program("main")]).catch(
    ({ message }: Error) => message,
  );
  if (typeof program === "string") {
    return /^ended with 1: (talonario: .*)\n$/.exec(program)?.[1] ?? program;
  }
  expect(await program.end()).toBe(0);
  return undefined;
}

function rotate(keys: Record<string, string>): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, [built.program("rotate-keys")], {
    env: { PATH: process.env.PATH, ...environment, ...keys },
  });
  let out = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    out += chunk;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out })));
}

describe("the program", () => {
  it(
    "starts on a new database; a later start with another key or no key fails",
    async () => {
      expect(await start({ SECRET_KEY: OLD })).toBeUndefined();
      expect(await start({ SECRET_KEY: NEW })).toMatch(/Neither SECRET_KEY nor the key file/);
      expect(await start({})).toMatch(/\.key is missing/);
    },
    PATIENCE_MS,
  );

  it(
    "starts with a new key after rotate-keys; rotate-keys needs the previous key",
    async () => {
      const without = await rotate({ SECRET_KEY: NEW });
      expect(without.code).toBe(1);
      expect(without.out).toMatch(/^rotate-keys: Neither SECRET_KEY nor the key file[^\n]*\n$/);
      expect(await start({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD })).toBeUndefined();
      const both = await rotate({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });
      expect([both.code, both.out]).toEqual([
        0,
        expect.stringMatching(/^1 records [^\n]*\nDone: 1 records/),
      ]);
      expect(await start({ SECRET_KEY: NEW })).toBeUndefined();
      expect(await start({ SECRET_KEY: OLD })).toMatch(/Neither SECRET_KEY nor the key file/);
    },
    PATIENCE_MS,
  );

  it(
    "rotate-keys fails and creates no file if the file of the database is missing",
    async () => {
      const file = join(built.folder, "missing.db");
      const { code, out } = await rotate({ DATABASE_URL: `file:${file}`, SECRET_KEY: NEW });
      expect([code, out]).toEqual([1, `rotate-keys: ${file} does not exist.\n`]);
      expect(existsSync(file)).toBe(false);
    },
    PATIENCE_MS,
  );

  it(
    "stores its key in a file if SECRET_KEY is not set, and rotate-keys renews that file",
    async () => {
      const local = await sqlite.create();
      environment = { DATABASE_URL: databaseUrlOf(local.target) };
      const file = `${local.target.engine === "sqlite" ? local.target.file : ""}.key`;
      expect(await start({})).toBeUndefined();
      const first = readFileSync(file, "utf8");
      const { code, out } = await rotate({});
      expect([code, out]).toEqual([0, expect.stringMatching(/^1 records [^\n]*\nDone:/)]);
      expect(readFileSync(file, "utf8")).not.toBe(first);
      expect(existsSync(`${file}.previous`)).toBe(false);
      renameSync(file, `${file}.lost`);
      expect(await start({})).toMatch(/\.key is missing/);
      // If the key file contains a wrong key, rotate-keys fails and leaves the file unchanged.
      writeFileSync(file, OLD);
      const wrong = await rotate({});
      expect([wrong.code, wrong.out]).toEqual([
        1,
        expect.stringMatching(/Neither SECRET_KEY nor the key file/),
      ]);
      expect(readFileSync(file, "utf8")).toBe(OLD);
      expect(existsSync(`${file}.previous`)).toBe(false);
      renameSync(`${file}.lost`, file);
      expect(await start({})).toBeUndefined();
      await local.drop();
    },
    PATIENCE_MS,
  );
});
