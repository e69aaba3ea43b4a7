import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { openStore } from "../../../server/store/store.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { errorsOf, operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import { describeEngines } from "../store/engines.ts";
import { undoSearch } from "../store/undo-migrations.ts";

let service: TestService;
let account: TestAccount;
let other: TestAccount;

async function issue(of: TestAccount, name: string, total: number, number: number) {
  const body = documentBody("us", "plain");
  body.header.receiver_legal_name = name;
  body.header.document_number = number;
  body.totals = { net_amount: total, total_amount: total };
  delete body.header.branch_office_code;
  const response = await of.admin.post("/v1/documents", body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
}

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "us");
  other = await createAccount(service, "us");
  await issue(account, "Łukasz  Ñandú & Co", 100, 7);
  await issue(account, "ÁRBOL Verde", 250, 8);
  await issue(account, "Arbolito", 250, 9);
  await issue(other, "Arbol Seco", 250, 8);
});

afterAll(() => service.close());

async function found(query: string, client = account.admin): Promise<(string | undefined)[]> {
  const response = await client.get(`/v1/documents?${query}`);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body.items.map(({ header }) => header.receiver_legal_name);
}

it("documents are found by number, by total, and by the beginning of the receiver's name", async () => {
  expect(await found("document_number=8")).toEqual(["ÁRBOL Verde"]);
  expect(await found("total_amount=250")).toEqual(["Arbolito", "ÁRBOL Verde"]);
  expect(await found("total_amount=250.5")).toEqual([]);
  expect(await found("receiver_name=%20arbol")).toEqual(["Arbolito", "ÁRBOL Verde"]);
  expect(await found("receiver_name=arbol%20%20v")).toEqual(["ÁRBOL Verde"]);
  expect(await found("receiver_name=verde")).toEqual([]);
  expect(await found("receiver_name=nandu")).toEqual([]);
  expect(await found(`receiver_name=${encodeURIComponent("łukasz ñANDU")}`)).toHaveLength(1);
});

it("a search by receiver_name distinguishes vowel signs, although it ignores accents", async () => {
  for (const [at, name] of ["राम कुमार", "रम कुमार", "रामानंद"].entries())
    await issue(account, name, 70, 20 + at);
  const search = (name: string) => found(`receiver_name=${encodeURIComponent(name)}`);
  expect(await search("राम")).toEqual(["रामानंद", "राम कुमार"]);
  expect(await search("रम कुमार")).toEqual(["रम कुमार"]);
});

it("searches combine with filters and pages, and the operator searches all accounts", async () => {
  expect(await found("total_amount=250&receiver_name=arbolito")).toEqual(["Arbolito"]);
  expect(await found("total_amount=250&issue_date_to=1999-01-01")).toEqual([]);
  const operator = await operatorOf(service);
  expect(await found("document_number=8", operator)).toEqual(["Arbol Seco", "ÁRBOL Verde"]);
  expect(await found(`document_number=8&account_id=${other.id}`, operator)).toEqual(["Arbol Seco"]);
  const { body } = await operator.get("/v1/documents?receiver_name=arbol&limit=2");
  const next = `receiver_name=arbol&limit=2&cursor=${body.next_cursor}`;
  expect(await found(next, operator)).toEqual(["ÁRBOL Verde"]);
});

it("hostile searches find nothing, and invalid searches are rejected", async () => {
  for (const name of ["%25%25%25", "___", "%00%00%00", "'%20or%201=1", "%F0%9F%98%80ab"]) {
    expect(await found(`receiver_name=${name}`)).toEqual([]);
  }
  for (const query of [
    "receiver_name=ab",
    "document_number=x",
    "total_amount=1e99",
    "total_amount=",
  ]) {
    expect((await account.admin.get(`/v1/documents?${query}`)).status, query).toBe(400);
  }
});

it.each(["  z", "   ", "%20%20ab", "a%CC%81%CC%81", "a%20%20%20%20"])(
  "receiver_name=%s is rejected: without outer spaces and accents, it has fewer than three characters",
  async (name) => {
    const response = await account.admin.get(`/v1/documents?receiver_name=${name}&cursor=x`);
    expect(response.status).toBe(400);
    expect(errorsOf(response)).toEqual(["?cursor shape.format", "?receiver_name shape.minLength"]);
  },
);

describeEngines("documents stored by an older release", (engine) => {
  it("have receiver_name and total_amount after the migration from schema version 13", async () => {
    const database = await engine.create();
    const store = await openStore(database.target);
    const body = `{"header":{"receiver_legal_name":"Élan"},"totals":{"total_amount":12.5}}`;
    await store.write(async (transaction) => {
      for (const sql of undoSearch) await transaction.run({ sql }, []);
      const columns = `insert into documents (account_id, document_id, revision, document_type_id,
        series, document_number, document_status, header_document_status, issue_date, created_at, body)
        values (1, 5, 1, 2, '', 3, 1, 1, '2025-01-01', 1, '${body}')`;
      await transaction.run({ sql: columns }, []);
    });
    await store.close();
    const again = await openStore(database.target);
    const { rows } = await again.read((session) =>
      session.run({ sql: "select receiver_name, total_amount from documents" }, []),
    );
    expect(rows).toEqual([{ receiver_name: "elan", total_amount: 12.5 }]);
    await again.close();
    await database.drop();
  });

  it("have vowel signs in receiver_name after the migration from schema version 14; Latin names remain unchanged", async () => {
    const database = await engine.create();
    onTestFinished(() => database.drop());
    const store = await openStore(database.target);
    await store.write(async (transaction) => {
      for (const [id, name, folded] of [
        [5, "राम कुमार", "रम कमर"],
        [6, "Ñandú", "kept"],
      ]) {
        const row = `insert into documents (account_id, document_id, revision, document_type_id, series,
          document_status, header_document_status, issue_date, created_at, body, receiver_name)
          values (1, ${id}, 1, 2, '', 1, 1, '2025-01-01', 1, '{"header":{"receiver_legal_name":"${name}"}}', '${folded}')`;
        await transaction.run({ sql: row }, []);
      }
      const older = "update meta set value = '14' where name = 'schema_version'";
      await transaction.run({ sql: older }, []);
    });
    await store.close();
    const again = await openStore(database.target);
    onTestFinished(() => again.close());
    const { rows } = await again.read((session) =>
      session.run({ sql: "select receiver_name from documents order by document_id" }, []),
    );
    expect(rows).toEqual([{ receiver_name: "राम कुमार" }, { receiver_name: "kept" }]);
  });
});
