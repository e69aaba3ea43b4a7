import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type {
  Authority,
  Cancellation,
  Submission,
} from "../../../server/documents/authority/authority.ts";
import type { Behaviour, Script } from "../../../server/documents/authority/local-authority.ts";
import { localAuthority } from "../../../server/documents/authority/local-authority.ts";
import type { Worker } from "../../../server/outbox/worker.ts";
import { startWorkers } from "../../../server/workers.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Answer, Client } from "../client.ts";
import { documentBases } from "../countries/base-bodies.ts";
import { readPdf } from "../documents/paper/read-pdf.ts";
import { readXml } from "../documents/paper/read-xml.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const path = "/v1/documents";
const HOUR = 3_600_000;
const accept: Behaviour = { kind: "accept" };
const fail: Behaviour = { kind: "fail", reason: "no route" };
const refuse = (numberUsed: boolean): Behaviour => ({
  kind: "refuse",
  code: "3116",
  message: "Cargo data are missing.",
  numberUsed,
});
const countries = ["cl", "us", "co", "mx", "pe", "ar"];

let service: TestService;
let worker: Worker | undefined;
let clock: number;
let script: Script;
let asked: { action: string; request: Submission | Cancellation }[];

beforeEach(async () => {
  clock = Date.UTC(2026, 0, 1, 12, 0);
  script = () => accept;
  asked = [];
  const authority = localAuthority({
    script: (request, action) => {
      asked.push({ action, request });
      return script(request, action);
    },
  });
  service = await startService({ authority, authorityWaitMs: 200, now: () => clock });
});

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await service.close();
});

function work(on = service): void {
  worker = startWorkers(on.services, undefined, { pollMs: 5 });
}

function verdictOf({ body }: Answer) {
  return { status: body.header.taxbureau_validation_status, result: body.result };
}

const accepted = { status: 1, result: { status: 0 } };
const pending = { status: 0, result: undefined };

async function issued(country: string, base: string): Promise<[Answer, Client, string]> {
  const { admin } = await createAccount(service, country);
  const answer = await admin.post(path, documentBody(country, base));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return [answer, admin, `${path}/${answer.body.document_id}`];
}

async function textOf(answer: Answer): Promise<string> {
  const pdf = Buffer.from(answer.body.electronic_document?.document_pdf ?? "", "base64");
  return (await readPdf(pdf)).map((page) => page.text).join(" ");
}

describe("an issued document", () => {
  it.each(countries)("of %s has its verdict in the answer, and from then on", async (country) => {
    const [first = ""] = documentBases(country).map(([base]) => base);
    const [created, admin, at] = await issued(country, first);
    expect(verdictOf(created)).toEqual(accepted);
    const read = await admin.get(at);
    expect(verdictOf(read)).toEqual(accepted);
    const [listed] = (await admin.get(path)).body.items;
    expect(listed?.header.taxbureau_validation_status).toBe(1);
    expect(listed).not.toHaveProperty("electronic_document");
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      action: "submit",
      request: {
        country,
        documentId: created.body.document_id,
        documentTypeId: created.body.header.document_type_id,
        documentNumber: created.body.header.document_number,
      },
    });
  });

  it("of Peru carries the authority's receipt", async () => {
    const [created, admin, at] = await issued("pe", "plain");
    const { document_cdr, document_cdr_filename } = created.body.electronic_document ?? {};
    expect(document_cdr_filename).toMatch(/^R-[0-9]+-01-.*-1\.xml$/);
    const receipt = readXml(Buffer.from(document_cdr ?? "", "base64").toString());
    expect(receipt.attributes.xmlns).toBe("urn:talonario:receipt:pe:1");
    const read = await admin.get(at);
    expect(read.body.electronic_document).toMatchObject({ document_cdr, document_cdr_filename });
    expect((await admin.get(path)).body.items[0]).not.toHaveProperty("electronic_document");
  });

  it("has none while it is a draft or a preview, and gets it when it is issued", async () => {
    const { admin } = await createAccount(service, "cl");
    const body = documentBody("cl", "invoice");
    const shown = await admin.post(path, { ...body, options: { draft_preview: 1 } });
    const draft = await admin.post(path, { ...body, options: { draft_only: 1 } });
    for (const answer of [shown, draft, await admin.get(`${path}/${draft.body.document_id}`)]) {
      expect(verdictOf(answer)).toEqual({ status: undefined, result: undefined });
    }
    expect(asked).toEqual([]);
    const at = `${path}/${draft.body.document_id}`;
    expect(verdictOf(await admin.patch(at, { document_status: 1 }))).toEqual(accepted);
    expect(verdictOf(await admin.get(at))).toEqual(accepted);
  });

  it("has the same verdict in a replay", async () => {
    const { admin } = await createAccount(service, "pe");
    const send = () => admin.post(path, documentBody("pe", "plain"), { "Idempotency-Key": "one" });
    const first = await send();
    const second = await send();
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(second.body).toEqual(first.body);
    expect(verdictOf(second)).toEqual(accepted);
  });
});

