import { expect, it } from "vitest";
import type { Document } from "../../../generated/types/models.d.ts";
import { folioOf, titleOf } from "../../../server/console/format.ts";
import { countryByCode } from "../../../server/countries/countries.ts";
import type { Country } from "../../../server/countries/country.ts";
import { known } from "../countries/known.ts";

const printed = (title: string) =>
  titleOf({} as Document, { rendering: { title: () => title } } as unknown as Country);

it("a title is shown in sentence case, but a single letter at the end, such as B, remains a capital", () => {
  expect(printed("FACTURA ELECTRÓNICA")).toBe("Factura electrónica");
  expect(printed("NOTA DE CRÉDITO B")).toBe("Nota de crédito B");
});

it.each(
  known([
    ["pe", 1, "01", "F001-00000005"],
    ["ar", 6, "6", "00001-00000005"],
    ["cl", 33, "33", "N° 5"],
  ] as const),
)(
  "the number of a document of %s is shown as printed, even if the header contains no series",
  (code, id, type, folio) => {
    const header = { document_type_id: id, document_type_taxbureau: type, document_number: 5 };
    expect(folioOf({ header } as Document, countryByCode(code))).toBe(folio);
    expect(folioOf({ header } as Document, undefined)).toBe("5");
  },
);
