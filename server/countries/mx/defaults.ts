import type { DocumentCreate } from "../../../generated/types/models.d.ts";
import type { IssuingAccount } from "../account.ts";
import type { ChangedDocument } from "../country.ts";
import { commonDefaults } from "../defaults.ts";
import { identity } from "./identity.ts";

// SAT's codes: 01010101 is a product outside the catalogue, E48 a unit of service.
const generic = { product_service_identifier: "01010101", measure_unit_code: "E48" };

/** Adds the common defaults, and the generic product and unit to lines without their own. */
export function defaults(document: DocumentCreate, account: IssuingAccount): DocumentCreate {
  return adjust(commonDefaults(document, account, identity));
}

/** Adds the generic product and unit to lines without their own. */
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
