import { describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import {
  accept,
  accepted,
  fail,
  pending,
  standBeforeAuthority,
  verdictOf,
} from "./stand-before-authority.ts";

const HOUR = 3_600_000;
const stage = standBeforeAuthority();

describe("an authority that fails", () => {
  it("is called again after growing pauses until it responds", async () => {
    stage.script = () => fail;
    const [created, admin, at] = await stage.issue("pe", "plain");
    expect(verdictOf(created)).toEqual(pending);
    stage.work();
    stage.clock += 3000;
    await new Promise((resume) => setTimeout(resume, 50));
    expect(stage.asked).toHaveLength(1);
    stage.clock += 3000;
    await eventually(() => expect(stage.asked).toHaveLength(2));
    stage.script = () => accept;
    stage.clock += 18_000;
    await eventually(async () => expect(verdictOf(await admin.get(at))).toEqual(accepted));
    expect((await admin.get(at)).body.electronic_document).toHaveProperty("document_cdr");
    expect(stage.asked.map(({ request }) => request.documentId)).toEqual(
      Array(3).fill(created.body.document_id),
    );
    expect(stage.service.logged()).not.toContain('"failure"');
  });

  it("receives a new native file if the stored file of a pending document is missing", async () => {
    stage.script = () => fail;
    const [created, admin, at] = await stage.issue("mx", "plain");
    const { store } = stage.service.services;
    for (const sql of ["delete from native_files", "update submissions set drawn = null"]) {
      await store.write((transaction) => transaction.run({ sql }, []));
    }
    stage.script = () => accept;
    stage.work();
    stage.clock += 10_000;
    await eventually(async () => expect(verdictOf(await admin.get(at))).toEqual(accepted));
    const { authority, electronic_document } = (await admin.get(at)).body;
    expect(authority?.uuid).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-/);
    expect(electronic_document?.document_xml).toEqual(expect.any(String));
    expect(created.status).toBe(201);
  });

  it("leaves an error in the document's result after three days", async () => {
    stage.script = () => fail;
    const [, admin, at] = await stage.issue("pe", "plain");
    stage.work();
    stage.clock += 73 * HOUR;
    await eventually(async () => expect((await admin.get(at)).body.result?.status).toBe(1));
    const { header, result } = (await admin.get(at)).body;
    expect(header.taxbureau_validation_status).toBe(0);
    expect(result?.error_message).toMatch(/could not be reached/);
  });

  it("is not blamed in a document's error_message if this service itself failed for three days", async () => {
    stage.script = () => {
      throw new TypeError("a mistake of this service");
    };
    const [, admin, at] = await stage.issue("pe", "plain");
    stage.work();
    stage.clock += 73 * HOUR;
    await eventually(async () => expect((await admin.get(at)).body.result?.status).toBe(1));
    const message = (await admin.get(at)).body.result?.error_message;
    expect(message).toMatch(/error of this service .* this document\.$/);
  });

  it("leaves the document stored and pending after an unexpected error, which is logged", async () => {
    stage.script = () => {
      throw new Error("a mistake of the script");
    };
    const [created] = await stage.issue("cl", "invoice");
    expect(verdictOf(created)).toEqual(pending);
    expect(stage.service.logged()).toContain("a mistake of the script");
  });
});
