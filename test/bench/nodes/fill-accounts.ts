import type pg from "pg";
import type { Changes } from "./copy-rows.ts";
import { copyRow, literal, withMembers } from "./copy-rows.ts";

/** The ids of the account to copy, and of its two documents: an invoice, and a credit note on the invoice. */
export interface Template {
  readonly account: number;
  readonly invoice: number;
  readonly note: number;
}

/** How many accounts to insert, and how many documents in the large account and in each other account. */
export interface Counts {
  readonly accounts: number;
  readonly ofLarge: number;
  readonly ofOthers: number;
}

/** The id of the large account, and the number of inserted documents. */
export interface Filled {
  readonly large: number;
  readonly documents: number;
}

const BLOCK = 64;
const BORN = Date.UTC(2021, 0, 1);
const SPAN_MS = 1826 * 86_400_000;
// Every tenth document is a credit note on the preceding invoice.
const EVERY = 10;

/** Inserts accounts with documents: copies of the template's rows in each table, with changed values. */
export async function fillAccounts(
  client: pg.Client,
  template: Template,
  counts: Counts,
  progress: (text: string) => void,
): Promise<Filled> {
  const large = template.account + 1;
  const last = template.account + counts.accounts;
  await fillOwners(client, template, `generate_series(${large}, ${last}) as n`);
  // Each account gets whole blocks of document ids, because the server assigns ids in blocks.
  const stride = Math.ceil(counts.ofOthers / BLOCK) * BLOCK;
  const start = (Math.floor(template.note / BLOCK) + 1) * BLOCK;
  const others = start + Math.ceil(counts.ofLarge / BLOCK) * BLOCK - (large + 1) * stride;
  const groups = [
    { where: `a.account_id = ${large}`, of: counts.ofLarge, first: `${start}` },
    {
      where: `a.account_id > ${large}`,
      of: counts.ofOthers,
      first: `${others} + a.account_id * ${stride}`,
    },
  ];
  let documents = 0;
  for (const { where, of, first } of groups) {
    for (const kind of ["invoice", "note"] as const) {
      for (const part of partsOf(of)) {
        const from = `accounts a, generate_series(${part.from}, ${part.to}) i
          where ${where} and i % ${EVERY} ${kind === "note" ? "=" : "<>"} 0`;
        documents += await fillDocuments(client, template, { kind, from, first, of });
        progress(`${documents} documents`);
      }
    }
    await client.query(`insert into id_owners (counter, last, first, account_id)
      select 'documents', ${first} + b * ${BLOCK} + ${BLOCK - 1}, ${first} + b * ${BLOCK}, a.account_id
      from (select account_id from accounts a where ${where} offset 0) a,
        generate_series(0, ${Math.ceil(of / BLOCK) - 1}) b`);
  }
  const most = others + (last + 1) * stride;
  await client.query("update counters set last = $1 where name = 'documents'", [most]);
  await client.query("update counters set last = $1 where name = 'accounts'", [last]);
  for (const table of ["documents", "document_history", "submissions", "native_files"]) {
    progress(`vacuum of ${table}`);
    await client.query(`vacuum analyze ${table}`);
  }
  await client.query("analyze");
  return { large, documents };
}

async function fillOwners(client: pg.Client, { account }: Template, from: string): Promise<void> {
  const of = `account_id = ${account}`;
  const own = { account_id: "n" };
  const tables: readonly (readonly [string, Changes])[] = [
    ["accounts", { created_at: `${BORN} + n` }],
    ["account_secrets", {}],
    ["logins", { email: "'admin-of-' || n || '@example.com'" }],
    ["certificates", {}],
    ["numbering_sequences", {}],
    ["customers_suppliers", { customer_supplier_id: "1000000 + n" }],
  ];
  for (const [table, changes] of tables) {
    const { rows } = await client.query(`select 1 from ${table} where ${of} limit 1`);
    if (rows.length > 0)
      await copyRow(client, { table, of, changes: { ...own, ...changes }, from });
  }
}

interface Group {
  readonly kind: "invoice" | "note";
  readonly from: string;
  /** An SQL expression for the id of an account's first document. */
  readonly first: string;
  /** The number of documents in one account. */
  readonly of: number;
}

async function fillDocuments(
  client: pg.Client,
  template: Template,
  { kind, from, first, of: count }: Group,
): Promise<number> {
  const of = `account_id = ${template.account} and document_id = ${template[kind]}`;
  const at = `(${BORN} + i * ${Math.floor(SPAN_MS / count)}::bigint + a.account_id)`;
  const day = `to_char(to_timestamp(${at} / 1000) at time zone 'utc', 'YYYY-MM-DD')`;
  // Each receiver name, and each amount, occurs in few documents.
  const name = "chr(97 + (i % 26)::int) || ' comercial ' || (a.account_id * 7 + i) % 5000";
  const total = "(1000 + (a.account_id * 31 + i * 17) % 900000)";
  const { rows } = await client.query(`select body from documents where ${of}`);
  const body = withMembers(String(rows[0]?.body), {
    issue_date: `'"' || ${day} || '"'`,
    receiver_legal_name: `'"' || ${name} || '"'`,
    total_amount: total,
    document_number: "i",
  });
  const owner = { account_id: "a.account_id", document_id: `${first} + i - 1` };
  const changes = {
    ...owner,
    body,
    document_number: "i",
    created_at: at,
    issue_date: day,
    receiver_name: name,
    receiver_tax_id_code: "(2000 + (a.account_id * 7 + i) % 5000) || '-1'",
    customer_supplier_id: "1000000 + a.account_id",
    total_amount: total,
  };
  const made = await copyRow(client, { table: "documents", of, from, changes });
  await copyRow(client, { table: "document_history", of, from, changes: { ...owner, at } });
  await copyRow(client, { table: "submissions", of, from, changes: { ...owner, created_at: at } });
  await copyRow(client, { table: "native_files", of, from, changes: { ...owner, made_at: at } });
  if (kind === "note") {
    const referring = `account_id = ${template.account} and referring_id = ${literal(template.note)}`;
    const ids = { ...owner, document_id: `${first} + i - 2`, referring_id: `${first} + i - 1` };
    await copyRow(client, { table: "document_references", of: referring, from, changes: ids });
  }
  return made;
}

// Small statements allow a progress report every few minutes.
function partsOf(count: number): readonly { readonly from: number; readonly to: number }[] {
  const size = count > 1000 ? 20_000 : 10;
  return Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
    from: at * size + 1,
    to: Math.min(count, (at + 1) * size),
  }));
}
