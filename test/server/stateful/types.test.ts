import { afterAll, beforeAll, describe, expect, it } from "vitest";
import schema from "../../../generated/schemas/document-update.cl.json" with { type: "json" };
import type { DocumentCreate } from "../../../generated/types/models.d.ts";
import { lineAmount } from "../../../server/model/lines.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { documentBases } from "../countries/base-bodies.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const path = "/v1/documents";
const receipts = [37, 39, 41];
// Together, these drafts have every member that is forbidden for some type.
const drafts = ["invoice", "named-receipt", "gross-receipt", "guide", "export-invoice"];
let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "cl");
});

afterAll(() => service.close());

/** Turns a create body into an update body. Omits members that updates lack; sets a fixed receiver and zero taxes. */
function updateTo({ header, details }: DocumentCreate): object {
  const { guide_type, transfer_type, receiver_activity, document_type_id, ...members } = header;
  const isReceipt = receipts.includes(document_type_id);
  return {
    header: {
      ...listed("DocumentHeaderUpdate", members),
      document_type_id,
      issuer_country_id: 253,
      receiver_tax_id_code: "76543210-3",
      receiver_legal_name: "Constructora Río Claro Ltda.",
      currency_id: 1,
      ...(!isReceipt && { receiver_activity }),
      ...(guide_type !== undefined && { transportation_doc_type: guide_type }),
      ...(transfer_type !== undefined && { transportation_doc_billing: transfer_type }),
    },
    details: details.map((line) => listed("DocumentLineUpdate", line)),
    // Only a receipt with gross prices needs this total_amount, give or take a peso; other types accept any total.
    totals: { net_amount: 0, taxes_amount: 0, total_amount: sumOf(details) },
  };
}

function sumOf(details: DocumentCreate["details"]): number {
  return details.reduce((sum, line) => sum + Number(lineAmount(line)), 0);
}

function listed(name: "DocumentHeaderUpdate" | "DocumentLineUpdate", block: object): object {
  const { properties } = schema.$defs[name];
  return Object.fromEntries(Object.entries(block).filter(([member]) => member in properties));
}

describe("a draft", () => {
  it.each(documentBases("cl"))(
    "can be issued after an update changed its type to that of %s",
    async (_, target) => {
      for (const name of drafts) {
        const body = documentBody("cl", name);
        const sent = { ...body, options: { ...body.options, draft_only: 1 } };
        const at = `${path}/${(await account.admin.post(path, sent)).body.document_id}`;
        const updated = await account.admin.put(at, updateTo(target));
        expect(updated.status, `${name}: ${JSON.stringify(updated.body.errors)}`).toBe(200);
        const issued = await account.admin.patch(at, { document_status: 1 });
        expect(issued.status, `${name}: ${JSON.stringify(issued.body.errors)}`).toBe(200);
      }
    },
  );
});
