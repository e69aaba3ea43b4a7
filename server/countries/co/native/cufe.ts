import { createHash } from "node:crypto";
import type { Decimal } from "../../../model/decimal.ts";
import { fixed } from "../../ubl/components.ts";
import { type CoFile, OFFSET } from "./co-file.ts";
import { receiverIdentity } from "./identity.ts";
import { ENVIRONMENT, securityPin, technicalKey } from "./software.ts";
import { taxOf } from "./taxes.ts";

/** `cufe` hashes these values of the XML file, and a secret, to a unique code (technical annex 1.9, section 11.1). */
export interface CufeParts {
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM:SS and the offset from UTC. */
  readonly time: string;
  readonly net: Decimal;
  readonly iva: Decimal;
  readonly inc: Decimal;
  readonly ica: Decimal;
  readonly total: Decimal;
  readonly issuer: string;
  readonly receiver: string;
  /** For an invoice (CUFE), the numbering's technical key; for a note (CUDE), the software's PIN. */
  readonly secret: string;
  readonly environment: string;
}

/** The CUFE or CUDE: SHA-384 of the parts, in lower case hexadecimal digits. */
export function cufe(parts: CufeParts): string {
  const text = [
    parts.number,
    parts.date,
    parts.time,
    fixed(parts.net),
    `01${fixed(parts.iva)}`,
    `04${fixed(parts.inc)}`,
    `03${fixed(parts.ica)}`,
    fixed(parts.total),
    parts.issuer,
    parts.receiver,
    parts.secret,
    parts.environment,
  ].join("");
  return sha384(text);
}

/** SHA-384 of a text in UTF-8, in lower case hexadecimal digits. */
export function sha384(text: string): string {
  return createHash("sha384").update(text, "utf8").digest("hex");
}

/** The unique code (CUFE or CUDE) of a file. */
export function cufeOf(file: CoFile): string {
  const { input, reckoning, moment } = file;
  return cufe({
    number: file.id,
    date: input.document.header.issue_date,
    time: `${moment.time}${OFFSET}`,
    net: reckoning.net,
    iva: taxOf(reckoning.taxes, "01"),
    inc: taxOf(reckoning.taxes, "04"),
    ica: taxOf(reckoning.taxes, "03"),
    total: reckoning.total,
    issuer: file.issuer.number,
    receiver: receiverIdentity(input.document).number,
    secret: file.root === "Invoice" ? technicalKey(input) : securityPin(input),
    environment: ENVIRONMENT,
  });
}
