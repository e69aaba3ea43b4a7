import { afterAll, beforeAll, expect, it } from "vitest";
import { findRow } from "../../../server/store/page.ts";
import type { Store } from "../../../server/store/store.ts";
import { loadFile } from "../../vectors/load.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { errorsOf, operatorOf, type Reply } from "../client.ts";
import type { TestService } from "../service.ts";
import { startServiceOn } from "../service.ts";
import { describeEngines } from "../store/engines.ts";

const path = "/v1/numbering_authorizations";
const INVOICE = 501;
const base = { document_type_id: INVOICE };

describeEngines("numbering authorizations", (engine) => {
  let store: Store;
  let service: TestService;
  let account: TestAccount;

  beforeAll(async () => {
    service = await startServiceOn(engine);
    ({ store } = service.services);
    account = await createAccount(service, "us");
  });

  afterAll(() => service.close());

  const fresh = async (country = "us") => createAccount(service, country);
  const issue = ({ admin }: TestAccount, header: object = {}): Promise<Reply> => {
    const body = documentBody("us", "plain");
    return admin.post("/v1/documents", { ...body, header: { ...body.header, ...header } });
  };
  const warningsOf = ({ body }: Reply) => (body.warnings ?? []).map(({ rule }) => rule);
  const numberOf = ({ body }: Reply) => body.header?.document_number;

  it("can be created, read, listed and, while unused, deleted", async () => {
    const own = await fresh();
    const range = { ...base, from: 11, to: 110, authorization_number: "R-7" };
    const created = await own.admin.post(path, { ...range, valid_to: "2030-12-31" });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const id = created.body.numbering_authorization_id;
    expect(created.body).toEqual({
      numbering_authorization_id: id,
      account_id: own.id,
      document_type_taxbureau: "380",
      from: 11,
      to: 110,
      next: 11,
      remaining: 100,
      valid_to: "2030-12-31",
      authorization_number: "R-7",
    });
    expect(created.headers.get("Location")).toBe(`${path}/${id}`);
    expect((await own.admin.get(`${path}/${id}`)).body).toEqual(created.body);
    expect((await own.admin.get(path)).body.items).toEqual([created.body]);
    expect((await account.admin.get(`${path}/${id}`)).status).toBe(404);
    expect((await account.admin.delete(`${path}/${id}`)).status).toBe(404);
    expect((await own.admin.delete(`${path}/${id}`)).status).toBe(204);
    expect((await own.admin.get(`${path}/${id}`)).status).toBe(404);
    // Without an authorization, the sandbox numbers documents from 1.
    expect(numberOf(await issue(own))).toBe(1);
  });

  it("assign numbers to documents of their type, from the oldest range first, and cannot be deleted after use", async () => {
    const own = await fresh();
    const ids: unknown[] = [];
    for (const [from, to] of [
      [21, 22],
      [5, 6],
    ]) {
      ids.push((await own.admin.post(path, { ...base, from, to })).body.numbering_authorization_id);
    }
    const replies = [await issue(own), await issue(own), await issue(own)];
    expect(replies.map(numberOf)).toEqual([21, 22, 5]);
    const stored = await store.read((session) =>
      findRow(session, "documents", own.id, Number(replies[2]?.body.document_id)),
    );
    expect(stored?.numbering_authorization_id).toBe(ids[1]);
    const [first, second] = await Promise.all(ids.map((id) => own.admin.get(`${path}/${id}`)));
    expect(first?.body).toMatchObject({ remaining: 0 });
    expect(first?.body).not.toHaveProperty("next");
    expect(second?.body).toMatchObject({ remaining: 1, next: 6 });
    expect((await own.admin.delete(`${path}/${ids[0]}`)).status).toBe(409);
  });

  it("that are exhausted cause a 409, and no document is stored", async () => {
    const own = await fresh();
    await own.admin.post(path, { ...base, from: 1, to: 1 });
    const last = await issue(own);
    expect([last.status, warningsOf(last)]).toEqual([201, ["numbering.low"]]);
    const refused = await issue(own);
    expect(refused.status).toBe(409);
    expect(errorsOf(refused)).toEqual(["/header/document_number numbering.exhausted"]);
    expect((await own.admin.get("/v1/documents")).body.items).toHaveLength(1);
  });

  it("assign numbers only to documents whose issue date is in the period of validity", async () => {
    const own = await fresh();
    const valid = { valid_from: "2026-02-01", valid_to: "2026-02-28" };
    await own.admin.post(path, { ...base, from: 1, to: 50, ...valid });
    for (const issue_date of ["2026-01-31", "2026-03-01"]) {
      const refused = await issue(own, { issue_date });
      expect(refused.status).toBe(409);
      expect(errorsOf(refused)).toEqual(["/header/issue_date numbering.expired"]);
      const chosen = await issue(own, { issue_date, document_number: 7 });
      expect(errorsOf(chosen)).toEqual(["/header/issue_date numbering.expired"]);
    }
    expect(numberOf(await issue(own, { issue_date: "2026-02-28" }))).toBe(1);
    await own.admin.post(path, { ...base, from: 51, to: 60, valid_from: "2026-03-01" });
    expect(numberOf(await issue(own, { issue_date: "2026-03-01" }))).toBe(51);
    expect(numberOf(await issue(own, { issue_date: "2026-02-01" }))).toBe(2);
  });

  it("limit the issue date in an update of a rejected document", async () => {
    const own = await fresh();
    const valid = { valid_from: "2026-02-01", valid_to: "2026-02-28" };
    await own.admin.post(path, { ...base, from: 1, to: 50, ...valid });
    const observations = "sandbox:refuse";
    const { body } = await issue(own, { issue_date: "2026-02-03", observations });
    const at = `/v1/documents/${body.document_id}`;
    const [update] = Object.values(loadFile("document-update/us").bases);
    const put = (issue_date: string) => {
      const change = structuredClone(update?.value) as { header: object };
      const { document_type_id } = body.header;
      const header = { ...change.header, document_type_id, issue_date };
      return own.admin.put(at, { ...change, header });
    };
    const refused = await put("2026-03-01");
    expect([refused.status, errorsOf(refused)]).toEqual([
      409,
      ["/header/issue_date numbering.expired"],
    ]);
    expect((await own.admin.get(at)).body.header.issue_date).toBe("2026-02-03");
    expect((await put("2026-02-28")).body.authority?.status).toBe("accepted");
  });

  it("cause a warning when less than a tenth of their numbers remains", async () => {
    const own = await fresh();
    await own.admin.post(path, { ...base, from: 1, to: 20 });
    const replies = await Promise.all(Array.from({ length: 19 }, () => issue(own)));
    const low = replies.filter((reply) => warningsOf(reply).includes("numbering.low"));
    expect(low.map(numberOf)).toEqual([19]);
  });

  it("cause no warning when one of them is exhausted and another is unused", async () => {
    const own = await fresh();
    await own.admin.post(path, { ...base, from: 1, to: 40 });
    await own.admin.post(path, { ...base, from: 41, to: 43 });
    await issue(own, { document_number: 40 });
    const replies = await Promise.all(Array.from({ length: 39 }, () => issue(own)));
    const last = replies.find((reply) => numberOf(reply) === 39);
    expect(last?.status).toBe(201);
    expect(warningsOf(last as Reply)).toEqual([]);
  });

  it("limit the numbers that a caller can choose, and skip used numbers", async () => {
    const own = await fresh();
    await issue(own, { document_number: 12 });
    await own.admin.post(path, { ...base, from: 11, to: 14 });
    const outside = await issue(own, { document_number: 15 });
    expect([outside.status, errorsOf(outside)]).toEqual([
      400,
      ["/header/document_number numbering.outside"],
    ]);
    const taken = await issue(own, { document_number: 12 });
    expect([taken.status, errorsOf(taken)]).toEqual([
      409,
      ["/header/document_number document.number-taken"],
    ]);
    expect((await issue(own, { document_number: 13 })).status).toBe(201);
    expect(numberOf(await issue(own))).toBe(11);
    expect(numberOf(await issue(own))).toBe(14);
    expect((await issue(own)).status).toBe(409);
  });

  it("reject a number outside their ranges; the response also lists the other errors of the body", async () => {
    const own = await fresh();
    await own.admin.post(path, { ...base, from: 11, to: 14 });
    const both = await issue(own, { document_number: 15, branch_office_code: "unknown" });
    expect([both.status, errorsOf(both)]).toEqual([
      400,
      [
        "/header/branch_office_code document.branch-office-unknown",
        "/header/document_number numbering.outside",
      ],
    ]);
  });

  it("with the same series and document_type_taxbureau cannot overlap; an operator must name the account", async () => {
    const own = await fresh();
    await own.admin.post(path, { ...base, from: 10, to: 20 });
    const again = await own.admin.post(path, { document_type_id: 502, from: 20, to: 30 });
    expect(errorsOf(again)).toEqual(["/from numbering.overlap"]);
    const operator = await operatorOf(service);
    expect(errorsOf(await operator.post(path, { ...base, from: 1, to: 2 }))).toEqual([
      "/account_id account.required",
    ]);
    const named = await operator.post(path, { account_id: own.id, ...base, from: 21, to: 30 });
    expect(named.body.account_id).toBe(own.id);
    const strange = await account.admin.post(path, { account_id: own.id, ...base, from: 1, to: 2 });
    expect(strange.status).toBe(403);
  });

  it("assign each number exactly once to concurrently issued documents", async () => {
    const own = await fresh();
    for (const [from, to] of [
      [101, 130],
      [1, 30],
      [501, 530],
    ]) {
      await own.admin.post(path, { ...base, from, to });
    }
    const replies = await Promise.all(Array.from({ length: 95 }, () => issue(own)));
    const issued = replies.filter(({ status }) => status === 201).map(numberOf);
    const numbers = issued.map((number) => number ?? 0);
    const all = [101, 1, 501].flatMap((from) => Array.from({ length: 30 }, (_, at) => from + at));
    expect(numbers.sort((a, b) => a - b)).toEqual([...all].sort((a, b) => a - b));
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});
