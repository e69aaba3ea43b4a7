import { textElement } from "../../../xml/xml.ts";
import { findCode } from "../../codes.ts";
import type { NativeDocument } from "../../native.ts";
import type { Findings } from "../../native-findings.ts";
import { normaliseTaxId } from "../../tax-id.ts";
import { codes } from "../codes.ts";
import { cuit } from "../tax-id.ts";
import { letterOf } from "./voucher.ts";

type Header = NativeDocument["header"];

const registered = 1;
const finalConsumer = 5;

/** The receiver's tax id: ARCA's number for the kind of id, and the id itself. */
export interface ReceiverId {
  readonly kind: number;
  readonly number: number;
}

/**
 * An id of 11 digits has kind 80 (CUIT), or 86 if sent as CUIL. An id of 7 or 8 digits sent as DNI has
 * kind 96. Without such an id, the kind is 99, and the number is 0.
 */
export function receiverId(
  header: Pick<Header, "receiver_tax_id_code" | "receiver_tax_id_type">,
): ReceiverId {
  const code = normaliseTaxId(cuit, header.receiver_tax_id_code ?? "").replaceAll(".", "");
  const kind = findCode(codes.tax_id_types, header.receiver_tax_id_type?.toUpperCase()).code;
  if (cuit.shape.test(code)) return { kind: kind === "86" ? 86 : 80, number: Number(code) };
  if (kind === "96" && /^[0-9]{7,8}$/.test(code)) return { kind: 96, number: Number(code) };
  return { kind: 99, number: 0 };
}

/** The receiver's `DocTipo` and `DocNro`. */
export function receiver(header: Header, { defaults }: Findings) {
  const { kind, number } = receiverId(header);
  if (kind === 99) defaults.push("/header/receiver_tax_id_code");
  return [textElement("DocTipo", kind), textElement("DocNro", number)];
}

/**
 * ARCA's code of the receiver's VAT condition. The default is registered (1) for letters A and M, and final
 * consumer (5) for other letters.
 */
export function vatCondition(header: Header, type: string, { defaults }: Findings): number {
  const sent = header.additional?.ar_header?.receiver_vat_condition_id?.trim();
  const found = findCode(codes.vat_conditions, sent);
  if (!found.isDefault) return Number(found.code);
  defaults.push("/header/additional/ar_header/receiver_vat_condition_id");
  return ["A", "M"].includes(letterOf(type) ?? "") ? registered : finalConsumer;
}
