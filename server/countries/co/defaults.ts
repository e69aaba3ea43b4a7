import type { DocumentCreate } from "../../../generated/types/models.d.ts";
import type { IssuingAccount } from "../account.ts";
import { commonDefaults } from "../defaults.ts";
import { identity } from "./identity.ts";

/** DIAN's code for payment in cash. */
export const cash = 10;

/** Returns a copy in which absent members have defaults: the common ones, delivery by e-mail, and cash payment. */
export function defaults(document: DocumentCreate, account: IssuingAccount): DocumentCreate {
  const filled = commonDefaults(document, account, identity);
  const { additional } = filled.header;
  return {
    ...filled,
    options: { send_email: 1, ...filled.options },
    header: {
      ...filled.header,
      additional: {
        ...additional,
        co_header: { reported_payment_code: cash, ...additional?.co_header },
      },
    },
  };
}
