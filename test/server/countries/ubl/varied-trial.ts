import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import type { Country } from "../../../../server/countries/country.ts";
import { withTotals } from "../native-documents.ts";
import type { NativeTrial } from "../native-suite.ts";

type Tax = NonNullable<DocumentCreate["details"][number]["taxes"]>[number];
type Global = NonNullable<DocumentCreate["globals_discounts_surcharges"]>[number];

/** The taxes and the note types of a country's random documents. */
export interface Variety {
  /** Taxes that lines may have. */
  readonly taxes: readonly Tax[];
  /** Document types of credit and debit notes. Each note corrects the document with the `document_id` 1. */
  readonly notes: readonly number[];
}

/**
 * Returns the trial with more varied random documents: some have line taxes, some have global discounts or surcharges,
 * and some are notes.
 */
export function variedTrial(trial: NativeTrial, variety: Variety): NativeTrial {
  return { ...trial, refine: (body, draw) => varied(trial.country, body, draw, variety) };
}

/** A tax of a line in a request body. */
export function tax(tax_type_id: string, tax_percentage: number, tax_amount = 0): Tax {
  return { tax_type_id, tax_percentage, tax_amount };
}

function varied(
  country: Country,
  body: DocumentCreate,
  draw: number,
  { taxes, notes }: Variety,
): DocumentCreate {
  const details = body.details.map((line, index) => {
    const named = taxes[(draw + index) % (2 * taxes.length)];
    return named === undefined ? line : { ...line, taxes: [named] };
  });
  const globals: readonly Global[] = [
    global("DA", 5 + (draw % 7), "%"),
    global("RA", 1 + (draw % 90), "$"),
    global("DE", 1 + (draw % 3), "%"),
  ].slice(0, draw % 4);
  const note = notes[Math.floor(draw / 4) % (2 * notes.length)];
  return withTotals(country, {
    ...body,
    ...(note !== undefined && {
      header: { ...body.header, document_type_id: note },
      references: [correction(draw)],
    }),
    details,
    ...(globals.length > 0 && { globals_discounts_surcharges: [...globals] }),
  });
}

function correction(draw: number): NonNullable<DocumentCreate["references"]>[number] {
  const codes = [1, 2, 3] as const;
  const reference_code = codes[draw % codes.length] ?? 1;
  return { reference_code, reference_document_id: 1, description: "Corrige" };
}

function global(
  discount_surcharge_code: Global["discount_surcharge_code"],
  discount_surcharge_value: number,
  discount_surcharge_type: Global["discount_surcharge_type"],
): Global {
  return { discount_surcharge_code, discount_surcharge_value, discount_surcharge_type };
}