describe("a refused document", () => {
  it.each([
    [true, /^3116 Cargo data are missing\. The number is used\.$/],
    [false, /^3116 Cargo data are missing\. The number is not used there; the document keeps it/],
  ])("is stored and shown, number used: %s", async (numberUsed, message) => {
    script = () => refuse(numberUsed);
    const [created, admin, at] = await issued("pe", "plain");
    const refused = {
      status: 2,
      result: { status: 1, error_message: expect.stringMatching(message) },
    };
    expect(verdictOf(created)).toEqual(refused);
    expect(created.body.document_status).toBe(1);
    expect(created.body.header).toMatchObject({ document_number: 1, document_status: 1 });
    expect(created.body.electronic_document).toBeUndefined();
    expect(verdictOf(await admin.get(at))).toEqual(refused);
    // The sequence goes on without a gap, and without using a number twice.
    script = () => accept;
    const next = await admin.post(path, documentBody("pe", "plain"));
    expect(next.body.header.document_number).toBe(2);
    expect(verdictOf(next)).toEqual(accepted);
  });

  it("says so across its PDF, and its XML stays what was sent", async () => {
    const [, admin, at] = await issued("cl", "invoice");
    const before = await admin.get(at);
    expect(await textOf(before)).not.toContain("RECHAZADO");
    script = () => refuse(true);
    const [created, other, elsewhere] = await issued("cl", "invoice");
    expect(await textOf(await other.get(elsewhere))).toContain("RECHAZADO");
    const sent = asked[1]?.request;
    const xml = sent !== undefined && "xml" in sent ? await sent.xml() : undefined;
    const read = await other.get(elsewhere);
    expect(
      Buffer.from(read.body.electronic_document?.document_xml ?? "", "base64").toString(),
    ).toBe(xml);
    expect(created.status).toBe(201);
  });
});

describe("an authority that is late", () => {
  it("gives its verdict later, and the answer says that there is none yet", async () => {
    script = () => ({ kind: "late", milliseconds: 400, afterwards: accept });
    const [created, admin, at] = await issued("pe", "plain");
    expect(created.body.document_status).toBe(1);
    expect(verdictOf(created)).toEqual(pending);
    expect(created.body).not.toHaveProperty("electronic_document");
    await vi.waitFor(async () => expect(verdictOf(await admin.get(at))).toEqual(accepted), 5000);
    expect((await admin.get(at)).body.electronic_document).toHaveProperty("document_cdr");
    expect(asked).toHaveLength(1);
  });

  it("leaves a replay what the first answer was", async () => {
    script = () => ({ kind: "late", milliseconds: 400, afterwards: accept });
    const { admin } = await createAccount(service, "pe");
    const send = () => admin.post(path, documentBody("pe", "plain"), { "Idempotency-Key": "one" });
    const first = await send();
    const at = `${path}/${first.body.document_id}`;
    await vi.waitFor(async () => expect(verdictOf(await admin.get(at))).toEqual(accepted), 5000);
    expect((await send()).body).toEqual(first.body);
  });

  it("is asked again by a worker once its request has given up", async () => {
    let answers = false;
    const never: Authority = {
      submit: async () => (answers ? { accepted: true } : new Promise(() => undefined)),
      cancel: async () => ({ accepted: true }),
    };
    const late = await startService({ authority: never, authorityWaitMs: 20, now: () => clock });
    const { admin } = await createAccount(late, "cl");
    const created = await admin.post(path, documentBody("cl", "invoice"));
    expect(verdictOf(created)).toEqual(pending);
    answers = true;
    work(late);
    const at = `${path}/${created.body.document_id}`;
    await new Promise((resume) => setTimeout(resume, 50));
    expect(verdictOf(await admin.get(at))).toEqual(pending);
    clock += 30_000;
    await vi.waitFor(async () => expect(verdictOf(await admin.get(at))).toEqual(accepted), 5000);
    await worker?.stop();
    await late.close();
  });
});

