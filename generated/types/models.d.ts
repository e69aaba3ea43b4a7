/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. The models, each once.

/**
 * What looks wrong in the request that this answers. Absent where nothing does.
 */
export type Warnings = Warning[]
/**
 * Added. Events of documents to be notified of; without it, none. A notification is a POST of `{type, timestamp, data}`, signed as Standard Webhooks describe. `data` has `account_id`, `document_id`, `document_type_id` and `document_number`, save that `numbering.low` is of no single document.
 */
export type WebhookSubscriptionMembersEvents = ("document.issued" | "document.accepted" | "document.refused" | "document.cancelled" | "document.emailed" | "numbering.low")[]

/**
 * An account as it is stored, without its secrets.
 */
export interface Account {
  /**
   * Identifier that the service gave to the account.
   */
  account_id: number
  /**
   * Country that the company is taxed in. It decides the form of the telephone and of the tax id, what `registration_additional_data` must hold, and which rules the documents of the account follow.
   */
  country_id: (253 | 89 | 66 | 80 | 83 | 88)
  /**
   * Name of the person to contact about the account.
   */
  contact_name: string
  /**
   * Telephone of the contact, a plus sign and the prefix of the country followed by digits alone, as many as the country's rule says.
   */
  contact_phone: string
  /**
   * E-mail address of the account's admin, who logs in with it. One address belongs to one account only, whatever its letter case.
   */
  admin_email: string
  /**
   * Name under which the company is registered.
   */
  registration_legal_name_company: string
  /**
   * Tax id of the company in the notation of its country. A check digit that does not fit is answered with a warning and does not stop anything.
   */
  registration_tax_id_code: string
  /**
   * Kind of the tax id; it must be one of the account's country.
   */
  registration_tax_id_type: ("CL-RUT" | "US-EIN" | "US-SSN" | "CO-NIT" | "PE-RUC" | "MX-RFC" | "AR-CUIT")
  /**
   * How large the company is. A string, though it looks like a number.
   */
  registration_company_size: ("1" | "2" | "3" | "4")
  /**
   * That the terms of use were accepted; nothing else can be sent.
   */
  registration_terms_of_use: 1
  /**
   * What the account is for; billing is the only use there is.
   */
  registration_type_use: 1
  /**
   * Industry that the company works in.
   */
  registration_company_industry_sector?: string
  registration_additional_data: AccountRegistrationData
  account_config?: AccountConfig
  branding?: AccountBrandingStored
  /**
   * Added. Whether the login of the account is refused and its tokens have ended. The operator alone sets it; an answer has it only where it is true.
   */
  disabled?: boolean
  warnings?: Warnings
}
/**
 * Added. How the account's PDFs and e-mails look: a logo above its name, and a colour of rules and table heads. An omitted member stays as it is, and an empty text removes it. The red frame that Chile prescribes keeps its colour.
 */
export interface AccountBranding {
  /**
   * Added. A logo in base64: a PNG without interlacing, or a JPEG in grey or in colour; at most 200,000 bytes once decoded, 4,000 pixels a side and a million pixels in all. It is decoded before it is stored; a file that is damaged, or unpacks to more than its stated size, is rejected. Responses have its digest instead.
   */
  logo?: string
  /**
   * Added. The colour, as #rrggbb; text on it is black or white, whichever is read better.
   */
  accent_color?: string
}
/**
 * Added. How the account's papers and e-mails look; absent while nothing was set.
 */
export interface AccountBrandingStored {
  /**
   * Digest of the logo's bytes, SHA-256 in hexadecimal; absent without a logo.
   */
  logo_sha256?: string
  /**
   * The colour, as #rrggbb; absent where none is set.
   */
  accent_color?: string
}
/**
 * What a check of the account's digital certificate found. A check opens the certificate with its password, and finds whether key and certificate belong together, whether it is in force, and, where it names a tax id, whether that is the account's. Files have at most 256 KiB, and keys are RSA with 512 to 8192 bits or EC on P-256, P-384 or P-521; any other is `unreadable`. A PFX must prove its password by its MAC or by something encrypted in it; otherwise the reason is `password`. A check has 10 seconds of processor time, 256 MiB of memory and four million turns of key derivation; a file that goes beyond is `too-costly` at once. So is a file of which three checks ended without a result. It is not opened again, neither at its time nor when the operator asks for a check; send another with `PATCH`.
 */
export interface AccountCertificate {
  /**
   * Account that the certificate belongs to.
   */
  account_id: number
  /**
   * How the certificate stands.
   */
  state: ("pending" | "valid" | "invalid")
  /**
   * Why the certificate is invalid. Absent in every other state.
   */
  reasons?: ("incomplete" | "unreadable" | "password" | "no-key" | "key-mismatch" | "not-yet-valid" | "expired" | "other-tax-id" | "too-costly")[]
  /**
   * When it was checked last, in UTC (RFC 3339). Absent before the first check.
   */
  checked_at?: string
  /**
   * From when on it is in force, in UTC (RFC 3339). Absent where it cannot be read.
   */
  not_before?: string
  /**
   * Until when it is in force, in UTC (RFC 3339). Absent where it cannot be read.
   */
  not_after?: string
}
/**
 * How documents of the account are computed, dated and printed. Every setting may be left out.
 */
export interface AccountConfig {
  /**
   * Where amounts are rounded; a document that sends no `options.rounding_type` follows this.
   */
  rounding_format?: (0 | 1)
  /**
   * Time zone that issue times are told in, as hours (and minutes) ahead of or behind UTC, such as UTC-3, UTC+0 or UTC+05:30.
   */
  time_zone?: string
  /**
   * Whether documents may be issued for goods that are not in stock. Stored only; this service keeps no stock that it could act on.
   */
  allow_issuance_based_on_stock?: (0 | 1 | 2)
  /**
   * Whether the PDF shows the time of issue.
   */
  show_document_time?: (0 | 1)
  /**
   * Which date a draft takes when it is issued.
   */
  adjust_draft_date?: (0 | 1)
  /**
   * Whether the PDF combines lines of the same product at the same price into one, adding up their quantities.
   */
  sum_up_detail_lines?: (0 | 1)
  /**
   * Order of the lines on the PDF.
   */
  order_of_added_products?: (0 | 1)
  /**
   * How receipts treat additional taxes.
   */
  display_tax_receipt?: (0 | 1 | 2)
  /**
   * Whether goods in a quotation are set aside. Stored only; this service keeps no stock that it could act on.
   */
  stock_reservation_for_quotation?: (0 | 1)
  /**
   * Whether a product may be sold below its cost. Stored only; this service knows no costs that it could act on.
   */
  cost_greater_than_the_price?: (0 | 1)
}
/**
 * A company to be registered, in one country.
 */
export interface AccountCreate {
  /**
   * Country that the company is taxed in. It decides the form of the telephone and of the tax id, what `registration_additional_data` must hold, and which rules the documents of the account follow.
   */
  country_id: (253 | 89 | 66 | 80 | 83 | 88)
  /**
   * Name of the person to contact about the account.
   */
  contact_name: string
  /**
   * Telephone of the contact, a plus sign and the prefix of the country followed by digits alone, as many as the country's rule says.
   */
  contact_phone: string
  /**
   * E-mail address of the account's admin, who logs in with it. One address belongs to one account only, whatever its letter case.
   */
  admin_email: string
  /**
   * Password that the account's admin logs in with. Kept as a hash and never shown.
   */
  admin_password: string
  /**
   * Name under which the company is registered.
   */
  registration_legal_name_company: string
  /**
   * Tax id of the company in the notation of its country. A check digit that does not fit is answered with a warning and does not stop anything.
   */
  registration_tax_id_code: string
  /**
   * Kind of the tax id; it must be one of the account's country.
   */
  registration_tax_id_type: ("CL-RUT" | "US-EIN" | "US-SSN" | "CO-NIT" | "PE-RUC" | "MX-RFC" | "AR-CUIT")
  /**
   * How large the company is. A string, though it looks like a number.
   */
  registration_company_size: ("1" | "2" | "3" | "4")
  /**
   * That the terms of use were accepted; nothing else can be sent.
   */
  registration_terms_of_use: 1
  /**
   * What the account is for; billing is the only use there is.
   */
  registration_type_use: 1
  /**
   * Industry that the company works in.
   */
  registration_company_industry_sector?: string
  registration_additional_data: RegistrationAdditionalData
  account_config?: AccountConfig
}
/**
 * One page of a list, newest first.
 */
export interface AccountList {
  /**
   * What this page holds.
   */
  items: Account[]
  /**
   * To be sent as `cursor` for the next page, which there is even after a page that is shorter than `limit`. Absent on the last one.
   */
  next_cursor?: string
}
/**
 * A new password for the admin of an account.
 */
export interface AccountPasswordChange {
  /**
   * The password until now. Only the operator may leave it out; where it is sent, it must be right.
   */
  password?: string
  /**
   * The password from now on, 12 characters or more. Kept as a hash and never shown.
   */
  new_password: string
}
/**
 * The part of the registration data that is no secret.
 */
export interface AccountRegistrationData {
  /**
   * Identifier of the test set that the tax authority gave to the company. Required in Colombia.
   */
  registration_test_set_id?: string
  /**
   * Added. Code of the tax regime that files for the tax authority state, such as RegimenFiscal in Mexico; without it the country's default stands.
   */
  registration_tax_regime?: string
  /**
   * Added. Postal code of the company's tax address, stated in files for the tax authority where a document does not name the issuer's.
   */
  registration_postal_code?: string
  /**
   * Added. Code of the company's economic activity at the tax authority, such as Acteco in Chile; without it the country's default stands.
   */
  registration_activity_code?: string
}
/**
 * What changes of an account. Members that are left out stay as they are, those of `account_config` too. Registration data stand in `registration_additional_data`, as when an account is created, or at the top; a member stands in one of the two places. They replace what the account holds from the moment they are received; where none is sent, no event is caused.
 */
