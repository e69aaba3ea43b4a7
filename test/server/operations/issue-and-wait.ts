import type { DatabaseTarget } from "../../../server/config-addresses.ts";
import { listDocuments } from "../../../server/store/document-list.ts";
import { openStore } from "../../../server/store/store.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { startService } from "../service.ts";

// This process issues a document whose authority never responds.
// After the document is stored, the process prints the ids of the account and of the document.
const target = JSON.parse(process.argv[2] ?? "") as DatabaseTarget;
const store = await openStore(target);
const never = () => new Promise<never>(() => undefined);
const authority = { submit: never, cancel: never };
const service = await startService({ store, authority, authorityWaitMs: 600_000 });
const { id, admin } = await createAccount(service, "pe");
void admin.post("/v1/documents", documentBody("pe", "plain"));
const page = { accountId: id, after: undefined, limit: 1 };
const look = setInterval(async () => {
  const { rows } = await store.read((session) => listDocuments(session, {}, page));
  const [row] = rows;
  if (row !== undefined) {
    clearInterval(look);
    process.stdout.write(`${JSON.stringify({ id, documentId: row.document_id })}\n`);
  }
}, 10);
