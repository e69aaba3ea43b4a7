import type { CustomerSupplier, Document } from "../../../../generated/types/models.d.ts";
import type { TestAccount } from "../../accounts.ts";

/** An account of the model, with the data that its documents depend on. */
export interface ModelAccount extends TestAccount {
  readonly country: string;
  readonly countryId: number;
  readonly taxId: string;
  readonly taxIdType: string;
  readonly legalName: string;
  /** Whether a draft that is issued gets the current day (at UTC−3) as its issue date. */
  readonly adjustsDates: boolean;
}

/** A document of the model. `response` is its expected body, without files, `referenced_by` and `balance`. */
export interface ModelDocument {
  readonly account: ModelAccount;
  response: Document;
}

/** A customer of the model. */
export interface ModelCustomer {
  /** Undefined until a response contains the identifier. */
  id: number | undefined;
  readonly account: ModelAccount;
  /** The receiver's tax id; for Chile, in upper case. */
  readonly key: string;
  /** The members from documents. */
  registered: Omit<CustomerSupplier, "customer_supplier_id" | "account_id">;
  /** The members from updates of the customer; they take precedence over `registered`. */
  edited: Omit<CustomerSupplier, "customer_supplier_id" | "account_id">;
}

/** The data of the model; documents and customers are in order of creation. */
export interface World {
  readonly accounts: readonly ModelAccount[];
  readonly documents: ModelDocument[];
  readonly customers: ModelCustomer[];
  /** The last number that `numberFor` assigned in each sequence, by the sequence's key (`sequenceOf`). */
  readonly folios: Map<string, number>;
  /** The current time, in ms since 1970. */
  now: number;
}

/** A world with these accounts, and without documents and customers. */
export function createWorld(accounts: readonly ModelAccount[]): World {
  return { accounts, documents: [], customers: [], folios: new Map(), now: 0 };
}

/** The account at an index; indexes wrap around after the last account. */
export function accountAt(world: World, at: number): ModelAccount {
  const account = world.accounts[at % world.accounts.length];
  if (account === undefined) throw new Error("There are no accounts.");
  return account;
}

/** The item at an index; indexes wrap around after the last item. Undefined if there are no items. */
export function itemAt<Item>(items: readonly Item[], at: number): Item | undefined {
  return items.length === 0 ? undefined : items[at % items.length];
}

/** The first account that is not the given account. */
export function strangerTo(world: World, account: ModelAccount): ModelAccount {
  const other = world.accounts.find((each) => each !== account);
  if (other === undefined) throw new Error("There is only one account.");
  return other;
}

/** Whether an account has a document with this identifier. */
export function holds(world: World, account: ModelAccount, id: number): boolean {
  return world.documents.some(
    (known) => known.account === account && known.response.document_id === id,
  );
}