export interface AccountUpdate {
  /**
   * Name of the person to contact about the account.
   */
  contact_name?: string
  /**
   * Telephone of the contact, a plus sign and the prefix of the country followed by digits alone, as many as the country's rule says.
   */
  contact_phone?: string
  account_config?: AccountConfig
  branding?: AccountBranding
  /**
   * Added. Whether the login of the account is refused and its tokens have ended. The operator alone sets it; an answer has it only where it is true.
   */
  disabled?: boolean
  registration_additional_data?: RegistrationAdditionalData
  /**
   * Identifier of the test set that the tax authority gave to the company. Required in Colombia.
   */
  registration_test_set_id?: string
  /**
   * Tax registration form of the company, a PDF in base64. Required in Colombia.
   */
  registration_form_rut?: string
  /**
   * Digital certificate of the company with its key, a PFX file in base64. Required in Chile.
   */
  certificate_file?: string
  /**
   * Private key just as the tax authority issued it (DER in Mexico, a .key file in Argentina). Required in Mexico and Argentina.
   */
  certificate_key?: string
  /**
   * Public certificate just as the tax authority issued it (DER in Mexico, a .cer file in Argentina). Required in Mexico and Argentina.
   */
  certificate_cer?: string
  /**
   * Password that opens the certificate. Required in Chile and Mexico.
   */
  certificate_password?: string
  /**
   * Added. Code of the tax regime that files for the tax authority state, such as RegimenFiscal in Mexico; without it the country's default stands.
   */
  registration_tax_regime?: string
  /**
   * Added. Postal code of the company's tax address, stated in files for the tax authority where a document does not name the issuer's.
   */
  registration_postal_code?: string
  /**
   * Added. Code of the company's economic activity at the tax authority, such as Acteco in Chile; without it the country's default stands.
   */
  registration_activity_code?: string
}
/**
 * What an Argentine document is about.
 */
export interface ArHeader {
  /**
   * What is invoiced. With services, the period that they were rendered in is expected, and its absence answered with a warning.
   */
  invoice_concept?: (1 | 2 | 3)
  /**
   * How many lines the document has.
   */
  items_quantity?: number
  /**
   * First day of the period, in the notation of the Argentine authority.
   */
  service_date_from?: string
  /**
   * Last day of the period, in the notation of the Argentine authority.
   */
  service_date_to?: string
  /**
   * Standing of the receiver towards VAT, by its code.
   */
  receiver_vat_condition_id?: string
}
/**
 * What a Colombian document says about its payment.
 */
export interface CoHeader {
  /**
   * Means of payment, by its code in the list of the Colombian authority. 10, cash, where it is left out.
   */
  reported_payment_code?: number
}
/**
 * A branch as it is stored.
 */
export interface CompanyBranch {
  /**
   * Identifier that the service gave to the branch.
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
   * What kind of place the branch is.
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
   * Code by which the tax authority and the accounts know the branch. Files for the authority state it where it is the number that the authority gave, of up to nine digits in Chile and of four in Peru.
   */
  company_branch_tax_code?: string
  /**
   * The company's own code for the branch, unique within the account. Documents name their branch with it, in `header.branch_office_code`.
   */
  company_branch_internal_code?: string
  /**
   * Identifier of the branch above this one, which must be a branch of the same account and not stand below this one.
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
   * What kind of place the branch is.
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
   * Code by which the tax authority and the accounts know the branch. Files for the authority state it where it is the number that the authority gave, of up to nine digits in Chile and of four in Peru.
   */
  company_branch_tax_code?: string
  /**
   * The company's own code for the branch, unique within the account. Documents name their branch with it, in `header.branch_office_code`.
   */
  company_branch_internal_code?: string
  /**
   * Identifier of the branch above this one, which must be a branch of the same account and not stand below this one.
   */
  parent_company_branch_id?: number
}
/**
 * One page of a list, newest first.
 */
export interface CompanyBranchList {
  /**
   * What this page holds.
   */
  items: CompanyBranch[]
  /**
   * To be sent as `cursor` for the next page, which there is even after a page that is shorter than `limit`. Absent on the last one.
   */
  next_cursor?: string
}
/**
 * Members of a branch to change. Those that are left out stay as they are.
 */
export interface CompanyBranchUpdate {
  /**
   * Account that the branch belongs to.
   */
  account_id?: number
  /**
   * Identifier of the branch, the same as in the path.
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
   * Code by which the tax authority and the accounts know the branch. Files for the authority state it where it is the number that the authority gave, of up to nine digits in Chile and of four in Peru.
   */
  company_branch_tax_code?: string
  /**
   * The company's own code for the branch, unique within the account. Documents name their branch with it, in `header.branch_office_code`.
   */
  company_branch_internal_code?: string
  /**
   * Identifier of the branch above this one, which must be a branch of the same account and not stand below this one.
   */
  parent_company_branch_id?: number
  user_permissions?: CompanyBranchUserPermissions
}
/**
 * Who may work with the branch. Kept as given; nothing in this interface acts on it.
 */
export interface CompanyBranchUserPermissions {
  /**
   * User of the subscription. Kept as given; this interface has no users that it could name.
   */
  user_id?: string
  /**
   * Name of that user.
   */
  user_name?: string
  /**
   * Whether that user may work with the branch, in the notation of the caller.
   */
  has_branch_permission?: number
}
/**
 * A person to talk to at a customer or supplier.
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
   * E-mail address of the person, as text.
   */
  email?: string
}
/**
 * What to log in with; that of an account's admin, or that of the operator of this service.
 */
export interface Credentials {
  /**
   * The `admin_email` that the account was created with, in any letter case.
   */
  email: string
  /**
   * The `admin_password` that the account was created with, or the one that it was changed to.
   */
  password: string
}
/**
 * A customer or supplier as it is stored. A document with a receiver's tax id registers it; a later document refreshes only what no update has set.
 */
export interface CustomerSupplier {
  /**
   * Identifier that the service gave to the customer or supplier.
   */
  customer_supplier_id: number
  /**
   * Account that deals with the customer or supplier.
   */
  account_id: number
  /**
   * Name of the customer or supplier. Absent where the documents that registered it gave none and no update has.
   */
  name?: string
  /**
   * Whether the account sells to it.
   */
  is_customer?: boolean
  /**
   * Whether the account buys from it.
   */
  is_supplier?: boolean
  /**
   * User who looks after it. Kept as given; this interface has no users that it could name.
   */
  responsible_user_id?: number
  /**
   * Days until each payment is due, separated by commas, in the notation of a document's `payment_conditions`; at most 400 are taken.
   */
  payment_term?: string
  /**
   * People to talk to.
   */
  contacts?: Contact[]
  /**
   * What is written on documents for it, one entry for each way in which it is invoiced.
   */
  invoicing_details?: InvoicingDetails[]
  additional?: CustomerSupplierAdditional
  warnings?: Warnings
}
/**
 * Up to five pieces of data of the caller's own, each a name with its value.
 */
export interface CustomerSupplierAdditional {
  /**
   * Name of the first piece of data.
   */
  data_name_1?: string
  /**
   * Name of the second piece of data.
   */
  data_name_2?: string
  /**
   * Name of the third piece of data.
   */
  data_name_3?: string
  /**
   * Name of the fourth piece of data.
   */
  data_name_4?: string
  /**
   * Name of the fifth piece of data.
   */
  data_name_5?: string
  /**
   * Value of the first piece of data.
   */
  data_value_1?: string
  /**
   * Value of the second piece of data.
   */
  data_value_2?: string
  /**
   * Value of the third piece of data.
   */
  data_value_3?: string
  /**
   * Value of the fourth piece of data.
   */
  data_value_4?: string
  /**
   * Value of the fifth piece of data.
   */
  data_value_5?: string
}
/**
 * One page of a list, newest first.
 */
export interface CustomerSupplierList {
  /**
   * What this page holds.
   */
  items: CustomerSupplier[]
  /**
   * To be sent as `cursor` for the next page, which there is even after a page that is shorter than `limit`. Absent on the last one.
   */
  next_cursor?: string
}
/**
 * Members of a customer or supplier to change. Those that are left out stay as they are; a list is replaced as a whole.
 */
export interface CustomerSupplierUpdate {
  /**
   * Account that deals with the customer or supplier.
   */
  account_id: number
  /**
   * Name of the customer or supplier.
   */
  name: string
  /**
   * Whether the account sells to it.
   */
  is_customer?: boolean
  /**
   * Whether the account buys from it.
   */
  is_supplier?: boolean
  /**
   * User who looks after it. Kept as given; this interface has no users that it could name.
   */
  responsible_user_id?: number
  /**
   * Days until each payment is due, separated by commas, in the notation of a document's `payment_conditions`; at most 400 are taken.
   */
  payment_term?: string
  /**
   * People to talk to.
   */
  contacts?: Contact[]
  /**
   * What is written on documents for it, one entry for each way in which it is invoiced.
   */
  invoicing_details?: InvoicingDetails[]
  additional?: CustomerSupplierAdditional
}
/**
 * A document as it is stored, with the blocks of both bodies. A preview has no identifier and no folio, since nothing is stored.
 */
export interface Document {
  /**
   * Identifier that the service gave to the document. Absent from a preview.
   */
  document_id?: number
  /**
   * State of the document. Only a draft can be changed or deleted; an issued document is signed.
   */
  document_status: (0 | 1 | 2)
  options?: DocumentOptions
  header: DocumentHeader
  /**
   * Lines of the document.
   */
  details: DocumentLine[]
  /**
   * Other documents that this one refers to.
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
   * Added. Issued documents of the account that refer to this one by `reference_document_id`, newest first, 100 at most. Absent where there is none.
   */
  referenced_by?: DocumentReferredBy[]
  /**
   * Added. What is left of an issued document: its total, less each credit note and plus each debit note that refers to it by `reference_document_id` with a `reference_code` from 1 to 3. Each counts with its whole total, once. Drafts, cancelled documents and those that the authority rejected do not count. A correction whose type says neither is a credit note. Below zero where more was credited. Only while the document is issued.
   */
  balance?: number
  /**
   * How the document came to its state, oldest first.
   */
  history?: DocumentHistoryEntry[]
  warnings?: Warnings
}
/**
 * What only one country has in the header. Each block is refused in every other country.
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
 * Added. How the tax authority took an issued document. This server has no line to a real authority: a sandbox stands in its place, examines the file as the authority would, and nothing that it gives has fiscal value.
 */
