import type { Document } from "../../../generated/types/models.d.ts";
import type { Drill } from "../drills/drill-definition.ts";
import { numberOf } from "../drills/drill-definition.ts";
import { call, example, openAccount, readDocuments } from "./calls.ts";
import { listCounts } from "./list-counts.ts";
import { startServer } from "./server-process.ts";
import { withDatabase } from "./with-database.ts";

interface Plan {
  /** The DATABASE_URL of all servers. */
  readonly database: string;
  readonly keys: number;
  readonly copies: number;
  /** The number of servers on the database; each server receives a share of the copies. */
  readonly processes: number;
}

interface Result {
  readonly documents: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

const KEYS_AT_ONCE = 4;

/** Sends copies of each request concurrently. Then sends its key with another body, and again from another account. */
export const keysDrill: Drill = {
  description:
    "identical requests with one key create one document; the key with another body gets 422, and another account can use the key",
  engines: true,
  options: {
    keys: { usual: 200, few: 8, description: "different keys" },
    copies: { usual: 50, few: 20, description: "concurrent copies of each request" },
    processes: { usual: 2, description: "server processes on PostgreSQL; always 1 on SQLite" },
  },
  run: (run) =>
    withDatabase(run, async (database) => {
      const [keys, copies] = [numberOf(run, "keys"), numberOf(run, "copies")];
      const processes = run.engine.name === "SQLite" ? 1 : numberOf(run, "processes");
      const { documents, counts, failures } = await drillKeys({
        database,
        keys,
        copies,
        processes,
      });
      const figure = `${keys} keys sent ${copies} times at once to ${processes} process(es): ${documents} documents (${listCounts(counts)})`;
      return { figures: [figure], failures };
    }),
};

async function drillKeys(plan: Plan): Promise<Result> {
  const servers = await Promise.all(
    Array.from({ length: plan.processes }, () =>
      startServer({ database: plan.database, built: true }),
    ),
  );
  const urls = servers.map(({ url }) => url);
  const urlOf = (index: number) => urls[index % urls.length] ?? "";
  const [mine, other] = [await openAccount(urlOf(0)), await openAccount(urlOf(0))];
  const body = example("document-create/cl/invoice");
  const counts: Record<string, number> = {};
  const failures: string[] = [];
  const path = "/v1/documents";

  async function drill(key: string): Promise<void> {
    const sends = Array.from({ length: plan.copies }, (_, copy) =>
      call<Document>(urlOf(copy), { path, token: mine.token, key, body }),
    );
    const replies = await Promise.all(sends);
    for (const { status, headers } of replies) {
      const what = headers.has("Idempotent-Replayed") ? "replayed" : String(status);
      counts[what] = (counts[what] ?? 0) + 1;
      if (status !== 201 && status !== 409) failures.push(`${key} got ${status}`);
    }
    const made = replies.filter(({ status }) => status === 201);
    const first = made.filter(({ headers }) => !headers.has("Idempotent-Replayed"));
    const ids = new Set(made.map((reply) => reply.body.document_id));
    if (first.length !== 1 || ids.size !== 1) {
      failures.push(`${key} was executed ${first.length} times and made ${ids.size} documents`);
    }
    const changed = { ...body, payment_link: { payment_url: "https://example.com/other" } };
    const another = await call(urlOf(1), { path, token: mine.token, key, body: changed });
    if (another.status !== 422)
      failures.push(`${key} with another body got ${another.status}, expected 422`);
    const apart = await call(urlOf(1), { path, token: other.token, key, body: changed });
    if (apart.status !== 201)
      failures.push(`${key} from another account got ${apart.status}, expected 201`);
  }

  for (let from = 0; from < plan.keys; from += KEYS_AT_ONCE) {
    const keys = Array.from(
      { length: Math.min(KEYS_AT_ONCE, plan.keys - from) },
      (_, at) => from + at,
    );
    await Promise.all(keys.map((number) => drill(`key-${number}`)));
  }
  const stored = await readDocuments(urlOf(0), mine.token);
  if (stored.length !== plan.keys) {
    failures.push(`${stored.length} documents are stored for ${plan.keys} keys`);
  }
  for (const server of servers) await server.kill("SIGTERM");
  return { documents: stored.length, counts, failures };
}
