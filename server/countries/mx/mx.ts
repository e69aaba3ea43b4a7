import { totalsAsSent } from "../amounts.ts";
import type { Country } from "../country.ts";
import { accountWarnings, customerWarnings } from "../warnings.ts";
import { amounts, peso } from "./amounts.ts";
import { adjust, defaults } from "./defaults.ts";
import { grantOf, series, taxbureauType } from "./document-types.ts";
import { identity } from "./identity.ts";
import { native } from "./native/native.ts";
import { rendering } from "./rendering.ts";
import { rfc } from "./tax-id.ts";
import { taxIdLaw, warn } from "./warnings.ts";

export const mx: Country = {
  ...identity,
  currency: peso,
  timeZone: "America/Mexico_City",
  taxId: rfc,
  transitions: ["cancel"],
  mendsRejected: true,
  defaults,
  amounts,
  noteKind: () => undefined,
  totals: totalsAsSent,
  validate: () => [],
  adjust,
  warn,
  warnAccount: (account) => accountWarnings(account, taxIdLaw),
  warnCustomer: (customer) => customerWarnings(customer, taxIdLaw),
  numbering: { taxbureauType, series, grantOf },
  rendering,
  native,
};
