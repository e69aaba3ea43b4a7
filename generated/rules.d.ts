/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

/** The id of every rule of the spec. */
export type RuleId = "account.admin-email-taken" | "account.logo-unusable" | "account.member-twice" | "account.other" | "account.password-required" | "account.password-wrong" | "account.required" | "account.unknown" | "ar.contact-phone" | "ar.cuit-check-digit" | "ar.document-status" | "ar.items-quantity" | "ar.registration-additional-data" | "ar.registration-tax-id-code" | "ar.registration-tax-id-type" | "ar.service-dates" | "branch.id-mismatch" | "branch.internal-code-taken" | "branch.parent-ring" | "branch.parent-unknown" | "branch.second-headquarters" | "cl.contact-phone" | "cl.currency" | "cl.document-status" | "cl.document-type" | "cl.export-receiver-tax-id-code" | "cl.gross-total" | "cl.gross-values-stored" | "cl.gross-values-totals" | "cl.gross-values-type" | "cl.guide-type" | "cl.named-receipt-activity" | "cl.named-receipt-activity-stored" | "cl.named-receipt-legal-name" | "cl.named-receipt-tax-id" | "cl.peso-amounts" | "cl.receiver-activity" | "cl.receiver-legal-name-required" | "cl.receiver-tax-id-code" | "cl.receiver-tax-id-required" | "cl.registration-additional-data" | "cl.registration-tax-id-code" | "cl.registration-tax-id-type" | "cl.rut-check-digit" | "cl.sale-clause" | "cl.sale-modality" | "cl.service-indicator" | "cl.transfer-type" | "cl.transportation-doc-billing" | "cl.transportation-doc-type" | "co.contact-phone" | "co.document-status" | "co.nit-check-digit" | "co.registration-additional-data" | "co.registration-tax-id-code" | "co.registration-tax-id-type" | "document.branch-office-unknown" | "document.customer-supplier-unknown" | "document.email-no-receiver" | "document.email-not-sent" | "document.exchange-rate-without-currency" | "document.id-mismatch" | "document.issuer-differs" | "document.no-transfer-copy" | "document.number-kept" | "document.number-taken" | "document.receiver-place" | "document.status-differs" | "document.template-unknown" | "document.transition" | "document.type-taxbureau-differs" | "document.unprintable" | "document.whole-exchange-rate" | "email.draft" | "email.receiver-missing" | "line.modifier-conflict" | "line.modifier-stored" | "mx.contact-phone" | "mx.document-status" | "mx.registration-additional-data" | "mx.registration-tax-id-code" | "mx.registration-tax-id-type" | "mx.rfc-check-digit" | "native.code" | "native.limit" | "numbering.caf-alone" | "numbering.caf-country" | "numbering.caf-key" | "numbering.caf-other-rut" | "numbering.caf-unreadable" | "numbering.exhausted" | "numbering.expired" | "numbering.low" | "numbering.outside" | "numbering.overlap" | "numbering.range-order" | "numbering.range-required" | "numbering.valid-order" | "pe.cargo-destination-address" | "pe.cargo-destination-ubigeo" | "pe.cargo-effective-load-amount" | "pe.cargo-origin-address" | "pe.cargo-origin-ubigeo" | "pe.cargo-payload-amount" | "pe.cargo-service-amount" | "pe.cargo-transport-required" | "pe.cargo-trip-detail" | "pe.contact-phone" | "pe.detraction-amount" | "pe.detraction-required" | "pe.document-status" | "pe.registration-tax-id-code" | "pe.registration-tax-id-type" | "pe.ruc-check-digit" | "reference.beyond-balance" | "reference.cancelled-before" | "reference.date-of-tax-document" | "reference.document-unknown" | "reference.global-number" | "reference.number-and-document" | "reference.other-receiver" | "reference.type-only-non-tax" | "scope.ar_header" | "scope.co_header" | "scope.document_cdr" | "scope.document_cdr_filename" | "scope.document_sequence_code" | "scope.document_transfer_copy_pdf" | "scope.draft_only" | "scope.draft_preview" | "scope.gross_values" | "scope.mx_detail" | "scope.mx_exports" | "scope.mx_header" | "scope.mx_shipping" | "scope.pdf_transfer_copy" | "scope.pe_cargo_transport" | "scope.pe_detraction" | "scope.pe_header" | "scope.pe_retention_details" | "scope.pe_retention_header" | "scope.pe_shipping" | "scope.receiver_county_id" | "scope.send_email" | "terms.due-days" | "terms.instalments" | "totals.globals-differ" | "totals.net-amount" | "totals.unusual" | "totals.whole-amounts" | "us.contact-phone" | "us.document-status" | "us.registration-tax-id-type" | "webhook-subscription.limit" | "webhook.callback-url-closed" | "webhook.callback-url-credentials" | "webhook.callback-url-unusable" | "webhook.callback-username-colon";

