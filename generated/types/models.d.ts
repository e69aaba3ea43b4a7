/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. The models, each once.

/**
 * Warnings about the request. Absent if there are none.
 */
export type Warnings = Warning[]
/**
 * Added to the original interface. Document events of the subscription; defaults to none. In the notification of a document event, `data` has `account_id`, `document_id`, `document_type_id` and `document_number`. For `numbering.low`, `data` describes the document just issued.
 */
export type WebhookSubscriptionMembersEvents = ("document.issued" | "document.accepted" | "document.refused" | "document.cancelled" | "document.emailed" | "numbering.low")[]

/**
 * A stored account, without its secrets.
 */
export interface Account {
  /**
   * Identifier of the account, assigned by the service.
   */
  account_id: number
  /**
   * Country in which the company pays tax. The country determines the formats of telephone and tax id, the required `registration_additional_data`, and the rules for documents.
   */
  country_id: (253 | 89 | 66 | 80 | 83 | 88)
  /**
   * Name of the person to contact about the account.
   */
  contact_name: string
  /**
   * Telephone of the contact, as a plus sign, the country's prefix, and as many digits as the country's rule requires.
   */
  contact_phone: string
  /**
   * E-mail address of the admin's login. Letter case is ignored. Each account needs its own address.
   */
  admin_email: string
  /**
   * Name under which the company is registered.
   */
  registration_legal_name_company: string
  /**
   * Tax id of the company in its country's notation. A wrong check digit causes only a warning.
   */
  registration_tax_id_code: string
  /**
   * Kind of tax id. Must be a kind of the account's country.
   */
  registration_tax_id_type: ("CL-RUT" | "US-EIN" | "US-SSN" | "CO-NIT" | "PE-RUC" | "MX-RFC" | "AR-CUIT")
  /**
   * Size of the company.
   */
  registration_company_size: ("1" | "2" | "3" | "4")
  /**
   * Acceptance of the terms of use. Must be 1.
   */
  registration_terms_of_use: 1
  /**
   * Purpose of the account. Must be 1 (billing).
   */
  registration_type_use: 1
  /**
   * Industry of the company.
   */
  registration_company_industry_sector?: string
  registration_additional_data: AccountRegistrationData
  account_config?: AccountConfig
  branding?: AccountBrandingStored
  /**
   * Added to the original interface. Whether the account's login is disabled and its tokens are revoked. Only the operator may send this member. Responses contain this member only if true.
   */
  disabled?: boolean
  warnings?: Warnings
}
/**
 * Added to the original interface. Look of the account's PDFs and e-mails: a logo at the top, and an accent colour for lines, table heads and buttons. An omitted member keeps its value; an empty string removes the value. The title frame of Chilean PDFs stays red.
 */
export interface AccountBranding {
  /**
   * Logo in base64: a PNG without interlacing, or a JPEG in grey or colour (not CMYK). Limits: 200,000 decoded bytes, 4,000 pixels a side, and 1,000,000 pixels in total. A file with a damaged header is rejected, and so is a PNG with damaged pixels. Responses contain `logo_sha256` instead of the logo.
   */
  logo?: string
  /**
   * Accent colour, as #rrggbb. Text on this colour is black or white, whichever has more contrast.
   */
  accent_color?: string
}
/**
 * Added to the original interface. Look of the account's PDFs and e-mails. Absent if no logo and no accent colour is set.
 */
export interface AccountBrandingStored {
  /**
   * SHA-256 digest of the logo file, in hexadecimal. Absent without a logo.
   */
  logo_sha256?: string
  /**
   * Accent colour, as #rrggbb. Absent if not set.
   */
  accent_color?: string
}
/**
 * Result of the last check of the account's digital certificate. A check opens the certificate with its password. The key must match, and the certificate must be in force. If the certificate contains tax ids, one must be the account's. Files have at most 256 KiB. Keys are RSA of 512 to 8192 bits, or EC on P-256, P-384 or P-521. Other files and keys are `unreadable`. The MAC or an encrypted part of a PFX must confirm the password; otherwise the reason is `password`. A file is `too-costly` if it needs more than 10 seconds of processor time, 256 MiB of memory or a million rounds of key derivation (PBKDF2: 4 million). After three checks without a result, a file is also `too-costly`. Such a file is opened again only after a `PATCH` of registration members.
 */
export interface AccountCertificate {
  /**
   * Account that the certificate belongs to.
   */
  account_id: number
  /**
   * State of the certificate.
   */
  state: ("pending" | "valid" | "invalid")
  /**
   * Reasons why the state is `invalid`. Absent in other states.
   */
  reasons?: ("incomplete" | "unreadable" | "password" | "no-key" | "key-mismatch" | "not-yet-valid" | "expired" | "other-tax-id" | "too-costly")[]
  /**
   * Time of the last check, in UTC (RFC 3339). Absent in state `pending`.
   */
  checked_at?: string
  /**
   * Start of the certificate's validity, in UTC (RFC 3339). Absent if unknown.
   */
  not_before?: string
  /**
   * End of the certificate's validity, in UTC (RFC 3339). Absent if unknown.
   */
  not_after?: string
}
/**
 * Settings for the amounts, dates and PDFs of the account's documents.
 */
export interface AccountConfig {
  /**
   * Rounding of amounts. Default for `options.rounding_type` of the account's documents.
   */
  rounding_format?: (0 | 1)
  /**
   * Time zone of issue times and of the issue date that `adjust_draft_date` 1 sets, as an offset such as UTC-3, UTC+0 or UTC+05:30. Defaults to the time zone of the account's country.
   */
  time_zone?: string
  /**
   * Whether documents may be issued for goods that are not in stock. Stored without effect; this service does not record stock.
   */
  allow_issuance_based_on_stock?: (0 | 1 | 2)
  /**
   * Whether the PDF shows the time of issue.
   */
  show_document_time?: (0 | 1)
  /**
   * Issue date of a document that is issued from a draft.
   */
  adjust_draft_date?: (0 | 1)
  /**
   * Whether the PDF combines lines of equal product, unit, price and `modifier_percentage`, and adds up the quantities.
   */
  sum_up_detail_lines?: (0 | 1)
  /**
   * Order of the lines on the PDF.
   */
  order_of_added_products?: (0 | 1)
  /**
   * How PDFs of Chilean receipts show additional taxes. Defaults to 2.
   */
  display_tax_receipt?: (0 | 1 | 2)
  /**
   * Whether goods in a quotation are reserved. Stored without effect; this service does not record stock.
   */
  stock_reservation_for_quotation?: (0 | 1)
  /**
   * Whether a product may be sold below its cost. Stored without effect; this service does not record costs.
   */
  cost_greater_than_the_price?: (0 | 1)
}
/**
 * Registration of a company in one country.
 */
export interface AccountCreate {
  /**
   * Country in which the company pays tax. The country determines the formats of telephone and tax id, the required `registration_additional_data`, and the rules for documents.
   */
  country_id: (253 | 89 | 66 | 80 | 83 | 88)
  /**
   * Name of the person to contact about the account.
   */
  contact_name: string
  /**
   * Telephone of the contact, as a plus sign, the country's prefix, and as many digits as the country's rule requires.
   */
  contact_phone: string
  /**
   * E-mail address of the admin's login. Letter case is ignored. Each account needs its own address.
   */
  admin_email: string
  /**
   * Password of the admin's login. Stored as a hash and never shown.
   */
  admin_password: string
  /**
   * Name under which the company is registered.
   */
  registration_legal_name_company: string
  /**
   * Tax id of the company in its country's notation. A wrong check digit causes only a warning.
   */
  registration_tax_id_code: string
  /**
   * Kind of tax id. Must be a kind of the account's country.
   */
  registration_tax_id_type: ("CL-RUT" | "US-EIN" | "US-SSN" | "CO-NIT" | "PE-RUC" | "MX-RFC" | "AR-CUIT")
  /**
   * Size of the company.
   */
  registration_company_size: ("1" | "2" | "3" | "4")
  /**
   * Acceptance of the terms of use. Must be 1.
   */
  registration_terms_of_use: 1
  /**
   * Purpose of the account. Must be 1 (billing).
   */
  registration_type_use: 1
  /**
   * Industry of the company.
   */
  registration_company_industry_sector?: string
  registration_additional_data: RegistrationAdditionalData
  account_config?: AccountConfig
}
/**
 * One page of accounts, newest first.
 */
export interface AccountList {
  /**
   * Items of this page.
   */
  items: Account[]
  /**
   * Value of `cursor` for the next page. Absent only on the last page. Any page may have fewer items than `limit`.
   */
  next_cursor?: string
}
/**
 * New password of an account's admin.
 */
export interface AccountPasswordChange {
  /**
   * Present password of the admin. Only the operator may omit this member. A wrong password is rejected.
   */
  password?: string
  /**
   * New password, of at least 12 characters. Stored as a hash and never shown.
   */
  new_password: string
}
/**
 * Registration data of the account, without secrets.
 */
export interface AccountRegistrationData {
  /**
   * Test set identifier issued by the tax authority. Required in Colombia.
   */
  registration_test_set_id?: string
  /**
   * Added to the original interface. Tax regime code in files for the tax authority (RegimenFiscal in Mexico, TaxLevelCode in Colombia). The files contain the country's default if this code is omitted or unknown.
   */
  registration_tax_regime?: string
  /**
   * Added to the original interface. Postal code of the company's tax address. Mexican XML contains this code if a document has no valid `issuer_postalcode`.
   */
  registration_postal_code?: string
  /**
   * Added to the original interface. Chilean code of the company's economic activity (Acteco), 829900 by default. A six-digit code in `registration_company_industry_sector` takes precedence.
   */
  registration_activity_code?: string
}
/**
 * Changes to an account. Omitted members keep their values, also inside objects. Send a registration member (any member of `registration_additional_data`, such as `certificate_file`) in `registration_additional_data` or at the top level, not in both. Registration members cause the event ACCOUNT.CERTIFICATIONUPDATE, and are stored at once; a certificate is checked afterwards. Other members cause no event.
 */
export interface AccountUpdate {
  /**
   * Name of the person to contact about the account.
   */
  contact_name?: string
  /**
   * Telephone of the contact, as a plus sign, the country's prefix, and as many digits as the country's rule requires.
   */
  contact_phone?: string
  account_config?: AccountConfig
  branding?: AccountBranding
  /**
   * Added to the original interface. Whether the account's login is disabled and its tokens are revoked. Only the operator may send this member. Responses contain this member only if true.
   */
  disabled?: boolean
  registration_additional_data?: RegistrationAdditionalData
  /**
   * Test set identifier issued by the tax authority. Required in Colombia.
   */
  registration_test_set_id?: string
  /**
   * Tax registration form of the company, as a PDF in base64. Required in Colombia.
   */
  registration_form_rut?: string
  /**
   * Digital certificate and private key of the company, as a PFX file in base64. Required in Chile.
   */
  certificate_file?: string
  /**
   * The company's private key for the tax authority, as issued (a DER file in Mexico, a .key file in Argentina). In both countries, PEM is accepted as text or in base64, and DER in base64. Required in Mexico and Argentina.
   */
  certificate_key?: string
  /**
   * The company's certificate from the tax authority, as issued (a DER file in Mexico, a .cer file in Argentina). In both countries, PEM is accepted as text or in base64, and DER in base64. Required in Mexico and Argentina.
   */
  certificate_cer?: string
  /**
   * Password of the certificate or key. Required in Chile and Mexico.
   */
  certificate_password?: string
  /**
   * Added to the original interface. Tax regime code in files for the tax authority (RegimenFiscal in Mexico, TaxLevelCode in Colombia). The files contain the country's default if this code is omitted or unknown.
   */
  registration_tax_regime?: string
  /**
   * Added to the original interface. Postal code of the company's tax address. Mexican XML contains this code if a document has no valid `issuer_postalcode`.
   */
  registration_postal_code?: string
  /**
   * Added to the original interface. Chilean code of the company's economic activity (Acteco), 829900 by default. A six-digit code in `registration_company_industry_sector` takes precedence.
   */
  registration_activity_code?: string
}
/**
 * Concept, service period and receiver's VAT condition of an Argentine document.
 */
