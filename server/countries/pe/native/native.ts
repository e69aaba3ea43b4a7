import type { XmlElement } from "../../../xml/xml.ts";
import { defaultTaxes } from "../../code-warnings.ts";
import type { Native, NativeLimit } from "../../native.ts";
import {
  amountLimits,
  dateLimits,
  lineLimits,
  numberLimits,
  quantityLimits,
  taxLimits,
} from "../../ubl/limits.ts";
import { correctedDocument } from "../../ubl/named-document.ts";
import { repeatedTaxes } from "../../ubl/repeated-taxes.ts";
import { codes } from "../codes.ts";
import { isNote } from "../document-types.ts";
import { RETENTION } from "../retained.ts";
import { examine, messages } from "./authority.ts";
import { despatchAdvice } from "./despatch-advice.ts";
import { invoice } from "./invoice.ts";
import { type PeFile, peFile } from "./pe-file.ts";
import { reply } from "./reply.ts";
import { isLongRetention, negativeReferences, retention, statedSums } from "./retention.ts";
import { seal } from "./seal.ts";
import { kindOfTax } from "./taxes.ts";

/** SUNAT's files: invoices, notes and dispatch guides in UBL 2.1, retentions in UBL 2.0. */
export const native: Native = {
  write(input) {
    const file = peFile(input);
    const root = rootOf(file);
    const defaults = [
      ...file.defaults,
      ...(statesTaxes(file.type)
        ? [
            ...defaultTaxes(input.document, codes.taxes),
            ...repeatedTaxes(input.document, codes.taxes, kindOfTax),
          ]
        : []),
    ];
    const found = [...numberLimits(input, MOST_NUMBER), ...limits(file)];
    return { root, encoding: "UTF-8", defaults, limits: found };
  },
  seal,
  examine,
  reply,
  showsReceipt: true,
  messages,
};

// For SUNAT, a document number has at most eight digits.
const MOST_NUMBER = 99_999_999;
const guides = ["09", "31"];
const PERCEPTION = "40";

function rootOf(file: PeFile): XmlElement {
  if (file.type === RETENTION) return retention(file);
  return guides.includes(file.type) ? despatchAdvice(file) : invoice(file);
}

function statesTaxes(type: string): boolean {
  return type !== RETENTION && !guides.includes(type);
}

function limits(file: PeFile): readonly NativeLimit[] {
  const { document } = file.input;
  if (file.type === RETENTION) return [...dateLimits(document), ...retentionLimits(file)];
  // A guide states no amounts.
  if (guides.includes(file.type)) {
    return [...dateLimits(document), ...lineLimits(document), ...quantityLimits(document)];
  }
  const isLost = isNote(file.type) && correctedDocument(file.named)?.id === undefined;
  return [
    ...amountLimits(document, file.reckoning),
    ...taxLimits(document, codes.taxes),
    ...(isLost ? [references("A note must refer to the document that it corrects.")] : []),
    ...(file.type === PERCEPTION
      ? [
          {
            pointer: "/header/document_type_id",
            message: "The API has no members for a perception; use another document type.",
          },
        ]
      : []),
  ];
}

function retentionLimits(file: PeFile): readonly NativeLimit[] {
  if (file.named.length === 0) {
    return [references("A retention must have a reference to at least one invoice.")];
  }
  return [
    ...(isLongRetention(file)
      ? [references("An amount has more than 12 digits before the decimal point.")]
      : []),
    ...negativeReferences(file).map((index) => ({
      pointer: `/references/${index}`,
      message: "The amounts of a retention must not be negative.",
    })),
    ...(statedSums(file).paid.lt(0)
      ? [
          {
            pointer: "/header/additional/pe_retention_header/pe_taxbureau_total_paid",
            message: "The total paid must not be negative.",
          },
        ]
      : []),
  ];
}

function references(message: string): NativeLimit {
  return { pointer: "/references", message };
}
