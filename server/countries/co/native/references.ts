import { requiredText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { cac, cbc } from "../../ubl/components.ts";
import { correctedDocument, type NamedDocument } from "../../ubl/named-document.ts";
import type { CoFile } from "./co-file.ts";

// DIAN's reason for a credit note, by `reference_code`. DIAN's "1" is a partial return, "2" a cancellation, "5" other.
const creditReasons: Readonly<Record<number, string>> = { 1: "2", 2: "5", 3: "1" };
const otherCredit = "5";
// DIAN's reason "change of the value", used for every debit note.
const debitReason = "3";

/** The kind of a document (CustomizationID): a sale, or a note with or without the unique code of its invoice. */
export function customization(file: CoFile): string {
  if (file.root === "Invoice") return "10";
  const isNamed = corrected(file)?.seals?.cufe !== undefined;
  if (file.root === "CreditNote") return isNamed ? "20" : "22";
  return isNamed ? "30" : "32";
}

/** The references of an invoice or note. */
export function references(file: CoFile): readonly (XmlElement | undefined)[] {
  const named = file.root === "Invoice" ? undefined : corrected(file);
  const others = file.named.filter((one) => one !== named && one.id !== undefined);
  return [...(file.root === "Invoice" ? [] : correction(file, named)), ...related(others)];
}

function corrected({ named }: CoFile): NamedDocument | undefined {
  return correctedDocument(named);
}

// If the unique code of its invoice is unknown, a note has an InvoicePeriod instead of a BillingReference.
function correction(
  file: CoFile,
  named: NamedDocument | undefined,
): readonly (XmlElement | undefined)[] {
  if (named !== undefined && named.id === undefined) {
    file.noteDefault(`/references/${file.named.indexOf(named)}/reference_number`);
  }
  const cufe = named?.seals?.cufe;
  const { issue_date } = file.input.document.header;
  const reason =
    file.root === "CreditNote"
      ? (creditReasons[named?.reference.reference_code ?? 0] ?? otherCredit)
      : debitReason;
  return [
    cac(
      "DiscrepancyResponse",
      cbc("ReferenceID", named?.id),
      cbc("ResponseCode", reason),
      cbc("Description", requiredText(named?.reference.description, { most: 500 })),
    ),
    cufe === undefined
      ? cac(
          "InvoicePeriod",
          cbc("StartDate", `${issue_date.slice(0, 8)}01`),
          cbc("EndDate", issue_date),
        )
      : cac(
          "BillingReference",
          cac(
            "InvoiceDocumentReference",
            cbc("ID", named?.id),
            cbc("UUID", cufe, { schemeName: "CUFE-SHA384" }),
            cbc("IssueDate", named?.date),
          ),
        ),
  ];
}

// At most one purchase order is an OrderReference; further orders are additional references.
function related(others: readonly NamedDocument[]): readonly (XmlElement | undefined)[] {
  const order = others.find(({ reference }) => reference.reference_type === 801);
  return [
    order && cac("OrderReference", cbc("ID", order.id), cbc("IssueDate", order.date)),
    ...others
      .filter((one) => one !== order)
      .map((one) =>
        cac(
          one.reference.reference_code === 6
            ? "DespatchDocumentReference"
            : "AdditionalDocumentReference",
          cbc("ID", one.id),
          cbc("IssueDate", one.date),
        ),
      ),
  ];
}
