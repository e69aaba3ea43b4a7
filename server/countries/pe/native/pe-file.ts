import { type LocalMoment, localMoment } from "../../../model/time-zone.ts";
import { fitText } from "../../../xml/fit-text.ts";
import { type CodeList, findCode } from "../../codes.ts";
import type { NativeInput } from "../../native.ts";
import { type NamedDocument, namedDocuments } from "../../ubl/named-document.ts";
import { type Reckoning, reckon } from "../../ubl/reckoning.ts";
import { codes } from "./code-lists.ts";
import { reckoningTerms } from "./taxes.ts";

/** Everything that the parts of a Peruvian file state. */
export interface PeFile {
  readonly input: NativeInput;
  /** Catalogue 01, two digits. */
  readonly type: string;
  /** Series and number, "F001-123". */
  readonly id: string;
  readonly ruc: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly moment: LocalMoment;
  readonly reckoning: Reckoning;
  readonly named: readonly NamedDocument[];
  /** The code of a value; a default is noted by the pointer. */
  code(list: CodeList, value: string | number | undefined, pointer: string): string;
  /** Notes that a default stands for a member. */
  noteDefault(pointer: string): void;
  readonly defaults: ReadonlySet<string>;
}

/** The facts of a file before its parts are written. */
export function peFile(input: NativeInput): PeFile {
  const { document, account, numbering, drawn, timeZone } = input;
  const defaults = new Set<string>();
  const noteDefault = (pointer: string) => void defaults.add(pointer);
  const code: PeFile["code"] = (list, value, pointer) => {
    const found = findCode(list, value);
    if (found.isDefault && value !== undefined) noteDefault(pointer);
    return found.code;
  };
  const { currency_id } = document.header;
  return {
    input,
    type: numbering.type.padStart(2, "0"),
    id: fitText(`${numbering.series}-${numbering.number}`),
    ruc: fitText(account.registration_tax_id_code),
    currency: code(codes.currencies, currency_id, "/header/currency_id"),
    moment: localMoment(new Date(drawn.at), timeZone),
    reckoning: reckon(document, reckoningTerms(document)),
    named: namedDocuments(input, "-"),
    code,
    noteDefault,
    defaults,
  };
}