export interface DocumentAuthority {
  /**
   * Who answered; the sandbox is the only one there is.
   */
  name: "sandbox"
  /**
   * State of the document there. A refused document is issued for nobody; outside Chile an update mends it, and it is sent again with its number.
   */
  status: ("pending" | "accepted" | "observed" | "refused")
  /**
   * How often the present file was sent, 1 or more.
   */
  attempts: number
  /**
   * Whose certificate signed the file; the sandbox's where the account's own cannot be opened, or does not sign with RSA. Absent until the file is made.
   */
  signed_with?: ("account" | "sandbox")
  /**
   * Whose authorization covers the number; absent until the file is made.
   */
  numbering?: ("account" | "sandbox")
  /**
   * Pointers to members that the file states by a default of the country, because the document and the account do not say them. Absent until the file is made.
   */
  defaults?: string[]
  /**
   * Chile. Number of the sending at SII.
   */
  track_id?: string
  /**
   * Mexico. Folio fiscal of the stamped file.
   */
  uuid?: string
  /**
   * Argentina. Electronic authorization code, 14 digits.
   */
  cae?: string
  /**
   * Argentina. Last day on which the code is valid.
   */
  cae_valid_to?: string
  /**
   * Peru. Response code in the receipt; 0 for an accepted document.
   */
  cdr_code?: string
  /**
   * When the authority answered, a UTC instant.
   */
  received_at?: string
  /**
   * Remarks of the authority, or its reasons for refusing; absent without any.
   */
  messages?: {
    /**
     * The authority's own number.
     */
    code: string
    /**
     * The remark in the authority's language.
     */
    text: string
  }[]
}
/**
 * A new document, to be issued at once or, in Chile, to be kept as a draft or only shown.
 */
export interface DocumentCreate {
  options?: DocumentOptions
  header: DocumentHeaderCreate
  /**
   * Lines of the document, at least one and at most 10 000.
   */
  details: DocumentLineCreate[]
  /**
   * Other documents that this one refers to, at most 1 000.
   */
  references?: DocumentReference[]
  /**
   * Discounts and surcharges on the document as a whole.
   */
  globals_discounts_surcharges?: DocumentGlobal[]
  totals: DocumentTotalsCreate
  payment_link?: PaymentLink
}
/**
 * One message with a document, and what became of it. It leaves once the tax authority has accepted the document. It is tried for three days with growing pauses; settled messages are kept for 30 days.
 */
export interface DocumentEmail {
  /**
   * Identifier that the service gave to the message.
   */
  document_email_id: number
  /**
   * Account that the document belongs to.
   */
  account_id: number
  /**
   * Document that is sent, as PDF and XML.
   */
  document_id: number
  /**
   * Address that it is sent to. Absent where the document has none.
   */
  to?: string
  /**
   * How the message stands.
   */
  state: ("pending" | "delivered" | "failed")
  /**
   * How often it was tried.
   */
  attempts: number
  /**
   * When it was asked for, in UTC (RFC 3339).
   */
  created_at: string
  /**
   * When it is tried next, in UTC (RFC 3339). Only while it is pending.
   */
  next_attempt_at?: string
  /**
   * When it was tried last, in UTC (RFC 3339). Absent before the first attempt.
   */
  last_attempt_at?: string
  /**
   * Why the last attempt did not succeed. Absent where it did, and before the first.
   */
  failure?: ("refused" | "not-accepted" | "not-connected" | "timed-out" | "no-acceptance" | "no-receiver" | "no-server" | "internal")
}
/**
 * Whom a document is sent to.
 */
export interface DocumentEmailCreate {
  /**
   * Addresses that the document is sent to, each in a message of its own. Without it, the `receiver_email` of the document.
   */
  to?: string[]
}
/**
 * One page of a list, newest first.
 */
export interface DocumentEmailList {
  /**
   * What this page holds.
   */
  items: DocumentEmail[]
  /**
   * To be sent as `cursor` for the next page, which there is even after a page that is shorter than `limit`. Absent on the last one.
   */
  next_cursor?: string
}
/**
 * The messages that were asked for, one for each address. Where the server is not set up to send e-mail, each has failed already, with `no-server`.
 */
export interface DocumentEmails {
  /**
   * The messages, in the order of their addresses.
   */
  items: DocumentEmail[]
}
/**
 * A discount or surcharge on the document as a whole.
 */
export interface DocumentGlobal {
  /**
   * What it is, and which part of the document it is applied to.
   */
  discount_surcharge_code: ("DA" | "DE" | "RA" | "RE")
  /**
   * How much, in the unit that `discount_surcharge_type` names.
   */
  discount_surcharge_value: number
  /**
   * Unit of the value.
   */
  discount_surcharge_type: ("$" | "%")
}
/**
 * The header as it is stored, with everything that either body can write and what the service adds. Where the two bodies differ in type, `currency_id` is a number and `issuer_country_id` is text.
 */
export interface DocumentHeader {
  /**
   * Account that the document belongs to, and whose country's rules it follows. An admin may leave it out, since only the admin's own account can be meant; the operator must send it when creating.
   */
  account_id: number
  /**
   * Type of the document. Chile has a closed list; elsewhere any positive number is taken. In Colombia, Peru and Argentina the authority's own codes mean what they mean there (7, a credit note in Peru); else `document_type_taxbureau` of the response names the type that the rest of the document makes.
   */
  document_type_id: number
  /**
   * Series of the document, which is numbered by itself within a type. Spaces around it do not count.
   */
  document_sequence_code?: string
  /**
   * The tax authority's own code for the type of the document, which it is numbered by. It comes from the type, the series, the blocks and the references; a draft's changes with them.
   */
  document_type_taxbureau: string
  /**
   * Folio of the document. Normally left out, so that the sequence of the account, the authority's type and the series assigns it; one that is sent is used as it is, does not move the sequence, and must be free.
   */
  document_number?: number
  /**
   * Whether the account received or issued the document.
   */
  received_issued_flag?: (0 | 1)
  /**
   * How an issued document stands at the tax authority: 0 without a verdict yet, 1 accepted, 2 refused, 3 accepted and then cancelled there too. A refused document stays issued and keeps its number. Of a draft it is what an update has said.
   */
  taxbureau_validation_status?: number
  /**
   * Day of issue, as YYYY-MM-DD. Any day, past or to come.
   */
  issue_date: string
  /**
   * Tax id of the issuer. The account's own where it is left out.
   */
  issuer_tax_id_code?: string
  /**
   * Kind of the issuer's tax id. The account's own where it is left out.
   */
  issuer_tax_id_type?: string
  /**
   * Registered name of the issuer. The account's own where it is left out.
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
   * State, region or department of the issuer, by its number in the country's table. Left out where there is none.
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
   * What the issuer does for a living.
   */
  issuer_activity: string
  /**
   * Postal code of the issuer.
   */
  issuer_postalcode?: string
  /**
   * Customer or supplier that the document is for, one of the same account.
   */
  customer_supplier_id?: number
  /**
   * Tax id of the receiver. In Chile it is required on invoices and on credit and debit notes, and together with the name on a receipt that names its receiver.
   */
  receiver_tax_id_code?: string
  /**
   * Kind of the receiver's tax id.
   */
  receiver_tax_id_type?: string
  /**
   * Registered name of the receiver. In Chile it is required on invoices and on credit and debit notes, and together with the tax id on a receipt that names its receiver.
   */
  receiver_legal_name?: string
  /**
   * Street address of the receiver.
   */
  receiver_address: string
  /**
   * District of the receiver. Not needed where `receiver_county_id` stands in its place.
   */
  receiver_district?: string
  /**
   * City of the receiver. Not needed where `receiver_county_id` stands in its place.
   */
  receiver_city?: string
  /**
   * Telephone of the receiver, in any notation.
   */
  receiver_phone: string
  /**
   * What the receiver does for a living. Required, except on Chilean receipts, where it may be left out, and must be where the receipt names its receiver.
   */
  receiver_activity?: string
  /**
   * Postal code of the receiver in the notation of its country.
   */
  receiver_postalcode?: string
  /**
   * State, region or department of the receiver, by its number in the country's table. Left out where there is none.
   */
  receiver_state_id?: number
  /**
   * Municipality of the receiver, by its code. It takes the place of `receiver_city` and `receiver_district`.
   */
  receiver_county_id?: string
  /**
   * Country of the receiver, mostly for export documents. Without it the issuer's country is taken, and without that the account's.
   */
  receiver_country_id?: number
  /**
   * Address that the document is sent to, as text.
   */
  receiver_email?: string
  /**
   * Days until each payment is due, separated by commas; 0 is cash. The shares are equal, in whole percents, and the last takes what is left (0,30,60 is 33, 33 and 34 %). At most 400 are taken.
   */
  payment_conditions: string
  /**
   * User who made the sale. Kept as given; this interface has no users that it could name.
   */
  seller_id?: number
  /**
   * Currency of the document, by its number in the currency table.
   */
  currency_id?: number
  /**
   * Units of the national currency for one unit of the document's, a whole number; with `options.decimal_amounts` 1 it takes 6 decimals. Only together with `currency_id`.
   */
  exchange_rate_value?: number
  /**
   * Kind of the exported service. In Chile on export documents only.
   */
  service_indicator?: (1 | 2 | 3 | 4 | 5)
  /**
   * Terms on which the export is sold. In Chile on export documents only.
   */
  sale_modality?: (1 | 2 | 3 | 4 | 9)
  /**
   * Delivery clause of the export. In Chile on export documents only.
   */
  sale_clause?: (1 | 2 | 3 | 4 | 5 | 6 | 9 | 10 | 11 | 12 | 17 | 18 | 8)
  /**
   * Why the goods are moved. Required on Chilean dispatch guides.
   */
  guide_type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /**
   * Who dispatches the goods, and where to. Required on Chilean dispatch guides unless the goods are moved within the company (`guide_type` 5).
   */
  transfer_type?: (1 | 2 | 3)
  /**
   * Why the goods are moved; what an update calls `guide_type`. In Chile on dispatch guides only.
   */
  transportation_doc_type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /**
   * Who dispatches the goods, and where to; what an update calls `transfer_type`. In Chile on dispatch guides only.
   */
  transportation_doc_billing?: (1 | 2 | 3)
  /**
   * Branch that issues the document, by its `company_branch_internal_code`. Left out where the head office issues it.
   */
  branch_office_code?: string
  /**
   * Free remark. It is stored whatever `deployment_observations` says.
   */
  observations?: string
  /**
   * Where the remark appears. 1 where it is left out.
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
   * Weight of the goods with their packaging, as text with its unit.
   */
  gross_weight?: string
  /**
   * Address that the goods are sent to.
   */
  shipping_address?: string
  /**
   * How far the document has come with its counterparty. Another field than `document_status` at the top level, and never merged with it.
   */
  document_status: (0 | 1 | 2 | 3)
  additional?: DocumentAdditional
}
/**
 * Who issues the document to whom, when and on which terms.
 */
