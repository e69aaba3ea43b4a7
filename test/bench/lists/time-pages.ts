import { openStore } from "../../../server/store/store.ts";
import { createAccount, documentBody } from "../../server/accounts.ts";
import type { Client } from "../../server/client.ts";
import { operatorOf } from "../../server/client.ts";
import type { TestService } from "../../server/service.ts";
import { startService } from "../../server/service.ts";
import type { TestEngine } from "../../server/store/engines.ts";
import { fillDocuments } from "./fill-documents.ts";
import type { TimedPage } from "./pages.ts";
import { positionAt, timedPages } from "./pages.ts";

/** The median time of one page, in milliseconds, and how many rows it had. */
export interface PageTime {
  readonly name: string;
  readonly milliseconds: number;
  readonly rows: number;
}

const RUNS = 25;
// A page that takes a second needs no more runs to be seen.
const LONGEST_MS = 3000;

/** Fills a database with so many documents and times every page of its list through the whole service. */
export async function timePages(
  engine: TestEngine,
  count: number,
  progress: (text: string) => void,
): Promise<readonly PageTime[]> {
  const database = await engine.create();
  const store = await openStore(database.target);
  const service = await startService({ store }, { responses: "off" });
  try {
    const [first, second] = [
      await createAccount(service, "cl"),
      await createAccount(service, "cl"),
    ];
    const like = await bodyLike(service, first.admin);
    progress(`filling ${count} documents`);
    await fillDocuments(store, { first: first.id, second: second.id }, like, count);
    const operator = await operatorOf(service);
    const times: PageTime[] = [];
    for (const page of timedPages) {
      progress(page.name);
      const client = page.operator ? operator : first.admin;
      times.push(await timePage(client, pathOf(service, page, count), page.name));
    }
    return times;
  } finally {
    await service.close();
    await store.close();
    await database.drop();
  }
}

/** The stored body of a document, which is taken away again. */
async function bodyLike(service: TestService, client: Client): Promise<string> {
  await client.post("/v1/documents", documentBody("cl", "invoice"));
  const { store } = service.services;
  const { rows } = await store.read((session) =>
    session.run<{ body: string }>({ sql: "select body from documents" }, []),
  );
  await store.write(async (transaction) => {
    await transaction.run({ sql: "delete from documents" }, []);
    await transaction.run({ sql: "delete from document_history" }, []);
  });
  return rows[0]?.body ?? "{}";
}

function pathOf(service: TestService, { query, depth }: TimedPage, count: number): string {
  const search = new URLSearchParams(query);
  if (depth !== undefined) {
    search.set("cursor", service.services.cursors.write("documents", positionAt(depth, count)));
  }
  return `/v1/documents?${search}`;
}

async function timePage(client: Client, path: string, name: string): Promise<PageTime> {
  const times: number[] = [];
  let rows = 0;
  let spent = 0;
  for (let run = 0; run <= RUNS && spent < LONGEST_MS; run++) {
    const start = performance.now();
    const { status, body } = await client.get(path);
    const took = performance.now() - start;
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    rows = body.items.length;
    // The first time is that of a cold cache.
    if (run > 0 || took > LONGEST_MS) times.push(took);
    spent += took;
  }
  const sorted = times.sort((a, b) => a - b);
  return { name, rows, milliseconds: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}
