import type { DocumentCreate } from "../../../generated/types/models.d.ts";
import { countries } from "../../../server/countries/countries.ts";
import type { Country } from "../../../server/countries/country.ts";
import { decimalsOf } from "../../../server/countries/currency.ts";
import { instalments } from "../../../server/model/instalments.ts";
import type {
  RenderingDocument,
  RenderingLine,
} from "../../../server/rendering/rendering-document.ts";
import type { RenderingInput } from "../../../server/rendering/rendering-input.ts";
import { documentBases } from "../countries/base-bodies.ts";

/** Replacements for members of a sample's rendering input, of its document, and of the document's header. */
export interface SampleChanges extends Partial<Omit<RenderingInput, "document">> {
  readonly header?: Partial<RenderingDocument["header"]>;
  readonly document?: Partial<RenderingDocument>;
}

/** The first base body of a country. */
export function firstBody({ code }: Country): DocumentCreate {
  const body = documentBases(code)[0]?.[1];
  if (body === undefined) throw new Error(`${code} has no base body`);
  return body;
}

/** The rendering input of a base body, issued as document number 123. */
export function sample(
  country: Country,
  { header, document, ...changes }: SampleChanges = {},
  body: DocumentCreate = firstBody(country),
): RenderingInput {
  const issued: RenderingDocument = {
    document_id: 7,
    document_status: 1,
    ...body,
    ...document,
    header: { ...body.header, document_number: 123, ...header },
  };
  return {
    document: issued,
    country: country.rendering,
    config: {},
    accountId: 1,
    issuer: { legalName: "Cuenta Ñandú S.A.", taxId: "77123456-9" },
    instalments: instalments({
      conditions: issued.header.payment_conditions ?? "0",
      issueDate: issued.header.issue_date,
      total: issued.totals.total_amount ?? 0,
      decimals: decimalsOf(issued, country.currency),
    }),
    ...changes,
  };
}

/** Rows for `describe.each`: the code of each country, and the country. */
export const everyCountry = countries.map((country) => [country.code, country] as const);

/** The first line of the first base body of a country. */
export function firstLine(country: Country): RenderingLine {
  const [line] = firstBody(country).details;
  if (line === undefined) throw new Error(`the first body of ${country.code} has no line`);
  return line;
}

/** `count` copies of a country's first line, each with a number in the description. */
export function manyLines(country: Country, count: number): RenderingLine[] {
  const line = firstLine(country);
  return Array.from({ length: count }, (_, index) => ({
    ...line,
    line_description: `Línea-${index + 1}-fin`,
  }));
}
