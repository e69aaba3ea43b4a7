/**
 * Shared rules, by country, that lose their last accepted or last rejected vector if the country is removed.
 * The lists must not become longer. To shorten a list, add a vector of another country that shows the rule.
 */
export const shownAlone: Readonly<Record<string, readonly string[]>> = {
  // Only vectors of Chile show rules of drafts, transfer copies, CAF files, corrections, issuers and discounts.
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
  // Only vectors of the United States show rules of authorized ranges of numbers.
  us: ["numbering.exhausted", "numbering.expired", "numbering.low", "numbering.outside"],
  // Only vectors of Colombia send a document by e-mail when they create the document.
  co: ["document.email-no-receiver", "document.email-not-sent"],
  // Only vectors of Mexico show the limits of a native file, and that a rejected document keeps its number.
  mx: ["document.number-kept", "native.limit"],
};
