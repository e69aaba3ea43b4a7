import type { Operations, Resolvers } from "../../generated/routes.ts";
import type { CustomerSupplier, CustomerSupplierUpdate } from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { countryById } from "../countries/countries.ts";
import { checkOwner, memberOf, notFound, pathId, scopeOf } from "../http/access.ts";
import { catchProblems, ProblemError } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import { findAccount } from "../store/accounts.ts";
import type { CustomerSupplierRow } from "../store/customers-suppliers.ts";
import { claimCustomerSupplier, saveCustomerEdits } from "../store/customers-suppliers.ts";
import { findRow, readPage } from "../store/page.ts";
import { replicaThenPrimary } from "../store/replica-then-primary.ts";
import { guardList, readList } from "./lists.ts";
import { mergeMembers } from "./merge-members.ts";

type Named = "getCustomerSupplier" | "listCustomersSuppliers" | "updateCustomerSupplier";

/** The members of a customer or supplier that come from documents or updates. */
export type CustomerFacts = Omit<
  CustomerSupplier,
  "customer_supplier_id" | "account_id" | "warnings"
>;

const LIST = "customers_suppliers";
const WHAT = "customer or supplier";

/**
 * Operations on customers and suppliers. Members set by an update take precedence over members recorded from documents.
 */
export function customerSupplierOperations(services: Services): Pick<Operations<Principal>, Named> {
  const { store } = services;

  function edit(
    found: CustomerSupplierRow,
    change: Partial<CustomerFacts>,
  ): Promise<CustomerSupplierRow> {
    return store.write(async (transaction) => {
      const { account_id, customer_supplier_id } = found;
      const row = await claimCustomerSupplier(transaction, account_id, customer_supplier_id);
      if (row === undefined) {
        throw new ProblemError(notFound(WHAT));
      }
      const edited = mergeMembers(JSON.parse(row.edited) as CustomerFacts, change);
      const changed = { ...row, edited: JSON.stringify(edited) };
      await saveCustomerEdits(transaction, changed);
      return changed;
    });
  }

  return {
    async getCustomerSupplier({ principal, params }) {
      const row = await readCustomer(services, principal, params.customer_supplier_id);
      return row === undefined ? notFound(WHAT) : { status: 200, body: customerResponse(row) };
    },

    async listCustomersSuppliers(request) {
      const page = await readList(services, LIST, request, {
        read: (session, wanted) => readPage(session, "customers_suppliers", wanted),
        position: (row) => ({ createdAt: row.created_at, id: row.customer_supplier_id }),
        toItems: (rows) => rows.map(customerResponse),
      });
      return { status: 200, body: page };
    },

    updateCustomerSupplier: ({ principal, params, body }) =>
      catchProblems([404], async () => {
        const found = await readCustomer(services, principal, params.customer_supplier_id);
        if (found === undefined) {
          return notFound(WHAT);
        }
        const { account_id: _, ...change } = body;
        const response = customerResponse(await edit(found, change));
        const warnings = await warningsOf(services, found.account_id, body);
        if (warnings.length > 0) {
          response.warnings = [...warnings];
        }
        return { status: 200, body: response };
      }),
  };
}

/**
 * The checks before validation: a customer or supplier must exist; an update must not name another account; a list
 * must not name a forbidden account or an invalid cursor.
 */
export function customerSupplierResolvers(services: Services): Pick<Resolvers<Principal>, Named> {
  return {
    async getCustomerSupplier({ principal, params }) {
      const row = await readCustomer(services, principal, params.customer_supplier_id);
      return row === undefined ? notFound(WHAT) : undefined;
    },

    listCustomersSuppliers: async (request) => guardList(services, LIST, request),

    async updateCustomerSupplier({ principal, params, body }) {
      const row = await readCustomer(services, principal, params.customer_supplier_id);
      return row === undefined
        ? notFound(WHAT)
        : checkOwner(principal, memberOf(body, "account_id"), row.account_id, "/account_id");
    },
  };
}

async function readCustomer(
  { store }: Services,
  principal: Principal,
  text: string,
): Promise<CustomerSupplierRow | undefined> {
  const id = pathId(text);
  return id === undefined
    ? undefined
    : replicaThenPrimary(store, (session) =>
        findRow(session, "customers_suppliers", scopeOf(principal), id),
      );
}

async function warningsOf(
  { store }: Services,
  accountId: number,
  body: CustomerSupplierUpdate,
): Promise<NonNullable<CustomerSupplier["warnings"]>> {
  const account = await store.read((session) => findAccount(session, accountId));
  const country = account === undefined ? undefined : countryById(account.country_id);
  return [...(country?.warnCustomer(body) ?? [])];
}

function customerResponse(row: CustomerSupplierRow): CustomerSupplier {
  const { customer_supplier_id, account_id } = row;
  const registered = JSON.parse(row.registered) as CustomerFacts;
  const edited = JSON.parse(row.edited) as CustomerFacts;
  return { customer_supplier_id, account_id, ...registered, ...edited };
}
