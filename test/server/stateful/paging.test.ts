import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Body, Client } from "../client.ts";
import { operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startServiceOn } from "../service.ts";
import { describeEngines } from "../store/engines.ts";

const path = "/v1/documents";
const kinds = ["invoice", "receipt", "draft", "exempt-invoice"] as const;

describeEngines("a list that is read while documents are created and deleted", (engine) => {
  let service: TestService;
  let account: TestAccount;
  let operator: Client;
  let first: readonly Body[];

  beforeAll(async () => {
    // The clock has steps of 100 ms, so many documents get the same time of creation.
    service = await startServiceOn(engine, { now: () => Math.floor(Date.now() / 100) * 100 });
    account = await createAccount(service, "cl");
    operator = await operatorOf(service);
    first = await Promise.all(Array.from({ length: 120 }, (_, at) => make(at)));
  });

  afterAll(() => service.close());

  async function make(at: number): Promise<Body> {
    const body = documentBody("cl", kinds[at % kinds.length] ?? "invoice");
    body.header.issue_date = `2025-03-${String(10 + (at % 7))}`;
    const { body: made } = await account.admin.post(path, body);
    return made;
  }

  async function readAll(client: Client, query: string): Promise<readonly Body[]> {
    const seen: Body[] = [];
    let cursor: string | undefined;
    do {
      const next = cursor === undefined ? "" : `&cursor=${cursor}`;
      const { body } = await client.get(`${path}?${query}${next}`);
      seen.push(...body.items);
      cursor = body.next_cursor;
    } while (cursor !== undefined);
    return seen;
  }

  it("with any filter, contains every matching document that was created before the read, and no document twice", async () => {
    const receiver = documentBody("cl", "invoice").header.receiver_tax_id_code ?? "";
    const lists: readonly (readonly [Client, string, (document: Body) => boolean])[] = [
      [account.admin, "limit=7", () => true],
      [operator, "limit=9", () => true],
      [
        account.admin,
        "limit=3&document_type_id=37",
        ({ header }) => header.document_type_id === 37,
      ],
      [account.admin, "limit=2&document_status=0", (document) => document.document_status === 0],
      [
        account.admin,
        `limit=4&receiver_tax_id_code=${receiver}`,
        ({ header }) => header.receiver_tax_id_code === receiver,
      ],
      [
        operator,
        "limit=3&issue_date_from=2025-03-12&issue_date_to=2025-03-14",
        ({ header: { issue_date } }) => issue_date >= "2025-03-12" && issue_date <= "2025-03-14",
      ],
    ];
    let reading = true;
    const writers = Array.from({ length: 3 }, async (_, writer) => {
      for (let at = writer; reading; at += 1) {
        const { document_id, document_status } = await make(at);
        if (document_status === 0) await account.admin.delete(`${path}/${document_id}`);
      }
    });
    const reads = lists.map(([client, query]) => readAll(client, query));
    const seen = await Promise.all(reads).finally(async () => {
      reading = false;
      await Promise.allSettled(writers);
    });
    await Promise.all(writers);
    for (const [at, [, query, belongs]] of lists.entries()) {
      const ids = (seen[at] ?? []).map(({ document_id }) => document_id);
      expect(new Set(ids).size, query).toBe(ids.length);
      const wanted = first.filter(belongs).map(({ document_id }) => document_id);
      expect(wanted.length, query).toBeGreaterThan(10);
      expect(ids, query).toEqual(expect.arrayContaining(wanted));
    }
  }, 60_000);
});
