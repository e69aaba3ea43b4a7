import type { Given, PutCustomer } from "./history.ts";
import type { Applied, CustomerState, DocumentState, State } from "./state.ts";

type Facts = Pick<DocumentState, "receiver" | "name" | "address" | "email">;

/**
 * Creates or updates a customer, the receiver of a document. If the document has no e-mail, the stored e-mail remains.
 * Returns NaN as `customer` if the customer is new and `given` has no unused identifier for this customer.
 */
export function reportCustomer(
  state: State,
  { receiver, name, address, email }: Facts,
  given: Given,
): { readonly state: State; readonly customer: number } {
  const known = state.customers[receiver];
  const id = known?.id ?? given.customer ?? Number.NaN;
  const others = Object.values(state.customers);
  if (known === undefined && others.some((one) => one.id === id)) {
    return { state, customer: Number.NaN };
  }
  const reported: CustomerState = {
    id,
    name,
    address,
    email: email ?? known?.email ?? null,
    edited: known?.edited ?? {},
  };
  return {
    state: { ...state, customers: { ...state.customers, [receiver]: reported } },
    customer: id,
  };
}

/** Stores an edit, which overrides the data from documents; members that the edit omits do not change. */
export function putCustomer(state: State, request: PutCustomer): Applied {
  const found = Object.entries(state.customers).find(([, { id }]) => id === request.id);
  if (found === undefined) return { state, response: { status: 404 } };
  const [receiver, known] = found;
  const { name, user = known.edited.user, supplier = known.edited.supplier } = request;
  const edited = {
    name,
    ...(user !== undefined && { user }),
    ...(supplier !== undefined && { supplier }),
  };
  const customer = { ...known, edited };
  const customers = { ...state.customers, [receiver]: customer };
  return {
    state: { ...state, customers },
    response: { status: 200, seen: shown(receiver, customer) },
  };
}

/** All customers as responses show them, in ascending order of identifiers. */
export function shownCustomers({ customers }: State): readonly object[] {
  return Object.entries(customers)
    .sort(([, one], [, other]) => one.id - other.id)
    .map(([receiver, customer]) => shown(receiver, customer));
}

function shown(receiver: string, { id, name, address, email, edited }: CustomerState) {
  const { user = null, supplier = false } = edited;
  const seen = { id, name: edited.name ?? name, address, email, user, supplier };
  return { ...seen, receiver: Number(receiver) };
}
