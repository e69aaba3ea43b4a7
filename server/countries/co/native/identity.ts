import { fitText, optionalText } from "../../../xml/fit-text.ts";
import type { NativeDocument } from "../../native.ts";
import { normaliseTaxId } from "../../tax-id.ts";
import type { Attributes } from "../../ubl/components.ts";
import { identity as colombia } from "../identity.ts";
import { checkDigit, nit } from "../tax-id.ts";

/** The identity document of a person or company. */
export interface CoIdentity {
  /** DIAN's type of identity document, e.g. 31 for a NIT, 13 for a citizen's card, 42 for a foreign document. */
  readonly type: string;
  readonly number: string;
  /** The check digit of a NIT. */
  readonly check?: string;
}

const NIT = "31";
const CITIZEN = "13";
const FOREIGN = "42";
const FINAL_CONSUMER: CoIdentity = { type: CITIZEN, number: "222222222222" };

// DIAN's types of identity document, by `receiver_tax_id_type` in capitals.
const types: Readonly<Record<string, string>> = {
  "CO-NIT": NIT,
  NIT,
  "CO-CC": CITIZEN,
  CC: CITIZEN,
  "CO-RC": "11",
  "CO-TI": "12",
  TI: "12",
  "CO-TE": "21",
  "CO-CE": "22",
  CE: "22",
  "CO-PA": "41",
  PASSPORT: "41",
  PASAPORTE: "41",
};

/** Attributes that name DIAN as the agency of an identifier. */
export const dian = {
  schemeAgencyID: "195",
  schemeAgencyName: "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)",
} as const;

/** The NIT with its check digit: the digit after the hyphen, or a computed digit. */
export function nitOf(code: string): CoIdentity {
  const [digits = "", check] = normaliseTaxId(nit, fitText(code)).split("-");
  const computed = /^[0-9]{1,15}$/.test(digits) ? checkDigit(digits) : "0";
  return { type: NIT, number: digits || "-", check: check ?? computed };
}

/** The receiver's identity document; for a receiver without a tax id, the final consumer's. */
export function receiverIdentity({ header }: NativeDocument): CoIdentity {
  const code = optionalText(header.receiver_tax_id_code, { most: 35 });
  if (code === undefined) return FINAL_CONSUMER;
  const { receiver_tax_id_type: named = "", receiver_country_id: country = colombia.id } = header;
  const type = /^[0-9]{2}$/.test(named) ? named : types[named.toUpperCase()];
  const isForeign = country !== colombia.id;
  const looksLikeNit = !isForeign && nit.shape.test(normaliseTaxId(nit, code));
  if (type === NIT || (type === undefined && looksLikeNit)) return nitOf(code);
  return { type: type ?? (isForeign ? FOREIGN : CITIZEN), number: code };
}

/** Attributes of an element that contains the number of an identity document. */
export function identified({ type, check }: CoIdentity): Attributes {
  return { ...dian, schemeID: check, schemeName: type };
}

/** 1 for a company, 2 for a natural person; the NIT of a company begins with 8 or 9 and has at least nine digits. */
export function personKind({ type, number }: CoIdentity): "1" | "2" {
  return type === NIT && /^[89][0-9]{8}/.test(number) ? "1" : "2";
}