export interface ArHeader {
  /**
   * Kind of items in the document. With 2 and 3, each missing service date causes a warning. Defaults to 1.
   */
  invoice_concept?: (1 | 2 | 3)
  /**
   * Number of lines in the document.
   */
  items_quantity?: number
  /**
   * First day of the service period, as YYYY-MM-DD, YYYYMMDD or DD/MM/YYYY.
   */
  service_date_from?: string
  /**
   * Last day of the service period, as YYYY-MM-DD, YYYYMMDD or DD/MM/YYYY.
   */
  service_date_to?: string
  /**
   * Code of the receiver's VAT condition. Defaults to 1 (registered) for vouchers of letter A or M, otherwise to 5 (final consumer).
   */
  receiver_vat_condition_id?: string
}
/**
 * Payment data of a Colombian document.
 */
export interface CoHeader {
  /**
   * Code of the means of payment in the list of the tax authority (DIAN). Defaults to 10 (cash).
   */
  reported_payment_code?: number
}
/**
 * A stored branch.
 */
export interface CompanyBranch {
  /**
   * Identifier of the branch, assigned by the service.
   */
  company_branch_id: number
  /**
   * Account that the branch belongs to.
   */
  account_id: number
  /**
   * Whether this branch is the main office of the company.
   */
  is_headquarters?: (0 | 1)
  /**
   * Kind of branch.
   */
  branch_type?: (1 | 2)
  /**
   * Name of the branch.
   */
  name: string
  /**
   * Street address of the branch.
   */
  address?: string
  /**
   * District of the branch.
   */
  district?: string
  /**
   * City of the branch.
   */
  city?: string
  /**
   * Telephone of the branch, in any notation.
   */
  phone?: string
  /**
   * Code of the branch for the tax authority and for accounting. Only codes of up to nine digits (Chile) or exactly four digits (Peru) appear in files for the tax authority.
   */
  company_branch_tax_code?: string
  /**
   * The company's own code for the branch, unique within the account. Documents of the branch state this code in `header.branch_office_code`.
   */
  company_branch_internal_code?: string
  /**
   * Identifier of the parent branch. The parent must belong to the same account, and must be neither this branch nor a branch below it.
   */
  parent_company_branch_id?: number
  user_permissions?: CompanyBranchUserPermissions
  warnings?: Warnings
}
/**
 * A new branch of a company.
 */
export interface CompanyBranchCreate {
  /**
   * Account that the branch belongs to.
   */
  account_id: number
  /**
   * Whether this branch is the main office of the company.
   */
  is_headquarters?: (0 | 1)
  /**
   * Kind of branch.
   */
  branch_type?: (1 | 2)
  /**
   * Name of the branch.
   */
  name: string
  /**
   * Street address of the branch.
   */
  address?: string
  /**
   * District of the branch.
   */
  district?: string
  /**
   * City of the branch.
   */
  city?: string
  /**
   * Telephone of the branch, in any notation.
   */
  phone?: string
  /**
   * Code of the branch for the tax authority and for accounting. Only codes of up to nine digits (Chile) or exactly four digits (Peru) appear in files for the tax authority.
   */
  company_branch_tax_code?: string
  /**
   * The company's own code for the branch, unique within the account. Documents of the branch state this code in `header.branch_office_code`.
   */
  company_branch_internal_code?: string
  /**
   * Identifier of the parent branch. The parent must belong to the same account, and must be neither this branch nor a branch below it.
   */
  parent_company_branch_id?: number
}
/**
 * One page of company branches, newest first.
 */
export interface CompanyBranchList {
  /**
   * Items of this page.
   */
  items: CompanyBranch[]
  /**
   * Value of `cursor` for the next page. Absent only on the last page. Any page may have fewer items than `limit`.
   */
  next_cursor?: string
}
/**
 * Changes to a branch. Omitted members keep their values.
 */
export interface CompanyBranchUpdate {
  /**
   * Account that the branch belongs to.
   */
  account_id?: number
  /**
   * Identifier of the branch. Must equal the one in the path.
   */
  company_branch_id?: number
  /**
   * Name of the branch.
   */
  name?: string
  /**
   * Street address of the branch.
   */
  address?: string
  /**
   * District of the branch.
   */
  district?: string
  /**
   * City of the branch.
   */
  city?: string
  /**
   * Telephone of the branch, in any notation.
   */
  phone?: string
  /**
   * Code of the branch for the tax authority and for accounting. Only codes of up to nine digits (Chile) or exactly four digits (Peru) appear in files for the tax authority.
   */
  company_branch_tax_code?: string
  /**
   * The company's own code for the branch, unique within the account. Documents of the branch state this code in `header.branch_office_code`.
   */
  company_branch_internal_code?: string
  /**
   * Identifier of the parent branch. The parent must belong to the same account, and must be neither this branch nor a branch below it.
   */
  parent_company_branch_id?: number
  user_permissions?: CompanyBranchUserPermissions
}
/**
 * Permission of a user for the branch. Stored as sent, without effect.
 */
export interface CompanyBranchUserPermissions {
  /**
   * Identifier of the user. Stored as sent; this interface has no operations for users.
   */
  user_id?: string
  /**
   * Name of the user.
   */
  user_name?: string
  /**
   * Permission of the user, as a number that the caller defines.
   */
  has_branch_permission?: number
}
/**
 * Contact person at a customer or supplier.
 */
export interface Contact {
  /**
   * First name of the person.
   */
  first_name?: string
  /**
   * Family name of the person.
   */
  last_name?: string
  /**
   * Telephone of the person, in any notation.
   */
  phone?: string
  /**
   * E-mail address of the person. The format is not checked.
   */
  email?: string
}
/**
 * Login of an account's admin or of the operator of this service.
 */
export interface Credentials {
  /**
   * The account's `admin_email`, or the operator's e-mail address. Letter case is ignored.
   */
  email: string
  /**
   * Password of the login.
   */
  password: string
}
/**
 * A stored customer or supplier. A document with `receiver_tax_id_code` registers its receiver as a customer. Later documents for the same receiver, and updates of documents, overwrite the name, contacts and invoicing details, except members set by an update of the customer or supplier.
 */
export interface CustomerSupplier {
  /**
   * Identifier that the service assigned to the customer or supplier.
   */
  customer_supplier_id: number
  /**
   * Account that the customer or supplier belongs to.
   */
  account_id: number
  /**
   * Name of the customer or supplier. Absent until a document or an update sends a name.
   */
  name?: string
  /**
   * Whether the account sells to this customer or supplier.
   */
  is_customer?: boolean
  /**
   * Whether the account buys from this customer or supplier.
   */
  is_supplier?: boolean
  /**
   * Identifier of the responsible user. Stored as sent; this interface has no operations for users.
   */
  responsible_user_id?: number
  /**
   * Days until each payment is due, separated by commas, as in a document's `payment_conditions`. At most 400 numbers.
   */
  payment_term?: string
  /**
   * Contact persons.
   */
  contacts?: Contact[]
  /**
   * Invoicing data of the customer or supplier. Each entry has one tax id, name and address.
   */
  invoicing_details?: InvoicingDetails[]
  additional?: CustomerSupplierAdditional
  warnings?: Warnings
}
/**
 * Up to five extra data fields, each with a name and a value.
 */
export interface CustomerSupplierAdditional {
  /**
   * Name of the first data field.
   */
  data_name_1?: string
  /**
   * Name of the second data field.
   */
  data_name_2?: string
  /**
   * Name of the third data field.
   */
  data_name_3?: string
  /**
   * Name of the fourth data field.
   */
  data_name_4?: string
  /**
   * Name of the fifth data field.
   */
  data_name_5?: string
  /**
   * Value of the first data field.
   */
  data_value_1?: string
  /**
   * Value of the second data field.
   */
  data_value_2?: string
  /**
   * Value of the third data field.
   */
  data_value_3?: string
  /**
   * Value of the fourth data field.
   */
  data_value_4?: string
  /**
   * Value of the fifth data field.
   */
  data_value_5?: string
}
/**
 * One page of customers and suppliers, newest first.
 */
export interface CustomerSupplierList {
  /**
   * Items of this page.
   */
  items: CustomerSupplier[]
  /**
   * Value of `cursor` for the next page. Absent only on the last page. Any page may have fewer items than `limit`.
   */
  next_cursor?: string
}
/**
 * Changes to a customer or supplier. Omitted members keep their values; lists are replaced as a whole.
 */
export interface CustomerSupplierUpdate {
  /**
   * Account that the customer or supplier belongs to.
   */
  account_id: number
  /**
   * Name of the customer or supplier.
   */
  name: string
  /**
   * Whether the account sells to this customer or supplier.
   */
  is_customer?: boolean
  /**
   * Whether the account buys from this customer or supplier.
   */
  is_supplier?: boolean
  /**
   * Identifier of the responsible user. Stored as sent; this interface has no operations for users.
   */
  responsible_user_id?: number
  /**
   * Days until each payment is due, separated by commas, as in a document's `payment_conditions`. At most 400 numbers.
   */
  payment_term?: string
  /**
   * Contact persons.
   */
  contacts?: Contact[]
  /**
   * Invoicing data of the customer or supplier. Each entry has one tax id, name and address.
   */
  invoicing_details?: InvoicingDetails[]
  additional?: CustomerSupplierAdditional
}
/**
 * A document with the blocks of the create and update bodies. A preview is not stored and has no identifier or folio.
 */
export interface Document {
  /**
   * Identifier that the service assigned to the document. Absent in a preview.
   */
  document_id?: number
  /**
   * State of the document. Where this interface speaks of a signed document, it means an issued one. Only drafts can be deleted. Only drafts and, outside Chile, refused documents can be updated.
   */
  document_status: (0 | 1 | 2)
  options?: DocumentOptions
  header: DocumentHeader
  /**
   * Lines of the document.
   */
  details: DocumentLine[]
  /**
   * References to other documents.
   */
  references?: DocumentReference[]
  /**
   * Discounts and surcharges on the document as a whole.
   */
  globals_discounts_surcharges?: DocumentGlobal[]
  totals: DocumentTotals
  electronic_document?: ElectronicDocument
  payment_link?: PaymentLink
  result?: Result
  authority?: DocumentAuthority
  /**
   * Added to the original interface. Issued documents of the account that refer to this document by `reference_document_id`, also cancelled and refused ones; newest first, at most 100. Omitted if empty.
   */
  referenced_by?: DocumentReferredBy[]
  /**
   * Added to the original interface. The total of an issued document minus its credit notes plus its debit notes. A note must refer to the document by `reference_document_id` with a `reference_code` from 1 to 3. Each note counts once, with its whole total, whatever its currency. Notes that are drafts, cancelled or refused do not count. A referring document of unknown type counts as a credit note. Negative if the credits exceed the total. Absent from drafts and cancelled documents.
   */
  balance?: number
  /**
   * Changes of the document's state, oldest first.
   */
  history?: DocumentHistoryEntry[]
  warnings?: Warnings
}
/**
 * Country-specific header blocks. Each block is accepted only in its own country.
 */
export interface DocumentAdditional {
  mx_header?: MxHeader
  mx_shipping?: MxShipping
  mx_exports?: MxExports
  co_header?: CoHeader
  pe_header?: PeHeader
  pe_detraction?: PeDetraction
  pe_cargo_transport?: PeCargoTransport
  ar_header?: ArHeader
  pe_retention_header?: PeRetentionHeader
  pe_shipping?: PeShipping
}
/**
 * Added to the original interface. State of an issued document at the tax authority, or at the sandbox that replaces the authority. The sandbox validates the file as the authority does. The sandbox's responses have no fiscal value.
 */
export interface DocumentAuthority {
  /**
   * Name of the authority.
   */
  name: "sandbox"
  /**
   * State of the document at the authority. A refused document is not valid. Outside Chile, an update corrects the document and sends the document again with the same number.
   */
  status: ("pending" | "accepted" | "observed" | "refused")
  /**
   * Number of attempts to send the current file. For a cancelled document, number of attempts to send the cancellation.
   */
  attempts: number
  /**
   * Owner of the certificate that signs the file; `account` if the account's certificate is usable and has an RSA key. Present for Argentine and United States files too, although they have no signature. Absent until the file exists.
   */
  signed_with?: ("account" | "sandbox")
  /**
   * Origin of the authorization for the number. Absent until the file exists.
   */
  numbering?: ("account" | "sandbox")
  /**
   * JSON Pointers of members for which neither the document nor the account has a usable value. The file has the country's defaults for these members, or omits them. Absent until the file exists.
   */
  defaults?: string[]
  /**
   * Chile, Colombia. Id of the submission.
   */
  track_id?: string
  /**
   * Mexico. UUID (folio fiscal) of the stamped file.
   */
  uuid?: string
  /**
   * Argentina. Electronic authorization code (CAE), 14 digits.
   */
  cae?: string
  /**
   * Argentina. Last day on which `cae` is valid.
   */
  cae_valid_to?: string
  /**
   * Peru. Response code in the authority's receipt (CDR); 0 for an accepted document.
   */
  cdr_code?: string
  /**
   * Time of the authority's response, in UTC (RFC 3339).
   */
  received_at?: string
  /**
   * Remarks of the authority, or reasons for the refusal. Absent without messages.
   */
  messages?: {
    /**
     * Code of the message, from the authority or the sandbox.
     */
    code: string
    /**
     * Text of the message, in the authority's language or in English.
     */
    text: string
  }[]
}
/**
 * A new document, issued at once; in Chile, `options` can request a draft or a preview.
 */