export interface DocumentHeaderCreate {
  /**
   * Account that the document belongs to, and whose country's rules it follows. An admin may leave it out, since only the admin's own account can be meant; the operator must send it when creating.
   */
  account_id?: number
  /**
   * Type of the document. Chile has a closed list; elsewhere any positive number is taken. In Colombia, Peru and Argentina the authority's own codes mean what they mean there (7, a credit note in Peru); else `document_type_taxbureau` of the response names the type that the rest of the document makes.
   */
  document_type_id: number
  /**
   * Series of the document, which is numbered by itself within a type. Spaces around it do not count.
   */
  document_sequence_code?: string
  /**
   * Folio of the document. Normally left out, so that the sequence of the account, the authority's type and the series assigns it; one that is sent is used as it is, does not move the sequence, and must be free.
   */
  document_number?: number
  /**
   * Day of issue, as YYYY-MM-DD. Any day, past or to come.
   */
  issue_date: string
  /**
   * Tax id of the issuer. The account's own where it is left out.
   */
  issuer_tax_id_code?: string
  /**
   * Kind of the issuer's tax id. The account's own where it is left out.
   */
  issuer_tax_id_type?: string
  /**
   * Registered name of the issuer. The account's own where it is left out.
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
   * What the issuer does for a living.
   */
  issuer_activity: string
  /**
   * Postal code of the issuer.
   */
  issuer_postalcode?: string
  /**
   * Tax id of the receiver. In Chile it is required on invoices and on credit and debit notes, and together with the name on a receipt that names its receiver.
   */
  receiver_tax_id_code?: string
  /**
   * Kind of the receiver's tax id.
   */
  receiver_tax_id_type?: string
  /**
   * Registered name of the receiver. In Chile it is required on invoices and on credit and debit notes, and together with the tax id on a receipt that names its receiver.
   */
  receiver_legal_name?: string
  /**
   * Street address of the receiver.
   */
  receiver_address: string
  /**
   * District of the receiver. Not needed where `receiver_county_id` stands in its place.
   */
  receiver_district?: string
  /**
   * City of the receiver. Not needed where `receiver_county_id` stands in its place.
   */
  receiver_city?: string
  /**
   * Telephone of the receiver, in any notation.
   */
  receiver_phone: string
  /**
   * What the receiver does for a living. Required, except on Chilean receipts, where it may be left out, and must be where the receipt names its receiver.
   */
  receiver_activity?: string
  /**
   * Postal code of the receiver in the notation of its country.
   */
  receiver_postalcode?: string
  /**
   * State, region or department of the receiver, by its number in the country's table. Left out where there is none.
   */
  receiver_state_id?: number
  /**
   * Municipality of the receiver, by its code. It takes the place of `receiver_city` and `receiver_district`.
   */
  receiver_county_id?: string
  /**
   * Country of the receiver, mostly for export documents. Without it the issuer's country is taken, and without that the account's.
   */
  receiver_country_id?: number
  /**
   * Address that the document is sent to, as text.
   */
  receiver_email?: string
  /**
   * Days until each payment is due, separated by commas; 0 is cash. The shares are equal, in whole percents, and the last takes what is left (0,30,60 is 33, 33 and 34 %). At most 400 are taken.
   */
  payment_conditions: string
  /**
   * User who made the sale. Kept as given; this interface has no users that it could name.
   */
  seller_id?: number
  /**
   * Currency of the document, by its number in the currency table. In Chile on export documents only.
   */
  currency_id?: number
  /**
   * Units of the national currency for one unit of the document's, a whole number; with `options.decimal_amounts` 1 it takes 6 decimals. Only together with `currency_id`.
   */
  exchange_rate_value?: number
  /**
   * Kind of the exported service. In Chile on export documents only.
   */
  service_indicator?: (1 | 2 | 3 | 4 | 5)
  /**
   * Terms on which the export is sold. In Chile on export documents only.
   */
  sale_modality?: (1 | 2 | 3 | 4 | 9)
  /**
   * Delivery clause of the export. In Chile on export documents only.
   */
  sale_clause?: (1 | 2 | 3 | 4 | 5 | 6 | 9 | 10 | 11 | 12 | 17 | 18 | 8)
  /**
   * Why the goods are moved. Required on Chilean dispatch guides.
   */
  guide_type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /**
   * Who dispatches the goods, and where to. Required on Chilean dispatch guides unless the goods are moved within the company (`guide_type` 5).
   */
  transfer_type?: (1 | 2 | 3)
  /**
   * Branch that issues the document, by its `company_branch_internal_code`. Left out where the head office issues it.
   */
  branch_office_code?: string
  /**
   * Free remark. It is stored whatever `deployment_observations` says.
   */
  observations?: string
  /**
   * Where the remark appears. 1 where it is left out.
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
   * Weight of the goods with their packaging, as text with its unit.
   */
  gross_weight?: string
  /**
   * Address that the goods are sent to.
   */
  shipping_address?: string
  additional?: DocumentAdditional
}
/**
 * The header as it is to be. Members that are left out stay as they are.
 */
export interface DocumentHeaderUpdate {
  /**
   * Account that the document belongs to. An update cannot move it to another one.
   */
  account_id?: number
  /**
   * Type of the document. Chile has a closed list; elsewhere any positive number is taken. In Colombia, Peru and Argentina the authority's own codes mean what they mean there (7, a credit note in Peru); else `document_type_taxbureau` of the response names the type that the rest of the document makes.
   */
  document_type_id: number
  /**
   * The tax authority's own code for the type of the document. It follows from the rest of the document; one that is sent is not stored, and a warning says so where it differs.
   */
  document_type_taxbureau?: string
  /**
   * Folio of the document. Normally left out, so that the sequence of the account, the authority's type and the series assigns it; one that is sent is used as it is, does not move the sequence, and must be free.
   */
  document_number?: number
  /**
   * Whether the account received or issued the document.
   */
  received_issued_flag?: (0 | 1)
  /**
   * State of the document at the tax authority, in that authority's own numbers.
   */
  taxbureau_validation_status?: number
  /**
   * Day of issue, as YYYY-MM-DD. Any day, past or to come.
   */
  issue_date: string
  /**
   * Tax id of the issuer. The account's own where it is left out.
   */
  issuer_tax_id_code?: string
  /**
   * Kind of the issuer's tax id. The account's own where it is left out.
   */
  issuer_tax_id_type?: string
  /**
   * Registered name of the issuer. The account's own where it is left out.
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
   * State, region or department of the issuer, by its number in the country's table. Left out where there is none.
   */
  issuer_state_id?: number
  /**
   * Country of the issuer. An integer in an update, though creating a document takes text and answers give text.
   */
  issuer_country_id?: number
  /**
   * Telephone of the issuer, in any notation.
   */
  issuer_phone: string
  /**
   * What the issuer does for a living.
   */
  issuer_activity: string
  /**
   * Customer or supplier that the document is for, one of the same account.
   */
  customer_supplier_id?: number
  /**
   * Tax id of the receiver. In Chile it is required on invoices and on credit and debit notes, and together with the name on a receipt that names its receiver.
   */
  receiver_tax_id_code?: string
  /**
   * Kind of the receiver's tax id.
   */
  receiver_tax_id_type?: string
  /**
   * Registered name of the receiver. In Chile it is required on invoices and on credit and debit notes, and together with the tax id on a receipt that names its receiver.
   */
  receiver_legal_name?: string
  /**
   * Street address of the receiver.
   */
  receiver_address: string
  /**
   * District of the receiver. Not needed where `receiver_county_id` stands in its place.
   */
  receiver_district: string
  /**
   * City of the receiver. Not needed where `receiver_county_id` stands in its place.
   */
  receiver_city: string
  /**
   * Telephone of the receiver, in any notation.
   */
  receiver_phone: string
  /**
   * What the receiver does for a living. Required, except on Chilean receipts, where it may be left out, and must be where the receipt names its receiver.
   */
  receiver_activity?: string
  /**
   * Postal code of the receiver in the notation of its country.
   */
  receiver_postalcode?: string
  /**
   * State, region or department of the receiver, by its number in the country's table. Left out where there is none.
   */
  receiver_state_id?: number
  /**
   * Country of the receiver, mostly for export documents. Without it the issuer's country is taken, and without that the account's.
   */
  receiver_country_id?: number
  /**
   * Days until each payment is due, separated by commas; 0 is cash. The shares are equal, in whole percents, and the last takes what is left (0,30,60 is 33, 33 and 34 %). At most 400 are taken.
   */
  payment_conditions?: string
  /**
   * Currency of the document, by its number in the currency table.
   */
  currency_id: number
  /**
   * Units of the national currency for one unit of the document's, a whole number. Only together with `currency_id`.
   */
  exchange_rate_value?: number
  /**
   * Terms on which the export is sold. In Chile on export documents only.
   */
  sale_modality?: (1 | 2 | 3 | 4 | 9)
  /**
   * Delivery clause of the export. In Chile on export documents only.
   */
  sale_clause?: (1 | 2 | 3 | 4 | 5 | 6 | 9 | 10 | 11 | 12 | 17 | 18 | 8)
  /**
   * Why the goods are moved; what an update calls `guide_type`. In Chile on dispatch guides only.
   */
  transportation_doc_type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /**
   * Who dispatches the goods, and where to; what an update calls `transfer_type`. In Chile on dispatch guides only.
   */
  transportation_doc_billing?: (1 | 2 | 3)
  /**
   * How far the document has come with its counterparty, as the caller last saw it. Checked and not stored; a value that differs from what is stored is answered with a warning.
   */
  document_status?: (0 | 1 | 2 | 3)
}
/**
 * One change of a document's state.
 */
export interface DocumentHistoryEntry {
  /**
   * When it happened, in UTC (RFC 3339).
   */
  at: string
  /**
   * Who did it, the admin's e-mail address or `operator`.
   */
  by: string
  /**
   * State before. Absent where the document was created.
   */
  from?: (0 | 1 | 2)
  /**
   * State after.
   */
  to: (0 | 1 | 2)
}
/**
 * One line of the document as it is stored.
 */
export interface DocumentLine {
  /**
   * How many units of `unit_measure`, with 6 decimals at most.
   */
  quantity: number
  /**
   * The company's own code for the product.
   */
  sku?: string
  /**
   * What the line is about, in 100 characters at most.
   */
  line_description?: string
  /**
   * Price of one unit in the currency of the document, with 6 decimals at most. Without VAT, unless the document was made with `gross_values`.
   */
  unit_price: number
  /**
   * More about the line.
   */
  long_description?: string
  /**
   * Unit that the quantity is counted in, as the company or the country's table calls it. The file for the tax authority has the table's default for a unit that `GET /codes` does not list.
   */
  unit_measure?: string
  /**
   * Amount that is added to the line before its total, in the currency of the document; a discount is negative. Zero means none. Not together with `modifier_percentage`.
   */
  modifier_amount?: number
  /**
   * Percentage of the line that is added before its total; a discount is negative (-6.5 takes 6.5 % off). Zero means none. Not together with `modifier_amount`.
   */
  modifier_percentage?: number
  /**
   * Sum of the taxes of the line, in the currency of the document.
   */
  total_taxes?: number
  /**
   * Total of the line with its taxes and its modifier, in the currency of the document. Taken as it is given.
   */
  total_amount_line: number
  /**
   * Taxes of the line, one entry each.
   */
  taxes?: LineTax[]
  additional?: DocumentLineAdditional
}
/**
 * What only one country has on a line.
 */
