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

/** The receiver's tax id: ARCA's number of its kind, and its own number. */
export interface ReceiverId {
  readonly kind: number;
  readonly number: number;
}

/** CUIT (80) for 11 digits, CUIL (86) or DNI (96) if the sent kind names it, else kind 99 with number 0. */
export function receiverId(
  header: Pick<Header, "receiver_tax_id_code" | "receiver_tax_id_type">,
): ReceiverId {
  const code = normaliseTaxId(cuit, header.receiver_tax_id_code ?? "").replaceAll(".", "");
  const kind = findCode(codes.tax_id_types, header.receiver_tax_id_type?.toUpperCase()).code;
  if (cuit.shape.test(code)) return { kind: kind === "86" ? 86 : 80, number: Number(code) };
  if (kind === "96" && /^[0-9]{7,8}$/.test(code)) return { kind: 96, number: Number(code) };
  return { kind: 99, number: 0 };
}

/** The receiver's elements. */
export function receiver(header: Header, { defaults }: Findings) {
  const { kind, number } = receiverId(header);
  if (kind === 99) defaults.push("/header/receiver_tax_id_code");
  return [textElement("DocTipo", kind), textElement("DocNro", number)];
}

/** ARCA's code of the receiver's VAT condition: as sent, else registered for letters A and M, final consumer otherwise. */
export function vatCondition(header: Header, type: string, { defaults }: Findings): number {
  const sent = header.additional?.ar_header?.receiver_vat_condition_id?.trim();
  const found = findCode(codes.vat_conditions, sent);
  if (!found.isDefault) return Number(found.code);
  defaults.push("/header/additional/ar_header/receiver_vat_condition_id");
  return ["A", "M"].includes(letterOf(type) ?? "") ? registered : finalConsumer;
}
