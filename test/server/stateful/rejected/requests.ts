import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { documentBody } from "../../accounts.ts";
import type { Client, Reply } from "../../client.ts";
import { createClient } from "../../client.ts";
import type { Cast } from "./cast.ts";
import { updateOf } from "./cast.ts";

/** A request that must be rejected: a label, the expected status, and a function that sends the request. */
export type Rejected = readonly [string, number, (cast: Cast) => Promise<Pick<Reply, "status">>];

const documents = "/v1/documents";
const nowhere = 9007199254740991;

const invoice = (header: object = {}, blocks: object = {}): DocumentCreate => {
  const body = documentBody("cl", "invoice");
  return { ...body, ...blocks, header: { ...body.header, ...header } };
};

const create = (body: unknown) => (cast: Cast) => cast.chile.admin.post(documents, body);

async function change(client: Client, path: string, members: object, blocks: object = {}) {
  return client.put(path, { ...(await updateOf(client, path, members)), ...blocks });
}

const changeHeld = (name: keyof Cast["held"], members: object, blocks?: object) => (cast: Cast) =>
  change(cast.chile.admin, cast.held[name], members, blocks);

const status = (name: keyof Cast["held"], to: unknown) => (cast: Cast) =>
  cast.chile.admin.patch(cast.held[name], { document_status: to });

function raw(path: string, body: string, type = "application/json") {
  return ({ service, chile }: Cast) =>
    service.request(path, {
      method: "POST",
      headers: { Authorization: `Bearer ${chile.admin.token}`, "Content-Type": type },
      body,
    });
}

/** Rejected creations of documents. */
export const creations: readonly Rejected[] = [
  ["an empty body", 400, create({})],
  ["an empty list of lines", 400, create(invoice({}, { details: [] }))],
  ["an unknown member", 400, create(invoice({ colour: "red" }))],
  ["another country's member", 400, create(invoice({ receiver_county_id: "1" }))],
  ["a receiver without a name", 400, create(invoice({ receiver_legal_name: undefined }))],
  ["a branch that does not exist", 400, create(invoice({ branch_office_code: "nowhere" }))],
  [
    "a reference to a document that does not exist",
    400,
    create(
      invoice(
        {},
        { references: [{ reference_document_id: nowhere, reference_code: 1, description: "x" }] },
      ),
    ),
  ],
  [
    "draft_only and a branch that does not exist",
    400,
    create(invoice({ branch_office_code: "nowhere" }, { options: { draft_only: 1 } })),
  ],
  [
    "draft_preview and a branch that does not exist",
    400,
    create(invoice({ branch_office_code: "nowhere" }, { options: { draft_preview: 1 } })),
  ],
  [
    "a gross total that differs from the sum of the lines",
    400,
    create({ ...documentBody("cl", "gross-receipt"), totals: { total_amount: 1 } }),
  ],
  ["a number already in use", 409, create(invoice({ document_number: 1 }))],
  [
    "another account's identifier",
    403,
    ({ mexico, chile }) => mexico.admin.post(documents, invoice({ account_id: chile.id })),
  ],
  [
    "the operator's token and no account_id",
    400,
    ({ operator }) => operator.post(documents, invoice()),
  ],
  [
    "the operator's token and an account that does not exist",
    400,
    ({ operator }) => operator.post(documents, invoice({ account_id: nowhere })),
  ],
  [
    "an unknown query parameter",
    400,
    ({ chile }) => chile.admin.post(`${documents}?colour=1`, invoice()),
  ],
  [
    "a Peruvian cargo document without pe_cargo_transport",
    400,
    ({ peru }) => {
      const body = documentBody("pe", "detraction-cargo");
      Reflect.deleteProperty(body.header.additional ?? {}, "pe_cargo_transport");
      return peru.admin.post(documents, body);
    },
  ],
  [
    "draft_only outside Chile",
    400,
    ({ peru }) =>
      peru.admin.post(documents, { ...documentBody("pe", "plain"), options: { draft_only: 1 } }),
  ],
  ["malformed JSON", 400, raw(documents, "{")],
  ["a media type other than JSON", 415, raw(documents, "{}", "text/plain")],
  ["a false token", 401, ({ service }) => createClient(service, "none").post(documents, invoice())],
];

/** Rejected updates, issuances, cancellations and deletions of documents. */
export const changes: readonly Rejected[] = [
  ["an update without issuer_city", 400, changeHeld("draft", { issuer_city: undefined })],
  [
    "an update with `references`, which only a creation can have",
    400,
    changeHeld("draft", {}, { references: [] }),
  ],
  ["an update with another document_id", 400, changeHeld("draft", {}, { document_id: nowhere })],
  [
    "an admin's move of a draft to another account",
    403,
    (cast) => changeHeld("draft", { account_id: cast.peru.id })(cast),
  ],
  [
    "an operator's move of a draft to another account",
    400,
    ({ operator, held, peru }) => change(operator, held.draft, { account_id: peru.id }),
  ],
  [
    "an update with a customer that does not exist",
    400,
    changeHeld("draft", { customer_supplier_id: nowhere }),
  ],
  [
    "an update that adds receiver_activity to a receipt that names its receiver",
    400,
    changeHeld("named", { receiver_activity: "x" }),
  ],
  [
    "an update with a gross total that differs from the sum of the lines",
    400,
    changeHeld("gross", {}, { totals: { net_amount: 1, total_amount: 1 } }),
  ],
  ["an update with a number already in use", 409, changeHeld("draft", { document_number: 1 })],
  ["an update of an issued document", 409, changeHeld("issued", { issuer_city: "Arica" })],
  [
    "an update of a cancelled document",
    409,
    ({ mexico, abroad }) => change(mexico.admin, abroad.cancelled, { issuer_city: "Puebla" }),
  ],
  [
    "an update by another account's admin",
    404,
    async ({ peru, chile, held }) =>
      peru.admin.put(held.draft, await updateOf(chile.admin, held.draft)),
  ],
  ["an unknown document_status", 400, status("draft", 3)],
  ["a change from draft to draft", 409, status("draft", 0)],
  ["a cancellation of a draft", 409, status("draft", 2)],
  ["a change from issued to draft", 409, status("issued", 0)],
  ["an issuance of an issued document", 409, status("issued", 1)],
  ["a cancellation of a Chilean document", 409, status("issued", 2)],
  ["an issuance of a draft that lacks a member", 409, status("unfit", 1)],
  ["an issuance of a draft whose number is already in use", 409, status("clash", 1)],
  [
    "an issuance by another account's admin",
    404,
    ({ peru, held }) => peru.admin.patch(held.draft, { document_status: 1 }),
  ],
  [
    "an issuance of a cancelled document",
    409,
    ({ mexico, abroad }) => mexico.admin.patch(abroad.cancelled, { document_status: 1 }),
  ],
  [
    "a cancellation of a cancelled document",
    409,
    ({ mexico, abroad }) => mexico.admin.patch(abroad.cancelled, { document_status: 2 }),
  ],
  ["a deletion of an issued document", 409, ({ chile, held }) => chile.admin.delete(held.issued)],
  [
    "a deletion of a cancelled document",
    409,
    ({ mexico, abroad }) => mexico.admin.delete(abroad.cancelled),
  ],
  ["a deletion by another account's admin", 404, ({ peru, held }) => peru.admin.delete(held.draft)],
  [
    "a deletion of a document that does not exist",
    404,
    ({ chile }) => chile.admin.delete(`${documents}/${nowhere}`),
  ],
  ["a method that /v1/documents does not have", 405, ({ chile }) => chile.admin.delete(documents)],
];
