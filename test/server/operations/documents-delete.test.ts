import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount, documentBody } from "../accounts.ts";
import type { Client } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import { draftOf, issueOf } from "./drafts.ts";

const path = "/v1/documents";
let service: TestService;
let admin: Client;
let now = Date.UTC(2026, 0, 1, 2, 0);

beforeAll(async () => {
  service = await startService({ now: () => now++ });
  admin = (await createAccount(service, "cl")).admin;
});

afterAll(() => service.close());

describe("deleting a draft", () => {
  it("removes the draft and leaves no gap in the folios", async () => {
    const fresh = await createAccount(service, "cl");
    const at = await draftOf(fresh.admin);
    expect((await fresh.admin.delete(at)).status).toBe(204);
    expect((await fresh.admin.get(at)).status).toBe(404);
    expect((await fresh.admin.delete(at)).status).toBe(404);
    const next = await fresh.admin.post(path, documentBody("cl", "invoice"));
    expect(next.body.header.document_number).toBe(1);
  });

  it("fails until all referring drafts are issued or deleted; the error lists the referring drafts", async () => {
    const at = await draftOf(admin);
    const id = Number(at.slice(path.length + 1));
    const issued = await referTo(id, { draft_only: 0 });
    const [first, second] = [await referTo(id), await referTo(id)];
    const response = await admin.delete(at);
    expect(response.status).toBe(409);
    expect(response.body.detail).toMatch(new RegExp(`: ${first}, ${second}\\.$`));
    expect((await admin.get(at)).status).toBe(200);
    expect((await issueOf(admin, `${path}/${first}`)).status).toBe(200);
    expect((await admin.delete(at)).body.detail).toMatch(new RegExp(`: ${second}\\.$`));
    expect((await admin.delete(`${path}/${second}`)).status).toBe(204);
    expect((await admin.delete(at)).status).toBe(204);
    expect((await admin.get(`${path}/${issued}`)).status).toBe(200);
  });

  it("fails with an error that lists at most ten referring drafts", async () => {
    const at = await draftOf(admin);
    for (let count = 0; count < 11; count++) await referTo(Number(at.slice(path.length + 1)));
    expect((await admin.delete(at)).body.detail).toMatch(/: [0-9]+(, [0-9]+){9} and more\.$/);
  });
});

async function referTo(reference_document_id: number, options: object = {}): Promise<number> {
  const references = [{ reference_document_id, reference_code: 1, description: "Anula" }];
  const body = documentBody("cl", "draft");
  const sent = { ...body, options: { ...body.options, ...options }, references };
  const response = await admin.post(path, sent);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body.document_id ?? 0;
}
