import { totalsAsSent } from "../amounts.ts";
import type { Country } from "../country.ts";
import { commonDefaults } from "../defaults.ts";
import { amounts, dollar } from "./amounts.ts";
import { grantOf, noteKind, series, taxbureauType } from "./document-types.ts";
import { identity } from "./identity.ts";
import { native } from "./native/native.ts";
import { rendering } from "./rendering.ts";
import { ein } from "./tax-id.ts";
import { warn } from "./warnings.ts";

export const us: Country = {
  ...identity,
  currency: dollar,
  timeZone: "America/New_York",
  taxId: ein,
  transitions: [],
  mendsRejected: true,
  defaults: (document, account) => commonDefaults(document, account, identity),
  amounts,
  noteKind,
  totals: totalsAsSent,
  validate: () => [],
  warn,
  warnAccount: () => [],
  warnCustomer: () => [],
  numbering: { taxbureauType, series, grantOf },
  rendering,
  native,
};