export interface DocumentCreate {
  options?: DocumentOptions
  header: DocumentHeaderCreate
  /**
   * Lines of the document, at least one and at most 10,000.
   */
  details: DocumentLineCreate[]
  /**
   * References to other documents, at most 1,000.
   */
  references?: DocumentReference[]
  /**
   * Discounts and surcharges on the whole document.
   */
  globals_discounts_surcharges?: DocumentGlobal[]
  totals: DocumentTotalsCreate
  payment_link?: PaymentLink
}
/**
 * One message with a document, and the message's delivery state. The message waits until the tax authority has accepted the document. After a temporary failure, attempts are repeated for three days with growing pauses. A finished message is deleted 30 days after `created_at`.
 */
export interface DocumentEmail {
  /**
   * Identifier that the service assigned to the message.
   */
  document_email_id: number
  /**
   * Account of the document.
   */
  account_id: number
  /**
   * Document in the message, attached as PDF and XML.
   */
  document_id: number
  /**
   * Address of the receiver. Absent if the document has no `receiver_email`.
   */
  to?: string
  /**
   * State of the message.
   */
  state: ("pending" | "delivered" | "failed")
  /**
   * Number of attempts to send the message.
   */
  attempts: number
  /**
   * Time of the request for the message, in UTC (RFC 3339).
   */
  created_at: string
  /**
   * Time of the next attempt, in UTC (RFC 3339). Only in state `pending`.
   */
  next_attempt_at?: string
  /**
   * Time of the last attempt, in UTC (RFC 3339). Absent before the first attempt.
   */
  last_attempt_at?: string
  /**
   * Reason for the last failure. Absent after a success. With `no-server`, `attempts` is 0; with any other reason, at least 1.
   */
  failure?: ("refused" | "not-accepted" | "not-connected" | "timed-out" | "no-acceptance" | "no-receiver" | "no-server" | "internal")
}
/**
 * Receivers of a document's e-mail.
 */
export interface DocumentEmailCreate {
  /**
   * Addresses of the receivers. Each address gets a separate message. Defaults to `header.receiver_email`.
   */
  to?: string[]
}
/**
 * One page of e-mails, newest first.
 */
export interface DocumentEmailList {
  /**
   * Items of this page.
   */
  items: DocumentEmail[]
  /**
   * Value of `cursor` for the next page. Absent only on the last page. Any page may have fewer items than `limit`.
   */
  next_cursor?: string
}
/**
 * The requested messages, one for each distinct address. On a server without `SMTP_URL`, each message fails at once with `no-server`.
 */
export interface DocumentEmails {
  /**
   * The messages, in the order of the addresses in the request.
   */
  items: DocumentEmail[]
}
/**
 * A discount or surcharge on the whole document.
 */
export interface DocumentGlobal {
  /**
   * Code for a discount or surcharge on the taxable or exempt part of the document.
   */
  discount_surcharge_code: ("DA" | "DE" | "RA" | "RE")
  /**
   * Value, in the unit of `discount_surcharge_type`.
   */
  discount_surcharge_value: number
  /**
   * Unit of the value.
   */
  discount_surcharge_type: ("$" | "%")
}
/**
 * The stored header, with the members of create and update bodies and those that the service sets. `currency_id` is always a number and `issuer_country_id` is always text.
 */
export interface DocumentHeader {
  /**
   * Account of the document. The rules of the account's country apply. Defaults to the admin's own account; the operator must send this member to create a document.
   */
  account_id: number
  /**
   * Type of the document. Chile has a closed list; other countries accept any positive number. In Colombia, Peru and Argentina, the authority's own codes keep their meaning (7 is a credit note in Peru). In the United States, 380, 381 and 383 (UNTDID 1001) keep their meaning. For any other number outside Chile, the service derives `document_type_taxbureau` from the rest of the document.
   */
  document_type_id: number
  /**
   * Series of the document. In an account, each combination of `document_type_taxbureau` and series has a separate numbering. Leading and trailing spaces are ignored.
   */
  document_sequence_code?: string
  /**
   * The tax authority's code for the type of the document. Each code and series has a separate numbering. The service derives the code from the type, the series, the country blocks, the references and, in Mexico, the totals. An update of a draft may change the code.
   */
  document_type_taxbureau: string
  /**
   * Number (folio) of the document. Normally omitted; when the document is issued, the service assigns the next number for the account, `document_type_taxbureau` and the series. A number that you send must be unused and does not advance the sequence.
   */
  document_number?: number
  /**
   * Whether the account received or issued the document.
   */
  received_issued_flag?: (0 | 1)
  /**
   * State of an issued document at the tax authority: 0 no response yet, 1 accepted, 2 refused, 3 accepted and later cancelled there. A refused document stays issued and keeps its number. A draft has the value that its last update sent.
   */
  taxbureau_validation_status?: number
  /**
   * Day of issue, as YYYY-MM-DD. Past and future days are accepted.
   */
  issue_date: string
  /**
   * Tax id of the issuer. In new documents, defaults to the account's tax id.
   */
  issuer_tax_id_code?: string
  /**
   * Kind of the issuer's tax id. In new documents, defaults to the kind of the account's tax id.
   */
  issuer_tax_id_type?: string
  /**
   * Registered name of the issuer. In new documents, defaults to the account's name.
   */
  issuer_legal_name?: string
  /**
   * Street address of the issuer.
   */
  issuer_address: string
  /**
   * District of the issuer.
   */
  issuer_district: string
  /**
   * City of the issuer.
   */
  issuer_city: string
  /**
   * Number of the issuer's state, region or department in the table of the issuer's country. Omitted if not applicable.
   */
  issuer_state_id?: number
  /**
   * Country of the issuer, as text.
   */
  issuer_country_id?: string
  /**
   * Telephone of the issuer, in any notation.
   */
  issuer_phone: string
  /**
   * Economic activity of the issuer.
   */
  issuer_activity: string
  /**
   * Postal code of the issuer.
   */
  issuer_postalcode?: string
  /**
   * Customer or supplier of the document, in the same account.
   */
  customer_supplier_id?: number
  /**
   * Tax id of the receiver. Required in new Chilean invoices, credit and debit notes, and in receipts with `receiver_legal_name`.
   */
  receiver_tax_id_code?: string
  /**
   * Kind of the receiver's tax id.
   */
  receiver_tax_id_type?: string
  /**
   * Registered name of the receiver. Required in new Chilean invoices, credit and debit notes, and in receipts with `receiver_tax_id_code`.
   */
  receiver_legal_name?: string
  /**
   * Street address of the receiver.
   */
  receiver_address: string
  /**
   * District of the receiver. Optional in new documents with `receiver_county_id`.
   */
  receiver_district?: string
  /**
   * City of the receiver. Optional in new documents with `receiver_county_id`.
   */
  receiver_city?: string
  /**
   * Telephone of the receiver, in any notation.
   */
  receiver_phone: string
  /**
   * Economic activity of the receiver. Required, except on Chilean receipts. Chilean receipts with the receiver's tax id or name must omit this member.
   */
  receiver_activity?: string
  /**
   * Postal code of the receiver, in the notation of the receiver's country.
   */
  receiver_postalcode?: string
  /**
   * Number of the receiver's state, region or department in the table of the receiver's country. Omitted if not applicable.
   */
  receiver_state_id?: number
  /**
   * Code of the receiver's municipality, instead of `receiver_city` and `receiver_district`.
   */
  receiver_county_id?: string
  /**
   * Country of the receiver, mostly for export documents. In new documents, defaults to the issuer's country or, if unknown, to the account's country.
   */
  receiver_country_id?: number
  /**
   * E-mail address for sending the document; any text is accepted.
   */
  receiver_email?: string
  /**
   * Days until each instalment is due, separated by commas; 0 means cash. The instalments are equal whole percentages, and the last adds the remainder (33, 33 and 34 % for 0,30,60). At most 400 instalments.
   */
  payment_conditions: string
  /**
   * Identifier of the user who made the sale. Stored as sent; this interface has no operations for users.
   */
  seller_id?: number
  /**
   * Number of the document's currency in the currency table.
   */
  currency_id?: number
  /**
   * Units of the national currency for one unit of the document's currency. A whole number, or up to 6 decimals with `options.decimal_amounts` 1. Only with `currency_id`.
   */
  exchange_rate_value?: number
  /**
   * Kind of the exported service. In Chile, for export documents only.
   */
  service_indicator?: (1 | 2 | 3 | 4 | 5)
  /**
   * Terms of the export sale. In Chile, for export documents only.
   */
  sale_modality?: (1 | 2 | 3 | 4 | 9)
  /**
   * Delivery clause of the export. In Chile, for export documents only.
   */
  sale_clause?: (1 | 2 | 3 | 4 | 5 | 6 | 9 | 10 | 11 | 12 | 17 | 18 | 8)
  /**
   * Why the goods are moved. Required on Chilean dispatch guides.
   */
  guide_type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /**
   * Dispatcher and destination of the goods. Required on Chilean dispatch guides, except for internal transfers (`guide_type` 5).
   */
  transfer_type?: (1 | 2 | 3)
  /**
   * Why the goods are moved. Updates send this member instead of `guide_type`. In Chile, for dispatch guides only.
   */
  transportation_doc_type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /**
   * Dispatcher and destination of the goods. Updates send this member instead of `transfer_type`. In Chile, for dispatch guides only.
   */
  transportation_doc_billing?: (1 | 2 | 3)
  /**
   * The `company_branch_internal_code` of the branch that issues the document. Without this code, the main office issues the document.
   */
  branch_office_code?: string
  /**
   * Free text. Stored with any value of `deployment_observations`.
   */
  observations?: string
  /**
   * Where `observations` appears. Mexican and Argentine XML never has the text. Defaults to 1.
   */
  deployment_observations?: (0 | 1 | 2 | 3)
  /**
   * Port where the goods are unloaded.
   */
  port_disembarkation?: string
  /**
   * Port where the goods are loaded.
   */
  port_embarkation?: string
  /**
   * Weight of the goods and the packaging, as text with the unit.
   */
  gross_weight?: string
  /**
   * Destination address of the goods.
   */
  shipping_address?: string
  /**
   * Progress of the document with the counterparty. Distinct from the top-level `document_status`. A cancellation does not change this member.
   */
  document_status: (0 | 1 | 2 | 3)
  additional?: DocumentAdditional
}
/**
 * Issuer, receiver, date and terms of a new document.
 */
