import { xmlFile } from "../../../xml/xml-file.ts";
import { defaultTaxes } from "../../code-warnings.ts";
import type { Native } from "../../native.ts";
import { readFile } from "../../ubl/examine-signed.ts";
import { partyText } from "../../ubl/party-text.ts";
import { codes } from "../codes.ts";
import { invoice } from "./invoice.ts";
import { identifier, usFile } from "./us-file.ts";

const suppliers = ["AccountingSupplierParty"];
const unreadable = { code: "unreadable", text: "The file is not readable XML." };
const otherIssuer = { code: "issuer", text: "The file names another issuer." };

/** UBL 2.1 invoices. No authority of the United States signs, numbers or receives them. */
export const native: Native = {
  write(input) {
    const file = usFile(input);
    return {
      root: invoice(file),
      encoding: "UTF-8",
      defaults: [...file.defaults, ...defaultTaxes(input.document, codes.taxes)],
      limits: file.limits,
    };
  },
  seal: async (draft) => ({ bytes: xmlFile(draft.root, draft.encoding), seals: {} }),
  examine(bytes, { account }) {
    const file = readFile(bytes, { unreadable });
    if (!("root" in file)) return file.messages;
    const id = partyText(file.root, suppliers, "PartyIdentification", "cbc:ID");
    return id === identifier(account.registration_tax_id_code) ? [] : [otherIssuer];
  },
  reply: async () => ({ facts: {} }),
  messages: {
    rejected: {
      code: "rejected",
      text: "The sandbox rejected the invoice because the request asked for it.",
    },
    observed: {
      code: "observed",
      text: "The sandbox accepted the invoice with observations because the request asked for it.",
    },
  },
};
