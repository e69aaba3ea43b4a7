import type { CustomerSupplier, Document } from "../../../../generated/types/models.d.ts";
import type { ModelAccount, ModelCustomer, World } from "./world.ts";

/** A document's receiver as a customer; undefined if the model has no such customer. */
export function customerOf(
  world: World,
  account: ModelAccount,
  { header }: Document,
): ModelCustomer | undefined {
  const code = header.receiver_tax_id_code;
  return code === undefined
    ? undefined
    : world.customers.find(
        (known) => known.account === account && known.key === keyOf(account, code),
      );
}

/**
 * Registers or updates the customer that is a document's receiver. `id` is the customer's id in the response. Does
 * nothing if the receiver has no tax id.
 */
export function registerReceiver(
  world: World,
  account: ModelAccount,
  document: Document,
  id: number | undefined,
): void {
  const code = document.header.receiver_tax_id_code;
  if (code === undefined) return;
  const known = customerOf(world, account, document);
  const registered = { ...known?.registered, ...factsOf(document) };
  if (known !== undefined) {
    known.registered = registered;
    known.id ??= unused(world, id);
    return;
  }
  const fresh = { account, key: keyOf(account, code), registered, edited: {} };
  world.customers.push({ id: unused(world, id), ...fresh });
}

function unused(world: World, id: number | undefined): number | undefined {
  if (id !== undefined && world.customers.some((customer) => customer.id === id)) {
    throw new Error(`The identifier ${id} already belongs to another customer.`);
  }
  return id;
}

/** The customers whose identifiers the model has received in responses. */
export function namedCustomers(world: World): readonly (ModelCustomer & { readonly id: number })[] {
  return world.customers.filter(
    (customer): customer is ModelCustomer & { readonly id: number } => customer.id !== undefined,
  );
}

/** The body of the expected response for a customer. */
export function responseOf({ id, account, registered, edited }: ModelCustomer): CustomerSupplier {
  return { customer_supplier_id: id ?? 0, account_id: account.id, ...registered, ...edited };
}

function factsOf({ header }: Document): ModelCustomer["registered"] {
  const details = {
    country_id: header.receiver_country_id?.toString(),
    tax_id_type: header.receiver_tax_id_type,
    tax_id_code: header.receiver_tax_id_code,
    legal_name: header.receiver_legal_name,
    address: header.receiver_address,
    district: header.receiver_district,
    city: header.receiver_city,
    business_activity: header.receiver_activity,
    phone: header.receiver_phone,
    postal_code: header.receiver_postalcode,
  };
  const name = header.receiver_legal_name;
  const email = header.receiver_email;
  return {
    ...(name !== undefined && { name }),
    is_customer: true,
    ...(email !== undefined && { contacts: [{ email }] }),
    // JSON omits undefined members.
    invoicing_details: [JSON.parse(JSON.stringify(details))],
  };
}

// In Chile, 11111111-k and 11111111-K are one customer; in other countries, they are two.
function keyOf({ country }: ModelAccount, code: string): string {
  return country === "cl" ? code.toUpperCase() : code;
}