export interface DocumentLineAdditional {
  mx_detail?: MxDetail
}
/**
 * One line of the document.
 */
export interface DocumentLineCreate {
  /**
   * How many units of `unit_measure`, with 6 decimals at most.
   */
  quantity: number
  /**
   * The company's own code for the product.
   */
  sku?: string
  /**
   * What the line is about, in 100 characters at most.
   */
  line_description: string
  /**
   * Price of one unit in the currency of the document, with 6 decimals at most. Without VAT, unless the document was made with `gross_values`.
   */
  unit_price: number
  /**
   * More about the line.
   */
  long_description?: string
  /**
   * Unit that the quantity is counted in, as the company or the country's table calls it. The file for the tax authority has the table's default for a unit that `GET /codes` does not list.
   */
  unit_measure: string
  /**
   * Amount that is added to the line before its total, in the currency of the document; a discount is negative. Zero means none. Not together with `modifier_percentage`.
   */
  modifier_amount?: number
  /**
   * Percentage of the line that is added before its total; a discount is negative (-6.5 takes 6.5 % off). Zero means none. Not together with `modifier_amount`.
   */
  modifier_percentage?: number
  /**
   * Sum of the taxes of the line, in the currency of the document.
   */
  total_taxes?: number
  /**
   * Total of the line with its taxes and its modifier, in the currency of the document. Taken as it is given.
   */
  total_amount_line: number
  /**
   * Taxes of the line, one entry each.
   */
  taxes?: LineTax[]
  additional?: DocumentLineAdditional
}
/**
 * One line of the document, complete. What it leaves out, and what an update cannot carry, stays as the stored line at the same place has it; unless it carries another `line_description`, which makes it a new line.
 */
export interface DocumentLineUpdate {
  /**
   * How many units of `unit_measure`, with 6 decimals at most.
   */
  quantity: number
  /**
   * What the line is about, in 100 characters at most.
   */
  line_description?: string
  /**
   * Price of one unit in the currency of the document, with 6 decimals at most. Without VAT, unless the document was made with `gross_values`.
   */
  unit_price: number
  /**
   * More about the line, in 100 characters at most.
   */
  long_description?: string
  /**
   * Unit that the quantity is counted in, as the company or the country's table calls it. The file for the tax authority has the table's default for a unit that `GET /codes` does not list.
   */
  unit_measure?: string
  /**
   * Amount that is added to the line before its total, in the currency of the document; a discount is negative. Zero means none. Not together with `modifier_percentage`.
   */
  modifier_amount?: number
  /**
   * Percentage of the line that is added before its total; a discount is negative (-6.5 takes 6.5 % off). Zero means none. Not together with `modifier_amount`.
   */
  modifier_percentage?: number
  /**
   * Sum of the taxes of the line, in the currency of the document.
   */
  total_taxes?: number
  /**
   * Total of the line with its taxes and its modifier, in the currency of the document. Taken as it is given.
   */
  total_amount_line: number
}
/**
 * One page of a list, newest first. Each document comes without its `electronic_document`; read one document for that.
 */
export interface DocumentList {
  /**
   * What this page holds.
   */
  items: Document[]
  /**
   * To be sent as `cursor` for the next page, which there is even after a page that is shorter than `limit`. Absent on the last one.
   */
  next_cursor?: string
}
/**
 * How the document is to be made. They concern its creation only.
 */
export interface DocumentOptions {
  /**
   * Whether the document is kept as a draft, not issued and not sent to the tax authority. Where a preview is asked for as well, the preview wins.
   */
  draft_only?: (0 | 1)
  /**
   * Whether the document is only shown as it would be, with its PDF in base64, while nothing is stored or sent.
   */
  draft_preview?: (0 | 1)
  /**
   * Whether the document is sent to `header.receiver_email` once it is stored. Colombia only, where leaving it out means 1.
   */
  send_email?: (0 | 1)
  /**
   * Template that the PDF is printed with, 1 on whole sheets (the default) or 2 on a strip of 80 mm. Any other is printed as 1, and answered with a warning.
   */
  template_id?: number
  /**
   * Whether the prices of the lines include VAT, which electronic receipts (types 37 and 39) may ask for. The total is then the sum of price times quantity after the modifiers of each line, and net amount and VAT are worked out from it.
   */
  gross_values?: (0 | 1)
  /**
   * Added. Whether `totals` take the decimals of the document's currency (none for the Chilean peso, 2 for any other) and `header.exchange_rate_value` takes 6. Without it both are whole numbers. The option stays with the document; an update takes decimals in `totals` in any case.
   */
  decimal_amounts?: (0 | 1)
  /**
   * Where amounts are rounded. With gross, each line carries its VAT and the VAT of the document is fitted to the final amount; with net, the lines are summed first and VAT is applied to the sum. Without it the account's `rounding_format` decides.
   */
  rounding_type?: ("net" | "gross")
  /**
   * Website that takes the place of the account's own in the automatic e-mail. It begins with http:// or https://.
   */
  company_web?: string
  /**
   * Address that takes the place of the account's own in the automatic e-mail to the receiver. It is shown there and answered to (`Reply-To`), and is never the sender.
   */
  company_email?: string
  /**
   * Whether the answer also carries the transfer copy of the document, in `electronic_document.document_transfer_copy_pdf`.
   */
  pdf_transfer_copy?: (0 | 1)
}
/**
 * Another document that this one refers to, and why.
 */
export interface DocumentReference {
  /**
   * Type of the document referred to.
   */
  document_type_id?: number
  /**
   * Kind of a document that is no tax document. Only with `reference_code` 5.
   */
  reference_type?: (801 | 802 | 803 | 804 | 805 | 806 | 807 | 808 | 809 | 810 | 811 | 812 | 813 | 814 | 815)
  /**
   * Number of the document referred to; 0 for a reference to all documents of a type. Not together with `reference_document_id`; both may be left out.
   */
  reference_number?: string
  /**
   * Identifier of the document referred to, one of the same account. Not together with `reference_number`; both may be left out.
   */
  reference_document_id?: number
  /**
   * Why the other document is referred to.
   */
  reference_code: (1 | 2 | 3 | 4 | 5 | 6 | 7)
  /**
   * The reason in words.
   */
  description: string
  /**
   * Day of the document referred to, as YYYY-MM-DD. Only where that document is not an electronic tax document, so not together with `reference_document_id`.
   */
  reference_date?: string
  additional?: DocumentReferenceAdditional
}
/**
 * What only one country has on a reference.
 */
export interface DocumentReferenceAdditional {
  pe_retention_details?: PeRetentionDetails
}
/**
 * Another issued document of the account that refers to this one by `reference_document_id`.
 */
export interface DocumentReferredBy {
  /**
   * Identifier of the document that refers to this one.
   */
  document_id: number
  /**
   * Why the other document is referred to.
   */
  reference_code: (1 | 2 | 3 | 4 | 5 | 6 | 7)
}
/**
 * The state that a document is to take, and nothing else.
 */
export interface DocumentStatusChange {
  /**
   * State to take. A draft is issued with 1 (Chile), an issued document is cancelled with 2 (Mexico); nothing else can be asked for.
   */
  document_status: (0 | 1 | 2)
}
/**
 * Sums of the document in its currency, numbers whichever body wrote them.
 */
export interface DocumentTotals {
  /**
   * Credit of construction companies, 65 % of the VAT, which is taken off the VAT.
   */
  vat_credit_construction_company?: number
  /**
   * Sum of the taxable net values; worked out from the total where the document was made with `gross_values`.
   */
  net_amount: number
  /**
   * Sum of the taxes other than VAT; negative where tax is withheld.
   */
  taxes_amount?: number
  /**
   * What the receiver owes in all.
   */
  total_amount: number
}
/**
 * Sums of the document, whole units of its currency; with `options.decimal_amounts` 1 with its decimals.
 */
export interface DocumentTotalsCreate {
  /**
   * Credit of construction companies, 65 % of the VAT, which is taken off the VAT. Not with `gross_values`.
   */
  vat_credit_construction_company?: number
  /**
   * Sum of the taxable net values. Required, except with `gross_values`, which works it out and takes none.
   */
  net_amount?: number
  /**
   * Sum of the taxes other than VAT; negative where tax is withheld. Not with `gross_values`.
   */
  taxes_amount?: number
  /**
   * What the receiver owes in all. One that fits no usual way of adding up is taken and answered with a warning.
   */
  total_amount: number
}
/**
 * Sums of the document in its currency. Unlike on create, decimals are taken.
 */
export interface DocumentTotalsUpdate {
  /**
   * Sum of the taxable net values. It gives way to the computed one where the draft was made with `gross_values`.
   */
  net_amount: number
  /**
   * Sum of the taxes other than VAT; negative where tax is withheld. Only 0 where the draft was made with `gross_values`, which knows no other taxes.
   */
  taxes_amount?: number
  /**
   * What the receiver owes in all. One that fits no usual way of adding up is taken and answered with a warning.
   */
  total_amount: number
}
/**
 * Changes to a draft, and outside Chile to an issued document that the tax authority refused, which is then sent again with its number. Members that are left out stay as they are and lists are replaced as a whole. Where the type changes, what documents of the new type cannot have, and no update could take away, gives way; the country's description says what that is. `electronic_document` and `result` are what the caller last saw, checked and not stored. The state is changed by the operation made for it, not here.
 */
export interface DocumentUpdate {
  /**
   * Identifier of the document, the same as in the path.
   */
  document_id?: number
  /**
   * State of the document as the caller last saw it. Checked and not stored; a value that differs from what is stored is answered with a warning.
   */
  document_status?: (0 | 1 | 2)
  header: DocumentHeaderUpdate
  /**
   * All lines of the document, in place of those that are stored; at most 10 000.
   */
  details?: DocumentLineUpdate[]
  totals: DocumentTotalsUpdate
  electronic_document?: ElectronicDocument
  payment_link?: PaymentLink
  result?: Result
}
/**
 * The files of the document. In an update they are an echo, checked and not stored.
 */
