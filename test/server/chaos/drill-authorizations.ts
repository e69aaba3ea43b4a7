import type { Document, NumberingAuthorization } from "../../../generated/types/models.d.ts";
import type { Drill } from "../drills/drill-definition.ts";
import { numberOf } from "../drills/drill-definition.ts";
import { makeCaf } from "../make-caf.ts";
import { call, example, openAccount, readDocuments } from "./calls.ts";
import { listCounts } from "./list-counts.ts";
import { startServer } from "./server-process.ts";
import { withDatabase } from "./with-database.ts";

interface Plan {
  /** DATABASE_URL. */
  readonly database: string;
  readonly documents: number;
  readonly writers: number;
  /** The number of servers on the database; each writer uses one of the servers. */
  readonly processes: number;
}

interface Result {
  readonly counts: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

/** The first and the last number of one authorization. */
type Range = readonly [from: number, to: number];

const EXHAUSTED = "409 numbering.exhausted";
// The drill sends a request for each number, and this many more. Exactly this many must be rejected.
const TOO_MANY = 20;

/** Issues documents concurrently until three numbering authorizations (CAFs) of one type have no number left. */
export const authorizationsDrill: Drill = {
  description:
    "concurrent documents use the numbers of three authorizations in order, without a gap or a repeat; then every request is rejected",
  engines: true,
  options: {
    documents: { usual: 5000, few: 60, description: "numbers in all authorizations together" },
    writers: { usual: 64, few: 16, description: "concurrent writers" },
    processes: { usual: 3, few: 2, description: "processes on PostgreSQL; always 1 on SQLite" },
  },
  run: (run) =>
    withDatabase(run, async (database) => {
      const [documents, writers] = [numberOf(run, "documents"), numberOf(run, "writers")];
      const processes = run.engine.name === "SQLite" ? 1 : numberOf(run, "processes");
      const plan = { database, documents, writers, processes };
      const { counts, failures } = await drillAuthorizations(plan, (count) =>
        run.progress(`${count} of ${documents} issued`),
      );
      const figure = `${documents} numbers in three authorizations, ${writers} writers, ${processes} process(es): ${listCounts(counts)}`;
      return { figures: [figure], failures };
    }),
};

async function drillAuthorizations(
  plan: Plan,
  progress: (issued: number) => void,
): Promise<Result> {
  const { database, documents, writers, processes } = plan;
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startServer({ database, built: true })),
  );
  const urlOf = (at: number) => servers[at % servers.length]?.url ?? "";
  const { token } = await openAccount(urlOf(0));
  const ranges = rangesOf(documents);
  for (const range of ranges) await register(urlOf(0), token, range);
  const body = example("document-create/cl/invoice");
  const counts: Record<string, number> = {};
  const failures: string[] = [];
  let left = documents + TOO_MANY;

  async function write(at: number): Promise<void> {
    while (left > 0) {
      left -= 1;
      const sent = { path: "/v1/documents", token, body };
      const { status, body: given } = await call<Document & Rejected>(urlOf(at), sent);
      const outcome = [status, ...(given.errors ?? []).map(({ rule }) => rule)].join(" ");
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      progress(counts["201"] ?? 0);
    }
  }

  await Promise.all(Array.from({ length: writers }, (_, at) => write(at)));
  if (counts["201"] !== documents || counts[EXHAUSTED] !== TOO_MANY) {
    failures.push(`${listCounts(counts)}; expected ${documents} issued and ${TOO_MANY} rejected`);
  }
  failures.push(...checkNumbers(ranges, await readDocuments(urlOf(0), token)));
  failures.push(...(await checkRemaining(urlOf(0), token)));
  for (const server of servers) await server.kill("SIGTERM");
  return { counts, failures };
}

interface Rejected {
  readonly errors?: readonly { readonly rule: string }[];
}

/** Three ranges that are not in numeric order, because documents must use them in the order of registration. */
function rangesOf(documents: number): readonly Range[] {
  const size = Math.floor(documents / 3);
  const last = documents - 2 * size;
  return [
    [100_001, 100_000 + size],
    [1, size],
    [500_001, 500_000 + last],
  ];
}

async function register(url: string, token: string, [from, to]: Range): Promise<void> {
  const { registration_tax_id_code: rut } = example("account-create/cl");
  const { header } = example("document-create/cl/invoice") as unknown as Document;
  const facts = { rut: String(rut), type: 33, from, to, dated: header.issue_date };
  const caf = makeCaf(facts).toString("base64");
  const made = await call(url, { path: "/v1/numbering_authorizations", token, body: { caf } });
  if (made.status !== 201)
    throw new Error(`The authorization was not registered: ${JSON.stringify(made.body)}`);
}

function checkNumbers(ranges: readonly Range[], documents: readonly Document[]): string[] {
  const wanted = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  const issuedAt = new Map(
    documents.map(({ header, history }) => [header.document_number ?? 0, history?.[0]?.at ?? ""]),
  );
  const failures = wanted
    .filter((number) => !issuedAt.has(number))
    .map((number) => `no document has the number ${number}`);
  if (documents.length !== wanted.length || issuedAt.size !== wanted.length) {
    failures.push(
      `${documents.length} documents have ${issuedAt.size} different numbers; both counts must be ${wanted.length}`,
    );
  }
  // The service locks the sequence, assigns the number, then reads the clock, all in one transaction. So the times of
  // issue never decrease along `wanted`.
  for (const [at, number] of wanted.entries()) {
    const before = wanted[at - 1] ?? number;
    if ((issuedAt.get(number) ?? "") < (issuedAt.get(before) ?? "")) {
      failures.push(`number ${number} was issued before number ${before}`);
    }
  }
  return failures;
}

async function checkRemaining(url: string, token: string): Promise<string[]> {
  const path = "/v1/numbering_authorizations";
  const { body } = await call<{ items: NumberingAuthorization[] }>(url, { path, token });
  return body.items
    .filter(({ remaining, next }) => remaining !== 0 || next !== undefined)
    .map(
      ({ from, remaining, next }) =>
        `in the range from ${from}, ${remaining} numbers remain, next ${next}`,
    );
}
