import { totalsAsSent } from "../amounts.ts";
import type { Country } from "../country.ts";
import { accountWarnings, customerWarnings } from "../warnings.ts";
import { amounts, peso } from "./amounts.ts";
import { defaults } from "./defaults.ts";
import { identity } from "./identity.ts";
import { rendering } from "./rendering.ts";
import { rfc } from "./tax-id.ts";
import { taxIdLaw, warn } from "./warnings.ts";

export const mx: Country = {
  ...identity,
  currency: peso,
  timeZone: "America/Mexico_City",
  taxId: rfc,
  transitions: ["cancel"],
  defaults,
  amounts,
  totals: totalsAsSent,
  validate: () => [],
  warn,
  warnAccount: (account) => accountWarnings(account, taxIdLaw),
  warnCustomer: (customer) => customerWarnings(customer, taxIdLaw),
  rendering,
};