export interface DocumentHeaderCreate {
  /**
   * Account of the document. The rules of the account's country apply. Defaults to the admin's own account; the operator must send this member to create a document.
   */
  account_id?: number
  /**
   * Type of the document. Chile has a closed list; other countries accept any positive number. In Colombia, Peru and Argentina, the authority's own codes keep their meaning (7 is a credit note in Peru). In the United States, 380, 381 and 383 (UNTDID 1001) keep their meaning. For any other number outside Chile, the service derives `document_type_taxbureau` from the rest of the document.
   */
  document_type_id: number
  /**
   * Series of the document. In an account, each combination of `document_type_taxbureau` and series has a separate numbering. Leading and trailing spaces are ignored.
   */
  document_sequence_code?: string
  /**
   * Number (folio) of the document. Normally omitted; when the document is issued, the service assigns the next number for the account, `document_type_taxbureau` and the series. A number that you send must be unused and does not advance the sequence.
   */
  document_number?: number
  /**
   * Day of issue, as YYYY-MM-DD. Past and future days are accepted.
   */
  issue_date: string
  /**
   * Tax id of the issuer. In new documents, defaults to the account's tax id.
   */
  issuer_tax_id_code?: string
  /**
   * Kind of the issuer's tax id. In new documents, defaults to the kind of the account's tax id.
   */
  issuer_tax_id_type?: string
  /**
   * Registered name of the issuer. In new documents, defaults to the account's name.
   */
  issuer_legal_name?: string
  /**
   * Street address of the issuer.
   */
  issuer_address: string
  /**
   * District of the issuer.
   */
  issuer_district: string
  /**
   * City of the issuer.
   */
  issuer_city: string
  /**
   * Country of the issuer, as text.
   */
  issuer_country_id?: string
  /**
   * Telephone of the issuer, in any notation.
   */
  issuer_phone: string
  /**
   * Economic activity of the issuer.
   */
  issuer_activity: string
  /**
   * Postal code of the issuer.
   */
  issuer_postalcode?: string
  /**
   * Tax id of the receiver. Required in new Chilean invoices, credit and debit notes, and in receipts with `receiver_legal_name`.
   */
  receiver_tax_id_code?: string
  /**
   * Kind of the receiver's tax id.
   */
  receiver_tax_id_type?: string
  /**
   * Registered name of the receiver. Required in new Chilean invoices, credit and debit notes, and in receipts with `receiver_tax_id_code`.
   */
  receiver_legal_name?: string
  /**
   * Street address of the receiver.
   */
  receiver_address: string
  /**
   * District of the receiver. Optional in new documents with `receiver_county_id`.
   */
  receiver_district?: string
  /**
   * City of the receiver. Optional in new documents with `receiver_county_id`.
   */
  receiver_city?: string
  /**
   * Telephone of the receiver, in any notation.
   */
  receiver_phone: string
  /**
   * Economic activity of the receiver. Required, except on Chilean receipts. Chilean receipts with the receiver's tax id or name must omit this member.
   */
  receiver_activity?: string
  /**
   * Postal code of the receiver, in the notation of the receiver's country.
   */
  receiver_postalcode?: string
  /**
   * Number of the receiver's state, region or department in the table of the receiver's country. Omitted if not applicable.
   */
  receiver_state_id?: number
  /**
   * Code of the receiver's municipality, instead of `receiver_city` and `receiver_district`.
   */
  receiver_county_id?: string
  /**
   * Country of the receiver, mostly for export documents. In new documents, defaults to the issuer's country or, if unknown, to the account's country.
   */
  receiver_country_id?: number
  /**
   * E-mail address for sending the document; any text is accepted.
   */
  receiver_email?: string
  /**
   * Days until each instalment is due, separated by commas; 0 means cash. The instalments are equal whole percentages, and the last adds the remainder (33, 33 and 34 % for 0,30,60). At most 400 instalments.
   */
  payment_conditions: string
  /**
   * Identifier of the user who made the sale. Stored as sent; this interface has no operations for users.
   */
  seller_id?: number
  /**
   * Number of the document's currency in the currency table. In Chile, for export documents only.
   */
  currency_id?: number
  /**
   * Units of the national currency for one unit of the document's currency. A whole number, or up to 6 decimals with `options.decimal_amounts` 1. Only with `currency_id`.
   */
  exchange_rate_value?: number
  /**
   * Kind of the exported service. In Chile, for export documents only.
   */
  service_indicator?: (1 | 2 | 3 | 4 | 5)
  /**
   * Terms of the export sale. In Chile, for export documents only.
   */
  sale_modality?: (1 | 2 | 3 | 4 | 9)
  /**
   * Delivery clause of the export. In Chile, for export documents only.
   */
  sale_clause?: (1 | 2 | 3 | 4 | 5 | 6 | 9 | 10 | 11 | 12 | 17 | 18 | 8)
  /**
   * Why the goods are moved. Required on Chilean dispatch guides.
   */
  guide_type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /**
   * Dispatcher and destination of the goods. Required on Chilean dispatch guides, except for internal transfers (`guide_type` 5).
   */
  transfer_type?: (1 | 2 | 3)
  /**
   * The `company_branch_internal_code` of the branch that issues the document. Without this code, the main office issues the document.
   */
  branch_office_code?: string
  /**
   * Free text. Stored with any value of `deployment_observations`.
   */
  observations?: string
  /**
   * Where `observations` appears. Mexican and Argentine XML never has the text. Defaults to 1.
   */
  deployment_observations?: (0 | 1 | 2 | 3)
  /**
   * Port where the goods are unloaded.
   */
  port_disembarkation?: string
  /**
   * Port where the goods are loaded.
   */
  port_embarkation?: string
  /**
   * Weight of the goods and the packaging, as text with the unit.
   */
  gross_weight?: string
  /**
   * Destination address of the goods.
   */
  shipping_address?: string
  additional?: DocumentAdditional
}
/**
 * Changes to the header. Omitted members keep their stored values.
 */
export interface DocumentHeaderUpdate {
  /**
   * Account of the document. An update cannot change the account.
   */
  account_id?: number
  /**
   * Type of the document. Chile has a closed list; other countries accept any positive number. In Colombia, Peru and Argentina, the authority's own codes keep their meaning (7 is a credit note in Peru). In the United States, 380, 381 and 383 (UNTDID 1001) keep their meaning. For any other number outside Chile, the service derives `document_type_taxbureau` from the rest of the document.
   */
  document_type_id: number
  /**
   * The tax authority's code for the type of the document. The service derives the code. A value in a body is not stored; a different value causes a warning. United States documents have codes of UNTDID 1001. A `document_type_id` of 380, 381 or 383 is the code itself. With any other id, a document that cancels or corrects another has 381, and other documents have 380.
   */
  document_type_taxbureau?: string
  /**
   * Number (folio) of the document. Normally omitted; when the document is issued, the service assigns the next number for the account, `document_type_taxbureau` and the series. A number that you send must be unused and does not advance the sequence.
   */
  document_number?: number
  /**
   * Whether the account received or issued the document.
   */
  received_issued_flag?: (0 | 1)
  /**
   * State of the document at the tax authority. For a draft, the value that its last update sent.
   */
  taxbureau_validation_status?: number
  /**
   * Day of issue, as YYYY-MM-DD. Past and future days are accepted.
   */
  issue_date: string
  /**
   * Tax id of the issuer. In new documents, defaults to the account's tax id.
   */
  issuer_tax_id_code?: string
  /**
   * Kind of the issuer's tax id. In new documents, defaults to the kind of the account's tax id.
   */
  issuer_tax_id_type?: string
  /**
   * Registered name of the issuer. In new documents, defaults to the account's name.
   */
  issuer_legal_name?: string
  /**
   * Street address of the issuer.
   */
  issuer_address: string
  /**
   * District of the issuer.
   */
  issuer_district: string
  /**
   * City of the issuer.
   */
  issuer_city: string
  /**
   * Number of the issuer's state, region or department in the table of the issuer's country. Omitted if not applicable.
   */
  issuer_state_id?: number
  /**
   * Country of the issuer. An integer in updates; text in create bodies and responses.
   */
  issuer_country_id?: number
  /**
   * Telephone of the issuer, in any notation.
   */
  issuer_phone: string
  /**
   * Economic activity of the issuer.
   */
  issuer_activity: string
  /**
   * Customer or supplier of the document, in the same account.
   */
  customer_supplier_id?: number
  /**
   * Tax id of the receiver. Required in new Chilean invoices, credit and debit notes, and in receipts with `receiver_legal_name`.
   */
  receiver_tax_id_code?: string
  /**
   * Kind of the receiver's tax id.
   */
  receiver_tax_id_type?: string
  /**
   * Registered name of the receiver. Required in new Chilean invoices, credit and debit notes, and in receipts with `receiver_tax_id_code`.
   */
  receiver_legal_name?: string
  /**
   * Street address of the receiver.
   */
  receiver_address: string
  /**
   * District of the receiver. Optional in new documents with `receiver_county_id`.
   */
  receiver_district: string
  /**
   * City of the receiver. Optional in new documents with `receiver_county_id`.
   */
  receiver_city: string
  /**
   * Telephone of the receiver, in any notation.
   */
  receiver_phone: string
  /**
   * Economic activity of the receiver. Required, except on Chilean receipts. Chilean receipts with the receiver's tax id or name must omit this member.
   */
  receiver_activity?: string
  /**
   * Postal code of the receiver, in the notation of the receiver's country.
   */
  receiver_postalcode?: string
  /**
   * Number of the receiver's state, region or department in the table of the receiver's country. Omitted if not applicable.
   */
  receiver_state_id?: number
  /**
   * Country of the receiver, mostly for export documents. In new documents, defaults to the issuer's country or, if unknown, to the account's country.
   */
  receiver_country_id?: number
  /**
   * Days until each instalment is due, separated by commas; 0 means cash. The instalments are equal whole percentages, and the last adds the remainder (33, 33 and 34 % for 0,30,60). At most 400 instalments.
   */
  payment_conditions?: string
  /**
   * Number of the document's currency in the currency table.
   */
  currency_id: number
  /**
   * Units of the national currency for one unit of the document's currency, a whole number. Only with `currency_id`.
   */
  exchange_rate_value?: number
  /**
   * Terms of the export sale. In Chile, for export documents only.
   */
  sale_modality?: (1 | 2 | 3 | 4 | 9)
  /**
   * Delivery clause of the export. In Chile, for export documents only.
   */
  sale_clause?: (1 | 2 | 3 | 4 | 5 | 6 | 9 | 10 | 11 | 12 | 17 | 18 | 8)
  /**
   * Why the goods are moved. Updates send this member instead of `guide_type`. In Chile, for dispatch guides only.
   */
  transportation_doc_type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /**
   * Dispatcher and destination of the goods. Updates send this member instead of `transfer_type`. In Chile, for dispatch guides only.
   */
  transportation_doc_billing?: (1 | 2 | 3)
  /**
   * Progress of the document with the counterparty, as the caller last saw it. Validated, not stored; a difference from the stored value causes a warning.
   */
  document_status?: (0 | 1 | 2 | 3)
}
/**
 * One change of a document's state.
 */
export interface DocumentHistoryEntry {
  /**
   * Time of the change, in UTC (RFC 3339).
   */
  at: string
  /**
   * E-mail address of the admin, or `operator`.
   */
  by: string
  /**
   * State before the change. Absent in the entry for the creation.
   */
  from?: (0 | 1 | 2)
  /**
   * State after the change.
   */
  to: (0 | 1 | 2)
}
/**
 * One stored line of the document.
 */
export interface DocumentLine {
  /**
   * Quantity in units of `unit_measure`, with up to 6 decimals.
   */
  quantity: number
  /**
   * The company's own code for the product.
   */
  sku?: string
  /**
   * Title of the line, in at most 100 characters.
   */
  line_description?: string
  /**
   * Price of one unit in the currency of the document, with up to 6 decimals. The price includes VAT only with `options.gross_values` 1.
   */
  unit_price: number
  /**
   * Further description of the line.
   */
  long_description?: string
  /**
   * Unit of the quantity, as any text or a code from `GET /codes/{cc}.json`. In the XML file for the tax authority, the country's default replaces an unlisted unit. Mexican files have the line's `measure_unit_code` instead.
   */
  unit_measure?: string
  /**
   * Surcharge on the line in the currency of the document; a discount is negative. Only one of `modifier_amount` and `modifier_percentage` may differ from 0.
   */
  modifier_amount?: number
  /**
   * Surcharge on the line in percent; a discount is negative (-6.5 for 6.5 % off). Only one of `modifier_amount` and `modifier_percentage` may differ from 0.
   */
  modifier_percentage?: number
  /**
   * Sum of the taxes of the line, in the currency of the document.
   */
  total_taxes?: number
  /**
   * Total of the line with taxes and modifier, in the currency of the document. Not validated.
   */
  total_amount_line: number
  /**
   * Taxes of the line.
   */
  taxes?: LineTax[]
  additional?: DocumentLineAdditional
}
/**
 * Country-specific line members.
 */
export interface DocumentLineAdditional {
  mx_detail?: MxDetail
}
/**
 * One line of the document.
 */
export interface DocumentLineCreate {
  /**
   * Quantity in units of `unit_measure`, with up to 6 decimals.
   */
  quantity: number
  /**
   * The company's own code for the product.
   */
  sku?: string
  /**
   * Title of the line, in at most 100 characters.
   */
  line_description: string
  /**
   * Price of one unit in the currency of the document, with up to 6 decimals. The price includes VAT only with `options.gross_values` 1.
   */
  unit_price: number
  /**
   * Further description of the line.
   */
  long_description?: string
  /**
   * Unit of the quantity, as any text or a code from `GET /codes/{cc}.json`. In the XML file for the tax authority, the country's default replaces an unlisted unit. Mexican files have the line's `measure_unit_code` instead.
   */
  unit_measure: string
  /**
   * Surcharge on the line in the currency of the document; a discount is negative. Only one of `modifier_amount` and `modifier_percentage` may differ from 0.
   */
  modifier_amount?: number
  /**
   * Surcharge on the line in percent; a discount is negative (-6.5 for 6.5 % off). Only one of `modifier_amount` and `modifier_percentage` may differ from 0.
   */
  modifier_percentage?: number
  /**
   * Sum of the taxes of the line, in the currency of the document.
   */
  total_taxes?: number
  /**
   * Total of the line with taxes and modifier, in the currency of the document. Not validated.
   */
  total_amount_line: number
  /**
   * Taxes of the line.
   */
  taxes?: LineTax[]
  additional?: DocumentLineAdditional
}
/**
 * One line of the document. Omitted members, and members that an update cannot send, keep the values of the stored line at the same position. A line with a different `line_description` is a new line and keeps nothing.
 */
