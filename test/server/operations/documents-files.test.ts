import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as pdf from "../../../server/rendering/render-pdf.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Reply } from "../client.ts";
import { errorsOf } from "../client.ts";
import { itOf } from "../countries/known.ts";
import { readPdf } from "../rendering/read-pdf.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

vi.mock(import("../../../server/rendering/render-pdf.ts"), async (original) => {
  const { renderPdf } = await original();
  return { renderPdf: vi.fn(renderPdf) };
});

const path = "/v1/documents";
let service: TestService;
let account: TestAccount;
let clock = Date.UTC(2026, 0, 1, 15, 30, 20);

beforeAll(async () => {
  service = await startService({ now: () => clock });
  const account_config = { show_document_time: 1, time_zone: "UTC-3" };
  account = await createAccount(service, "cl", { account_config });
});

afterAll(() => service.close());

const drawn = () => vi.mocked(pdf.renderPdf).mock.calls.length;

async function textOf({ body }: Reply): Promise<string> {
  const file = Buffer.from(body.electronic_document?.document_pdf ?? "", "base64");
  return (await readPdf(file)).map((page) => page.text).join(" ");
}

describe("the files of a document", () => {
  it("are absent from a creation's response by default; a transfer copy is made only on request", async () => {
    const { admin } = account;
    const body = documentBody("cl", "invoice");
    const plain = await admin.post(path, body);
    expect(plain.body).not.toHaveProperty("electronic_document");
    const stamped = await admin.post(`${path}?generate_stamp=1`, body);
    expect(Object.keys(stamped.body.electronic_document ?? {})).toEqual(["stamp_img"]);
    const copied = await admin.post(path, { ...body, options: { pdf_transfer_copy: 1 } });
    expect(Object.keys(copied.body.electronic_document ?? {})).toEqual([
      "document_transfer_copy_pdf",
    ]);
    const copyOf = async (at: string) =>
      (await admin.get(`${path}/${at}`)).body.electronic_document?.document_transfer_copy_pdf;
    const { document_id } = plain.body;
    expect(await copyOf(`${document_id}?pdf_transfer_copy=1`)).toMatch(/^JVBERi/);
    expect(await copyOf(`${document_id}`)).toBeUndefined();
    expect(await copyOf(`${copied.body.document_id}`)).toBe(
      copied.body.electronic_document?.document_transfer_copy_pdf,
    );
    expect(await copyOf(`${copied.body.document_id}?pdf_transfer_copy=0`)).toBeUndefined();
  });

  itOf("mx")("have no transfer copy in Mexico", async () => {
    const { admin } = await createAccount(service, "mx");
    const { document_id } = (await admin.post(path, documentBody("mx", "plain"))).body;
    const rejected = await admin.get(`${path}/${document_id}?pdf_transfer_copy=1`);
    expect(rejected.status).toBe(400);
    expect(errorsOf(rejected)).toEqual(["?pdf_transfer_copy scope.pdf_transfer_copy"]);
    expect((await admin.get(`${path}/${document_id}?pdf_transfer_copy=0`)).status).toBe(200);
    expect((await admin.get(`${path}/${document_id}?pdf_transfer_copy=2`)).status).toBe(400);
  });
});

describe("a document that is read again", () => {
  it("has the same files, and the PDF is rendered once", async () => {
    const { admin } = account;
    const { document_id } = (await admin.post(path, documentBody("cl", "invoice"))).body;
    const before = drawn();
    const first = await admin.get(`${path}/${document_id}`);
    const again = await Promise.all([1, 2, 3].map(() => admin.get(`${path}/${document_id}`)));
    for (const { body } of again) {
      expect(body).toEqual(first.body);
    }
    expect(drawn() - before).toBe(1);
  });

  it("has a new PDF after a change", async () => {
    const { admin } = account;
    const body = documentBody("cl", "draft");
    const { document_id } = (await admin.post(path, body)).body;
    const at = `${path}/${document_id}`;
    const draft = await textOf(await admin.get(at));
    expect(draft).toContain("BORRADOR");
    await admin.patch(at, { document_status: 1 });
    expect(await textOf(await admin.get(at))).not.toContain("BORRADOR");
  });

  it("shows the folio of a referenced document that was a draft at the first read", async () => {
    const { admin } = account;
    const draft = await admin.post(path, {
      ...documentBody("cl", "invoice"),
      options: { draft_only: 1 },
    });
    const reference_document_id = draft.body.document_id ?? 0;
    const references = [{ reference_code: 1, description: "Anula", reference_document_id }];
    const note = await admin.post(path, { ...documentBody("cl", "credit-note"), references });
    const at = `${path}/${note.body.document_id}`;
    const before = await textOf(await admin.get(at));
    const issued = await admin.patch(`${path}/${reference_document_id}`, { document_status: 1 });
    const number = issued.body.header.document_number;
    const after = await textOf(await admin.get(at));
    expect(before).toContain(`FACTURA ELECTRÓNICA ID ${reference_document_id}`);
    expect(after).toContain(`FACTURA ELECTRÓNICA N° ${number} `);
  });
});

describe("a preview", () => {
  const body = { ...documentBody("cl", "invoice"), options: { draft_preview: 1 } };

  it("prints the time if the account sets show_document_time", async () => {
    expect(await textOf(await account.admin.post(path, body))).toContain("12:30:20");
  });

  it("prints the same time in a replay", async () => {
    const key = { "Idempotency-Key": "preview" };
    const first = await account.admin.post(path, body, key);
    clock += 61_000;
    const second = await account.admin.post(path, body, key);
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(second.body).toEqual(first.body);
    expect(await textOf(await account.admin.post(path, body))).toContain("12:31:21");
  });
});
