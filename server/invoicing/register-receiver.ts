import type { InvoicingDetails } from "../../generated/types/models.d.ts";
import type { Country } from "../countries/country.ts";
import { normaliseTaxId } from "../countries/tax-id.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import type { CustomerFacts } from "../operations/customers-suppliers.ts";
import { columnText } from "../store/column-text.ts";
import { registerCustomer } from "../store/customers-suppliers.ts";
import type { Transaction } from "../store/session.ts";

type Loosely<Members> = { readonly [Name in keyof Members]: Members[Name] | undefined };

/** Stores the receiver as a new or updated customer. Returns the customer id; undefined without a tax id. */
export async function registerReceiver(
  transaction: Transaction,
  document: StoredDocument,
  country: Country,
  now: number,
): Promise<number | undefined> {
  const { account_id, receiver_tax_id_code } = document.header;
  if (receiver_tax_id_code === undefined || receiver_tax_id_code === "") {
    return undefined;
  }
  const receiver_key = keyOf(receiver_tax_id_code, country);
  const facts = JSON.stringify(factsOf(document));
  return registerCustomer(transaction, { account_id, receiver_key, created_at: now }, (known) =>
    known === undefined || known === facts
      ? facts
      : JSON.stringify({ ...JSON.parse(known), ...JSON.parse(facts) }),
  );
}

// All spellings of a tax id have the same key; other codes are compared exactly.
function keyOf(code: string, country: Country): string {
  const number = normaliseTaxId(country.taxId, code);
  return country.taxId.shape.test(number) ? number : columnText(code);
}

// JSON omits undefined members, so `name` and `contacts` keep their stored values if the header lacks the new values.
// `invoicing_details` replaces the stored details as a whole.
function factsOf({ header }: StoredDocument): Loosely<CustomerFacts> {
  const details: Loosely<InvoicingDetails> = {
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
  return {
    name: header.receiver_legal_name,
    is_customer: true,
    contacts: header.receiver_email === undefined ? undefined : [{ email: header.receiver_email }],
    invoicing_details: [details as InvoicingDetails],
  };
}