export interface DocumentLineUpdate {
  /**
   * Quantity in units of `unit_measure`, with up to 6 decimals.
   */
  quantity: number
  /**
   * Title of the line, in at most 100 characters.
   */
  line_description?: string
  /**
   * Price of one unit in the currency of the document, with up to 6 decimals. The price includes VAT only with `options.gross_values` 1.
   */
  unit_price: number
  /**
   * Further description of the line, in at most 100 characters.
   */
  long_description?: string
  /**
   * Unit of the quantity, as any text or a code from `GET /codes/{cc}.json`. In the XML file for the tax authority, the country's default replaces an unlisted unit. Mexican files have the line's `measure_unit_code` instead.
   */
  unit_measure?: string
  /**
   * Surcharge on the line in the currency of the document; a discount is negative. Only one of `modifier_amount` and `modifier_percentage` may differ from 0.
   */
  modifier_amount?: number
  /**
   * Surcharge on the line in percent; a discount is negative (-6.5 for 6.5 % off). Only one of `modifier_amount` and `modifier_percentage` may differ from 0.
   */
  modifier_percentage?: number
  /**
   * Sum of the taxes of the line, in the currency of the document.
   */
  total_taxes?: number
  /**
   * Total of the line with taxes and modifier, in the currency of the document. Not validated.
   */
  total_amount_line: number
}
/**
 * One page of documents, newest first, without `electronic_document`. Reading a single document returns that block.
 */
export interface DocumentList {
  /**
   * Documents of this page.
   */
  items: Document[]
  /**
   * Value of `cursor` for the next page. Absent only on the last page. Any page may have fewer items than `limit`.
   */
  next_cursor?: string
}
/**
 * Options for creating the document.
 */
export interface DocumentOptions {
  /**
   * Whether the document is stored as a draft, neither issued nor sent to the tax authority. Ignored with `draft_preview` 1.
   */
  draft_only?: (0 | 1)
  /**
   * Whether the response is a preview of the document with the PDF in base64. A preview is neither stored nor sent.
   */
  draft_preview?: (0 | 1)
  /**
   * Whether the document is sent to `header.receiver_email` once the tax authority has accepted the document. Defaults to 1 in Colombia.
   */
  send_email?: (0 | 1)
  /**
   * Template of the PDF, 1 for whole sheets (the default) or 2 for a strip of 80 mm. Any other number selects template 1 and causes a warning.
   */
  template_id?: number
  /**
   * Whether the prices of the lines include VAT. For electronic receipts only (types 37 and 39). With 1 and no global discount or surcharge, the total must be the sum of the lines, within one peso; a line is price times quantity, changed by the line's modifier. Net amount and VAT are computed from the total.
   */
  gross_values?: (0 | 1)
  /**
   * Added to the original interface. Whether `totals` accept the currency's decimals (none for the Chilean peso, 2 for others) and `header.exchange_rate_value` accepts 6 decimals. Otherwise these values are whole numbers. The option is stored with the document. Updates accept decimals in `totals` with either value of this option.
   */
  decimal_amounts?: (0 | 1)
  /**
   * Where amounts are rounded. With `gross`, line totals include VAT, and a rounding difference from `total_amount` is added to the document's VAT. With `net`, VAT is computed on the sum of the net lines. Defaults to the account's `rounding_format`.
   */
  rounding_type?: ("net" | "gross")
  /**
   * Website in the e-mails and on the PDF of the document. The value must begin with http:// or https://.
   */
  company_web?: string
  /**
   * E-mail address in the e-mails and on the PDF of the document. In the e-mails, the address replaces the account's address, also as `Reply-To`, but is never the sender.
   */
  company_email?: string
  /**
   * Whether the response has the transfer copy of the document in `electronic_document.document_transfer_copy_pdf`.
   */
  pdf_transfer_copy?: (0 | 1)
}
/**
 * A reference to another document, and the reason.
 */
export interface DocumentReference {
  /**
   * Type of the referenced document.
   */
  document_type_id?: number
  /**
   * Kind of the referenced non-tax document. Only with `reference_code` 5.
   */
  reference_type?: (801 | 802 | 803 | 804 | 805 | 806 | 807 | 808 | 809 | 810 | 811 | 812 | 813 | 814 | 815)
  /**
   * Number of the referenced document; 0 for a reference to all documents of a type. Not with `reference_document_id`; both are optional.
   */
  reference_number?: string
  /**
   * Identifier of the referenced document, in the same account. Not with `reference_number`; both are optional.
   */
  reference_document_id?: number
  /**
   * Reason for the reference, as a code.
   */
  reference_code: (1 | 2 | 3 | 4 | 5 | 6 | 7)
  /**
   * Reason for the reference, in words.
   */
  description: string
  /**
   * Date of the referenced document, as YYYY-MM-DD. Meant for a referenced document that is not an electronic tax document. Not with `reference_document_id`.
   */
  reference_date?: string
  additional?: DocumentReferenceAdditional
}
/**
 * Country-specific reference members.
 */
export interface DocumentReferenceAdditional {
  pe_retention_details?: PeRetentionDetails
}
/**
 * An issued document of the account that refers to this document by `reference_document_id`.
 */
export interface DocumentReferredBy {
  /**
   * Identifier of the referring document.
   */
  document_id: number
  /**
   * Reason for the reference, as a code.
   */
  reference_code: (1 | 2 | 3 | 4 | 5 | 6 | 7)
}
/**
 * The new state of a document.
 */
export interface DocumentStatusChange {
  /**
   * New state. 1 issues a draft (Chile); 2 cancels an issued document (Mexico). No other change is possible.
   */
  document_status: (0 | 1 | 2)
}
/**
 * Sums of the document in the document's currency.
 */
export interface DocumentTotals {
  /**
   * Credit of construction companies (65 % of the VAT), deducted from the VAT.
   */
  vat_credit_construction_company?: number
  /**
   * Sum of the taxable net values; with `gross_values`, computed from the total.
   */
  net_amount: number
  /**
   * Sum of the taxes other than VAT; negative if tax is withheld.
   */
  taxes_amount?: number
  /**
   * Total that the receiver owes.
   */
  total_amount: number
}
/**
 * Sums of the document in whole units of the currency; `options.decimal_amounts` 1 allows decimals.
 */
export interface DocumentTotalsCreate {
  /**
   * Credit of construction companies (65 % of the VAT), deducted from the VAT. Not with `gross_values`.
   */
  vat_credit_construction_company?: number
  /**
   * Sum of the taxable net values. Required without `gross_values`. With `gross_values`, the service computes the sum and rejects this member.
   */
  net_amount?: number
  /**
   * Sum of the taxes other than VAT; negative if tax is withheld. Not with `gross_values`.
   */
  taxes_amount?: number
  /**
   * Total that the receiver owes. A mismatch with the other amounts causes a warning. With `gross_values` and no global discount or surcharge, a total more than one peso off the sum of the lines is rejected.
   */
  total_amount: number
}
/**
 * Sums of the document in the document's currency. Decimals are always accepted.
 */
export interface DocumentTotalsUpdate {
  /**
   * Sum of the taxable net values. For a draft with `gross_values`, the computed net amount replaces the value.
   */
  net_amount: number
  /**
   * Sum of the taxes other than VAT; negative if tax is withheld. For a draft with `gross_values`, only 0 is accepted.
   */
  taxes_amount?: number
  /**
   * Total that the receiver owes. A mismatch with the other amounts causes a warning. For a draft with `gross_values` and no global discount or surcharge, a total more than one peso off the sum of the lines is rejected.
   */
  total_amount: number
}
/**
 * Changes to a document. Omitted members keep their values. A sent list replaces the whole stored list. In Chile, a change of type removes stored members that the new type forbids. The Chilean schema of this body lists the removed members. `electronic_document` and `result` may be copied from a response; both are validated, but not stored. Only `PATCH` changes the state.
 */
export interface DocumentUpdate {
  /**
   * The same identifier as in the path.
   */
  document_id?: number
  /**
   * State of the document as the caller last saw it. Checked, not stored; a difference from the stored value causes a warning.
   */
  document_status?: (0 | 1 | 2)
  header: DocumentHeaderUpdate
  /**
   * All lines of the document, at most 10 000. Replaces the stored lines.
   */
  details?: DocumentLineUpdate[]
  totals: DocumentTotalsUpdate
  electronic_document?: ElectronicDocument
  payment_link?: PaymentLink
  result?: Result
}
/**
 * Files of the document. Only reading a document returns all of them. An update validates these members but does not store them.
 */
export interface ElectronicDocument {
  /**
   * XML file as submitted to the tax authority, byte for byte, in base64. In Mexico, the file of an accepted document includes the authority's stamp. Absent for drafts, previews, and documents issued before the service made such files.
   */
  document_xml?: string
  /**
   * Receipt (CDR) of the Peruvian authority, in base64. Present once the authority has accepted the document.
   */
  document_cdr?: string
  /**
   * File name of `document_cdr`.
   */
  document_cdr_filename?: string
  /**
   * The document as PDF, in base64.
   */
  document_pdf?: string
  /**
   * Image of the stamp, a PNG in base64. Present when an issued document of a country with stamps is read or, with `generate_stamp` 1, created.
   */
  stamp_img?: string
  /**
   * Transfer copy of the document as PDF, in base64. Requested by `pdf_transfer_copy` 1 on creation or reading.
   */
  document_transfer_copy_pdf?: string
}
/**
 * Invoicing data of a customer or supplier.
 */
export interface InvoicingDetails {
  /**
   * Country of the customer or supplier, as a string such as "253" for Chile.
   */
  country_id?: string
  /**
   * Kind of the tax id.
   */
  tax_id_type?: string
  /**
   * Tax id of the customer or supplier.
   */
  tax_id_code?: string
  /**
   * Legal name of the customer or supplier.
   */
  legal_name?: string
  /**
   * Street address.
   */
  address?: string
  /**
   * District.
   */
  district?: string
  /**
   * City.
   */
  city?: string
  /**
   * Economic activity of the customer or supplier.
   */
  business_activity?: string
  /**
   * Phone number, in any notation.
   */
  phone?: string
  /**
   * Postal code in the notation of the country.
   */
  postal_code?: string
}
/**
 * One tax of a line.
 */
export interface LineTax {
  /**
   * Code of the tax in the table of the document's country.
   */
  tax_type_id: string
  /**
   * Rate of the tax, in percent.
   */
  tax_percentage: number
  /**
   * Amount of the tax, in the currency of the document.
   */
  tax_amount: number
}
/**
 * Mexican codes of a line.
 */
export interface MxDetail {
  /**
   * Code of the product or service in the Mexican catalogue. Defaults to the generic code 01010101.
   */
  product_service_identifier?: string
  /**
   * Code of the unit of measure in the Mexican catalogue. Defaults to the generic code E48.
   */
  measure_unit_code?: string
}
/**
 * Terms and goods of an export from Mexico.
 */
export interface MxExports {
  /**
   * Delivery clause (Incoterm), three letters.
   */
  terms?: string
  /**
   * Mexican pesos for one United States dollar.
   */
  exchange_rate?: number
  /**
   * Total value of the goods, in whole United States dollars.
   */
  total?: number
  origin?: MxExportsOrigin
  destination?: MxExportsDestination
  merchandise?: MxExportsMerchandise
}
/**
 * Buyer of the exported goods, with address.
 */
export interface MxExportsDestination {
  /**
   * Kind of the tax id of the buyer.
   */
  tax_id_type?: string
  /**
   * Tax id of the buyer.
   */
  tax_id_code?: string
  /**
   * Street and number.
   */
  address_street?: string
  /**
   * Code of the state.
   */
  address_state_id?: string
  /**
   * Code of the country.
   */
  address_country_id?: string
  /**
   * Postal code.
   */
  address_postalcode?: string
}
/**
 * Exported goods.
 */
