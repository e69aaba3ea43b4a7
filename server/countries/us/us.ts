import { totalsAsSent } from "../amounts.ts";
import type { Country } from "../country.ts";
import { commonDefaults } from "../defaults.ts";
import { amounts, dollar } from "./amounts.ts";
import { identity } from "./identity.ts";
import { rendering } from "./rendering.ts";
import { ein } from "./tax-id.ts";
import { warn } from "./warnings.ts";

export const us: Country = {
  ...identity,
  currency: dollar,
  timeZone: "America/New_York",
  taxId: ein,
  transitions: [],
  defaults: (document, account) => commonDefaults(document, account, identity),
  amounts,
  totals: totalsAsSent,
  validate: () => [],
  warn,
  warnAccount: () => [],
  warnCustomer: () => [],
  rendering,
};
