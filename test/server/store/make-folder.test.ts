import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSecretKey } from "../../../server/secrets/secret-key.ts";
import { openStore } from "../../../server/store/store.ts";

let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "talonario-folder-"));
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

async function fill(folder: string): Promise<void> {
  const database = { engine: "sqlite", file: join(folder, "talonario.db") } as const;
  const store = await openStore(database);
  loadSecretKey({ secretKey: undefined, database });
  const kept = readdirSync(folder);
  expect(kept.length).toBeGreaterThanOrEqual(3);
  for (const name of kept) expect(modeOf(join(folder, name)) & 0o077, name).toBe(0);
  await store.close();
}

it("only the owner has access to a new data folder, its new parent folders and its files", async () => {
  const folder = join(home, "deep", "data");
  await fill(folder);
  expect([modeOf(folder), modeOf(join(home, "deep"))]).toEqual([0o700, 0o700]);
});

it("an existing data folder keeps its mode, and only the owner has access to its new files", async () => {
  const folder = join(home, "shared");
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  await fill(folder);
  expect(modeOf(folder)).toBe(0o755);
});