export interface MxExportsMerchandise {
  /**
   * Exported goods, one entry for each product.
   */
  details?: MxExportsProduct[]
}
/**
 * Address from which the goods are exported.
 */
export interface MxExportsOrigin {
  /**
   * Street and number.
   */
  address_street?: string
  /**
   * Code of the city.
   */
  address_city_id?: string
  /**
   * Code of the municipality.
   */
  address_county_id?: string
  /**
   * Code of the state.
   */
  address_state_id?: string
  /**
   * Code of the country.
   */
  address_country_id?: string
  /**
   * Postal code.
   */
  address_postalcode?: string
}
/**
 * One exported product.
 */
export interface MxExportsProduct {
  /**
   * Tariff code of the product.
   */
  customs_code?: string
  /**
   * Quantity in `customs_measure_unit`, as text.
   */
  customs_quantity?: string
  /**
   * The company's code for the product.
   */
  sku?: string
  /**
   * Code of the unit of measure for customs.
   */
  customs_measure_unit?: string
  /**
   * Value of one `customs_measure_unit` in United States dollars, as text.
   */
  customs_unit_value?: string
  /**
   * Total value of the product in United States dollars, as text.
   */
  customs_total_value?: string
}
/**
 * Receiver data of a Mexican document.
 */
export interface MxHeader {
  /**
   * Code of the receiver's use of the document, in the Mexican catalogue of uses.
   */
  receiver_cfdi_usage?: string
}
/**
 * Transport of the goods from `origin` to `destination`.
 */
export interface MxShipping {
  /**
   * Distance in kilometres, as text.
   */
  distance?: string
  /**
   * Code of the means of transport.
   */
  transport_code?: string
  /**
   * Means of transport, in words. The XML file states this text as the driver's name.
   */
  transport_method_name?: string
  /**
   * Kind of the tax id of the carrier.
   */
  transport_tax_id_type?: string
  /**
   * Tax id of the carrier. If this tax id is an RFC, the XML file states it as the driver's RFC.
   */
  transport_tax_id_code?: string
  /**
   * Licence of the driver.
   */
  transport_license?: string
  origin?: MxShippingPlace
  destination?: MxShippingPlace
  merchandise?: MxShippingMerchandise
}
/**
 * Carried goods and their vehicle.
 */
export interface MxShippingMerchandise {
  /**
   * Weight of all goods, in kilograms, as text.
   */
  total_weight?: string
  /**
   * Code of the kind of transport permit.
   */
  sct_permission_code?: string
  /**
   * Number of the transport permit.
   */
  sct_permission_number?: string
  /**
   * Code of the kind of vehicle.
   */
  vehicle_configuration?: string
  /**
   * Weight of the vehicle, in tonnes, as text.
   */
  vehicle_weight?: string
  /**
   * Licence plate of the vehicle.
   */
  vehicle_license_plate?: string
  /**
   * Model year of the vehicle.
   */
  vehicle_year?: string
  /**
   * Company that insures the vehicle.
   */
  insurance_company?: string
  /**
   * Number of the insurance policy.
   */
  insurance_identifier?: string
  /**
   * Carried goods, one entry for each product.
   */
  details?: MxShippingProduct[]
}
/**
 * Origin with sender and departure, or destination with recipient and arrival.
 */
export interface MxShippingPlace {
  /**
   * Kind of the tax id of the sender or recipient.
   */
  tax_id_type?: string
  /**
   * Tax id of the sender or recipient.
   */
  tax_id_code?: string
  /**
   * Time of departure or arrival (RFC 3339, with UTC offset).
   */
  date_time?: string
  /**
   * Code of the state.
   */
  address_state_id?: string
  /**
   * Code of the country.
   */
  address_country_id?: string
  /**
   * Postal code.
   */
  address_postalcode?: string
}
/**
 * One carried product.
 */
export interface MxShippingProduct {
  /**
   * Code of the product in the Mexican catalogue.
   */
  product_code?: string
  /**
   * Description of the product.
   */
  description?: string
  /**
   * Number of units, as text.
   */
  quantity?: string
  /**
   * Weight in kilograms, as text.
   */
  weight?: string
}
/**
 * Numbers that the tax authority allowed for one type and series. Keys are never shown.
 */
export interface NumberingAuthorization {
  /**
   * Identifier of the authorization.
   */
  numbering_authorization_id: number
  /**
   * Account of the numbers.
   */
  account_id: number
  /**
   * The tax authority's code for the type of the documents that use the numbers.
   */
  document_type_taxbureau: string
  /**
   * Series of the numbers. Absent for numbers without a series.
   */
  series?: string
  /**
   * First number of the range.
   */
  from: number
  /**
   * Last number of the range.
   */
  to: number
  /**
   * Next unused number of the range. Absent once all numbers are used.
   */
  next?: number
  /**
   * Count of unused numbers.
   */
  remaining: number
  /**
   * First issue date for which the numbers are valid. Absent if not set.
   */
  valid_from?: string
  /**
   * Last issue date for which the numbers are valid. A CAF of type 33, 46, 56 or 61 expires six months after the CAF's date. Absent for numbers that do not expire.
   */
  valid_to?: string
  /**
   * The tax authority's number for the authorization, such as a DIAN resolution number.
   */
  authorization_number?: string
}
/**
 * Numbers that the tax authority allowed, either as a Chilean file of folios (CAF) or as a type and a range.
 */
export interface NumberingAuthorizationCreate {
  /**
   * Account of the numbers. An admin's request defaults to the admin's account; the operator must send `account_id`.
   */
  account_id?: number
  /**
   * Chile only. File of folios (CAF) of the SII, in base64; at most 64 KiB of XML. The file contains type, range, date and keys. The private key is stored encrypted and never shown.
   */
  caf?: string
  /**
   * Type of the documents that use the numbers. Types with the same `document_type_taxbureau` share the numbers.
   */
  document_type_id?: number
  /**
   * Series of the numbers, as in `header.document_sequence_code`. Defaults to the series of documents of this type that have no `document_sequence_code`.
   */
  series?: string
  /**
   * First number of the range.
   */
  from?: number
  /**
   * Last number of the range.
   */
  to?: number
  /**
   * First issue date for which the numbers are valid, as YYYY-MM-DD.
   */
  valid_from?: string
  /**
   * Last issue date for which the numbers are valid, as YYYY-MM-DD.
   */
  valid_to?: string
  /**
   * The tax authority's number for the authorization, such as a DIAN resolution number.
   */
  authorization_number?: string
  /**
   * Technical key of a Colombian range, used for the CUFE. Stored encrypted and never shown.
   */
  technical_key?: string
}
/**
 * One page of numbering authorizations, newest first.
 */
export interface NumberingAuthorizationList {
  /**
   * Items of this page.
   */
  items: NumberingAuthorization[]
  /**
   * Value of `cursor` for the next page. Absent only on the last page. Any page may have fewer items than `limit`.
   */
  next_cursor?: string
}
/**
 * Result of a password change.
 */
export interface PasswordChanged {
  /**
   * Identifier of the account, assigned by the service.
   */
  account_id: number
  /**
   * States that all access tokens of the account's admin were revoked.
   */
  detail: string
}
/**
 * Link for the payment of the document.
 */
export interface PaymentLink {
  /**
   * URL of the payment page, printed on the document. Any text is accepted.
   */
  payment_url?: string
}
/**
 * Route of a cargo by road, and reference values for the freight. Required if `pe_header.operation_type` is 1004. Each missing member causes a warning; its `code` is the Peruvian authority's error number for this omission.
 */
export interface PeCargoTransport {
  /**
   * Geographic code of the place of departure.
   */
  origin_ubigeo?: string
  /**
   * Address of the place of departure.
   */
  origin_address?: string
  /**
   * Geographic code of the destination.
   */
  destination_ubigeo?: string
  /**
   * Address of the destination.
   */
  destination_address?: string
  /**
   * Description of the trip.
   */
  trip_detail?: string
  /**
   * Reference value of the service.
   */
  service_reference_amount?: number
  /**
   * Reference value of the carried load.
   */
  effective_load_reference_amount?: number
  /**
   * Reference value of the load that the vehicle can carry.
   */
  payload_reference_amount?: number
}
/**
 * Company that carries the goods.
 */
export interface PeCarrier {
  /**
   * Tax id of the carrier.
   */
  party_identification?: string
  /**
   * Registered name of the carrier.
   */
  party_legal_entity_name?: string
  /**
   * Registration number of the carrier.
   */
  party_legal_entity_id?: string
  /**
   * Authorization number of the carrier.
   */
  agent_party_id?: string
}
/**
 * The goods go from `dispatch` to `delivery_address`.
 */
export interface PeDelivery {
  delivery_address?: PeDeliveryPlace
  dispatch?: PeDeliveryPlace
}
/**
 * Origin or destination of a transport.
 */
export interface PeDeliveryPlace {
  /**
   * Geographic code of the place.
   */
  id?: string
  /**
   * Neighbourhood.
   */
  city_subdivision_name?: string
  /**
   * City or province.
   */
  city_name?: string
  /**
   * Department.
   */
  country_subentity?: string
  /**
   * District.
   */
  district?: string
  /**
   * Street and number.
   */
  address_line?: string
  /**
   * Code of the country.
   */
  country_id?: string
}
/**
 * Part of the price, deposited by the buyer in the seller's account at the national bank. Required if `pe_header.operation_type` is 1001, 1003 or 1004.
 */
export interface PeDetraction {
  /**
   * Code of the good or service subject to detraction, such as 022 for operation type 1001, 028 for 1003 or 027 for 1004.
   */
  code?: string
  /**
   * Rate of the detraction, in percent of the total of the invoice.
   */
  percent?: number
  /**
   * Amount of the detraction in soles, usually `percent` of `total_amount`. If omitted, the XML file states `percent` of the total, converted to soles at `exchange_rate_value`.
   */
  amount?: number
  /**
   * Account at the national bank that receives the detraction.
   */
  nation_bank_account?: string
  /**
   * Code of the means of payment; 001 is a deposit into `nation_bank_account`.
   */
  payment_means_code?: string
}
/**
 * Driver of the vehicle.
 */
export interface PeDriver {
  /**
   * National id number of the driver.
   */
  driver_id?: string
  /**
   * First name of the driver.
   */
  first_name?: string
  /**
   * Family name of the driver.
   */
  family_name?: string
  /**
   * Number of the driver's licence.
   */
  identity_document_reference?: string
}
/**
 * Kind of operation of a Peruvian document.
 */
export interface PeHeader {
  /**
   * Code of the kind of operation. 1001 (general), 1003 (passenger transport) and 1004 (cargo transport) are subject to detraction and require `pe_detraction`. 1004 also requires `pe_cargo_transport`.
   */
  operation_type?: string
}
/**
 * Payment and retention of the referenced invoice.
 */
export interface PeRetentionDetails {
  /**
   * Amount paid, retention included, in the invoice's currency.
   */
  reference_paid_amount?: number
  /**
   * Total of the referenced invoice.
   */
  reference_total_invoice_amount?: number
  /**
   * Day of the payment, as YYYY-MM-DD.
   */
  reference_paid_date?: string
  /**
   * Number of the payment.
   */
  reference_payment_id?: string
  /**
   * Amount withheld, in soles.
   */
  pe_reference_taxbureau_retention_amount?: number
  /**
   * Day of the retention, as YYYY-MM-DD.
   */
  pe_reference_taxbureau_retention_date?: string
  /**
   * Soles for one unit of the invoice's currency.
   */
  calculation_rate?: number
  /**
   * Currency of the referenced invoice. A string, unlike `header.currency_id`.
   */
  currency_id?: string
}
/**
 * Scheme, rate and payment of a retention document.
 */
export interface PeRetentionHeader {
  /**
   * Code of the retention scheme.
   */
  pe_taxbureau_retention_system_code?: string
  /**
   * Rate of the retention, in percent.
   */
  pe_taxbureau_retention_percent?: number
  /**
   * Total paid, retention deducted, in soles.
   */
  pe_taxbureau_total_paid?: number
}
/**
 * Mode, start, driver and carrier of the transport.
 */
export interface PeShipmentStage {
  /**
   * Transport by a carrier (public) or by the company itself (private).
   */
  transport_mode_code?: ("01" | "02")
  /**
   * Start of the transport, as YYYY-MM-DD. Defaults to `header.issue_date`.
   */
  transit_period?: string
  driver_person?: PeDriver
  carrier_party?: PeCarrier
}
/**
 * Transport data of a dispatch guide, and the reason for moving the goods.
 */
