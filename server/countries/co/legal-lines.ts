import type { NativeFacts, StampFacts } from "../../rendering/country-rendering.ts";
import { formatDay, slashedDays } from "../../rendering/format-day.ts";

/** What DIAN wants on paper: the unique code, and the numbering that an invoice has (resolution 165 of 2023, article 11). */
export function legalLines({ native }: StampFacts): readonly string[] {
  if (native === undefined) return [];
  const isNote = native.type === "91" || native.type === "92";
  const { cufe } = native.seals;
  return [
    ...(cufe === undefined ? [] : [`${isNote ? "CUDE" : "CUFE"}: ${cufe}`]),
    ...(isNote ? [] : numbering(native)),
    "Representación gráfica de documento electrónico",
  ];
}

function numbering(facts: NativeFacts): readonly string[] {
  const { authorization_number, series, from, to, valid_from, valid_to } = facts;
  if (authorization_number === undefined) return [];
  const parts = [
    `Resolución DIAN N.° ${authorization_number}`,
    valid_from && `del ${formatDay(valid_from, slashedDays)}`,
    valid_to && `vigente hasta el ${formatDay(valid_to, slashedDays)}`,
    series && `prefijo ${series}`,
    from !== undefined && to !== undefined && `rango del ${from} al ${to}`,
  ];
  return [parts.filter(Boolean).join(", ")];
}
