import type { Country } from "../country.ts";
import { commonDefaults } from "../defaults.ts";
import { accountWarnings, customerWarnings } from "../warnings.ts";
import { adjust } from "./adjust.ts";
import { amounts, peso, totals } from "./amounts.ts";
import { grantOf, noteKind, series, taxbureauType } from "./document-types.ts";
import { identity } from "./identity.ts";
import { native } from "./native/native.ts";
import { readAuthorizationFile } from "./read-caf.ts";
import { rendering } from "./rendering.ts";
import { rut } from "./tax-id.ts";
import { validateUpdate } from "./validate-update.ts";
import { taxIdLaw, validate, warn } from "./warnings.ts";

export const cl: Country = {
  ...identity,
  currency: peso,
  timeZone: "America/Santiago",
  taxId: rut,
  transitions: ["issue"],
  mendsRejected: false,
  defaults: (document, account) => commonDefaults(document, account, identity),
  amounts,
  noteKind,
  totals,
  validate,
  validateUpdate,
  createAmountRules: ["cl.peso-amounts"],
  adjust,
  warn,
  warnAccount: (account) => accountWarnings(account, taxIdLaw),
  warnCustomer: (customer) => customerWarnings(customer, taxIdLaw),
  numbering: { taxbureauType, series, grantOf, readAuthorizationFile },
  rendering,
  native,
};
