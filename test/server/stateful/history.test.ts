import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount, documentBody } from "../accounts.ts";
import { operatorOf } from "../client.ts";
import { itOf } from "../countries/known.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import { updateOf } from "./rejected/cast.ts";

const path = "/v1/documents";
const clock = { now: Date.UTC(2026, 4, 1, 12) };
let service: TestService;

beforeAll(async () => {
  service = await startService({ now: () => clock.now });
});

afterAll(() => service.close());

/** Advances the clock by one hour, and returns the new time in the format of a history. */
function later(): string {
  clock.now += 3_600_000;
  return new Date(clock.now).toISOString();
}

describe("the history of a document", () => {
  itOf("mx")(
    "lists each change with the time, the user, the old and the new state, oldest first",
    async () => {
      const { admin, email, id } = await createAccount(service, "mx");
      const operator = await operatorOf(service);
      const body = documentBody("mx", "plain");
      const first = later();
      const { document_id } = (await admin.post(path, body)).body;
      const second = later();
      await operator.patch(`${path}/${document_id}`, { document_status: 2 });
      const history = [
        { at: first, by: email, to: 1 },
        { at: second, by: "operator", from: 1, to: 2 },
      ];
      expect((await admin.get(`${path}/${document_id}`)).body.history).toEqual(history);
      const listed = await operator.get(`${path}?account_id=${id}`);
      expect(listed.body.items.map((item) => item.history)).toEqual([history]);
    },
  );

  it("has one row for the creation of a draft, one row for its issue, and no row for its updates", async () => {
    const { admin, email } = await createAccount(service, "cl");
    const made = later();
    const { document_id } = (await admin.post(path, documentBody("cl", "draft"))).body;
    const at = `${path}/${document_id}`;
    later();
    expect((await admin.put(at, await updateOf(admin, at))).status).toBe(200);
    const issued = later();
    const { body } = await admin.patch(at, { document_status: 1 });
    expect(body.history).toEqual([
      { at: made, by: email, to: 0 },
      { at: issued, by: email, from: 0, to: 1 },
    ]);
  });

  it("has no row for a rejected change", async () => {
    const { admin } = await createAccount(service, "cl");
    const { document_id } = (await admin.post(path, documentBody("cl", "invoice"))).body;
    const at = `${path}/${document_id}`;
    for (const to of [0, 1, 2]) {
      expect((await admin.patch(at, { document_status: to })).status).toBe(409);
    }
    expect((await admin.get(at)).body.history).toHaveLength(1);
  });

  it("remains stored after its draft is deleted, and does not appear in a later document", async () => {
    const { admin } = await createAccount(service, "cl");
    const first = (await admin.post(path, documentBody("cl", "draft"))).body.document_id;
    await admin.delete(`${path}/${first}`);
    const { rows } = await service.services.store.read((session) =>
      session.run(
        { sql: `select to_status from document_history where document_id = ${first}` },
        [],
      ),
    );
    expect(rows).toEqual([{ to_status: 0 }]);
    const second = await admin.post(path, documentBody("cl", "draft"));
    expect(second.body.document_id).not.toBe(first);
    expect(second.body.history).toHaveLength(1);
  });
});

describe("the date of a draft", () => {
  const issuedOn = async (account_config: object) => {
    const { admin } = await createAccount(service, "cl", { account_config });
    const { document_id } = (await admin.post(path, documentBody("cl", "draft"))).body;
    const response = await admin.patch(`${path}/${document_id}`, { document_status: 1 });
    return response.body.header.issue_date;
  };

  it("becomes the day of issue if adjust_draft_date is 1, and otherwise does not change", async () => {
    clock.now = Date.UTC(2026, 6, 1, 2, 30);
    expect(await issuedOn({ adjust_draft_date: 1, time_zone: "UTC+0" })).toBe("2026-07-01");
    expect(await issuedOn({ adjust_draft_date: 1, time_zone: "UTC-3" })).toBe("2026-06-30");
    // In winter, Chile is four hours behind UTC.
    expect(await issuedOn({ adjust_draft_date: 1 })).toBe("2026-06-30");
    expect(await issuedOn({ adjust_draft_date: 0 })).toBe("2025-03-14");
    expect(await issuedOn({})).toBe("2025-03-14");
  });

  it("becomes the day of issue, and the filters issue_date_from and issue_date_to use the new date", async () => {
    clock.now = Date.UTC(2026, 7, 15, 12);
    await issuedOn({ adjust_draft_date: 1 });
    const operator = await operatorOf(service);
    const found = await operator.get(`${path}?issue_date_from=2026-08-15&issue_date_to=2026-08-15`);
    expect(found.body.items).toHaveLength(1);
  });
});
