import type { Selectable } from "kysely";
import { createGroupCache } from "./group-cache.ts";
import { change, locking, query } from "./query.ts";
import type { Transaction } from "./session.ts";
import type { CustomerSupplierTable } from "./tables.ts";

/** A customer or supplier of one account. */
export type CustomerSupplierRow = Selectable<CustomerSupplierTable>;

interface CustomerKey {
  readonly account_id: number;
  readonly customer_supplier_id: number;
}

type Registration = Pick<CustomerSupplierRow, "customer_supplier_id" | "registered">;

const registrationsOf = createGroupCache<Registration>();

// If another transaction registers the same receiver, this insert waits and then locks the receiver's row.
const insert = query((db, row: CustomerSupplierRow) =>
  db
    .insertInto("customers_suppliers")
    .values({
      account_id: row.account_id,
      customer_supplier_id: row.customer_supplier_id,
      receiver_key: row.receiver_key,
      created_at: row.created_at,
      registered: row.registered,
      edited: row.edited,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "receiver_key"])
        .doUpdateSet({ receiver_key: row.receiver_key }),
    )
    .returning(["customer_supplier_id", "registered"]),
);

const claimByReceiver = locking("claim", (db, key: { account_id: number; receiver_key: string }) =>
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

const claim = locking("claim", (db, key: CustomerKey) =>
  db
    .selectFrom("customers_suppliers")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .where("customer_supplier_id", "=", key.customer_supplier_id),
);

/**
 * Registers a receiver as a customer, or updates a registered customer. `describe` turns the stored members (JSON;
 * undefined for a new customer) into the members to store. Locks the customer until the transaction ends; returns the
 * customer's identifier.
 */
export async function registerCustomer(
  transaction: Transaction,
  customer: Pick<CustomerSupplierRow, "account_id" | "receiver_key" | "created_at">,
  describe: (registered: string | undefined) => string,
): Promise<number> {
  const { account_id, receiver_key } = customer;
  const registrations = registrationsOf(transaction);
  const key = `${account_id} ${receiver_key}`;
  const found =
    registrations?.get(key) ??
    (await claimByReceiver(transaction, { account_id, receiver_key }))[0];
  const { customer_supplier_id, registered } =
    found === undefined
      ? await insertNew(transaction, customer, describe)
      : await addFacts(transaction, account_id, found, describe);
  registrations?.set(key, { customer_supplier_id, registered });
  return customer_supplier_id;
}

async function insertNew(
  transaction: Transaction,
  customer: Pick<CustomerSupplierRow, "account_id" | "receiver_key" | "created_at">,
  describe: (registered: string | undefined) => string,
): Promise<Registration> {
  const customer_supplier_id = await transaction.nextId("customers_suppliers", customer.account_id);
  const row = { ...customer, customer_supplier_id, registered: describe(undefined), edited: "{}" };
  const [stored = row] = await insert(transaction, row);
  return stored.customer_supplier_id === customer_supplier_id
    ? row
    : addFacts(transaction, customer.account_id, stored, describe);
}

async function addFacts(
  transaction: Transaction,
  account_id: number,
  { customer_supplier_id, registered: before }: Registration,
  describe: (registered: string | undefined) => string,
): Promise<Registration> {
  const registered = describe(before);
  if (registered !== before) {
    await refresh(transaction, { account_id, customer_supplier_id, registered });
  }
  return { customer_supplier_id, registered };
}

/** Locks the customer against other writers until the transaction ends; undefined if the customer does not exist. */
export async function claimCustomerSupplier(
  transaction: Transaction,
  accountId: number,
  customerSupplierId: number,
): Promise<CustomerSupplierRow | undefined> {
  const key = { account_id: accountId, customer_supplier_id: customerSupplierId };
  return (await claim(transaction, key))[0];
}

/** Stores `edited`, the members set by updates of the customer. These members override the members from documents. */
export async function saveCustomerEdits(
  transaction: Transaction,
  row: CustomerSupplierRow,
): Promise<void> {
  await edit(transaction, row);
}
