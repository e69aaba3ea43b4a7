import { expect, it } from "vitest";
import type { Document } from "../../../generated/types/models.d.ts";
import { titleOf } from "../../../server/console/format.ts";
import type { Country } from "../../../server/countries/country.ts";

const printed = (title: string) =>
  titleOf({} as Document, { rendering: { title: () => title } } as unknown as Country);

it("a title is shown in sentence case, and a class letter remains a capital", () => {
  expect(printed("FACTURA ELECTRÓNICA")).toBe("Factura electrónica");
  expect(printed("NOTA DE CRÉDITO B")).toBe("Nota de crédito B");
});
