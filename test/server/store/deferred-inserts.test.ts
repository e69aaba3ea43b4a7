import { describe, expect, it } from "vitest";
import { appendHistory, readHistory } from "../../../server/store/document-history.ts";
import type { DocumentRow } from "../../../server/store/documents.ts";
import { claimDocument, insertDocument, writeDocument } from "../../../server/store/documents.ts";
import { takeFolio } from "../../../server/store/folios.ts";
import { findRow } from "../../../server/store/page.ts";
import { findReferencedDocuments } from "../../../server/store/referenced-documents.ts";
import type { Transaction } from "../../../server/store/session.ts";
import { sqlite, storeOn } from "./engines.ts";

const sequence = { account_id: 1, document_type_taxbureau: "33", series: "" };

function rowOf(id: number, given: Partial<DocumentRow> = {}): DocumentRow {
  return {
    ...sequence,
    document_type_id: 2,
    document_id: id,
    revision: 1,
    document_number: id,
    document_status: 1,
    header_document_status: 1,
    issue_date: "2026-01-31",
    receiver_tax_id_code: null,
    customer_supplier_id: null,
    created_at: 1,
    body: "{}",
    numbering_series: given.series ?? "",
    shares_number: 0,
    numbering_authorization_id: null,
    receiver_name: null,
    total_amount: null,
    ...given,
  };
}

describe("rows inserted by the transactions of a group commit", () => {
  const store = storeOn(sqlite);

  const read = (id: number) => store.read((session) => findRow(session, "documents", 1, id));

  it("are stored unchanged, even with special characters and large numbers", async () => {
    const texts = [
      "",
      "'; DROP TABLE documents; --",
      '"\\u0000\\ud800" \\ / \b\f\n\r\t',
      "ñandú \u2028\u2029 \u{1f600} \u{10ffff}",
      '{"$[0]":[null,true,1e400]}',
    ];
    const rows = texts.map((text, index) =>
      rowOf(100 + index, {
        body: text,
        receiver_tax_id_code: text,
        created_at: Number.MAX_SAFE_INTEGER - index,
        customer_supplier_id: 2 - index,
      }),
    );
    await Promise.all(
      rows.map((row) => store.write((transaction) => insertDocument(transaction, row))),
    );
    for (const row of rows) {
      expect(await read(row.document_id)).toMatchObject(row);
    }
  });

  it.each([
    ["a text with NUL", { body: "a\0" }],
    ["half of a surrogate pair", { body: "\ud800" }],
    ["NaN", { created_at: Number.NaN }],
    ["an undefined text", { body: undefined as unknown as string }],
  ])("are rejected if they contain %s, and another transaction succeeds", async (_, given) => {
    const outcomes = await Promise.allSettled([
      store.write((transaction) => insertDocument(transaction, rowOf(200, given))),
      store.write(async () => "answered"),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(outcomes[0]).toHaveProperty("reason.name", "TypeError");
    expect(await read(200)).toBeUndefined();
  });

  it("are visible to their own transaction and to later transactions of the group", async () => {
    const entry = { account_id: 1, document_id: 300, revision: 1, at: 1, by: "admin" };
    const insert = async (transaction: Transaction) => {
      await insertDocument(transaction, rowOf(300));
      await appendHistory(transaction, { ...entry, from_status: null, to_status: 1 });
      return readHistory(transaction, 1, 300);
    };
    const [history, held] = await Promise.all([
      store.write(insert),
      store.write(async (transaction) => {
        const row = await claimDocument(transaction, 1, 300);
        if (row !== undefined) await writeDocument(transaction, row);
        return row;
      }),
    ]);
    expect(history).toMatchObject([entry]);
    expect(held?.revision).toBe(2);
    expect(await read(300)).toMatchObject({ revision: 2 });
  });

  it("are visible to a handwritten statement, which names the table without quotes", async () => {
    const found = await store.write(async (transaction) => {
      await insertDocument(transaction, rowOf(350));
      return findReferencedDocuments(transaction, 1, [350]);
    });
    expect(found).toMatchObject([{ document_id: 350 }]);
  });

  it("are rejected if they have a taken number, and the other transactions of the group succeed", async () => {
    const insert = (row: DocumentRow) =>
      store.write((transaction) => insertDocument(transaction, row));
    const outcomes = await Promise.allSettled([
      insert(rowOf(400)),
      insert(rowOf(401, { document_number: 400 })),
      insert(rowOf(402)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(outcomes[1]).toHaveProperty("reason.code", "SQLITE_CONSTRAINT_UNIQUE");
    expect([await read(400), await read(401), await read(402)].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("are rejected if they have a taken number, and a later transaction can read the other rows", async () => {
    const outcomes = await Promise.allSettled([
      store.write((transaction) => insertDocument(transaction, rowOf(450, { series: "seen" }))),
      store.write((transaction) =>
        insertDocument(transaction, rowOf(451, { series: "seen", document_number: 450 })),
      ),
      store.write((transaction) => findRow(transaction, "documents", 1, 450)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(outcomes[2]).toHaveProperty("value.document_id", 450);
    expect([await read(450), await read(451)].map(Boolean)).toEqual([true, false]);
  });

  it("make the sequence skip their number if the caller chose the number", async () => {
    const series = "chosen";
    const [, first, second] = await Promise.all([
      store.write((transaction) =>
        insertDocument(transaction, rowOf(500, { series, document_number: 2 })),
      ),
      ...[501, 502].map((id) =>
        store.write(async (transaction) => {
          const document_number = (await takeFolio(transaction, { ...sequence, series })) ?? 0;
          await insertDocument(transaction, rowOf(id, { series, document_number }));
          return document_number;
        }),
      ),
    ]);
    expect([first, second]).toEqual([1, 3]);
  });
});
