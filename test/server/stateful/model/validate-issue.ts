import type { Document } from "../../../../generated/types/models.d.ts";
import { isGrossTotalOff } from "./gross-total.ts";

const needsReceiver = [2, 32, 17, 16, 46, 47, 48];
const receipts = [37, 39, 41];

/** The errors that prevent a Chilean draft from being issued, each as `pointer rule`. */
export function validateIssue(document: Document): string[] {
  const { header, details } = document;
  const { document_type_id: type, guide_type, transfer_type } = header;
  const code = header.receiver_tax_id_code !== undefined;
  const name = header.receiver_legal_name !== undefined;
  const errors: string[] = [];
  const demand = (wrong: boolean, error: string) => {
    if (wrong) errors.push(error);
  };
  const names = needsReceiver.includes(type);
  demand(names && !code, "/header/receiver_tax_id_code cl.receiver-tax-id-required");
  demand(names && !name, "/header/receiver_legal_name cl.receiver-legal-name-required");
  const receipt = receipts.includes(type);
  demand(receipt && name && !code, "/header/receiver_tax_id_code cl.named-receipt-tax-id");
  demand(receipt && code && !name, "/header/receiver_legal_name cl.named-receipt-legal-name");
  const guide = type === 54;
  demand(guide && guide_type === undefined, "/header/guide_type cl.guide-type");
  demand(
    guide && guide_type !== 5 && transfer_type === undefined,
    "/header/transfer_type cl.transfer-type",
  );
  const foreign = code && type !== 46 && !/^\d+-[\dkK]$/.test(header.receiver_tax_id_code ?? "");
  demand(foreign, "/header/receiver_tax_id_code cl.receiver-tax-id-code");
  demand(isGrossTotalOff(document), "/totals/total_amount cl.gross-total");
  for (const [place, line] of details.entries()) {
    const unnamed = line.line_description === undefined;
    demand(unnamed, `/details/${place}/line_description shape.required`);
    demand(line.unit_measure === undefined, `/details/${place}/unit_measure shape.required`);
  }
  return errors;
}