export interface ElectronicDocument {
  /**
   * The document as its tax authority reads it, XML in base64, byte for byte as it was sent. A draft and a preview have none, nor has a document that was issued before such files were made.
   */
  document_xml?: string
  /**
   * Receipt in which the Peruvian authority confirms the document, in base64. Present once the document was issued and the receipt is there.
   */
  document_cdr?: string
  /**
   * File name of that receipt.
   */
  document_cdr_filename?: string
  /**
   * The printed document as PDF, in base64.
   */
  document_pdf?: string
  /**
   * Image of the authority's stamp, in base64. Present where it was asked for and the country has one.
   */
  stamp_img?: string
  /**
   * Transfer copy of the document as PDF, in base64. Present where it was asked for, when creating or when reading.
   */
  document_transfer_copy_pdf?: string
}
/**
 * What is written on documents for a customer or supplier.
 */
export interface InvoicingDetails {
  /**
   * Country of the customer or supplier. A string here, though it names the same countries as elsewhere.
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
   * Name under which the customer or supplier is registered.
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
   * What the customer or supplier does for a living.
   */
  business_activity?: string
  /**
   * Telephone, in any notation.
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
   * Which tax it is, by its code in the country's table.
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
 * Codes that a Mexican document gives its lines.
 */
export interface MxDetail {
  /**
   * Code of the product or service in the Mexican catalogue. 01010101, the generic one, where it is left out.
   */
  product_service_identifier?: string
  /**
   * Code of the unit of measure in the Mexican catalogue. E48, the generic one, where it is left out.
   */
  measure_unit_code?: string
}
/**
 * Terms and goods of an export from Mexico.
 */
export interface MxExports {
  /**
   * Delivery clause, by its three letters.
   */
  terms?: string
  /**
   * Pesos for one United States dollar.
   */
  exchange_rate?: number
  /**
   * Total of the goods in United States dollars, a whole number.
   */
  total?: number
  origin?: MxExportsOrigin
  destination?: MxExportsDestination
  merchandise?: MxExportsMerchandise
}
/**
 * Where the goods are exported to, and to whom.
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
   * State, by its code.
   */
  address_state_id?: string
  /**
   * Country, by its code.
   */
  address_country_id?: string
  /**
   * Postal code.
   */
  address_postalcode?: string
}
/**
 * What is exported.
 */
export interface MxExportsMerchandise {
  /**
   * What is exported, one entry for each product.
   */
  details?: MxExportsProduct[]
}
/**
 * Where the goods are exported from.
 */
export interface MxExportsOrigin {
  /**
   * Street and number.
   */
  address_street?: string
  /**
   * City, by its code.
   */
  address_city_id?: string
  /**
   * Municipality, by its code.
   */
  address_county_id?: string
  /**
   * State, by its code.
   */
  address_state_id?: string
  /**
   * Country, by its code.
   */
  address_country_id?: string
  /**
   * Postal code.
   */
  address_postalcode?: string
}
/**
 * One product that is exported.
 */
export interface MxExportsProduct {
  /**
   * Tariff code of the product.
   */
  customs_code?: string
  /**
   * How many customs units, as text.
   */
  customs_quantity?: string
  /**
   * The company's own code for the product.
   */
  sku?: string
  /**
   * Unit that customs count in, by its code.
   */
  customs_measure_unit?: string
  /**
   * Value of one customs unit in United States dollars, as text.
   */
  customs_unit_value?: string
  /**
   * Value of all units in United States dollars, as text.
   */
  customs_total_value?: string
}
/**
 * What a Mexican document says about its receiver.
 */
export interface MxHeader {
  /**
   * What the receiver will use the document for, by its code in the Mexican catalogue of uses.
   */
  receiver_cfdi_usage?: string
}
/**
 * How and by whom the goods are carried, from `origin` to `destination`.
 */
export interface MxShipping {
  /**
   * Distance covered, in kilometres, as text.
   */
  distance?: string
  /**
   * Way of transport, by its code.
   */
  transport_code?: string
  /**
   * Way of transport in words.
   */
  transport_method_name?: string
  /**
   * Kind of the tax id of whoever carries the goods.
   */
  transport_tax_id_type?: string
  /**
   * Tax id of whoever carries the goods.
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
 * What is carried, and in which vehicle.
 */
export interface MxShippingMerchandise {
  /**
   * Weight of everything, in kilograms, as text.
   */
  total_weight?: string
  /**
   * Kind of the transport permit, by its code.
   */
  sct_permission_code?: string
  /**
   * Number of the transport permit.
   */
  sct_permission_number?: string
  /**
   * Kind of the vehicle, by its code.
   */
  vehicle_configuration?: string
  /**
   * Weight of the vehicle, in tonnes, as text.
   */
  vehicle_weight?: string
  /**
   * Plate of the vehicle.
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
   * What is carried, one entry for each product.
   */
  details?: MxShippingProduct[]
}
/**
 * One end of the way, with who is there and when.
 */
export interface MxShippingPlace {
  /**
   * Kind of the tax id of whoever hands over or takes the goods.
   */
  tax_id_type?: string
  /**
   * Tax id of whoever hands over or takes the goods.
   */
  tax_id_code?: string
  /**
   * When the goods leave or arrive, as RFC 3339 with its offset from UTC.
   */
  date_time?: string
  /**
   * State, by its code.
   */
  address_state_id?: string
  /**
   * Country, by its code.
   */
  address_country_id?: string
  /**
   * Postal code.
   */
  address_postalcode?: string
}
/**
 * One product that is carried.
 */
export interface MxShippingProduct {
  /**
   * Code of the product in the Mexican catalogue.
   */
  product_code?: string
  /**
   * The product in words.
   */
  description?: string
  /**
   * How many units, as text.
   */
  quantity?: string
  /**
   * Weight in kilograms, as text.
   */
  weight?: string
}
/**
 * Numbers that the tax authority allowed for one type and series, without any key.
 */
export interface NumberingAuthorization {
  /**
   * Identifier that the service gave to the authorization.
   */
  numbering_authorization_id: number
  /**
   * Account that the numbers are for. An admin may leave it out, since only the admin's own account can be meant; the operator must send it.
   */
  account_id: number
  /**
   * The tax authority's own code for the type of documents that the numbers are for.
   */
  document_type_taxbureau: string
  /**
   * Series that the numbers belong to. Absent where they belong to none.
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
   * The number that the next document takes from this range, if its turn has come. Absent once all are used.
   */
  next?: number
  /**
   * How many numbers are left.
   */
  remaining: number
  /**
   * First day of issue that the numbers may be used for. Absent where there is no such limit.
   */
  valid_from?: string
  /**
   * Last day of issue that the numbers may be used for; six months after its date for a CAF of the types 33, 46, 56 and 61. Absent where they do not expire.
   */
  valid_to?: string
  /**
   * The authority's own number for the authorization, such as a resolution of the DIAN.
   */
  authorization_number?: string
}
/**
 * Numbers that the tax authority allowed: a file of folios (CAF) of Chile alone, or type and range.
 */
export interface NumberingAuthorizationCreate {
  /**
   * Account that the numbers are for. An admin may leave it out, since only the admin's own account can be meant; the operator must send it.
   */
  account_id?: number
  /**
   * The file of folios (CAF) as Chile's SII gives it, in base64; at most 64 KiB of XML. Type, range, date and keys come from it. Its private key is kept encrypted and never shown. Chile only.
   */
  caf?: string
  /**
   * Type of the documents that the numbers are for. It stands for the authority's own type, so that types which share one share the numbers.
   */
  document_type_id?: number
  /**
   * Series that the numbers belong to, as `header.document_sequence_code` has it. Without one, the series that documents without one are numbered in.
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
   * First day of issue that the numbers may be used for, as YYYY-MM-DD.
   */
  valid_from?: string
  /**
   * Last day of issue that the numbers may be used for, as YYYY-MM-DD.
   */
  valid_to?: string
  /**
   * The authority's own number for the authorization, such as a resolution of the DIAN.
   */
  authorization_number?: string
  /**
   * Technical key of a Colombian range, which the CUFE is made with. Kept encrypted and never shown.
   */
  technical_key?: string
}
/**
 * One page of a list, newest first.
 */
export interface NumberingAuthorizationList {
  /**
   * What this page holds.
   */
  items: NumberingAuthorization[]
  /**
   * To be sent as `cursor` for the next page, which there is even after a page that is shorter than `limit`. Absent on the last one.
   */
  next_cursor?: string
}
/**
 * Whose password was changed, and what to do next.
 */
export interface PasswordChanged {
  /**
   * Identifier that the service gave to the account.
   */
  account_id: number
  /**
   * That every token of this login has ended, in words.
   */
  detail: string
}
/**
 * Where the receiver can pay the document.
 */
export interface PaymentLink {
  /**
   * URL of the page to pay at, as text. It is printed on the document.
   */
  payment_url?: string
}
/**
 * The way of a cargo by road, and the amounts that its freight is compared with. Needed where `pe_header.operation_type` is 1004; a member that is missing here is answered with a warning under the number that the Peruvian authority gives it.
 */
export interface PeCargoTransport {
  /**
   * Where the cargo leaves from, by its geographic code.
   */
  origin_ubigeo?: string
  /**
   * Address that the cargo leaves from.
   */
  origin_address?: string
  /**
   * Where the cargo goes to, by its geographic code.
   */
  destination_ubigeo?: string
  /**
   * Address that the cargo goes to.
   */
  destination_address?: string
  /**
   * The trip in words.
   */
  trip_detail?: string
  /**
   * Reference value of the service.
   */
  service_reference_amount?: number
  /**
   * Reference value of the load that is carried.
   */
  effective_load_reference_amount?: number
  /**
   * Reference value of the load that the vehicle can carry.
   */
  payload_reference_amount?: number
}
/**
 * The company that carries the goods.
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
   * Authorisation number of the carrier.
   */
  agent_party_id?: string
}
/**
 * Both ends of the way: the goods leave from `dispatch` and go to `delivery_address`.
 */
export interface PeDelivery {
  delivery_address?: PeDeliveryPlace
  dispatch?: PeDeliveryPlace
}
/**
 * One end of the way.
 */
export interface PeDeliveryPlace {
  /**
   * The place, by its geographic code.
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
   * Country, by its code.
   */
  country_id?: string
}
/**
 * The part of the price that the buyer pays into an account of the seller at the national bank. Needed where `pe_header.operation_type` is 1001, 1003 or 1004.
 */
