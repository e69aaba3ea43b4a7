import type { DocumentHeader } from "../../../generated/types/models.d.ts";
import { optionalText } from "../../xml/fit-text.ts";
import { normaliseTaxId } from "../tax-id.ts";
import { ruc } from "./tax-id.ts";

/** The identity document of a person or a company. */
export interface Identity {
  /** The type's code in SUNAT's catalogue 06. */
  readonly type: string;
  readonly number: string;
}

// SUNAT's codes of identity documents (catalogue 06). The keys are the API's names (`PE-RUC`) and SUNAT's (`RUC`).
const identityTypes: Readonly<Record<string, string>> = {
  "PE-RUC": "6",
  RUC: "6",
  "PE-DNI": "1",
  DNI: "1",
  "PE-CE": "4",
  CE: "4",
  "PE-PAS": "7",
  PASSPORT: "7",
  PASAPORTE: "7",
};

/** The receiver's identity document; without a number, type 0 and the number 00000000. */
export function receiverIdentity({
  receiver_tax_id_code,
  receiver_tax_id_type = "",
}: Pick<DocumentHeader, "receiver_tax_id_code" | "receiver_tax_id_type">): Identity {
  const sent = optionalText(receiver_tax_id_code, { most: 15 });
  if (sent === undefined) return { type: "0", number: "00000000" };
  const number = identityNumber(sent);
  const named = receiver_tax_id_type.toUpperCase();
  const type = /^[01467A-G]$/.test(named) ? named : identityTypes[named];
  return { type: type ?? guess(number), number };
}

/** An identity document's number: a RUC without separators, any other number as sent. */
export function identityNumber(sent: string): string {
  const number = normaliseTaxId(ruc, sent);
  return ruc.shape.test(number) ? number : sent;
}

/** Guesses the type (catalogue 06) of an identity document from its number: 6 for a RUC, 1 for a DNI, otherwise 0. */
export function guess(number: string): string {
  if (ruc.shape.test(number)) return "6";
  return /^[0-9]{8}$/.test(number) ? "1" : "0";
}
