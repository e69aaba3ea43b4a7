import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { NodeWatch } from "../../../server/store/node-watch.ts";
import { loadPools, reach, sessionOf, transact } from "../../../server/store/postgres-pool.ts";
import type { Session } from "../../../server/store/session.ts";
import { StoreUnavailable } from "../../../server/store/store-unavailable.ts";

const server = process.env.TEST_CITUS_URL ?? process.env.TEST_DATABASE_URL;
if (server === undefined) {
  console.info(
    "Skipped: connections to PostgreSQL, because neither TEST_DATABASE_URL nor TEST_CITUS_URL is set.",
  );
}

/** A watch that waits for every statement without a time limit. */
const waiting: NodeWatch = (statement) => statement;

type Pool = Parameters<typeof transact>[0];

/** Raises the error of a coordinator that cannot reach a worker. */
const LOST_NODE = "DO $$ BEGIN RAISE EXCEPTION 'a node is lost' USING ERRCODE = '08006'; END $$";
const LOST_CONNECTION = "SELECT pg_terminate_backend(pg_backend_pid())";

describe.skipIf(server === undefined)("the only connection of a pool", () => {
  let pool: Pool;

  beforeAll(async () => {
    const openPool = await loadPools(() => undefined);
    pool = openPool(server ?? "", 1);
  });

  afterAll(() => pool.end());

  const within = {
    "a transaction": (work: (session: Session) => Promise<unknown>) =>
      transact(pool, waiting, work),
    "a statement": (work: (session: Session) => Promise<unknown>) => work(sessionOf(pool, waiting)),
  };

  /** The id of the server process that serves the connection. */
  async function processId(): Promise<unknown> {
    const { rows } = await sessionOf(pool).run({ sql: "SELECT pg_backend_pid() AS pid" }, []);
    return (rows[0] as { pid: number }).pid;
  }

  for (const [what, use] of Object.entries(within)) {
    it(`is kept if ${what} fails because a node is lost`, async () => {
      const before = await processId();
      const failed = use((session) => session.run({ sql: LOST_NODE }, []));
      await expect(failed).rejects.toThrow(StoreUnavailable);
      expect(await processId()).toBe(before);
    });

    it(`is replaced if the connection is lost during ${what}`, async () => {
      const before = await processId();
      const failed = use((session) => session.run({ sql: LOST_CONNECTION }, []));
      await expect(failed).rejects.toThrow(StoreUnavailable);
      expect(await processId()).not.toBe(before);
    });
  }
});

describe.skipIf(server === undefined)("a pool with its own options", () => {
  let pool: Pool;

  beforeAll(async () => {
    const openPool = await loadPools(() => undefined);
    const url = new URL(server ?? "");
    url.searchParams.set(
      "options",
      "-c default_transaction_isolation=serializable -c lock_timeout=1000 -c geqo_seed=0.5",
    );
    pool = openPool(url.href, 1, { options: "-c lock_timeout=2000" });
  });

  afterAll(() => pool.end());

  const setting = async (session: Session, name: string) => {
    const { rows } = await session.run({ sql: `SELECT current_setting('${name}') AS value` }, []);
    return (rows[0] as { value: string }).value;
  };

  it("also has the options of the URL; if an option is in the pool's own options and in the URL, the pool's own value applies", async () => {
    expect(await setting(sessionOf(pool), "geqo_seed")).toBe("0.5");
    expect(await setting(sessionOf(pool), "lock_timeout")).toBe("2s");
  });

  it("keeps the options of PGOPTIONS if the parameter `options` of the URL is absent or empty", async () => {
    vi.stubEnv("PGOPTIONS", "-c geqo_seed=0.25");
    onTestFinished(() => void vi.unstubAllEnvs());
    const openPool = await loadPools(() => undefined);
    const url = new URL(server ?? "");
    for (const search of ["", "?options="]) {
      url.search = search;
      const other = openPool(url.href, 1, { options: "-c lock_timeout=2000" });
      onTestFinished(() => other.end());
      expect(await setting(sessionOf(other), "geqo_seed")).toBe("0.25");
      expect(await setting(sessionOf(other), "lock_timeout")).toBe("2s");
    }
  });

  it("runs transactions at READ COMMITTED, even if the URL sets another default isolation level", async () => {
    const level = transact(pool, undefined, (session) => setting(session, "transaction_isolation"));
    expect(await level).toBe("read committed");
  });
});

it("the error of an unavailable database contains the reason", async () => {
  const reasons = [
    Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" }),
    // The Node.js error for a host with several addresses has no message.
    Object.assign(new AggregateError([]), { code: "ETIMEDOUT" }),
  ];
  const messages = reasons.map((reason) => reach(() => Promise.reject(reason)).catch(String));
  expect(await Promise.all(messages)).toEqual([
    expect.stringContaining("(connect ECONNREFUSED 127.0.0.1:1)"),
    expect.stringContaining("(ETIMEDOUT)"),
  ]);
});
