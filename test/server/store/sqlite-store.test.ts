import { mkdirSync, rmSync } from "node:fs";
import Database from "libsql";
import { expect, it, onTestFinished, vi } from "vitest";
import { openSqliteStore } from "../../../server/store/sqlite-store.ts";
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
