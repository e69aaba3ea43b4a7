import {
  copyFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename } from "node:path";
import Database from "libsql";
import { expect, it, onTestFinished, vi } from "vitest";
import { readFact, writeFact, writeFactOnce } from "../../../server/store/facts.ts";
import { openSqliteStore } from "../../../server/store/sqlite-store.ts";
import { StoreUnavailable } from "../../../server/store/store-unavailable.ts";
import { sqlite } from "./engines.ts";

it("the writing connection is closed if the reading connection cannot be opened", async () => {
  const { target, drop } = await sqlite.create();
  const file = target.engine === "sqlite" ? target.file : "";
  const close = vi.spyOn(Database.prototype, "close");
  onTestFinished(async () => {
    close.mockRestore();
    await drop();
  });
  const opening = openSqliteStore(file);
  // The writing connection is already open; the reading connection will find a folder.
  rmSync(file);
  mkdirSync(file);
  await expect(opening).rejects.toThrow("Unable to open connection");
  expect(close).toHaveBeenCalledOnce();
});

it("if a file of a database is moved, the database takes no writes, and is not ready, until the file is back", async () => {
  const { target, drop } = await sqlite.create();
  const file = target.engine === "sqlite" ? target.file : "";
  const store = await openSqliteStore(file);
  onTestFinished(async () => {
    await store.close();
    await drop();
  });
  for (const moved of [file, `${file}-wal`, `${file}-shm`]) {
    const write = (value: string) =>
      store.write((transaction) => writeFact(transaction, "says", value));
    await write("before");
    renameSync(moved, `${moved}.away`);
    await expect(store.ping()).rejects.toThrow(/moved, removed or replaced/);
    await expect(write("lost")).rejects.toThrow(StoreUnavailable);
    copyFileSync(`${moved}.away`, moved);
    await expect(write("replaced")).rejects.toThrow(StoreUnavailable);
    renameSync(`${moved}.away`, moved);
    await store.ping();
    expect(await store.read((session) => readFact(session, "says"))).toBe("before");
    await write("after");
  }
});

it("after the store is closed, the database file alone contains all data", async () => {
  const { target, drop } = await sqlite.create();
  onTestFinished(drop);
  const file = target.engine === "sqlite" ? target.file : "";
  const store = await openSqliteStore(file);
  await store.write((transaction) => writeFactOnce(transaction, "says", "hello"));
  await store.close();
  copyFileSync(file, `${file}.copy`);
  const copy = await openSqliteStore(`${file}.copy`);
  expect(await copy.read((session) => readFact(session, "says"))).toBe("hello");
  await copy.close();
});

it("if a database file is missing or empty but its WAL file has writes, opening fails, and the WAL stays", async () => {
  const { target, drop } = await sqlite.create();
  onTestFinished(drop);
  const file = target.engine === "sqlite" ? target.file : "";
  const store = await openSqliteStore(file);
  const at = (name: string) => `${file}.${name}`;
  const wals = ["missing", "empty", "linked"].map((name) => at(`${name}-wal`));
  for (const wal of wals) copyFileSync(`${file}-wal`, wal);
  await store.close();
  writeFileSync(at("empty"), "");
  symlinkSync(basename(at("linked")), at("link"));
  symlinkSync(at("link"), at("second-link"));
  const sizes = () => wals.map((wal) => statSync(wal).size);
  const before = sizes();
  for (const lost of ["missing", "empty", "link", "second-link"].map(at)) {
    await expect(openSqliteStore(lost)).rejects.toThrow(/missing or empty, but its latest writes/);
  }
  expect(sizes()).toEqual(before);
});
