import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertDocument } from "../../../server/store/documents.ts";
import { findRow } from "../../../server/store/page.ts";
import type { Store } from "../../../server/store/store.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { errorsOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startServiceOn } from "../service.ts";
import { describeEngines } from "../store/engines.ts";
import { update } from "./drafts.ts";

type Stored = ReturnType<typeof documentBody>;
const path = "/v1/documents";
const draft = { draft_only: 1 };
const terms = `0${",30".repeat(999_999)}`;

/** Changes that an older version accepted, and the errors if a stored draft with the change is issued now. */
const cases: [string, (stored: Stored) => object, string[]][] = [
  [
    "a million instalments",
    ({ header }) => ({ header: { ...header, payment_conditions: terms } }),
    ["/header/payment_conditions terms.instalments"],
  ],
  [
    "5,000 references",
    () => ({
      references: Array.from({ length: 5000 }, (_, number) => ({
        reference_code: 1,
        description: `Reference ${number}`,
        reference_document_id: 1 + (number % 3),
      })),
    }),
    ["/references shape.maxItems"],
  ],
  [
    "a body of 5 MB",
    ({ header }) => ({ header: { ...header, observations: "word ".repeat(1_000_000) } }),
    [],
  ],
];

describeEngines("a document that was stored before the limits existed", (engine) => {
  let store: Store;
  let service: TestService;
  let account: TestAccount;

  beforeAll(async () => {
    service = await startServiceOn(engine);
    ({ store } = service.services);
    account = await createAccount(service, "cl");
  });

  afterAll(() => service.close());

  /** Stores a changed copy of a valid document but does not validate the copy; returns the id of the copy. */
  async function keep(options: object, change: (stored: Stored) => object): Promise<number> {
    const made = await account.admin.post(path, { ...documentBody("cl", "invoice"), options });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const id = Number(made.body.document_id);
    const row = await store.read((session) => findRow(session, "documents", account.id, id));
    if (row === undefined) throw new Error("The document is gone.");
    const stored = JSON.parse(row.body) as Stored;
    return store.write(async (transaction) => {
      const document_id = await transaction.nextId("documents", account.id);
      await insertDocument(transaction, {
        ...row,
        document_id,
        document_number: row.document_number === null ? null : row.document_number + 1_000_000,
        body: JSON.stringify({ ...stored, ...change(stored) }),
      });
      return document_id;
    });
  }

  describe.each(cases)("with %s", (_, change, rejected) => {
    it("is returned with a PDF, and is listed", async () => {
      const id = await keep({}, change);
      const { status, body } = await account.admin.get(`${path}/${id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject(change(documentBody("cl", "invoice")));
      const { document_pdf = "", document_xml } = body.electronic_document ?? {};
      expect(Buffer.from(document_pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
      // The copy has no native file, and a read creates no native file.
      expect(document_xml).toBeUndefined();
      const listed = await account.admin.get(`${path}?limit=1`);
      expect([listed.status, listed.body.items[0]?.document_id]).toEqual([200, id]);
    });

    it("can be updated, referred to and deleted, but can be issued only if it breaks no rule", async () => {
      const [id, other] = [await keep(draft, change), await keep(draft, change)];
      expect((await account.admin.put(`${path}/${id}`, update("invoice"))).status).toBe(200);
      const references = [{ reference_code: 1, description: "d", reference_document_id: id }];
      const body = { ...documentBody("cl", "invoice"), references };
      expect((await account.admin.post(path, body)).status).toBe(201);
      const issued = await account.admin.patch(`${path}/${id}`, { document_status: 1 });
      expect(issued.status).toBe(rejected.length === 0 ? 200 : 409);
      expect(errorsOf(issued)).toEqual(rejected);
      expect((await account.admin.delete(`${path}/${other}`)).status).toBe(204);
    });
  });
});
