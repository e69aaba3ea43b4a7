import { statSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { loadOperatorLogin } from "../../../server/auth/operator-login.ts";
import { checkPassword, hashPassword } from "../../../server/auth/passwords.ts";
import { loadSecretKey } from "../../../server/secrets/secret-key.ts";
import { readFact } from "../../../server/store/facts.ts";
import { readOperatorGeneration } from "../../../server/store/logins.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import type { TestDatabase } from "../store/engines.ts";
import { sqlite } from "../store/engines.ts";

const key = new Uint8Array(32).fill(1);

describe("passwords", () => {
  it("are stored as argon2id hashes, each with its own salt", async () => {
    const [first, second] = await Promise.all([hashPassword("secret"), hashPassword("secret")]);
    expect(first).toMatch(/^\$argon2id\$/);
    expect(first).not.toBe(second);
    expect(await checkPassword("secret", first)).toBe(true);
    expect(await checkPassword("Secret", first)).toBe(false);
  });

  it("never match an unknown login, and the check takes about as long as for a known login", async () => {
    const hash = await hashPassword("secret");
    await checkPassword("warm", undefined);
    const time = async (known: string | undefined) => {
      // On a busy machine, a pause makes single rounds longer, but not the shortest round.
      let shortest = Infinity;
      for (let round = 0; round < 5; round++) {
        const start = performance.now();
        expect(await checkPassword("wrong", known)).toBe(false);
        shortest = Math.min(shortest, performance.now() - start);
      }
      return shortest;
    };
    const ratio = (await time(hash)) / (await time(undefined));
    expect(ratio).toBeGreaterThan(0.2);
    expect(ratio).toBeLessThan(5);
    expect(await checkPassword("a login that does not exist", undefined)).toBe(false);
  });
});

describe("a local start", () => {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await sqlite.create();
    store = await openStore(database.target);
  });

  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it("generates the operator's password once, and only the first start returns the password", async () => {
    const first = await loadOperatorLogin(undefined, store, key);
    expect(first.madePassword).toMatch(/^.{20,}$/);
    expect(await checkPassword(first.madePassword ?? "", await first.passwordHash)).toBe(true);
    const second = await loadOperatorLogin(undefined, store, key);
    expect(second.madePassword).toBeUndefined();
    expect(second.email).toBe(first.email);
    expect(await checkPassword(first.madePassword ?? "", await second.passwordHash)).toBe(true);
  });

  it("prints the generated password before it stores the hash, so that a killed start loses no password", async () => {
    const fresh = await sqlite.create();
    const own = await openStore(fresh.target);
    const print = vi.spyOn(console, "log");
    onTestFinished(async () => {
      print.mockRestore();
      await own.close();
      await fresh.drop();
    });
    const stored: unknown[] = [];
    print.mockImplementation(async () => {
      stored.push(await own.read((session) => readFact(session, "operator_password_hash")));
    });
    const { madePassword } = await loadOperatorLogin(undefined, own, key);
    expect(print.mock.calls).toEqual([[expect.stringContaining(`, ${madePassword}.`)]]);
    expect(stored).toEqual([undefined]);
  });

  it("uses a configured login in place of the generated login", async () => {
    const login = await loadOperatorLogin({ email: "Ops@Example.com", password: "pw" }, store, key);
    expect(login.email).toBe("ops@example.com");
    expect(login.madePassword).toBeUndefined();
    expect(await checkPassword("pw", await login.passwordHash)).toBe(true);
  });

  it("revokes every token of the operator if the configured login has changed since the last start", async () => {
    const generation = async (email: string, password: string) => {
      await loadOperatorLogin({ email, password }, store, key);
      return store.read(readOperatorGeneration);
    };
    const first = await generation("ops@example.com", "one");
    expect(await generation("OPS@example.com", "one")).toBe(first);
    expect(await generation("ops@example.com", "two")).toBe(first + 1);
    expect(await generation("other@example.com", "two")).toBe(first + 2);
  });

  it("revokes the operator's tokens if the login changes from configured to generated, or back", async () => {
    const generation = async (configured?: { email: string; password: string }) => {
      await loadOperatorLogin(configured, store, key);
      return store.read(readOperatorGeneration);
    };
    const configured = { email: "ops@example.com", password: "one" };
    const first = await generation(configured);
    expect(await generation()).toBe(first + 1);
    expect(await generation()).toBe(first + 1);
    expect(await generation(configured)).toBe(first + 2);
  });

  it("revokes no token when the first start generates the login; a later configured login revokes the operator's tokens", async () => {
    const fresh = await sqlite.create();
    const own = await openStore(fresh.target);
    onTestFinished(async () => {
      await own.close();
      await fresh.drop();
    });
    await loadOperatorLogin(undefined, own, key);
    expect(await own.read(readOperatorGeneration)).toBe(0);
    await loadOperatorLogin({ email: "ops@example.com", password: "one" }, own, key);
    expect(await own.read(readOperatorGeneration)).toBe(1);
  });

  it("creates the key file once, and lets only the owner access the key file and the database", async () => {
    const config = { secretKey: undefined, database: database.target };
    const secret = loadSecretKey(config);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(loadSecretKey(config)).toBe(secret);
    const file = database.target.engine === "sqlite" ? database.target.file : "";
    for (const kept of [file, `${file}.key`]) {
      expect(statSync(kept).mode & 0o077, kept).toBe(0);
    }
    expect(loadSecretKey({ ...config, secretKey: "configured" })).toBe("configured");
  });
});
