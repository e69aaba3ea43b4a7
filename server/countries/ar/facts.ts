import type { RenderingFact, StampFacts } from "../../rendering/country-rendering.ts";
import { formatDay, slashedDays } from "../../rendering/format-day.ts";
import { additionalOf, between, fact } from "../additional.ts";
import { titleOf } from "../codes.ts";
import { codes } from "./codes.ts";
import { readDay } from "./native/days.ts";

const concepts: Readonly<Record<number, string>> = {
  1: "Productos",
  2: "Servicios",
  3: "Productos y servicios",
};

/** Facts that only Argentine documents print. */
export function facts({ document }: StampFacts): readonly RenderingFact[] {
  const { ar_header: header = {} } = additionalOf(document);
  return [
    ...fact("Concepto", concepts[header.invoice_concept ?? 0]),
    ...fact("Período", between(day(header.service_date_from), " a ", day(header.service_date_to))),
    ...fact(
      "Condición frente al IVA",
      titleOf(codes.vat_conditions, header.receiver_vat_condition_id),
    ),
  ];
}

function day(text: string | undefined): string | undefined {
  return text === undefined ? text : formatDay(readDay(text) ?? text, slashedDays);
}
