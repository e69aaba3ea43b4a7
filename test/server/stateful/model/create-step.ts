import type { Document, DocumentCreate } from "../../../../generated/types/models.d.ts";
import { documentBases } from "../../countries/base-bodies.ts";
import { customerOf, registerReceiver } from "./customers.ts";
import { documentFrom } from "./defaults.ts";
import type { Expectation } from "./expectation.ts";
import { conflict, forbidden, invalid } from "./expectation.ts";
import { issue, isTaken } from "./folios.ts";
import { shownDocument } from "./shown-document.ts";
import type { Caller, Step } from "./step.ts";
import { compare } from "./step.ts";
import type { ModelAccount, World } from "./world.ts";
import { accountAt, holds, itemAt, strangerTo } from "./world.ts";

/** A creation that a caller requests. `account`, `base` and `refersTo` are indexes that wrap around at the end. */
export interface CreateWish {
  /** Only "admin" and "nobody's operator" (an operator who names no account) omit `account_id`. */
  readonly who: "admin" | "named admin" | "stranger" | "operator" | "nobody's operator";
  readonly account: number;
  readonly base: number;
  readonly mode: "issue" | "draft" | "preview";
  readonly number?: number;
  /** Replaces the receiver's tax id if the base has a tax id. */
  readonly receiver?: string;
  readonly place?: "branch" | "series" | "unknown branch";
  /** The index of the document to reference. */
  readonly refersTo?: number;
  readonly flaw?: "no quantity" | "unknown member" | "another country's option";
}

const kinds = [
  "invoice",
  "exempt-invoice",
  "receipt",
  "named-receipt",
  "gross-receipt",
  "guide",
  "export-invoice",
];

/** Issues a new document, stores it as a draft, or previews it. */
export function createStep(world: World, wish: CreateWish): Step {
  const account = accountAt(world, wish.account);
  const body = bodyOf(world, account, wish);
  const rejected = rejectionOf(world, account, wish, body);
  const request = { method: "POST", path: "/v1/documents", body } as const;
  return {
    request: { ...request, caller: callerOf(world, account, wish) },
    take(response) {
      if (rejected !== undefined) return compare(response, rejected);
      const document = documentFrom(body, account);
      const mode = modeOf(account, wish);
      if (mode === "preview") {
        delete document.header.document_number;
        return compare(response, { status: 200, body: document });
      }
      const { document_id: id, header } = response.body ?? {};
      registerReceiver(world, account, document, header?.customer_supplier_id);
      const customer = customerOf(world, account, document);
      if (customer?.id !== undefined) document.header.customer_supplier_id = customer.id;
      if (mode === "issue") issue(world, document, response.body?.authority);
      document.history = [entryOf(world, wish, account, document)];
      if (world.documents.some(({ response }) => response.document_id === id)) {
        throw new Error(`The identifier ${id} already belongs to another document.`);
      }
      const known = { document_id: id ?? 0, ...document };
      compare(response, { status: 201, body: shownDocument(world, known) });
      world.documents.push({ account, response: known });
    },
  };
}

function entryOf(world: World, { who }: CreateWish, account: ModelAccount, document: Document) {
  return {
    at: new Date(world.now).toISOString(),
    by: who === "operator" ? "operator" : account.email,
    to: document.document_status,
  };
}

// Only Chile has drafts and previews. For other countries, the wish's mode counts only if the wish has the flaw
// "another country's option"; the service must then reject a draft or a preview.
function modeOf({ country }: ModelAccount, { mode, flaw }: CreateWish): CreateWish["mode"] {
  return country === "cl" || flaw === "another country's option" ? mode : "issue";
}

function bodyOf(world: World, account: ModelAccount, wish: CreateWish): DocumentCreate {
  const bases = documentBases(account.country).filter(
    ([name]) => account.country !== "cl" || kinds.includes(name),
  );
  const body = structuredClone(itemAt(bases, wish.base)?.[1]);
  if (body === undefined) throw new Error(`${account.country} has no bodies.`);
  const { header } = body;
  const mode = modeOf(account, wish);
  if (mode === "draft") body.options = { ...body.options, draft_only: 1 };
  if (mode === "preview") body.options = { ...body.options, draft_preview: 1 };
  if (wish.who !== "admin" && wish.who !== "nobody's operator") header.account_id = account.id;
  if (wish.number !== undefined) header.document_number = wish.number;
  if (wish.receiver !== undefined && header.receiver_tax_id_code !== undefined) {
    header.receiver_tax_id_code = wish.receiver;
  }
  if (wish.place === "branch") header.branch_office_code = "N1";
  if (wish.place === "unknown branch") header.branch_office_code = "nowhere";
  if (wish.place === "series" && header.document_sequence_code !== undefined) {
    header.document_sequence_code = "X9";
  }
  const known = wish.refersTo === undefined ? undefined : itemAt(world.documents, wish.refersTo);
  if (known !== undefined) {
    const reference_document_id = known.response.document_id ?? 0;
    body.references = [{ reference_document_id, reference_code: 1, description: "anula" }];
  }
  if (wish.flaw === "no quantity") Reflect.deleteProperty(body.details[0] ?? {}, "quantity");
  if (wish.flaw === "unknown member") Object.assign(header, { colour: "red" });
  return body;
}

function callerOf(world: World, account: ModelAccount, { who }: CreateWish): Caller {
  if (who === "operator" || who === "nobody's operator") return "operator";
  return who === "stranger" ? strangerTo(world, account) : account;
}

function rejectionOf(
  world: World,
  account: ModelAccount,
  wish: CreateWish,
  body: DocumentCreate,
): Expectation | undefined {
  if (wish.who === "stranger") return forbidden;
  const shape: string[] = [];
  if (wish.flaw === "no quantity") shape.push("/details/0/quantity shape.required");
  if (wish.flaw === "unknown member") shape.push("/header/colour shape.unknown");
  if (wish.who === "nobody's operator") {
    return invalid([...shape, "/header/account_id account.required"]);
  }
  const option = { issue: undefined, draft: "draft_only", preview: "draft_preview" } as const;
  const sent = option[modeOf(account, wish)];
  if (account.country !== "cl" && sent !== undefined) shape.push(`/options/${sent} scope.${sent}`);
  if (shape.length > 0) return invalid(shape);
  const unknown: string[] = [];
  if (wish.place === "unknown branch") {
    unknown.push("/header/branch_office_code document.branch-office-unknown");
  }
  const named = body.references?.[0]?.reference_document_id;
  if (named !== undefined && !holds(world, account, named)) {
    unknown.push("/references/0/reference_document_id reference.document-unknown");
  }
  if (unknown.length > 0) return invalid(unknown);
  return isTaken(world, documentFrom(body, account))
    ? conflict("/header/document_number document.number-taken")
    : undefined;
}
