import type { Selectable } from "kysely";
import { perGroup } from "./per-group.ts";
import { change, query, queryOne } from "./query.ts";
import type { Transaction } from "./session.ts";
import type { CustomerSupplierTable } from "./tables.ts";

/** A customer or supplier of one account. */
export type CustomerSupplierRow = Selectable<CustomerSupplierTable>;

interface CustomerKey {
  readonly account_id: number;
  readonly customer_supplier_id: number;
}

type Registration = Pick<CustomerSupplierRow, "customer_supplier_id" | "registered">;

const registrationsOf = perGroup<Registration>();

const insert = change((db, row: CustomerSupplierRow) =>
  db.insertInto("customers_suppliers").values({
    account_id: row.account_id,
    customer_supplier_id: row.customer_supplier_id,
    receiver_key: row.receiver_key,
    created_at: row.created_at,
    registered: row.registered,
    edited: row.edited,
  }),
);

const selectByReceiver = queryOne((db, key: { account_id: number; receiver_key: string }) =>
  db
    .selectFrom("customers_suppliers")
    .select(["customer_supplier_id", "registered"])
    .where("account_id", "=", key.account_id)
    .where("receiver_key", "=", key.receiver_key),
);

const refresh = change((db, row: CustomerKey & { registered: string }) =>
  db
    .updateTable("customers_suppliers")
    .set({ registered: row.registered })
    .where("account_id", "=", row.account_id)
    .where("customer_supplier_id", "=", row.customer_supplier_id),
);

const edit = change((db, row: CustomerKey & { edited: string }) =>
  db
    .updateTable("customers_suppliers")
    .set({ edited: row.edited })
    .where("account_id", "=", row.account_id)
    .where("customer_supplier_id", "=", row.customer_supplier_id),
);

const claim = query((db, key: CustomerKey) =>
  db
    .updateTable("customers_suppliers")
    .set((eb) => ({ edited: eb.ref("edited") }))
    .where("account_id", "=", key.account_id)
    .where("customer_supplier_id", "=", key.customer_supplier_id)
    .returningAll(),
);

/** Registers the customer of a receiver id, or refreshes what documents say of it; `describe` is given what they said so far. Answers its identifier. */
export async function registerCustomer(
  transaction: Transaction,
  customer: Pick<CustomerSupplierRow, "account_id" | "receiver_key" | "created_at">,
  describe: (registered: string | undefined) => string,
): Promise<number> {
  const { account_id, receiver_key } = customer;
  const registrations = registrationsOf(transaction);
  const key = `${account_id} ${receiver_key}`;
  const known =
    registrations?.get(key) ?? (await selectByReceiver(transaction, { account_id, receiver_key }));
  const registered = describe(known?.registered);
  const customer_supplier_id =
    known?.customer_supplier_id ?? (await transaction.nextId("customers_suppliers"));
  if (known === undefined) {
    await insert(transaction, { ...customer, customer_supplier_id, registered, edited: "{}" });
  } else if (known.registered !== registered) {
    // Most documents say nothing new, and a row left alone is one that nobody waits for.
    await refresh(transaction, { account_id, customer_supplier_id, registered });
  }
  registrations?.set(key, { customer_supplier_id, registered });
  return customer_supplier_id;
}

/** The customer as it stands, held against other writers until the transaction ends. */
export async function claimCustomerSupplier(
  transaction: Transaction,
  accountId: number,
  customerSupplierId: number,
): Promise<CustomerSupplierRow | undefined> {
  const key = { account_id: accountId, customer_supplier_id: customerSupplierId };
  return (await claim(transaction, key))[0];
}

/** Writes what an update has set; documents no longer touch those members. */
export async function saveCustomerEdits(
  transaction: Transaction,
  row: CustomerSupplierRow,
): Promise<void> {
  await edit(transaction, row);
}
