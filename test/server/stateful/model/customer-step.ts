import type { CustomerSupplierUpdate } from "../../../../generated/types/models.d.ts";
import { namedCustomers, responseOf } from "./customers.ts";
import { forbidden, invalid, missing } from "./expectation.ts";
import type { Step } from "./step.ts";
import { compare } from "./step.ts";
import type { World } from "./world.ts";
import { itemAt, strangerTo } from "./world.ts";

/** A customer update that a caller requests. */
export interface CustomerWish {
  readonly who: "admin" | "stranger" | "operator";
  readonly customer: number;
  readonly name: string;
  readonly term?: string;
  readonly address?: string;
  readonly account: "own" | "another";
}

/** Updates a customer. */
export function customerStep(world: World, wish: CustomerWish): Step {
  const found = itemAt(namedCustomers(world), wish.customer);
  if (found === undefined) return updateOfNobody;
  const { account } = found;
  const stranger = strangerTo(world, account);
  const caller = { admin: account, stranger, operator: "operator" } as const;
  const { name, term, address } = wish;
  const change: Omit<CustomerSupplierUpdate, "account_id"> = {
    name,
    ...(term !== undefined && { payment_term: term }),
    ...(address !== undefined && { invoicing_details: [{ address }] }),
  };
  const account_id = wish.account === "own" ? account.id : stranger.id;
  const path = `/v1/customers_suppliers/${found.id}`;
  return {
    request: { caller: caller[wish.who], method: "PUT", path, body: { account_id, ...change } },
    take(response) {
      if (wish.who === "stranger") return compare(response, missing);
      if (wish.account === "another") {
        const rejected = wish.who === "admin" ? forbidden : invalid(["/account_id account.other"]);
        return compare(response, rejected);
      }
      found.edited = { ...found.edited, ...change };
      compare(response, { status: 200, body: responseOf(found) });
    },
  };
}

const updateOfNobody: Step = {
  request: {
    caller: "operator",
    method: "PUT",
    path: "/v1/customers_suppliers/9007199254740991",
    body: { account_id: 1, name: "x" },
  },
  take: (response) => compare(response, missing),
};