export interface PeDetraction {
  /**
   * What the detraction is for, by its code, such as 022 (with 1001), 028 (with 1003) or 027 (with 1004).
   */
  code?: string
  /**
   * Rate of the detraction, in percent of the total of the invoice.
   */
  percent?: number
  /**
   * Amount of the detraction, usually `percent` of `total_amount`.
   */
  amount?: number
  /**
   * Account at the national bank that it is paid into.
   */
  nation_bank_account?: string
  /**
   * How it is paid, by its code; 001 is a deposit into that account.
   */
  payment_means_code?: string
}
/**
 * Who drives the vehicle.
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
   * Licence or id document of the driver.
   */
  identity_document_reference?: string
}
/**
 * Kind of the operation that a Peruvian document is about.
 */
export interface PeHeader {
  /**
   * Kind of the operation, by its code. 1001 (general), 1003 (passenger transport) and 1004 (cargo transport) are subject to detraction and need `pe_detraction`; 1004 needs `pe_cargo_transport` too.
   */
  operation_type?: string
}
/**
 * What was paid and withheld on the invoice referred to.
 */
export interface PeRetentionDetails {
  /**
   * Amount that was paid, before the retention.
   */
  reference_paid_amount?: number
  /**
   * Total of the invoice referred to.
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
   * Amount that was withheld.
   */
  pe_reference_taxbureau_retention_amount?: number
  /**
   * Day of the retention, as YYYY-MM-DD.
   */
  pe_reference_taxbureau_retention_date?: string
  /**
   * Exchange rate that the amounts were converted with.
   */
  calculation_rate?: number
  /**
   * Currency of the invoice referred to. A string here, unlike in the header.
   */
  currency_id?: string
}
/**
 * What a retention document withholds.
 */
export interface PeRetentionHeader {
  /**
   * Scheme of the retention, by its code.
   */
  pe_taxbureau_retention_system_code?: string
  /**
   * Rate of the retention, in percent.
   */
  pe_taxbureau_retention_percent?: number
  /**
   * Amount that was paid in all.
   */
  pe_taxbureau_total_paid?: number
}
/**
 * Who carries the goods, and when.
 */
export interface PeShipmentStage {
  /**
   * Whether a carrier or the company itself moves the goods.
   */
  transport_mode_code?: ("01" | "02")
  /**
   * When the transport begins.
   */
  transit_period?: string
  driver_person?: PeDriver
  carrier_party?: PeCarrier
}
/**
 * Why and how the goods of a dispatch guide are moved.
 */
export interface PeShipping {
  /**
   * Why the goods are moved. A string, with or without a leading zero.
   */
  handling_code?: ("1" | "01" | "2" | "02" | "13" | "013")
  /**
   * What is special about the transport.
   */
  special_instructions?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /**
   * Why the goods are moved, in words.
   */
  handling_instructions?: string
  /**
   * Weight of all goods, as text.
   */
  gross_weight_measure?: string
  /**
   * Unit of that weight, such as KG or T.
   */
  gross_weight_measure_id?: string
  shipment_stage?: PeShipmentStage
  delivery?: PeDelivery
  transport_handling_unit?: PeTransportHandlingUnit
}
/**
 * What the goods are carried in.
 */
export interface PeTransportHandlingUnit {
  /**
   * Plate or code of the vehicle or container.
   */
  transport_equipment_id?: string
}
/**
 * Why a request was not carried out (RFC 9457). Where the tax authority's processor has a number for the error, `result` is its response.
 */
export interface Problem {
  /**
   * URI reference that names the kind of problem. `about:blank` where the status says it all.
   */
  type: string
  /**
   * Short name of the kind of problem; the same for every occurrence.
   */
  title: string
  /**
   * HTTP status of this response.
   */
  status: number
  /**
   * What happened this time, in one or two sentences for people.
   */
  detail?: string
  /**
   * Path of the request that met the problem.
   */
  instance: string
  /**
   * Every error of the request, one entry a place, 100 at most.
   */
  errors?: Refusal[]
  /**
   * Present, and true, where there are more errors than `errors` lists.
   */
  truncated?: boolean
  result?: Result
}
/**
 * One reason why a request was refused, and the place in the request that it is about. It has either a pointer (into the body) or a parameter (in the path or the query).
 */
export interface Refusal {
  /**
   * JSON Pointer (RFC 6901) into the request body. A member that is missing, or that must not be there, is pointed at itself.
   */
  pointer?: string
  /**
   * Name of the path or query parameter.
   */
  parameter?: string
  /**
   * Stable id of the rule that was broken, or `shape.` and the JSON Schema keyword where it is a matter of plain shape (`shape.required`, `shape.type`, `shape.unknown`).
   */
  rule: string
  /**
   * Number that the tax authority gives to this error, where it has one. Otherwise the JSON Schema keyword that refused (`forbidden` for a member that must not be there), or `refusal` where no schema decides.
   */
  code: string
  /**
   * What is wrong and what to do, in one English sentence for people.
   */
  message: string
}
/**
 * What the tax authority of the account's country asks for. A member that only another country requires is accepted too. Certificates, keys, passwords and forms are kept encrypted and are never shown again; whether their bytes mean anything is not judged when they are received.
 */
export interface RegistrationAdditionalData {
  /**
   * Identifier of the test set that the tax authority gave to the company. Required in Colombia.
   */
  registration_test_set_id?: string
  /**
   * Tax registration form of the company, a PDF in base64. Required in Colombia.
   */
  registration_form_rut?: string
  /**
   * Digital certificate of the company with its key, a PFX file in base64. Required in Chile.
   */
  certificate_file?: string
  /**
   * Private key just as the tax authority issued it (DER in Mexico, a .key file in Argentina). Required in Mexico and Argentina.
   */
  certificate_key?: string
  /**
   * Public certificate just as the tax authority issued it (DER in Mexico, a .cer file in Argentina). Required in Mexico and Argentina.
   */
  certificate_cer?: string
  /**
   * Password that opens the certificate. Required in Chile and Mexico.
   */
  certificate_password?: string
  /**
   * Added. Code of the tax regime that files for the tax authority state, such as RegimenFiscal in Mexico; without it the country's default stands.
   */
  registration_tax_regime?: string
  /**
   * Added. Postal code of the company's tax address, stated in files for the tax authority where a document does not name the issuer's.
   */
  registration_postal_code?: string
  /**
   * Added. Code of the company's economic activity at the tax authority, such as Acteco in Chile; without it the country's default stands.
   */
  registration_activity_code?: string
}
/**
 * Outcome of what the tax authority was last told of a document, its issue or its cancellation. Absent while an answer is awaited, and for what was never issued.
 */
export interface Result {
  /**
   * State of the outcome; 0 where all went well, 1 where `error_message` says what did not.
   */
  status?: number
  /**
   * Text of the error, beginning with the authority's own number where there is one. Of a refused document it says whether the authority counts its number as used; the document keeps the number either way, so that its sequence has no gap. Of a refused cancellation it says that the document still counts there.
   */
  error_message?: string
}
/**
 * Added. What happened today and what needs attention, of one account or of all. A count stops at 1000, which then means 1000 or more.
 */
export interface Summary {
  /**
   * The account that is counted; absent where all are.
   */
  account_id?: number
  /**
   * Today in the time zone of the account, or in UTC where all accounts are counted.
   */
  date: string
  /**
   * Documents that were counted.
   */
  documents: {
    /**
     * Documents whose day of issue is today, without drafts.
     */
    issued_today: number
    /**
     * Drafts of any day.
     */
    drafts: number
  }
  /**
   * Notifications of webhooks, as long as they are kept.
   */
  deliveries: SummarySent
  /**
   * E-mails with documents, as long as they are kept.
   */
  emails: SummarySent
  /**
   * The newest e-mails that were given up, 20 at most.
   */
  failed_emails: DocumentEmail[]
  /**
   * Certificates that are not fit to be used or will not be in 30 days, 20 at most, those first that end first.
   */
  certificates: AccountCertificate[]
  /**
   * Authorizations that run out, 20 at most, newest first: fewer than a tenth of their numbers are left, or less than 30 days. One that another of its type and series takes over from is left out, and so is one that ended more than 30 days ago.
   */
  numbering_authorizations: NumberingAuthorization[]
}
export interface SummarySent {
  /**
   * Still to be tried.
   */
  pending: number
  /**
   * Given up.
   */
  failed: number
}
/**
 * An access token and how long it lasts.
 */
export interface Token {
  /**
   * To be sent with every other request as `Authorization: Bearer <access_token>`.
   */
  access_token: string
  /**
   * How the token is to be presented.
   */
  token_type: "Bearer"
  /**
   * Seconds until the token is no longer accepted.
   */
  expires_in: number
  /**
   * The account that the token acts for. Absent for the operator, who may act for all of them.
   */
  account_id?: number
}
/**
 * Something in an accepted request that looks wrong though nothing forbids it.
 */
export interface Warning {
  /**
   * JSON Pointer (RFC 6901) into the request body. A member that is missing is pointed at itself.
   */
  pointer: string
  /**
   * Stable id of the rule.
   */
  rule: string
  /**
   * Number that the tax authority gives to this finding, where it has one; otherwise `warning`.
   */
  code: string
  /**
   * What looks wrong and what to do, in one English sentence for people.
   */
  message: string
}
/**
 * One notification to one subscription, and what became of it. It is tried for three days with growing pauses; settled deliveries are kept for 30 days.
 */
export interface WebhookDelivery {
  /**
   * Identifier that the service gave to the delivery.
   */
  webhook_delivery_id: number
  /**
   * Account whose event is notified.
   */
  account_id: number
  /**
   * Subscription that is notified.
   */
  webhook_subscription_id: number
  /**
   * The event that is reported.
   */
  event_id: ("ACCOUNT.CERTIFICATIONUPDATE" | "document.issued" | "document.accepted" | "document.refused" | "document.cancelled" | "document.emailed" | "numbering.low")
  /**
   * What the header `webhook-id` carries, the same in every attempt and in a replay, so that a receiver can tell that it has seen the notification.
   */
  message_id: string
  /**
   * How the delivery stands.
   */
  state: ("pending" | "delivered" | "failed")
  /**
   * How many attempts were made.
   */
  attempts: number
  /**
   * When the event happened or the replay was asked for, in UTC (RFC 3339).
   */
  created_at: string
  /**
   * When it is tried next, in UTC (RFC 3339). Only while it is pending.
   */
  next_attempt_at?: string
  /**
   * When it was tried last, in UTC (RFC 3339). Absent before the first attempt.
   */
  last_attempt_at?: string
  /**
   * HTTP status of the last answer. Absent where there was none.
   */
  response_status?: number
  /**
   * Why the last attempt failed, or the delivery was given up. Absent otherwise.
   */
  failure?: ("refused" | "gone" | "not-connected" | "timed-out" | "name-unknown" | "address-refused" | "url" | "subscription-deleted" | "subscription-disabled" | "internal")
}
/**
 * One page of a list, newest first.
 */
