import type { NativeFacts, StampFacts } from "../../rendering/country-rendering.ts";
import { formatDay, slashedDays } from "../../rendering/format-day.ts";
import { nit } from "./tax-id.ts";

/** The lines that DIAN requires on a rendering (resolution 165 of 2023, article 11); empty without a native file. */
export function legalLines({ native }: StampFacts): readonly string[] {
  if (native === undefined) return [];
  const isNote = native.type === "91" || native.type === "92";
  const { cufe } = native.seals;
  return [
    ...(cufe === undefined ? [] : [`${isNote ? "CUDE" : "CUFE"}: ${cufe}`]),
    ...validation(native),
    ...(isNote ? [] : numbering(native)),
    ...software(native),
    "Representación gráfica de documento electrónico",
  ];
}

function validation({ seals: { validated_at } }: NativeFacts): readonly string[] {
  const [day, time] = validated_at?.split("T") ?? [];
  if (day === undefined || time === undefined) return [];
  return [`Fecha y hora de validación: ${formatDay(day, slashedDays)} ${time.slice(0, 8)}`];
}

function software({ seals }: NativeFacts): readonly string[] {
  const { software: id, software_provider } = seals;
  if (!id || !software_provider) return [];
  return [`Fabricante del software: NIT ${nit.format(software_provider)}, software ${id}`];
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