export interface PeShipping {
  /**
   * Code of the reason for moving the goods. A string, with or without a leading zero.
   */
  handling_code?: ("1" | "01" | "2" | "02" | "13" | "013")
  /**
   * Special condition of the transport.
   */
  special_instructions?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /**
   * Reason for moving the goods, in words.
   */
  handling_instructions?: string
  /**
   * Weight of all goods, as text.
   */
  gross_weight_measure?: string
  /**
   * Unit of `gross_weight_measure`, such as KG or T.
   */
  gross_weight_measure_id?: string
  shipment_stage?: PeShipmentStage
  delivery?: PeDelivery
  transport_handling_unit?: PeTransportHandlingUnit
}
/**
 * Vehicle or container that carries the goods.
 */
export interface PeTransportHandlingUnit {
  /**
   * Plate or code of the vehicle or container.
   */
  transport_equipment_id?: string
}
/**
 * Problem details of a failed request (RFC 9457). In a 400, `result` also states the first error whose `code` is an error number of the tax authority.
 */
export interface Problem {
  /**
   * URI reference of the problem type. `about:blank` for a problem without a type of its own.
   */
  type: string
  /**
   * Short summary of the problem type.
   */
  title: string
  /**
   * HTTP status of this response.
   */
  status: number
  /**
   * Explanation of this problem, in one or two sentences.
   */
  detail?: string
  /**
   * Path of the failed request.
   */
  instance: string
  /**
   * Errors of the request, at most 100. Each pointer or parameter has at most one error.
   */
  errors?: Refusal[]
  /**
   * True if the request may have more errors than `errors` lists; otherwise absent.
   */
  truncated?: boolean
  result?: Result
}
/**
 * One error of a rejected request. Either `pointer` or `parameter` locates the error.
 */
export interface Refusal {
  /**
   * JSON Pointer (RFC 6901) into the request body. For a missing or forbidden member, this member's pointer, not the parent's.
   */
  pointer?: string
  /**
   * Name of the query or header parameter.
   */
  parameter?: string
  /**
   * Stable id of the broken rule. For an error without a named rule, `shape.` followed by `code`, such as `shape.required` or `shape.unknown`.
   */
  rule: string
  /**
   * The tax authority's number for this error, if any. Otherwise the failed JSON Schema keyword, or `forbidden` or `unknown` for a member that is not allowed. `refusal` for an error that the schema cannot find.
   */
  code: string
  /**
   * Error and remedy, in one English sentence.
   */
  message: string
}
/**
 * Data for the tax authority of the account's country. Members that only another country requires are also accepted. Certificates, keys, passwords and forms are stored encrypted and never shown. The content of certificates, keys and forms is not validated on receipt.
 */
export interface RegistrationAdditionalData {
  /**
   * Test set identifier issued by the tax authority. Required in Colombia.
   */
  registration_test_set_id?: string
  /**
   * Tax registration form of the company, as a PDF in base64. Required in Colombia.
   */
  registration_form_rut?: string
  /**
   * Digital certificate and private key of the company, as a PFX file in base64. Required in Chile.
   */
  certificate_file?: string
  /**
   * The company's private key for the tax authority, as issued (a DER file in Mexico, a .key file in Argentina). In both countries, PEM is accepted as text or in base64, and DER in base64. Required in Mexico and Argentina.
   */
  certificate_key?: string
  /**
   * The company's certificate from the tax authority, as issued (a DER file in Mexico, a .cer file in Argentina). In both countries, PEM is accepted as text or in base64, and DER in base64. Required in Mexico and Argentina.
   */
  certificate_cer?: string
  /**
   * Password of the certificate or key. Required in Chile and Mexico.
   */
  certificate_password?: string
  /**
   * Added to the original interface. Tax regime code in files for the tax authority (RegimenFiscal in Mexico, TaxLevelCode in Colombia). The files contain the country's default if this code is omitted or unknown.
   */
  registration_tax_regime?: string
  /**
   * Added to the original interface. Postal code of the company's tax address. Mexican XML contains this code if a document has no valid `issuer_postalcode`.
   */
  registration_postal_code?: string
  /**
   * Added to the original interface. Chilean code of the company's economic activity (Acteco), 829900 by default. A six-digit code in `registration_company_industry_sector` takes precedence.
   */
  registration_activity_code?: string
}
/**
 * Outcome of the last request to the tax authority to accept or cancel the document. Absent while the authority's response is pending, and for drafts and previews.
 */
export interface Result {
  /**
   * 0 for success, 1 for a failure that `error_message` describes.
   */
  status?: number
  /**
   * Text of the error, with the authority's error number first, if any. For a refused document, the text also states whether the authority counts the document's number as used. For a refused cancellation, the text also states that the document remains valid at the authority.
   */
  error_message?: string
}
/**
 * Counts and the items that need attention, for one account or for all accounts. A count of 1000 means 1000 or more.
 */
export interface Summary {
  /**
   * Account of the summary. Absent in a summary of all accounts.
   */
  account_id?: number
  /**
   * Today's date in the account's time zone; for a summary of all accounts, in UTC.
   */
  date: string
  /**
   * Counts of documents.
   */
  documents: {
    /**
     * Documents whose issue date is `date`, except drafts.
     */
    issued_today: number
    /**
     * Drafts with any issue date.
     */
    drafts: number
  }
  /**
   * Counts of stored webhook deliveries.
   */
  deliveries: SummarySent
  /**
   * Counts of stored e-mails with documents.
   */
  emails: SummarySent
  /**
   * The newest failed e-mails, at most 20.
   */
  failed_emails: DocumentEmail[]
  /**
   * Certificates that are invalid, have expired or expire within 30 days, at most 20, earliest expiry first.
   */
  certificates: AccountCertificate[]
  /**
   * Authorizations with fewer than a tenth of their numbers left, or fewer than 30 days left. At most 20, newest first. Authorizations that ended more than 30 days ago are omitted. An authorization is also omitted if another authorization of the same type and series has enough numbers and days.
   */
  numbering_authorizations: NumberingAuthorization[]
}
export interface SummarySent {
  /**
   * Entries that await an attempt.
   */
  pending: number
  /**
   * Failed entries, which are not tried again.
   */
  failed: number
}
/**
 * Access token and its lifetime.
 */
export interface Token {
  /**
   * Token for the header `Authorization: Bearer <access_token>` of every other request.
   */
  access_token: string
  /**
   * Authentication scheme of the token.
   */
  token_type: "Bearer"
  /**
   * Seconds until the token is no longer accepted.
   */
  expires_in: number
  /**
   * Account that the token acts for. Absent for the operator, who may act for all accounts.
   */
  account_id?: number
}
/**
 * One possible mistake in an accepted request.
 */
export interface Warning {
  /**
   * JSON Pointer (RFC 6901) into the request body. For a missing member, this member's pointer, not the parent's.
   */
  pointer: string
  /**
   * Stable id of the rule.
   */
  rule: string
  /**
   * The tax authority's number for this warning, if any; otherwise `warning`.
   */
  code: string
  /**
   * Possible mistake and remedy, in one English sentence.
   */
  message: string
}
/**
 * One notification to one subscription, and its state. Attempts continue for up to three days, with growing pauses. A finished delivery is deleted 30 days after `created_at`.
 */
export interface WebhookDelivery {
  /**
   * Identifier of the delivery.
   */
  webhook_delivery_id: number
  /**
   * Account of the subscription.
   */
  account_id: number
  /**
   * Subscription that receives the notification.
   */
  webhook_subscription_id: number
  /**
   * Event of the notification.
   */
  event_id: ("ACCOUNT.CERTIFICATIONUPDATE" | "document.issued" | "document.accepted" | "document.refused" | "document.cancelled" | "document.emailed" | "numbering.low")
  /**
   * Value of the header `webhook-id`. All attempts and replays have the same value, so a receiver can recognize a repeated notification.
   */
  message_id: string
  /**
   * State of the delivery.
   */
  state: ("pending" | "delivered" | "failed")
  /**
   * Number of attempts.
   */
  attempts: number
  /**
   * Time of the event or of the request for a replay, in UTC (RFC 3339).
   */
  created_at: string
  /**
   * Time of the next attempt, in UTC (RFC 3339). Present while `state` is `pending`.
   */
  next_attempt_at?: string
  /**
   * Time of the last attempt, in UTC (RFC 3339). Absent before the first attempt.
   */
  last_attempt_at?: string
  /**
   * HTTP status that the last attempt received. Absent if no response arrived.
   */
  response_status?: number
  /**
   * Why the last attempt or the delivery failed. Absent if neither failed.
   */
  failure?: ("refused" | "gone" | "not-connected" | "timed-out" | "name-unknown" | "address-refused" | "url" | "subscription-deleted" | "subscription-disabled" | "internal")
}
/**
 * One page of webhook deliveries, newest first.
 */
export interface WebhookDeliveryList {
  /**
   * Items of this page.
   */
  items: WebhookDelivery[]
  /**
   * Value of `cursor` for the next page. Absent only on the last page. Any page may have fewer items than `limit`.
   */
  next_cursor?: string
}
/**
 * A stored webhook subscription, without its password.
 */
export interface WebhookSubscription {
  /**
   * Identifier of the subscription.
   */
  webhook_subscription_id: number
  /**
   * Account whose events the subscription receives.
   */
  account_id: number
  /**
   * Absolute http or https URL that receives a POST for each event.
   */
  callback_url?: string
  /**
   * User name for HTTP Basic authentication at the URL.
   */
  callback_username?: string
  /**
   * Account event of the subscription. Every subscription receives ACCOUNT.CERTIFICATIONUPDATE, even without `event_id`. For document events, use `events`.
   */
  event_id?: "ACCOUNT.CERTIFICATIONUPDATE"
  events?: WebhookSubscriptionMembersEvents
  /**
   * Secret that signs the notifications as Standard Webhooks specifies, `whsec_` followed by base64. Store the secret; only the first response to the create request contains it.
   */
  signing_secret?: string
  /**
   * Time when a response 410 Gone disabled the subscription, in UTC (RFC 3339). Absent while the subscription is active. A new subscription can replace a disabled one.
   */
  disabled_at?: string
  warnings?: Warnings
}
/**
 * URL and events for notifications of an account. Every member is optional, except `account_id` for the operator. Without `callback_url`, no notifications are sent.
 */
export interface WebhookSubscriptionCreate {
  /**
   * Account whose events the subscription receives. Defaults to the admin's account; the operator must send `account_id`.
   */
  account_id?: number
  /**
   * Absolute http or https URL that receives a POST for each event. A user name and password in the URL become `callback_username` and `callback_password` if neither member is sent. Otherwise the user name and password in the URL are ignored, with a warning. The URL is stored and shown without a user name and password.
   */
  callback_url?: string
  /**
   * User name for HTTP Basic authentication at the URL.
   */
  callback_username?: string
  /**
   * Password for HTTP Basic authentication at the URL. Stored encrypted and never shown.
   */
  callback_password?: string
  /**
   * Account event of the subscription. Every subscription receives ACCOUNT.CERTIFICATIONUPDATE, even without `event_id`. For document events, use `events`.
   */
  event_id?: "ACCOUNT.CERTIFICATIONUPDATE"
  events?: WebhookSubscriptionMembersEvents
}
/**
 * One page of webhook subscriptions, newest first.
 */
export interface WebhookSubscriptionList {
  /**
   * Items of this page.
   */
  items: WebhookSubscription[]
  /**
   * Value of `cursor` for the next page. Absent only on the last page. Any page may have fewer items than `limit`.
   */
  next_cursor?: string
}

/** Country in which the company pays tax. The country determines the formats of telephone and tax id, the required `registration_additional_data`, and the rules for documents. */
export declare const AccountMembersCountryId: {
  /** Chile */
  readonly ["253"]: 253;
  /** United States */
  readonly ["89"]: 89;
  /** Colombia */
  readonly ["66"]: 66;
  /** Mexico */
  readonly ["80"]: 80;
  /** Peru */
  readonly ["83"]: 83;
  /** Argentina */
  readonly ["88"]: 88;
};
/** Country in which the company pays tax. The country determines the formats of telephone and tax id, the required `registration_additional_data`, and the rules for documents. */
export type AccountMembersCountryId = (typeof AccountMembersCountryId)[keyof typeof AccountMembersCountryId];

/** Size of the company. */
export declare const AccountMembersRegistrationCompanySize: {
  /** Micro */
  readonly ["1"]: "1";
  /** Small */
  readonly ["2"]: "2";
  /** Medium */
  readonly ["3"]: "3";
  /** Large */
  readonly ["4"]: "4";
};
/** Size of the company. */
export type AccountMembersRegistrationCompanySize = (typeof AccountMembersRegistrationCompanySize)[keyof typeof AccountMembersRegistrationCompanySize];

