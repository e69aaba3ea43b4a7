import { sum } from "../../../model/decimal.ts";
import { findAll, textOf } from "../../../xml/find.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { xmlFile } from "../../../xml/xml-file.ts";
import type { Native, Seals } from "../../native.ts";
import { fixed } from "../../ubl/components.ts";
import { signEnveloped } from "../../ubl/sign-enveloped.ts";
import { qrText } from "../qr-text.ts";
import { receiverIdentity } from "../receiver-identity.ts";
import { RETENTION } from "../retained.ts";
import { signatureId } from "./parties.ts";
import { type PeFile, peFile } from "./pe-file.ts";
import { statedSums } from "./retention.ts";

/** Signs a file. The seals are the `digest`, the QR code's text and, for a retention, the totals retained and paid. */
export const seal: Native["seal"] = async (draft, input, keys) => {
  const root = await signEnveloped(draft.root, signatureId, keys);
  return { bytes: xmlFile(root, draft.encoding), seals: seals(root, peFile(input)) };
};

function seals(root: XmlElement, file: PeFile): Seals {
  const [value] = findAll(root, "DigestValue");
  const digest = (value && textOf(value)) ?? "";
  return { digest, qr: qr(file, digest), ...(file.type === RETENTION && sums(file)) };
}

function sums(file: PeFile): Seals {
  const { retained, paid } = statedSums(file);
  return { total_retained: fixed(retained), total_paid: fixed(paid) };
}

// The text of the QR code (SUNAT, resolution 097-2012, annex 6).
function qr(file: PeFile, digest: string): string {
  const { input, reckoning, ruc, type } = file;
  const igv = reckoning.taxes.filter(({ code }) => code === "1000" || code === "1016");
  const receiver = receiverIdentity(input.document.header);
  const fields = [
    ruc,
    type,
    input.numbering.series,
    String(input.numbering.number),
    fixed(sum(igv.map(({ amount }) => amount))),
    fixed(reckoning.total),
    input.document.header.issue_date,
    receiver.type,
    receiver.number,
    digest,
  ];
  return qrText(fields);
}
