import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readFact, writeFactOnce } from "../../../server/store/facts.ts";
import { readStandby } from "../../../server/store/postgres-standby.ts";
import type { Session } from "../../../server/store/session.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { StoreUnavailable } from "../../../server/store/store-unavailable.ts";
import type { TestDatabase } from "./engines.ts";
import { postgres } from "./engines.ts";

const server = process.env.TEST_DATABASE_URL;
const NOBODY_LISTENS = "postgres://postgres@127.0.0.1:1/postgres";

if (server === undefined) {
  console.info("Skipped: a standby of PostgreSQL, because TEST_DATABASE_URL is not set.");
}

// A second database or an unused port replaces the standby here; `npm run drill -- standby` uses a real standby.
describe.skipIf(server === undefined)("a standby", () => {
  let first: TestDatabase;
  let standby: TestDatabase;
  const stores: Store[] = [];

  beforeAll(async () => {
    const engine = postgres(server ?? "");
    first = await engine.create();
    standby = await engine.create();
  });

  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await Promise.all([first.drop(), standby.drop()]);
  });

  async function open({ target }: TestDatabase, readUrl?: string): Promise<Store> {
    const store = await openStore(target, readUrl === undefined ? {} : { readUrl });
    stores.push(store);
    return store;
  }

  const send = (store: Store, value: string) =>
    store.write((transaction) => writeFactOnce(transaction, "says", value));
  const message = (session: Parameters<typeof readFact>[0]) => readFact(session, "says");

  it("serves `readReplica`, and `read` still uses the primary", async () => {
    const url = standby.target.engine === "postgres" ? standby.target.url : "";
    const store = await open(first, url);
    await send(store, "first");
    await send(await open(standby), "standby");
    expect(await store.readReplica(message)).toBe("standby");
    expect(await store.read(message)).toBe("first");
  });

  it("that cannot be reached makes `readReplica` read from the primary", async () => {
    const store = await open(first, NOBODY_LISTENS);
    await send(store, "first");
    expect(await store.readReplica(message)).toBe("first");
    expect(await store.readReplica(message)).toBe("first");
  });
});

it.each(["40001", "40P01"])(
  "a read that the standby cancels with the code %s is repeated on the primary, and the next read uses the standby",
  async (code) => {
    const [standby, primary] = [{}, {}] as [Session, Session];
    const used: Session[] = [];
    const read = readStandby(standby, primary);
    const fail = Object.assign(new Error("conflict with recovery"), { code });
    const work = async (session: Session) => {
      used.push(session);
      if (used.length === 1) throw fail;
      return "read";
    };
    expect([await read(work), await read(work)]).toEqual(["read", "read"]);
    expect(used.map((session) => session === standby)).toEqual([true, false, true]);
  },
);

it("a read of a table that the standby lacks is repeated on the primary; the next read uses the primary", async () => {
  const [standby, primary] = [{}, {}] as [Session, Session];
  const used: Session[] = [];
  const read = readStandby(standby, primary);
  const work = async (session: Session) => {
    used.push(session);
    if (session === primary) return "read";
    throw Object.assign(new Error("relation does not exist"), { code: "42P01" });
  };
  expect([await read(work), await read(work)]).toEqual(["read", "read"]);
  expect(used.map((session) => session === standby)).toEqual([true, false, false]);
});

it("a standby that did not respond is used again after five seconds, even if the clock is set back", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  try {
    const [standby, primary] = [{}, {}] as [Session, Session];
    let isAway = true;
    const read = readStandby(standby, primary);
    const work = async (session: Session) => {
      if (session === standby && isAway) throw new StoreUnavailable("away");
      return session === standby;
    };
    expect(await read(work)).toBe(false);
    isAway = false;
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(4000);
    expect(await read(work)).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(await read(work)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
