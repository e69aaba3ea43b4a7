import type { Line } from "./row.ts";

const pairs = [1, 2, 3, 4, 5];

/** Fields of a customer or supplier in the update body. */
export const customerSupplier: readonly Line[] = [
  ["account_id", "integer", "req"],
  ["name", "string", "req"],
  ["is_customer", "boolean", "opt"],
  ["is_supplier", "boolean", "opt"],
  ["responsible_user_id", "integer", "opt"],
  ["payment_term", "string", "opt"],
  ["contacts", "array", "opt"],
  ["contacts[]", "object", "opt"],
  ["contacts[].first_name", "string", "opt"],
  ["contacts[].last_name", "string", "opt"],
  ["contacts[].phone", "string", "opt"],
  ["contacts[].email", "string", "opt"],
  ["invoicing_details", "array", "opt"],
  ["invoicing_details[]", "object", "opt"],
  ["invoicing_details[].country_id", "string", "opt"],
  ["invoicing_details[].tax_id_type", "string", "opt"],
  ["invoicing_details[].tax_id_code", "string", "opt"],
  ["invoicing_details[].legal_name", "string", "opt"],
  ["invoicing_details[].address", "string", "opt"],
  ["invoicing_details[].district", "string", "opt"],
  ["invoicing_details[].city", "string", "opt"],
  ["invoicing_details[].business_activity", "string", "opt"],
  ["invoicing_details[].phone", "string", "opt"],
  ["invoicing_details[].postal_code", "string", "opt"],
  ["additional", "object", "opt"],
  ...pairs.flatMap((at): Line[] => [
    [`additional.data_name_${at}`, "string", "opt"],
    [`additional.data_value_${at}`, "string", "opt"],
  ]),
];
