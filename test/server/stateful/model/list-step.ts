import assert from "node:assert/strict";
import type { Body, Reply } from "../../client.ts";
import { responseOf } from "./customers.ts";
import { forbidden } from "./expectation.ts";
import { shownDocument } from "./shown-document.ts";
import type { Caller, Step } from "./step.ts";
import { compare } from "./step.ts";
import type { ModelAccount, ModelCustomer, ModelDocument, World } from "./world.ts";
import { accountAt, strangerTo } from "./world.ts";

/** A list that a caller requests. Each listed document matches all filters; customers have no filters. */
export interface ListWish {
  /** A "stranger" is the admin of another account. Only "stranger" and "narrowing operator" send `account_id`. */
  readonly who: "admin" | "stranger" | "operator" | "narrowing operator";
  readonly what: "documents" | "customers_suppliers";
  readonly account: number;
  readonly limit: number;
  readonly type?: number;
  readonly status?: 0 | 1 | 2;
  readonly receiver?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Reads one page of a list. `next` returns the step for the following page, or undefined after the last page. */
export interface ListStep extends Step {
  next(response: Reply): ListStep | undefined;
}

/** Lists documents or customers, newest first, in pages. */
export function listStep(world: World, wish: ListWish): ListStep {
  const account = accountAt(world, wish.account);
  const query = queryOf(account, wish);
  return pageStep(world, callerOf(world, account, wish), `/v1/${wish.what}?${query}`, {
    expected: wish.who === "stranger" ? undefined : expectedItems(world, account, wish),
    limit: wish.limit,
  });
}

function pageStep(
  world: World,
  caller: Caller,
  path: string,
  { expected, limit }: { readonly expected: readonly Row[] | undefined; readonly limit: number },
): ListStep {
  return {
    request: { caller, method: "GET", path },
    take(response) {
      if (expected === undefined) return compare(response, forbidden);
      compare(response, { status: 200 });
      const { items, next_cursor } = response.body;
      const bodies = expected.slice(0, limit).map((row, at) => bodyOf(world, row, items[at]));
      assert.deepEqual(items, JSON.parse(JSON.stringify(bodies)));
      assert.equal(
        next_cursor !== undefined,
        expected.length > limit,
        "next_cursor must be present exactly if another page exists",
      );
    },
    next({ body }) {
      const cursor = body.next_cursor;
      if (expected === undefined || cursor === undefined) return undefined;
      const [first] = path.split("&cursor=");
      const rest = { expected: expected.slice(limit), limit };
      return pageStep(world, caller, `${first}&cursor=${cursor}`, rest);
    },
  };
}

type Row = ModelDocument | ModelCustomer;

// If the model does not know a customer's identifier yet, it takes the identifier from the list.
function bodyOf(world: World, row: Row, item: Body | undefined): unknown {
  if ("response" in row) return shownDocument(world, row.response);
  row.id ??= item?.customer_supplier_id;
  return responseOf(row);
}

function callerOf(world: World, account: ModelAccount, { who }: ListWish): Caller {
  if (who === "admin") return account;
  return who === "stranger" ? strangerTo(world, account) : "operator";
}

function queryOf({ id }: ModelAccount, wish: ListWish): URLSearchParams {
  const { limit, type, status, receiver, from, to, who, what } = wish;
  const query = new URLSearchParams({ limit: String(limit) });
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(name, String(value));
  };
  if (who === "stranger" || who === "narrowing operator") add("account_id", id);
  if (what === "customers_suppliers") return query;
  add("document_type_id", type);
  add("document_status", status);
  add("receiver_tax_id_code", receiver);
  add("issue_date_from", from);
  add("issue_date_to", to);
  return query;
}

function expectedItems(world: World, account: ModelAccount, wish: ListWish): readonly Row[] {
  const seen = (each: { readonly account: ModelAccount }) =>
    wish.who === "operator" || each.account === account;
  if (wish.what === "customers_suppliers") {
    return world.customers.filter(seen).reverse();
  }
  return world.documents.filter((document) => seen(document) && passes(document, wish)).reverse();
}

function passes(
  { response }: ModelDocument,
  { type, status, receiver, from, to }: ListWish,
): boolean {
  const { document_type_id, receiver_tax_id_code, issue_date } = response.header;
  return (
    (type === undefined || document_type_id === type) &&
    (status === undefined || response.document_status === status) &&
    (receiver === undefined || receiver_tax_id_code === receiver) &&
    (from === undefined || issue_date >= from) &&
    (to === undefined || issue_date <= to)
  );
}
