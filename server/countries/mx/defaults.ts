import type { DocumentCreate } from "../../../generated/types/models.d.ts";
import type { IssuingAccount } from "../account.ts";
import type { ChangedDocument } from "../country.ts";
import { commonDefaults } from "../defaults.ts";
import { identity } from "./identity.ts";

// SAT: the codes for a product outside its catalogue, and for a unit of service.
const generic = { product_service_identifier: "01010101", measure_unit_code: "E48" };

/** Adds to the common defaults: the generic product and unit of each line. */
export function defaults(document: DocumentCreate, account: IssuingAccount): DocumentCreate {
  return adjust(commonDefaults(document, account, identity));
}

/** Fills in the generic product and unit of each line, also of those that an update adds. */
export function adjust<D extends Pick<ChangedDocument, "details">>(document: D): D {
  return {
    ...document,
    details: document.details.map((line) => ({
      ...line,
      additional: {
        ...line.additional,
        mx_detail: { ...generic, ...line.additional?.mx_detail },
      },
    })),
  };
}
