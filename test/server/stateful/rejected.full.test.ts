import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentBody } from "../accounts.ts";
import { startServiceOn } from "../service.ts";
import { describeEngines } from "../store/engines.ts";
import type { Cast } from "./rejected/cast.ts";
import { makeCast } from "./rejected/cast.ts";
import { others } from "./rejected/other-requests.ts";
import type { Rejected } from "./rejected/requests.ts";
import { changes, creations } from "./rejected/requests.ts";
import { readTableRows } from "./rejected/table-rows.ts";

const lists = [
  "documents",
  "customers_suppliers",
  "company_branches",
  "accounts",
  "webhook_subscriptions",
];

describeEngines("a rejected request changes no row", (engine) => {
  let cast: Cast;

  beforeAll(async () => {
    cast = await makeCast(await startServiceOn(engine));
  });

  afterAll(() => cast.service.close());

  async function seen(): Promise<unknown> {
    const responses = lists.map((list) => cast.operator.get(`/v1/${list}?limit=100`));
    const shown = (await Promise.all(responses)).map(({ body }) => body);
    return { shown, stored: await readTableRows(cast.service.services.store) };
  }

  async function reject([_, status, send]: Rejected): Promise<void> {
    const before = await seen();
    expect((await send(cast)).status).toBe(status);
    expect(await seen()).toEqual(before);
  }

  describe("if the request creates a document with", () => {
    it.each(creations)("%s", (...row) => reject(row));
  });

  describe("if the request concerns a document:", () => {
    it.each(changes)("%s", (...row) => reject(row));
  });

  describe("if the request concerns another resource:", () => {
    it.each(others)("%s", (...row) => reject(row));
  });

  it("after rejected requests, each numbering sequence continues without a gap", async () => {
    const { chile, mexico, peru } = cast;
    const before = await seen();
    const next = [
      await chile.admin.post("/v1/documents", documentBody("cl", "invoice")),
      await chile.admin.post("/v1/documents", documentBody("cl", "gross-receipt")),
      await mexico.admin.post("/v1/documents", documentBody("mx", "plain")),
      await peru.admin.post("/v1/documents", documentBody("pe", "plain")),
    ];
    expect(next.map(({ body }) => body.header.document_number)).toEqual([3, 1, 3, 2]);
    // The accepted requests changed rows, and `seen` shows the change, so `reject` can detect a change too.
    expect(await seen()).not.toEqual(before);
  });
});
