import { expect, it } from "vitest";
import type { DocumentRow } from "../../../server/store/documents.ts";
import { claimDocument, insertDocument, writeDocument } from "../../../server/store/documents.ts";
import { isFolioTaken, takeFolio } from "../../../server/store/folios.ts";
import type { Transaction } from "../../../server/store/session.ts";
import { describeEngines, storeOn } from "./engines.ts";

describeEngines("folios", (engine) => {
  const store = storeOn(engine);

  async function store1(
    transaction: Transaction,
    series: string,
    given: Partial<DocumentRow> = {},
  ): Promise<number> {
    const sequence = { account_id: 1, document_type_taxbureau: "33", series };
    const documentNumber = given.document_number ?? (await takeFolio(transaction, sequence)) ?? 0;
    await insertDocument(transaction, {
      ...sequence,
      document_type_id: 2,
      numbering_series: series,
      shares_number: 0,
      numbering_authorization_id: null,
      receiver_name: null,
      total_amount: null,
      document_id: await transaction.nextId("documents"),
      revision: 1,
      document_number: documentNumber,
      document_status: 1,
      header_document_status: 1,
      issue_date: "2026-01-31",
      receiver_tax_id_code: null,
      customer_supplier_id: null,
      created_at: 1,
      body: "{}",
      ...given,
    });
    return documentNumber;
  }

  it("are 1 to n without a gap, even if some of many concurrent transactions fail", async () => {
    const works = Array.from({ length: 200 }, (_, index) =>
      store.write(async (transaction) => {
        const folio = await store1(transaction, "gapless");
        if (index % 5 === 0) {
          throw new RangeError("on purpose");
        }
        return folio;
      }),
    );
    const outcomes = await Promise.allSettled(works);
    const given = outcomes.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [outcome.value] : [],
    );
    expect(given.sort((a, b) => a - b)).toEqual(Array.from({ length: 160 }, (_, at) => at + 1));
  });

  it("are counted separately for each series", async () => {
    const folios = await store.write(async (transaction) => [
      await store1(transaction, "a"),
      await store1(transaction, "b"),
      await store1(transaction, "a"),
    ]);
    expect(folios).toEqual([1, 1, 2]);
  });

  it("skip a number that a caller chose", async () => {
    const folios = await store.write(async (transaction) => [
      await store1(transaction, "c", { document_number: 2 }),
      await store1(transaction, "c"),
      await store1(transaction, "c"),
    ]);
    expect(folios).toEqual([2, 1, 3]);
  });

  it("skip numbers that callers chose earlier, even if concurrent transactions take the folios", async () => {
    for (const document_number of [2, 3, 5]) {
      await store.write((transaction) => store1(transaction, "many", { document_number }));
    }
    const work = () => store.write((transaction) => store1(transaction, "many"));
    const folios = await Promise.all([work(), work(), work(), work()]);
    expect(folios.sort()).toEqual([1, 4, 6, 7]);
    expect(await work()).toBe(8);
  });

  it("skip a number that a caller chooses at the same time", async () => {
    const work = (given?: Partial<DocumentRow>) =>
      store.write((transaction) => store1(transaction, "moment", given));
    const folios = await Promise.all([work(), work({ document_number: 3 }), work(), work()]);
    expect(folios.sort()).toEqual([1, 2, 3, 4]);
  });

  it("are not reserved by a draft with a chosen number", async () => {
    await store.write((transaction) =>
      store1(transaction, "d", { document_number: 1, document_status: 0 }),
    );
    expect(await store.write((transaction) => store1(transaction, "d"))).toBe(1);
  });

  it("cannot be stored twice, even by a transaction that ignores isFolioTaken", async () => {
    const sequence = { account_id: 1, document_type_taxbureau: "33", series: "e" };
    let taken = false;
    const twice = store.write(async (transaction) => {
      await store1(transaction, "e", { document_number: 7 });
      taken = await isFolioTaken(transaction, sequence, 7);
      await store1(transaction, "e", { document_number: 7 });
    });
    await expect(twice).rejects.toThrow();
    expect(taken).toBe(true);
    expect(await store.read((session) => isFolioTaken(session, sequence, 7))).toBe(false);
  });

  it("a document loses no update if many transactions change the document concurrently", async () => {
    const id = 77_777;
    await store.write((transaction) =>
      store1(transaction, "f", { document_id: id, body: JSON.stringify({ count: 0 }) }),
    );
    const raise = async (transaction: Transaction) => {
      const row = await claimDocument(transaction, 1, id);
      if (row === undefined) {
        throw new Error("The document is gone.");
      }
      const { count } = JSON.parse(row.body) as { count: number };
      await writeDocument(transaction, { ...row, body: JSON.stringify({ count: count + 1 }) });
      return row.revision;
    };
    const revisions = await Promise.all(Array.from({ length: 40 }, () => store.write(raise)));
    expect(new Set(revisions).size).toBe(40);
    const row = await store.write((transaction) => claimDocument(transaction, 1, id));
    expect(row?.body).toBe(JSON.stringify({ count: 40 }));
  });
});