describe("an authority that fails", () => {
  it("is asked again with growing pauses, until it answers", async () => {
    script = () => fail;
    const [created, admin, at] = await issued("pe", "plain");
    expect(verdictOf(created)).toEqual(pending);
    work();
    clock += 3000;
    await new Promise((resume) => setTimeout(resume, 50));
    expect(asked).toHaveLength(1);
    clock += 3000;
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    script = () => accept;
    clock += 18_000;
    await vi.waitFor(async () => expect(verdictOf(await admin.get(at))).toEqual(accepted), 5000);
    expect((await admin.get(at)).body.electronic_document).toHaveProperty("document_cdr");
    expect(asked.map(({ request }) => request.documentNumber)).toEqual([1, 1, 1]);
    expect(service.logged()).not.toContain('"failure"');
  });

  it("is given up after three days, and the document says so", async () => {
    script = () => fail;
    const [, admin, at] = await issued("pe", "plain");
    work();
    clock += 73 * HOUR;
    await vi.waitFor(async () => expect((await admin.get(at)).body.result?.status).toBe(1), 5000);
    const { header, result } = (await admin.get(at)).body;
    expect(header.taxbureau_validation_status).toBe(0);
    expect(result?.error_message).toMatch(/could not be reached/);
  });

  it("by a mistake of ours is logged, and the document is stored all the same", async () => {
    script = () => {
      throw new Error("a mistake of the script");
    };
    const [created] = await issued("cl", "invoice");
    expect(verdictOf(created)).toEqual(pending);
    expect(service.logged()).toContain("a mistake of the script");
  });
});

describe("cancelling in Mexico", () => {
  const cancel = (admin: Client, at: string) => admin.patch(at, { document_status: 2 });

  it("tells the authority, and shows what it says", async () => {
    const [, admin, at] = await issued("mx", "plain");
    const cancelled = await cancel(admin, at);
    expect(cancelled.status).toBe(200);
    const done = { status: 3, result: { status: 0 } };
    expect(verdictOf(cancelled)).toEqual(done);
    expect(verdictOf(await admin.get(at))).toEqual(done);
    expect(asked.map(({ action }) => action)).toEqual(["submit", "cancel"]);
    expect(asked[1]?.request).toMatchObject({ country: "mx", documentNumber: 1 });
  });

  it("that the authority refuses leaves the document counting there", async () => {
    script = (_, action) => (action === "cancel" ? refuse(true) : accept);
    const [, admin, at] = await issued("mx", "plain");
    const cancelled = await cancel(admin, at);
    expect(cancelled.body.document_status).toBe(2);
    expect(verdictOf(cancelled)).toEqual({
      status: 1,
      result: { status: 1, error_message: expect.stringMatching(/^3116 .*still counts there\.$/) },
    });
    expect(await textOf(await admin.get(at))).not.toContain("RECHAZADO");
  });

  it("waits until the authority knows of the document", async () => {
    script = () => fail;
    const [, admin, at] = await issued("mx", "plain");
    expect(verdictOf(await cancel(admin, at))).toEqual(pending);
    work();
    script = () => accept;
    asked.length = 0;
    clock += 30_000;
    await vi.waitFor(
      async () =>
        expect(verdictOf(await admin.get(at))).toEqual({ status: 3, result: { status: 0 } }),
      5000,
    );
    expect(asked.map(({ action }) => action)).toEqual(["submit", "cancel"]);
  });

  it("keeps the document's verdict when only the cancellation fails", async () => {
    const [, admin, at] = await issued("mx", "plain");
    script = () => fail;
    expect(verdictOf(await cancel(admin, at))).toEqual({ status: 1, result: undefined });
    script = () => accept;
    asked.length = 0;
    work();
    clock += 30_000;
    await vi.waitFor(async () =>
      expect(verdictOf(await admin.get(at))).toEqual({ status: 3, result: { status: 0 } }),
    );
    expect(asked.map(({ action }) => action)).toEqual(["cancel"]);
  });

  it("has nothing to tell of a document that was refused", async () => {
    script = () => refuse(true);
    const [, admin, at] = await issued("mx", "plain");
    expect(verdictOf(await cancel(admin, at)).status).toBe(2);
    expect(asked.map(({ action }) => action)).toEqual(["submit"]);
  });
});