export interface WebhookDeliveryList {
  /**
   * What this page holds.
   */
  items: WebhookDelivery[]
  /**
   * To be sent as `cursor` for the next page, which there is even after a page that is shorter than `limit`. Absent on the last one.
   */
  next_cursor?: string
}
/**
 * A webhook subscription as it is stored, without its password.
 */
export interface WebhookSubscription {
  /**
   * Identifier that the service gave to the subscription.
   */
  webhook_subscription_id: number
  /**
   * Account whose events are notified.
   */
  account_id: number
  /**
   * Absolute http or https URL that is called with a POST when the event happens.
   */
  callback_url?: string
  /**
   * User name that is sent to the URL, as HTTP Basic authentication.
   */
  callback_username?: string
  /**
   * The event of the account to be notified of; it is the only one, so a subscription without `event_id` is notified of it too. Events of documents are asked for in `events`.
   */
  event_id?: "ACCOUNT.CERTIFICATIONUPDATE"
  events?: WebhookSubscriptionMembersEvents
  /**
   * Secret that signs the notifications as Standard Webhooks describe, `whsec_` followed by base64. Only in the answer that creates the subscription, and only the first time; keep it, it is not shown again.
   */
  signing_secret?: string
  /**
   * Since when nothing is notified any more, in UTC (RFC 3339), because the URL answered with 410 Gone. Absent while the subscription is in use; a new one takes its place.
   */
  disabled_at?: string
  warnings?: Warnings
}
/**
 * Where an account wants to be notified, and of what. Every member may be left out; without a `callback_url` nothing is called.
 */
export interface WebhookSubscriptionCreate {
  /**
   * Account whose events are notified. An admin may leave it out, since only the admin's own account can be meant; the operator must send it.
   */
  account_id?: number
  /**
   * Absolute http or https URL that is called with a POST when the event happens. A user name and password in it are taken for `callback_username` and `callback_password` where neither is sent; beside either of them they are not used, and a warning says so. The URL is kept and shown without them.
   */
  callback_url?: string
  /**
   * User name that is sent to the URL, as HTTP Basic authentication.
   */
  callback_username?: string
  /**
   * Password that is sent to the URL, as HTTP Basic authentication. Kept encrypted and never shown.
   */
  callback_password?: string
  /**
   * The event of the account to be notified of; it is the only one, so a subscription without `event_id` is notified of it too. Events of documents are asked for in `events`.
   */
  event_id?: "ACCOUNT.CERTIFICATIONUPDATE"
  events?: WebhookSubscriptionMembersEvents
}
/**
 * One page of a list, newest first.
 */
export interface WebhookSubscriptionList {
  /**
   * What this page holds.
   */
  items: WebhookSubscription[]
  /**
   * To be sent as `cursor` for the next page, which there is even after a page that is shorter than `limit`. Absent on the last one.
   */
  next_cursor?: string
}

/** Country that the company is taxed in. It decides the form of the telephone and of the tax id, what `registration_additional_data` must hold, and which rules the documents of the account follow. */
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
/** Country that the company is taxed in. It decides the form of the telephone and of the tax id, what `registration_additional_data` must hold, and which rules the documents of the account follow. */
export type AccountMembersCountryId = (typeof AccountMembersCountryId)[keyof typeof AccountMembersCountryId];

/** How large the company is. A string, though it looks like a number. */
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
/** How large the company is. A string, though it looks like a number. */
export type AccountMembersRegistrationCompanySize = (typeof AccountMembersRegistrationCompanySize)[keyof typeof AccountMembersRegistrationCompanySize];

/** Kind of the tax id; it must be one of the account's country. */
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
/** Kind of the tax id; it must be one of the account's country. */
export type AccountMembersRegistrationTaxIdType = (typeof AccountMembersRegistrationTaxIdType)[keyof typeof AccountMembersRegistrationTaxIdType];

/** That the terms of use were accepted; nothing else can be sent. */
export declare const AccountMembersRegistrationTermsOfUse: {
  /** Accepted */
  readonly ["1"]: 1;
};
/** That the terms of use were accepted; nothing else can be sent. */
export type AccountMembersRegistrationTermsOfUse = (typeof AccountMembersRegistrationTermsOfUse)[keyof typeof AccountMembersRegistrationTermsOfUse];

/** What the account is for; billing is the only use there is. */
export declare const AccountMembersRegistrationTypeUse: {
  /** Billing */
  readonly ["1"]: 1;
};
/** What the account is for; billing is the only use there is. */
export type AccountMembersRegistrationTypeUse = (typeof AccountMembersRegistrationTypeUse)[keyof typeof AccountMembersRegistrationTypeUse];

/** What kind of place the branch is. */
export declare const CompanyBranchMembersBranchType: {
  /** Physical branch */
  readonly ["1"]: 1;
  /** Virtual branch */
  readonly ["2"]: 2;
};
/** What kind of place the branch is. */
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

/** Where the remark appears. 1 where it is left out. */
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
/** Where the remark appears. 1 where it is left out. */
export type DocumentHeaderMembersDeploymentObservations = (typeof DocumentHeaderMembersDeploymentObservations)[keyof typeof DocumentHeaderMembersDeploymentObservations];

/** How far the document has come with its counterparty. Another field than `document_status` at the top level, and never merged with it. */
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
/** How far the document has come with its counterparty. Another field than `document_status` at the top level, and never merged with it. */
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

/** Delivery clause of the export. In Chile on export documents only. */
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
/** Delivery clause of the export. In Chile on export documents only. */
export type DocumentHeaderMembersSaleClause = (typeof DocumentHeaderMembersSaleClause)[keyof typeof DocumentHeaderMembersSaleClause];

/** Terms on which the export is sold. In Chile on export documents only. */
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
/** Terms on which the export is sold. In Chile on export documents only. */
export type DocumentHeaderMembersSaleModality = (typeof DocumentHeaderMembersSaleModality)[keyof typeof DocumentHeaderMembersSaleModality];

/** Kind of the exported service. In Chile on export documents only. */
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
/** Kind of the exported service. In Chile on export documents only. */
export type DocumentHeaderMembersServiceIndicator = (typeof DocumentHeaderMembersServiceIndicator)[keyof typeof DocumentHeaderMembersServiceIndicator];

/** Who dispatches the goods, and where to. Required on Chilean dispatch guides unless the goods are moved within the company (`guide_type` 5). */
export declare const DocumentHeaderMembersTransferType: {
  /** On the receiver's account */
  readonly ["1"]: 1;
  /** On the issuer's account to the receiver's premises */
  readonly ["2"]: 2;
  /** On the issuer's account to other premises */
  readonly ["3"]: 3;
};
/** Who dispatches the goods, and where to. Required on Chilean dispatch guides unless the goods are moved within the company (`guide_type` 5). */
export type DocumentHeaderMembersTransferType = (typeof DocumentHeaderMembersTransferType)[keyof typeof DocumentHeaderMembersTransferType];

/** Who dispatches the goods, and where to; what an update calls `transfer_type`. In Chile on dispatch guides only. */
export declare const DocumentHeaderMembersTransportationDocBilling: {
  /** On the receiver's account */
  readonly ["1"]: 1;
  /** On the issuer's account to the receiver's premises */
  readonly ["2"]: 2;
  /** On the issuer's account to other premises */
  readonly ["3"]: 3;
};
/** Who dispatches the goods, and where to; what an update calls `transfer_type`. In Chile on dispatch guides only. */
export type DocumentHeaderMembersTransportationDocBilling = (typeof DocumentHeaderMembersTransportationDocBilling)[keyof typeof DocumentHeaderMembersTransportationDocBilling];

/** Why the goods are moved; what an update calls `guide_type`. In Chile on dispatch guides only. */
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
/** Why the goods are moved; what an update calls `guide_type`. In Chile on dispatch guides only. */
export type DocumentHeaderMembersTransportationDocType = (typeof DocumentHeaderMembersTransportationDocType)[keyof typeof DocumentHeaderMembersTransportationDocType];

/** State of the document. Only a draft can be changed or deleted; an issued document is signed. */
export declare const DocumentMembersDocumentStatus: {
  /** Draft (Chile) */
  readonly ["0"]: 0;
  /** Issued */
  readonly ["1"]: 1;
  /** Cancelled (Mexico) */
  readonly ["2"]: 2;
};
/** State of the document. Only a draft can be changed or deleted; an issued document is signed. */
export type DocumentMembersDocumentStatus = (typeof DocumentMembersDocumentStatus)[keyof typeof DocumentMembersDocumentStatus];

/** Why the other document is referred to. */
export declare const DocumentReferencePropertiesReferenceCode: {
  /** Cancels it */
  readonly ["1"]: 1;
  /** Corrects its text */
  readonly ["2"]: 2;
  /** Corrects a quantity */
  readonly ["3"]: 3;
  /** Set of documents */
  readonly ["4"]: 4;
  /** Refers to a document that is no tax document */
  readonly ["5"]: 5;
  /** Refers to a dispatch guide */
  readonly ["6"]: 6;
  /** Refers to all of the customer's documents of a type and lowers their amount */
  readonly ["7"]: 7;
};
/** Why the other document is referred to. */
export type DocumentReferencePropertiesReferenceCode = (typeof DocumentReferencePropertiesReferenceCode)[keyof typeof DocumentReferencePropertiesReferenceCode];

/** The event of the account to be notified of; it is the only one, so a subscription without `event_id` is notified of it too. Events of documents are asked for in `events`. */
export declare const WebhookSubscriptionMembersEventId: {
  /** The account's digital certificate was verified or renewed */
  readonly ["ACCOUNT.CERTIFICATIONUPDATE"]: "ACCOUNT.CERTIFICATIONUPDATE";
};
/** The event of the account to be notified of; it is the only one, so a subscription without `event_id` is notified of it too. Events of documents are asked for in `events`. */
export type WebhookSubscriptionMembersEventId = (typeof WebhookSubscriptionMembersEventId)[keyof typeof WebhookSubscriptionMembersEventId];
