import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { logoPurpose } from "../../../server/documents/branding.ts";
import { findAccountSecret } from "../../../server/store/accounts.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

let service: TestService;
let account: TestAccount;
let path: string;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "us");
  path = `/v1/accounts/${account.id}`;
});

afterAll(() => service.close());

/** A PNG of two by two pixels with transparency. */
function smallPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, sum]);
  };
  const head = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0]);
  const rows = Buffer.from([0, 11, 99, 200, 255, 1, 2, 3, 0, 0, 5, 5, 5, 9, 7, 7, 7, 255]);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function readPdf(document: unknown): Promise<Buffer> {
  const headers = { Authorization: `Bearer ${account.admin.token}` };
  const response = await service.request(`/v1/documents/${document}/pdf`, { headers });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

it("a PDF shows the account's logo until an update removes the branding; then no logo is stored", async () => {
  const issued = await account.admin.post("/v1/documents", documentBody("us", "plain"));
  expect([issued.status, issued.body.errors]).toEqual([201, undefined]);
  const plain = await readPdf(issued.body.document_id);
  expect(plain.toString("latin1")).not.toContain("/Subtype /Image");

  const logo = smallPng();
  const branding = { logo: logo.toString("base64"), accent_color: "#0B63C8" };
  const changed = await account.admin.patch(path, { branding });
  expect(changed.status).toBe(200);
  expect(changed.body.branding).toEqual({
    accent_color: "#0b63c8",
    logo_sha256: createHash("sha256").update(logo).digest("hex"),
  });
  const branded = await readPdf(issued.body.document_id);
  expect(branded.toString("latin1")).toContain("/Subtype /Image");
  expect(await readPdf(issued.body.document_id)).toEqual(branded);

  const secret = () =>
    service.services.store.read((session) => findAccountSecret(session, account.id, logoPurpose));
  expect(await secret()).toBeDefined();
  const taken = await account.admin.patch(path, { branding: { logo: "", accent_color: "" } });
  expect(taken.body.branding).toBeUndefined();
  expect(await secret()).toBeUndefined();
  expect(await readPdf(issued.body.document_id)).toEqual(plain);
});
