import { totalsAsSent } from "../amounts.ts";
import type { Country } from "../country.ts";
import { accountWarnings, customerWarnings } from "../warnings.ts";
import { amounts, peso } from "./amounts.ts";
import { defaults } from "./defaults.ts";
import { grantOf, noteKind, series, taxbureauType } from "./document-types.ts";
import { identity } from "./identity.ts";
import { native } from "./native/native.ts";
import { rendering } from "./rendering.ts";
import { nit } from "./tax-id.ts";
import { taxIdLaw, warn } from "./warnings.ts";

export const co: Country = {
  ...identity,
  currency: peso,
  timeZone: "America/Bogota",
  taxId: nit,
  transitions: [],
  mendsRejected: true,
  defaults,
  amounts,
  noteKind,
  totals: totalsAsSent,
  validate: () => [],
  warn,
  warnAccount: (account) => accountWarnings(account, taxIdLaw),
  warnCustomer: (customer) => customerWarnings(customer, taxIdLaw),
  numbering: { taxbureauType, series, grantOf },
  rendering,
  native,
};
