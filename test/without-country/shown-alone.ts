/**
 * Shared rules, by country, that have no accepted or no rejected vector without that country. A new vector of
 * another country makes the list shorter; it never becomes longer.
 */
export const shownAlone: Readonly<Record<string, readonly string[]>> = {
  // Drafts, gross prices, CAF files, and notes that refer to invoices.
  cl: [
    "document.customer-supplier-unknown",
    "document.id-mismatch",
    "document.issuer-differs",
    "document.no-transfer-copy",
    "document.status-differs",
    "document.type-taxbureau-differs",
    "email.draft",
    "numbering.caf-key",
    "numbering.caf-other-rut",
    "numbering.caf-unreadable",
    "reference.beyond-balance",
    "reference.cancelled-before",
    "reference.other-receiver",
    "totals.globals-differ",
  ],
  // Ranges of numbers, which documents of the United States use up.
  us: ["numbering.exhausted", "numbering.expired", "numbering.low", "numbering.outside"],
  // No other country sends a document by e-mail with its creation.
  co: ["document.email-no-receiver", "document.email-not-sent"],
  // Numbers that stay, and limits of the native file.
  mx: ["document.number-kept", "native.limit"],
};
