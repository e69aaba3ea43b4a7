import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename, dirname } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { finishKeyFile, renewKeyFile } from "../../../server/secrets/key-file.ts";
import { loadKeyring } from "../../../server/secrets/load-keyring.ts";
import { rotateSecrets } from "../../../server/secrets/rotation.ts";
import { loadSecretKey } from "../../../server/secrets/secret-key.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import type { TestDatabase } from "../store/engines.ts";
import { sqlite } from "../store/engines.ts";

describe("the key file of an embedded database", () => {
  let database: TestDatabase;
  let store: Store;
  let file: string;
  const config = () => ({
    secretKey: undefined,
    previousSecretKey: undefined,
    database: database.target,
  });

  beforeAll(async () => {
    database = await sqlite.create();
    store = await openStore(database.target);
    file = database.target.engine === "sqlite" ? `${database.target.file}.key` : "";
  });

  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it("is renewed by a rotation, even if the rotation is interrupted and repeated", async () => {
    const first = await loadKeyring(config(), store);
    expect(await renewKeyFile(config(), store)).toBe(first.secretKey);
    // The rotation is interrupted here. The service starts with both keys.
    const second = await loadKeyring(config(), store);
    expect(second.secretKey).not.toBe(first.secretKey);
    expect(second.keyring.find(first.keyring.current.name)).toBeDefined();
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(statSync(`${file}.previous`).mode & 0o077).toBe(0);
    // The repeated rotation creates no third key.
    expect(await renewKeyFile(config(), store)).toBe(first.secretKey);
    expect((await loadKeyring(config(), store)).secretKey).toBe(second.secretKey);
    await rotateSecrets(store, second.keyring);
    await finishKeyFile(config(), store, first.secretKey);
    expect(existsSync(`${file}.previous`)).toBe(false);
    const third = await loadKeyring(config(), store);
    expect(third.secretKey).toBe(second.secretKey);
    expect(third.keyring.find(first.keyring.current.name)).toBeUndefined();
  });

  it("keeps its .previous file if an earlier rotation ends while a later rotation runs", async () => {
    const wrapAll = async () => rotateSecrets(store, (await loadKeyring(config(), store)).keyring);
    const early = await renewKeyFile(config(), store);
    await wrapAll();
    await finishKeyFile(config(), store, early);
    const later = await renewKeyFile(config(), store);
    await finishKeyFile(config(), store, early);
    expect(readFileSync(`${file}.previous`, "utf8").trim()).toBe(later);
    await wrapAll();
    await finishKeyFile(config(), store, later);
    expect(existsSync(`${file}.previous`)).toBe(false);
  });

  it("is named in the error if it cannot be read", async () => {
    for (const folder of [file, `${file}.previous`]) {
      const kept = existsSync(folder) ? readFileSync(folder) : undefined;
      rmSync(folder, { force: true });
      mkdirSync(folder);
      await expect(loadKeyring(config(), store)).rejects.toThrow(
        `${folder} cannot be read (EISDIR`,
      );
      rmdirSync(folder);
      if (kept !== undefined) writeFileSync(folder, kept);
    }
  });

  it("is not created again after it is lost", async () => {
    const kept = readFileSync(file, "utf8");
    rmSync(file);
    await expect(loadKeyring(config(), store)).rejects.toThrow(/\.key is missing[^\n]*$/);
    expect(existsSync(file)).toBe(false);
    const given = { ...config(), secretKey: kept.trim() };
    await expect(loadKeyring(given, store)).resolves.toMatchObject({ secretKey: kept.trim() });
  });
});

it("a draft of a key file is removed if the draft cannot be written completely, and the error names the draft", async () => {
  const { target, drop } = await sqlite.create();
  const file = target.engine === "sqlite" ? `${target.file}.key` : "";
  const write = fs.writeFileSync;
  const writing = vi.spyOn(fs, "writeFileSync").mockImplementation((place, _, options) => {
    write(place, "", options);
    throw new Error("ENOSPC: no space left on device, write");
  });
  syncBuiltinESMExports();
  onTestFinished(async () => {
    writing.mockRestore();
    syncBuiltinESMExports();
    await drop();
  });
  const config = { secretKey: undefined, database: target };
  expect(() => loadSecretKey(config)).toThrow(/\.key\.[0-9a-f]+ cannot be written \(ENOSPC/);
  const left = readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)));
  expect(left).toEqual([]);
});

const HANDLES = "/proc/self/fd";

it("a rotation locks the database while it renews the key file, so that a second rotation cannot start", async () => {
  const { target, drop } = await sqlite.create();
  const file = target.engine === "sqlite" ? target.file : "";
  const store = await openStore(target);
  const config = { secretKey: undefined, database: target };
  loadSecretKey(config);
  const other = new Database(file);
  const renaming = vi.spyOn(fs, "renameSync").mockImplementation(() => {
    other.exec("BEGIN IMMEDIATE");
  });
  syncBuiltinESMExports();
  onTestFinished(async () => {
    renaming.mockRestore();
    syncBuiltinESMExports();
    other.close();
    await store.close();
    await drop();
  });
  await expect(renewKeyFile(config, store)).rejects.toThrow(/locked/);
  expect(renaming).toHaveBeenCalledOnce();
});

it.runIf(existsSync(HANDLES))("a new key file and its folder are synced to the disk", async () => {
  const { target, drop } = await sqlite.create();
  const file = target.engine === "sqlite" ? `${target.file}.key` : "";
  const synced: string[] = [];
  const sync = vi.spyOn(fs, "fsyncSync").mockImplementation((handle) => {
    synced.push(readlinkSync(`${HANDLES}/${handle}`));
  });
  syncBuiltinESMExports();
  onTestFinished(async () => {
    sync.mockRestore();
    syncBuiltinESMExports();
    await drop();
  });
  const config = { secretKey: undefined, database: target };
  loadSecretKey(config);
  expect(synced.splice(0).slice(-2)).toEqual([file, dirname(file)]);
  const store = await openStore(target);
  await renewKeyFile(config, store);
  await store.close();
  expect(synced.slice(0, 2)).toEqual([`${file}.previous`, dirname(file)]);
  expect(synced.slice(-2)).toEqual([file, dirname(file)]);
});
