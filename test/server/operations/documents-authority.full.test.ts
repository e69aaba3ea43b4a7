import { describe, expect, it } from "vitest";
import type { Authority } from "../../../server/authority/authority.ts";
import { submissionHandler } from "../../../server/authority/submit.ts";
import { countries } from "../../../server/countries/countries.ts";
import { findSubmission } from "../../../server/store/submissions.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { documentBases } from "../countries/base-bodies.ts";
import { eventually } from "../eventually.ts";
import { startService } from "../service.ts";
import {
  accept,
  accepted,
  fail,
  pending,
  reject,
  standBeforeAuthority,
  textOf,
  verdictOf,
} from "./stand-before-authority.ts";

const path = "/v1/documents";
const codes = countries.map(({ code }) => code);
const stage = standBeforeAuthority();

describe("an issued document", () => {
  it.each(codes)("of %s has a verdict in the response and in later reads", async (country) => {
    const [first = ""] = documentBases(country).map(([base]) => base);
    const [created, admin, at] = await stage.issue(country, first);
    expect(verdictOf(created)).toEqual(accepted);
    const read = await admin.get(at);
    expect(verdictOf(read)).toEqual(accepted);
    const [listed] = (await admin.get(path)).body.items;
    expect(listed?.header.taxbureau_validation_status).toBe(1);
    expect(listed).not.toHaveProperty("electronic_document");
    expect(stage.asked).toHaveLength(1);
    expect(stage.asked[0]).toMatchObject({
      action: "submit",
      request: {
        country,
        documentId: created.body.document_id,
        input: { numbering: { number: created.body.header.document_number } },
      },
    });
  });

  it("of Peru contains the authority's receipt", async () => {
    const [created, admin, at] = await stage.issue("pe", "plain");
    const { document_cdr, document_cdr_filename } = created.body.electronic_document ?? {};
    expect(document_cdr_filename).toMatch(/^R-[0-9]+-01-.*-1\.zip$/);
    // The first bytes of a ZIP file.
    expect(
      Buffer.from(document_cdr ?? "", "base64")
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
    const read = await admin.get(at);
    expect(read.body.electronic_document).toMatchObject({ document_cdr, document_cdr_filename });
    expect((await admin.get(path)).body.items[0]).not.toHaveProperty("electronic_document");
  });

  it("gets its verdict when its draft is issued; the draft and a preview have no verdict", async () => {
    const { admin } = await createAccount(stage.service, "cl");
    const body = documentBody("cl", "invoice");
    const shown = await admin.post(path, { ...body, options: { draft_preview: 1 } });
    const draft = await admin.post(path, { ...body, options: { draft_only: 1 } });
    for (const response of [shown, draft, await admin.get(`${path}/${draft.body.document_id}`)]) {
      expect(verdictOf(response)).toEqual({ status: undefined, result: undefined });
    }
    expect(stage.asked).toEqual([]);
    const at = `${path}/${draft.body.document_id}`;
    expect(verdictOf(await admin.patch(at, { document_status: 1 }))).toEqual(accepted);
    expect(verdictOf(await admin.get(at))).toEqual(accepted);
  });

  it("has the same verdict in a replay", async () => {
    const { admin } = await createAccount(stage.service, "pe");
    const send = () => admin.post(path, documentBody("pe", "plain"), { "Idempotency-Key": "one" });
    const first = await send();
    const second = await send();
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(second.body).toEqual(first.body);
    expect(verdictOf(second)).toEqual(accepted);
  });
});

describe("a rejected document", () => {
  it.each([
    [true, /^3116 Cargo data are missing\. The authority counts the number as used\.$/],
    [false, /^3116 Cargo data are missing\. The authority does not count the number as used\./],
  ])("is stored and returned with its error; number used: %s", async (numberUsed, message) => {
    stage.script = () => reject(numberUsed);
    const [created, admin, at] = await stage.issue("pe", "plain");
    const rejected = {
      status: 2,
      result: { status: 1, error_message: expect.stringMatching(message) },
    };
    expect(verdictOf(created)).toEqual(rejected);
    expect(created.body.document_status).toBe(1);
    expect(created.body.header).toMatchObject({ document_number: 1, document_status: 1 });
    expect(created.body.electronic_document).toBeUndefined();
    expect(verdictOf(await admin.get(at))).toEqual(rejected);
    // The sequence continues without a gap and without a duplicate.
    stage.script = () => accept;
    const next = await admin.post(path, documentBody("pe", "plain"));
    expect(next.body.header.document_number).toBe(2);
    expect(verdictOf(next)).toEqual(accepted);
  });

  it("has a mark of the rejection in its PDF, and its XML is the submitted file", async () => {
    const [, admin, at] = await stage.issue("cl", "invoice");
    const before = await admin.get(at);
    expect(await textOf(before)).not.toContain("RECHAZADO");
    stage.script = () => reject(true);
    const [created, other, elsewhere] = await stage.issue("cl", "invoice");
    expect(await textOf(await other.get(elsewhere))).toContain("RECHAZADO");
    const sent = stage.asked[1]?.request;
    const xml = sent !== undefined && "file" in sent ? sent.file.bytes : undefined;
    const read = await other.get(elsewhere);
    expect(read.body.electronic_document?.document_xml).toBe(xml?.toString("base64"));
    expect(created.status).toBe(201);
  });
});

describe("an authority that is late", () => {
  it("gives its verdict later; the response to the document's creation contains no verdict", async () => {
    stage.script = () => ({ kind: "late", milliseconds: 2000, afterwards: accept });
    const [created, admin, at] = await stage.issue("pe", "plain");
    expect(created.body.document_status).toBe(1);
    expect(verdictOf(created)).toEqual(pending);
    expect(created.body).not.toHaveProperty("electronic_document");
    await eventually(async () => expect(verdictOf(await admin.get(at))).toEqual(accepted));
    expect((await admin.get(at)).body.electronic_document).toHaveProperty("document_cdr");
    expect(stage.asked).toHaveLength(1);
  });

  it("leaves replays unchanged: a replay after the verdict repeats the first response", async () => {
    stage.script = () => ({ kind: "late", milliseconds: 2000, afterwards: accept });
    const { admin } = await createAccount(stage.service, "pe");
    const send = () => admin.post(path, documentBody("pe", "plain"), { "Idempotency-Key": "one" });
    const first = await send();
    const at = `${path}/${first.body.document_id}`;
    await eventually(async () => expect(verdictOf(await admin.get(at))).toEqual(accepted));
    expect((await send()).body).toEqual(first.body);
  });

  it("is called again by a worker after the client has a response without a verdict", async () => {
    let responses = false;
    const never: Authority = {
      submit: async () =>
        responses ? { verdict: { accepted: true } } : new Promise(() => undefined),
      cancel: async () => ({ accepted: true }),
    };
    const overdue = await startService({
      authority: never,
      authorityWaitMs: 20,
      now: () => stage.clock,
    });
    const { admin } = await createAccount(overdue, "cl");
    const created = await admin.post(path, documentBody("cl", "invoice"));
    expect(verdictOf(created)).toEqual(pending);
    responses = true;
    stage.work(overdue);
    const at = `${path}/${created.body.document_id}`;
    await new Promise((resume) => setTimeout(resume, 50));
    expect(verdictOf(await admin.get(at))).toEqual(pending);
    stage.clock += 30_000;
    await eventually(async () => expect(verdictOf(await admin.get(at))).toEqual(accepted));
    await stage.rest();
    await overdue.close();
  });

  it("receives no request from an attempt that has no time left", async () => {
    stage.script = () => fail;
    const [created] = await stage.issue("cl", "invoice");
    const { document_id = 0, header } = created.body;
    const { services } = stage.service;
    const row = await services.store.read((session) =>
      findSubmission(session, Number(header.account_id), document_id),
    );
    if (row === undefined) throw new Error("The document has no submission.");
    stage.script = () => accept;
    const outcome = await submissionHandler(services).handle(row, AbortSignal.abort());
    expect(outcome).toMatchObject({ state: "retry", learnt: { verdict: null } });
    expect(stage.asked).toHaveLength(1);
  });
});
