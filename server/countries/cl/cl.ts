import type { Country } from "../country.ts";
import { commonDefaults } from "../defaults.ts";
import { accountWarnings, customerWarnings } from "../warnings.ts";
import { amounts, peso, totals } from "./amounts.ts";
import { identity } from "./identity.ts";
import { refuseUpdate } from "./named-receipt.ts";
import { paper } from "./paper.ts";
import { settle } from "./settle.ts";
import { rut } from "./tax-id.ts";
import { refuse, taxIdLaw, warn } from "./warnings.ts";

/** Chile. */
export const cl: Country = {
  ...identity,
  currency: peso,
  timeZone: "America/Santiago",
  taxId: rut,
  transitions: ["issue"],
  defaults: (document, account) => commonDefaults(document, account, identity),
  amounts,
  totals,
  refuse,
  refuseUpdate,
  settle,
  warn,
  warnAccount: (account) => accountWarnings(account, taxIdLaw),
  warnCustomer: (customer) => customerWarnings(customer, taxIdLaw),
  paper,
};