/** The ids of rules by which handlers reject requests: rules that need stored data or arithmetic. */
export type ValidationErrorId = "account.admin-email-taken" | "account.logo-unusable" | "account.member-twice" | "account.other" | "account.password-required" | "account.password-wrong" | "account.required" | "account.unknown" | "branch.id-mismatch" | "branch.internal-code-taken" | "branch.parent-ring" | "branch.parent-unknown" | "cl.gross-total" | "cl.gross-values-stored" | "cl.named-receipt-activity-stored" | "document.branch-office-unknown" | "document.customer-supplier-unknown" | "document.id-mismatch" | "document.number-kept" | "document.number-taken" | "document.transition" | "email.draft" | "email.receiver-missing" | "line.modifier-stored" | "numbering.caf-country" | "numbering.caf-key" | "numbering.caf-other-rut" | "numbering.caf-unreadable" | "numbering.exhausted" | "numbering.expired" | "numbering.outside" | "numbering.overlap" | "numbering.range-order" | "numbering.valid-order" | "reference.document-unknown" | "webhook-subscription.limit" | "webhook.callback-url-closed" | "webhook.callback-url-unusable";

/** @deprecated The former name of `ValidationErrorId`. */
export type RefusalId = ValidationErrorId;

/** The ids of rules for which handlers return warnings. */
export type WarningId = "ar.cuit-check-digit" | "ar.items-quantity" | "ar.service-dates" | "branch.second-headquarters" | "cl.rut-check-digit" | "co.nit-check-digit" | "document.email-no-receiver" | "document.email-not-sent" | "document.issuer-differs" | "document.no-transfer-copy" | "document.status-differs" | "document.template-unknown" | "document.type-taxbureau-differs" | "document.unprintable" | "mx.rfc-check-digit" | "native.code" | "native.limit" | "numbering.low" | "pe.cargo-destination-address" | "pe.cargo-destination-ubigeo" | "pe.cargo-effective-load-amount" | "pe.cargo-origin-address" | "pe.cargo-origin-ubigeo" | "pe.cargo-payload-amount" | "pe.cargo-service-amount" | "pe.cargo-trip-detail" | "pe.detraction-amount" | "pe.ruc-check-digit" | "reference.beyond-balance" | "reference.cancelled-before" | "reference.other-receiver" | "totals.globals-differ" | "totals.unusual" | "webhook.callback-url-credentials" | "webhook.callback-username-colon";

/** The declaration of a rule in the spec; `code` is the authority's error code (`x-code`). */
export interface RuleFacts {
  readonly message: string;
  readonly code?: string;
  readonly kind: "schema" | "scope" | "refusal" | "warning";
}

/** Every rule by its id. */
export declare const rules: Readonly<Record<RuleId, RuleFacts>>;

/** An error or a warning; `pointer` is the JSON Pointer to a member of a body. */
export interface Finding {
  pointer: string;
  rule: string;
  code: string;
  message: string;
}

/** @deprecated The former name of `Finding`. */
export type Said = Finding;

/** The error of a rule at a JSON Pointer. */
export declare const validationError: (rule: ValidationErrorId, pointer: string) => Finding;

/** @deprecated The former name of `validationError`. */
export declare const refusal: typeof validationError;

/** The warning of a rule at a JSON Pointer. */
export declare const warning: (rule: WarningId, pointer: string) => Finding;
