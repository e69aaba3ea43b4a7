import { totalsAsSent } from "../amounts.ts";
import type { Country } from "../country.ts";
import { commonDefaults } from "../defaults.ts";
import { accountWarnings, customerWarnings } from "../warnings.ts";
import { amounts, sol } from "./amounts.ts";
import { grantOf, noteKind, series, taxbureauType } from "./document-types.ts";
import { identity } from "./identity.ts";
import { native } from "./native/native.ts";
import { rendering } from "./rendering.ts";
import { ruc } from "./tax-id.ts";
import { taxIdLaw, warn } from "./warnings.ts";

export const pe: Country = {
  ...identity,
  currency: sol,
  timeZone: "America/Lima",
  taxId: ruc,
  transitions: [],
  mendsRejected: true,
  defaults: (document, account) => commonDefaults(document, account, identity),
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
