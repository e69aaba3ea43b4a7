import type { RenderingFact, StampFacts } from "../../rendering/country-rendering.ts";
import { formatDay, slashedDays } from "../../rendering/format-day.ts";
import { additionalOf, fact } from "../additional.ts";
import { titleOf } from "../codes.ts";
import { codes } from "./codes.ts";
import { type SentPeriod, servicePeriod } from "./native/days.ts";

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
    ...fact("Período", period(header, document.header.issue_date)),
    ...fact(
      "Condición frente al IVA",
      titleOf(codes.vat_conditions, header.receiver_vat_condition_id),
    ),
  ];
}

// The service period, as in ARCA's file; undefined if no day was sent, or if `invoice_concept` includes no services.
function period(sent: SentPeriod, issueDate: string): string | undefined {
  if (sent.service_date_from === undefined && sent.service_date_to === undefined) return undefined;
  const days = servicePeriod(sent, issueDate);
  return days && `${formatDay(days.from, slashedDays)} a ${formatDay(days.to, slashedDays)}`;
}
