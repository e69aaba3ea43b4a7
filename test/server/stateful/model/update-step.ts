import type {
  Document,
  DocumentLineUpdate,
  DocumentUpdate,
} from "../../../../generated/types/models.d.ts";
import { keptHeader } from "../../operations/drafts.ts";
import { customerOf, namedCustomers, registerReceiver } from "./customers.ts";
import { pruned } from "./defaults.ts";
import type { Expectation } from "./expectation.ts";
import { conflict, forbidden, invalid, missing } from "./expectation.ts";
import { isTaken } from "./folios.ts";
import { hasGrossPrices, isGrossTotalOff } from "./gross-total.ts";
import { mergeUpdate } from "./merge-update.ts";
import { shownDocument } from "./shown-document.ts";
import type { Step } from "./step.ts";
import { compare } from "./step.ts";
import type { ModelDocument, World } from "./world.ts";
import { itemAt, strangerTo } from "./world.ts";

/** An update that a caller requests. `document` and `customer` are indexes from 0; they wrap around at the end. */
export interface UpdateWish {
  readonly who: "admin" | "stranger" | "operator";
  readonly document: number;
  readonly type?: number;
  readonly receiver?: string;
  readonly name?: string;
  /** Sends receiver_activity for a Chilean receipt, or omits receiver_activity for any other document. */
  readonly activity?: "wrong";
  readonly number?: number;
  readonly city?: string;
  readonly lines?: readonly ("same" | "renamed" | "whole")[];
  readonly total?: number;
  readonly taxes?: number;
  readonly payment?: string;
  readonly customer?: number;
  readonly account?: "own" | "another";
  readonly document_id?: "own" | "another";
  readonly transport?: 1 | 5;
  readonly flaw?: "no city" | "unknown member";
}

const receipts = [37, 39, 41];

/** Updates a document. */
export function updateStep(world: World, wish: UpdateWish): Step {
  const found = itemAt(world.documents, wish.document);
  if (found === undefined) return updateOfNothing;
  const { account } = found;
  const caller = {
    admin: account,
    stranger: strangerTo(world, account),
    operator: "operator",
  } as const;
  const body = bodyOf(world, found, wish);
  const changed = pruned(mergeUpdate(found.response, body), account.country);
  const rejected = rejectionOf(world, found, wish, { body, changed });
  const path = `/v1/documents/${found.response.document_id}`;
  return {
    request: { caller: caller[wish.who], method: "PUT", path, body },
    take(response) {
      if (rejected !== undefined) return compare(response, rejected);
      const before = found.response.header;
      const same = before.receiver_tax_id_code === changed.header.receiver_tax_id_code;
      const kept = same ? before.customer_supplier_id : undefined;
      const named = body.header.customer_supplier_id ?? kept;
      // If the update names a customer, the document gets that customer. If the update names none, and the receiver's
      // tax id is unchanged, the document keeps its customer. In all other cases, the response supplies the customer's
      // id, unless the model already knows this id.
      const reported =
        named === undefined ? response.body?.header?.customer_supplier_id : undefined;
      registerReceiver(world, account, changed, reported);
      const customer = named ?? customerOf(world, account, changed)?.id;
      if (customer !== undefined) changed.header.customer_supplier_id = customer;
      compare(response, { status: 200, body: shownDocument(world, changed) });
      found.response = changed;
    },
  };
}

const updateOfNothing: Step = {
  request: { caller: "operator", method: "PUT", path: "/v1/documents/9007199254740991", body: {} },
  take: (response) => compare(response, missing),
};

function bodyOf(
  world: World,
  { response, account }: ModelDocument,
  wish: UpdateWish,
): DocumentUpdate {
  const { header, totals } = response;
  const chilean = account.country === "cl";
  const type = (chilean ? wish.type : undefined) ?? header.document_type_id;
  const sendsActivity = !(chilean && receipts.includes(type)) !== (wish.activity === "wrong");
  const total = wish.total ?? totals.total_amount;
  const body: DocumentUpdate = {
    header: {
      ...keptHeader(header),
      document_type_id: type,
      receiver_district: header.receiver_district ?? "x",
      receiver_city: wish.city ?? header.receiver_city ?? "x",
      currency_id: 1.5,
      ...(sendsActivity && { receiver_activity: "Comercio" }),
      ...(wish.receiver !== undefined && chilean && { receiver_tax_id_code: wish.receiver }),
      ...(wish.name !== undefined && { receiver_legal_name: wish.name }),
      ...(wish.number !== undefined && { document_number: wish.number }),
      ...(wish.customer !== undefined && {
        customer_supplier_id: customerId(world, wish.customer),
      }),
      ...(wish.account === "own" && { account_id: account.id }),
      ...(wish.account === "another" && { account_id: strangerTo(world, account).id }),
      ...(wish.transport !== undefined && chilean && { transportation_doc_type: wish.transport }),
    },
    totals: {
      // A net amount above the total would make the tax negative, and the authority would reject the document.
      net_amount: Math.min(totals.net_amount, total),
      total_amount: total,
      ...(wish.taxes !== undefined && { taxes_amount: wish.taxes }),
    },
  };
  if (wish.lines !== undefined) body.details = wish.lines.map((kind) => lineOf(kind, total));
  if (wish.payment !== undefined) body.payment_link = { payment_url: wish.payment };
  if (wish.document_id === "own") body.document_id = response.document_id ?? 0;
  if (wish.document_id === "another") body.document_id = 9007199254740991;
  if (wish.flaw === "no city") Reflect.deleteProperty(body.header, "issuer_city");
  if (wish.flaw === "unknown member") Object.assign(body.totals, { colour: "red" });
  return body;
}

