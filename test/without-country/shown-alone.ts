/**
 * Shared rules, by country, that have no accepted or no rejected vector without that country. A new vector of
 * another country makes the list shorter. The list must never become longer.
 */
export const shownAlone: Readonly<Record<string, readonly string[]>> = {
  // Only vectors of Chile have drafts, gross prices, CAF files, and notes that refer to invoices.
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
  // Only documents of the United States use up ranges of numbers.
  us: ["numbering.exhausted", "numbering.expired", "numbering.low", "numbering.outside"],
  // No other country sends a document by e-mail with its creation.
  co: ["document.email-no-receiver", "document.email-not-sent"],
  // Only vectors of Mexico show that an update keeps the number, and the limits of a native file.
  mx: ["document.number-kept", "native.limit"],
};
