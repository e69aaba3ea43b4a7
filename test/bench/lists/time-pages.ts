import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { createAccount, documentBody } from "../../server/accounts.ts";
import type { Client } from "../../server/client.ts";
import { operatorOf } from "../../server/client.ts";
import type { TestService } from "../../server/service.ts";
import { startService } from "../../server/service.ts";
import type { TestDatabase, TestEngine } from "../../server/store/engines.ts";
import { dropOnFailure } from "../drop-on-failure.ts";
import { fillDocuments } from "./fill-documents.ts";
import type { TimedPage } from "./pages.ts";
import { positionAt, timedPages } from "./pages.ts";

/** The median milliseconds and the number of rows of one page, for each count of documents. */
export interface PageTimes {
  readonly name: string;
  readonly milliseconds: readonly number[];
  readonly rows: readonly number[];
}

const RUNS = 25;

/** A service whose database contains `count` documents. */
interface Filled {
  readonly count: number;
  readonly service: TestService;
  readonly admin: Client;
  readonly operator: Client;
  close(): Promise<void>;
}

/** Times every page on one database per count. The databases take turns, so other load affects all of them alike. */
export async function timePages(
  engine: TestEngine,
  counts: readonly number[],
  progress: (text: string) => void,
): Promise<readonly PageTimes[]> {
  const filled: Filled[] = [];
  try {
    for (const count of counts) {
      progress(`inserting ${count} documents`);
      filled.push(await openFilled(engine, count));
    }
    const times: PageTimes[] = [];
    for (const page of timedPages) {
      progress(page.name);
      times.push(await timePage(filled, page));
    }
    return times;
  } finally {
    for (const each of filled) await each.close();
  }
}

async function openFilled(engine: TestEngine, count: number): Promise<Filled> {
  const database = await engine.create();
  return dropOnFailure(database, () => fill(database, count));
}

async function fill(database: TestDatabase, count: number): Promise<Filled> {
  const store = await openStore(database.target);
  const service = await startService({ store }, { responses: "off" });
  const [first, second] = [await createAccount(service, "cl"), await createAccount(service, "cl")];
  const like = await bodyLike(store, first.admin);
  await fillDocuments(store, { first: first.id, second: second.id }, like, count);
  return {
    count,
    service,
    admin: first.admin,
    operator: await operatorOf(service),
    async close() {
      await service.close();
      await store.close();
      await database.drop();
    },
  };
}

/** Creates a document, deletes the document, and returns its stored body. */
async function bodyLike(store: Store, client: Client): Promise<string> {
  await client.post("/v1/documents", documentBody("cl", "invoice"));
  const { rows } = await store.read((session) =>
    session.run<{ body: string }>({ sql: "select body from documents" }, []),
  );
  await store.write(async (transaction) => {
    await transaction.run({ sql: "delete from documents" }, []);
    await transaction.run({ sql: "delete from document_history" }, []);
  });
  return rows[0]?.body ?? "{}";
}

async function timePage(
  filled: readonly Filled[],
  page: TimedPage & { readonly operator: boolean },
): Promise<PageTimes> {
  const times = filled.map((): number[] => []);
  const rows: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    for (const [at, each] of filled.entries()) {
      const client = page.operator ? each.operator : each.admin;
      const path = pathOf(each, page);
      const start = performance.now();
      const { status, body } = await client.get(path);
      const took = performance.now() - start;
      if (status !== 200) throw new Error(`${path}: status ${status}`);
      rows[at] = body.items.length;
      // The time of run 0 is dropped, because the caches are cold.
      if (run > 0) times[at]?.push(took);
    }
  }
  return { name: page.name, rows, milliseconds: times.map(medianOf) };
}

function pathOf({ service, count }: Filled, { query, depth }: TimedPage): string {
  const search = new URLSearchParams(query);
  if (depth !== undefined) {
    search.set("cursor", service.services.cursors.write("documents", positionAt(depth, count)));
  }
  return `/v1/documents?${search}`;
}

function medianOf(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