function customerId(world: World, place: number): number {
  return itemAt(namedCustomers(world), place)?.id ?? 9007199254740991;
}

// The amount of each line is the document's total, so the gross prices match the total only if there is one line.
function lineOf(kind: "same" | "renamed" | "whole", total: number): DocumentLineUpdate {
  const line = { quantity: 1, unit_price: total, total_amount_line: total };
  if (kind === "same") return line;
  const renamed = { ...line, line_description: "Otra cosa" };
  return kind === "renamed" ? renamed : { ...renamed, unit_measure: "UN" };
}

function rejectionOf(
  world: World,
  { response, account }: ModelDocument,
  wish: UpdateWish,
  { body, changed }: { readonly body: DocumentUpdate; readonly changed: Document },
): Expectation | undefined {
  if (wish.who === "stranger") return missing;
  if (wish.account === "another" && wish.who === "admin") return forbidden;
  const strange = strangeIds(wish);
  const shape = shapeErrors(wish, body, account.country);
  if (shape.length > 0) return invalid([...strange, ...shape]);
  const unknown = [...strange];
  const customer = body.header.customer_supplier_id;
  const known = world.customers.some((each) => each.account === account && each.id === customer);
  if (customer !== undefined && !known) {
    unknown.push("/header/customer_supplier_id document.customer-supplier-unknown");
  }
  if (account.country === "cl") unknown.push(...chileanErrors(body, changed));
  if (unknown.length > 0) return invalid(unknown);
  if (response.document_status > 0) return { status: 409 };
  const { document_number, document_type_id } = body.header;
  // If the update contains no number and keeps the type, the draft's number is checked only when the draft is issued.
  const asks =
    document_number !== undefined || document_type_id !== response.header.document_type_id;
  return asks && isTaken(world, changed)
    ? conflict("/header/document_number document.number-taken")
    : undefined;
}

/** Errors for identifiers of another account or document. The response lists them together with its other errors. */
function strangeIds(wish: UpdateWish): string[] {
  const errors: string[] = [];
  if (wish.account === "another") errors.push("/header/account_id account.other");
  if (wish.document_id === "another") errors.push("/document_id document.id-mismatch");
  return errors;
}

function shapeErrors(wish: UpdateWish, { header }: DocumentUpdate, country: string): string[] {
  const errors: string[] = [];
  if (wish.flaw === "no city") errors.push("/header/issuer_city shape.required");
  if (wish.flaw === "unknown member") errors.push("/totals/colour shape.unknown");
  if (country !== "cl") {
    const lacks = header.receiver_activity === undefined;
    return lacks ? [...errors, "/header/receiver_activity shape.required"] : errors;
  }
  const receipt = receipts.includes(header.document_type_id);
  const activity = header.receiver_activity !== undefined;
  const named = (header.receiver_tax_id_code ?? header.receiver_legal_name) !== undefined;
  if (!receipt && !activity) errors.push("/header/receiver_activity cl.receiver-activity");
  if (receipt && named && activity) {
    errors.push("/header/receiver_activity cl.named-receipt-activity");
  }
  if (header.transportation_doc_type !== undefined && header.document_type_id !== 54) {
    errors.push("/header/transportation_doc_type cl.transportation-doc-type");
  }
  return errors;
}

function chileanErrors({ header, totals }: DocumentUpdate, changed: Document): string[] {
  const errors: string[] = [];
  const { document_type_id, receiver_tax_id_code, receiver_legal_name } = changed.header;
  const named = (receiver_tax_id_code ?? receiver_legal_name) !== undefined;
  if (receipts.includes(document_type_id) && named && header.receiver_activity !== undefined) {
    errors.push("/header/receiver_activity cl.named-receipt-activity-stored");
  }
  if (hasGrossPrices(changed) && (totals.taxes_amount ?? 0) !== 0) {
    errors.push("/totals/taxes_amount cl.gross-values-stored");
  }
  return isGrossTotalOff(changed) ? [...errors, "/totals/total_amount cl.gross-total"] : errors;
}