/** Kind of tax id. Must be a kind of the account's country. */
export declare const AccountMembersRegistrationTaxIdType: {
  /** Chilean taxpayer number */
  readonly ["CL-RUT"]: "CL-RUT";
  /** United States employer number */
  readonly ["US-EIN"]: "US-EIN";
  /** United States social security number */
  readonly ["US-SSN"]: "US-SSN";
  /** Colombian taxpayer number */
  readonly ["CO-NIT"]: "CO-NIT";
  /** Peruvian taxpayer number */
  readonly ["PE-RUC"]: "PE-RUC";
  /** Mexican taxpayer number */
  readonly ["MX-RFC"]: "MX-RFC";
  /** Argentine taxpayer number */
  readonly ["AR-CUIT"]: "AR-CUIT";
};
/** Kind of tax id. Must be a kind of the account's country. */
export type AccountMembersRegistrationTaxIdType = (typeof AccountMembersRegistrationTaxIdType)[keyof typeof AccountMembersRegistrationTaxIdType];

/** Acceptance of the terms of use. Must be 1. */
export declare const AccountMembersRegistrationTermsOfUse: {
  /** Accepted */
  readonly ["1"]: 1;
};
/** Acceptance of the terms of use. Must be 1. */
export type AccountMembersRegistrationTermsOfUse = (typeof AccountMembersRegistrationTermsOfUse)[keyof typeof AccountMembersRegistrationTermsOfUse];

/** Purpose of the account. Must be 1 (billing). */
export declare const AccountMembersRegistrationTypeUse: {
  /** Billing */
  readonly ["1"]: 1;
};
/** Purpose of the account. Must be 1 (billing). */
export type AccountMembersRegistrationTypeUse = (typeof AccountMembersRegistrationTypeUse)[keyof typeof AccountMembersRegistrationTypeUse];

/** Kind of branch. */
export declare const CompanyBranchMembersBranchType: {
  /** Physical branch */
  readonly ["1"]: 1;
  /** Virtual branch */
  readonly ["2"]: 2;
};
/** Kind of branch. */
export type CompanyBranchMembersBranchType = (typeof CompanyBranchMembersBranchType)[keyof typeof CompanyBranchMembersBranchType];

/** Whether this branch is the main office of the company. */
export declare const CompanyBranchMembersIsHeadquarters: {
  /** Not the main office */
  readonly ["0"]: 0;
  /** Main office */
  readonly ["1"]: 1;
};
/** Whether this branch is the main office of the company. */
export type CompanyBranchMembersIsHeadquarters = (typeof CompanyBranchMembersIsHeadquarters)[keyof typeof CompanyBranchMembersIsHeadquarters];

/** Where `observations` appears. Mexican and Argentine XML never has the text. Defaults to 1. */
export declare const DocumentHeaderMembersDeploymentObservations: {
  /** Neither in the XML nor on the PDF */
  readonly ["0"]: 0;
  /** In the XML and on the PDF */
  readonly ["1"]: 1;
  /** On the PDF only */
  readonly ["2"]: 2;
  /** In the XML only */
  readonly ["3"]: 3;
};
/** Where `observations` appears. Mexican and Argentine XML never has the text. Defaults to 1. */
export type DocumentHeaderMembersDeploymentObservations = (typeof DocumentHeaderMembersDeploymentObservations)[keyof typeof DocumentHeaderMembersDeploymentObservations];

/** Progress of the document with the counterparty. Distinct from the top-level `document_status`. A cancellation does not change this member. */
export declare const DocumentHeaderMembersDocumentStatus: {
  /** Draft */
  readonly ["0"]: 0;
  /** Issued */
  readonly ["1"]: 1;
  /** Sent to the counterparty */
  readonly ["2"]: 2;
  /** Accepted by the counterparty */
  readonly ["3"]: 3;
};
/** Progress of the document with the counterparty. Distinct from the top-level `document_status`. A cancellation does not change this member. */
export type DocumentHeaderMembersDocumentStatus = (typeof DocumentHeaderMembersDocumentStatus)[keyof typeof DocumentHeaderMembersDocumentStatus];

/** Why the goods are moved. Required on Chilean dispatch guides. */
export declare const DocumentHeaderMembersGuideType: {
  /** The operation is a sale */
  readonly ["1"]: 1;
  /** Sales to be made */
  readonly ["2"]: 2;
  /** Consignment */
  readonly ["3"]: 3;
  /** Delivery free of charge */
  readonly ["4"]: 4;
  /** Internal transfer */
  readonly ["5"]: 5;
  /** Other transfer that is no sale */
  readonly ["6"]: 6;
  /** Return */
  readonly ["7"]: 7;
  /** Transfer for export that is no sale */
  readonly ["8"]: 8;
  /** Sale for export */
  readonly ["9"]: 9;
};
/** Why the goods are moved. Required on Chilean dispatch guides. */
export type DocumentHeaderMembersGuideType = (typeof DocumentHeaderMembersGuideType)[keyof typeof DocumentHeaderMembersGuideType];

/** Whether the account received or issued the document. */
export declare const DocumentHeaderMembersReceivedIssuedFlag: {
  /** Received */
  readonly ["0"]: 0;
  /** Issued */
  readonly ["1"]: 1;
};
/** Whether the account received or issued the document. */
export type DocumentHeaderMembersReceivedIssuedFlag = (typeof DocumentHeaderMembersReceivedIssuedFlag)[keyof typeof DocumentHeaderMembersReceivedIssuedFlag];

/** Delivery clause of the export. In Chile, for export documents only. */
export declare const DocumentHeaderMembersSaleClause: {
  /** CIF */
  readonly ["1"]: 1;
  /** CFR */
  readonly ["2"]: 2;
  /** EXW */
  readonly ["3"]: 3;
  /** FAS */
  readonly ["4"]: 4;
  /** FOB */
  readonly ["5"]: 5;
  /** S/CL */
  readonly ["6"]: 6;
  /** DDP */
  readonly ["9"]: 9;
  /** FCA */
  readonly ["10"]: 10;
  /** CPT */
  readonly ["11"]: 11;
  /** CIP */
  readonly ["12"]: 12;
  /** DAT */
  readonly ["17"]: 17;
  /** DAP */
  readonly ["18"]: 18;
  /** Other */
  readonly ["8"]: 8;
};
/** Delivery clause of the export. In Chile, for export documents only. */
export type DocumentHeaderMembersSaleClause = (typeof DocumentHeaderMembersSaleClause)[keyof typeof DocumentHeaderMembersSaleClause];

/** Terms of the export sale. In Chile, for export documents only. */
export declare const DocumentHeaderMembersSaleModality: {
  /** Sale agreed */
  readonly ["1"]: 1;
  /** Sale under condition */
  readonly ["2"]: 2;
  /** Free consignment */
  readonly ["3"]: 3;
  /** Consignment with a minimum sale */
  readonly ["4"]: 4;
  /** No payment */
  readonly ["9"]: 9;
};
/** Terms of the export sale. In Chile, for export documents only. */
export type DocumentHeaderMembersSaleModality = (typeof DocumentHeaderMembersSaleModality)[keyof typeof DocumentHeaderMembersSaleModality];

/** Kind of the exported service. In Chile, for export documents only. */
export declare const DocumentHeaderMembersServiceIndicator: {
  /** Invoice of periodic household services */
  readonly ["1"]: 1;
  /** Invoice of other periodic services */
  readonly ["2"]: 2;
  /** Invoice of services */
  readonly ["3"]: 3;
  /** Hospitality services */
  readonly ["4"]: 4;
  /** International land transport */
  readonly ["5"]: 5;
};
/** Kind of the exported service. In Chile, for export documents only. */
export type DocumentHeaderMembersServiceIndicator = (typeof DocumentHeaderMembersServiceIndicator)[keyof typeof DocumentHeaderMembersServiceIndicator];

/** Dispatcher and destination of the goods. Required on Chilean dispatch guides, except for internal transfers (`guide_type` 5). */
export declare const DocumentHeaderMembersTransferType: {
  /** On the receiver's account */
  readonly ["1"]: 1;
  /** On the issuer's account to the receiver's premises */
  readonly ["2"]: 2;
  /** On the issuer's account to other premises */
  readonly ["3"]: 3;
};
/** Dispatcher and destination of the goods. Required on Chilean dispatch guides, except for internal transfers (`guide_type` 5). */
export type DocumentHeaderMembersTransferType = (typeof DocumentHeaderMembersTransferType)[keyof typeof DocumentHeaderMembersTransferType];

/** Dispatcher and destination of the goods. Updates send this member instead of `transfer_type`. In Chile, for dispatch guides only. */
export declare const DocumentHeaderMembersTransportationDocBilling: {
  /** On the receiver's account */
  readonly ["1"]: 1;
  /** On the issuer's account to the receiver's premises */
  readonly ["2"]: 2;
  /** On the issuer's account to other premises */
  readonly ["3"]: 3;
};
/** Dispatcher and destination of the goods. Updates send this member instead of `transfer_type`. In Chile, for dispatch guides only. */
export type DocumentHeaderMembersTransportationDocBilling = (typeof DocumentHeaderMembersTransportationDocBilling)[keyof typeof DocumentHeaderMembersTransportationDocBilling];

/** Why the goods are moved. Updates send this member instead of `guide_type`. In Chile, for dispatch guides only. */
export declare const DocumentHeaderMembersTransportationDocType: {
  /** The operation is a sale */
  readonly ["1"]: 1;
  /** Sales to be made */
  readonly ["2"]: 2;
  /** Consignment */
  readonly ["3"]: 3;
  /** Delivery free of charge */
  readonly ["4"]: 4;
  /** Internal transfer */
  readonly ["5"]: 5;
  /** Other transfer that is no sale */
  readonly ["6"]: 6;
  /** Return */
  readonly ["7"]: 7;
  /** Transfer for export that is no sale */
  readonly ["8"]: 8;
  /** Sale for export */
  readonly ["9"]: 9;
};
/** Why the goods are moved. Updates send this member instead of `guide_type`. In Chile, for dispatch guides only. */
export type DocumentHeaderMembersTransportationDocType = (typeof DocumentHeaderMembersTransportationDocType)[keyof typeof DocumentHeaderMembersTransportationDocType];

/** State of the document. Where this interface speaks of a signed document, it means an issued one. Only drafts can be deleted. Only drafts and, outside Chile, refused documents can be updated. */
export declare const DocumentMembersDocumentStatus: {
  /** Draft (Chile) */
  readonly ["0"]: 0;
  /** Issued */
  readonly ["1"]: 1;
  /** Cancelled (Mexico) */
  readonly ["2"]: 2;
};
/** State of the document. Where this interface speaks of a signed document, it means an issued one. Only drafts can be deleted. Only drafts and, outside Chile, refused documents can be updated. */
export type DocumentMembersDocumentStatus = (typeof DocumentMembersDocumentStatus)[keyof typeof DocumentMembersDocumentStatus];

/** Reason for the reference, as a code. */
export declare const DocumentReferencePropertiesReferenceCode: {
  /** Cancels the document */
  readonly ["1"]: 1;
  /** Corrects a text */
  readonly ["2"]: 2;
  /** Corrects a quantity */
  readonly ["3"]: 3;
  /** Test set of the Chilean authority */
  readonly ["4"]: 4;
  /** Refers to a document that is no tax document */
  readonly ["5"]: 5;
  /** Refers to a dispatch guide */
  readonly ["6"]: 6;
  /** Refers to all of the customer's documents of a type and lowers their amount */
  readonly ["7"]: 7;
};
/** Reason for the reference, as a code. */
export type DocumentReferencePropertiesReferenceCode = (typeof DocumentReferencePropertiesReferenceCode)[keyof typeof DocumentReferencePropertiesReferenceCode];

/** Account event of the subscription. Every subscription receives ACCOUNT.CERTIFICATIONUPDATE, even without `event_id`. For document events, use `events`. */
export declare const WebhookSubscriptionMembersEventId: {
  /** The account's digital certificate was verified or renewed */
  readonly ["ACCOUNT.CERTIFICATIONUPDATE"]: "ACCOUNT.CERTIFICATIONUPDATE";
};
/** Account event of the subscription. Every subscription receives ACCOUNT.CERTIFICATIONUPDATE, even without `event_id`. For document events, use `events`. */
export type WebhookSubscriptionMembersEventId = (typeof WebhookSubscriptionMembersEventId)[keyof typeof WebhookSubscriptionMembersEventId];
