import type { CounterTable, IdOwnerTable, MetaTable } from "./database-tables.ts";

/** The tables for Kysely. Times are milliseconds since 1970, and JSON is stored as text. */
export interface Tables {
  meta: MetaTable;
  counters: CounterTable;
  id_owners: IdOwnerTable;
  accounts: AccountTable;
  account_secrets: AccountSecretTable;
  logins: LoginTable;
  documents: DocumentTable;
  document_history: DocumentHistoryTable;
  draft_references: DraftReferenceTable;
  numbering_sequences: NumberingSequenceTable;
  numbering_authorizations: NumberingAuthorizationTable;
  document_references: DocumentReferenceTable;
  customers_suppliers: CustomerSupplierTable;
  company_branches: CompanyBranchTable;
  webhook_subscriptions: WebhookSubscriptionTable;
  submissions: SubmissionTable;
  native_files: NativeFileTable;
  outbox: OutboxTable;
  certificates: CertificateTable;
  idempotency_keys: IdempotencyKeyTable;
}

/** An account without its secrets, which have their own table. */
export interface AccountTable {
  account_id: number;
  country_id: number;
  created_at: number;
  body: string;
}

/** One sealed secret of an account; `key_name` names the key that wraps the secret. */
export interface AccountSecretTable {
  account_id: number;
  purpose: string;
  value: string;
  key_name: string | null;
}

/** A login. `email` is in lower case, the hash is argon2id, `disabled` is 0 or 1, `generation` counts revocations. */
export interface LoginTable {
  email: string;
  account_id: number;
  password_hash: string;
  created_at: number;
  generation: number;
  disabled: number;
}

/** A stored document. `body` is the whole document as JSON; most other columns are for filters. */
export interface DocumentTable {
  account_id: number;
  document_id: number;
  revision: number;
  document_type_id: number;
  series: string;
  document_number: number | null;
  document_status: number;
  header_document_status: number;
  issue_date: string;
  receiver_tax_id_code: string | null;
  customer_supplier_id: number | null;
  created_at: number;
  body: string;
  /** The authority's document type. This and `numbering_series` identify the sequence; `series` is only printed. */
  document_type_taxbureau: string;
  numbering_series: string;
  /** 1 if an older document of the sequence has the same number, which was possible before migration 0010. */
  shares_number: number;
  /** The authorization of the number; null for a draft, and for a number that no authorization covers. */
  numbering_authorization_id: number | null;
  /** The receiver's name for searches, from `foldName`. */
  receiver_name: string | null;
  total_amount: number | null;
}

/** One change of a document's status. Rows are never updated. */
export interface DocumentHistoryTable {
  account_id: number;
  document_id: number;
  revision: number;
  at: number;
  by: string;
  from_status: number | null;
  to_status: number;
}

/** A reference from the draft `draft_id` to the draft `document_id`; deleted when `draft_id` is issued or deleted. */
export interface DraftReferenceTable {
  account_id: number;
  draft_id: number;
  document_id: number;
}

/**
 * A reference from the issued document `referring_id` to `document_id`. `amount` is the total of `referring_id` in the
 * row of its first reference that cancels or corrects `document_id`, so that the total counts once for `document_id`.
 * In all other rows, and after the cancellation of `referring_id`, `amount` is 0.
 */
export interface DocumentReferenceTable {
  account_id: number;
  document_id: number;
  referring_id: number;
  reference_code: number;
  referring_type: number;
  amount: number;
}

/** A submission. `state` is the delivery state; `verdict` and `cancellation` are the authority's verdicts, as JSON. */
export interface SubmissionTable {
  account_id: number;
  document_id: number;
  state: string;
  attempts: number;
  created_at: number;
  due_at: number;
  lease: string | null;
  attempted_at: number | null;
  failure: string | null;
  verdict: string | null;
  cancellation: string | null;
  /** The number of the current sending: 1, plus one for each correction of a rejected document. */
  sending: number;
  /** The time and the UUID of this sending, as JSON (`Drawn`); null for a sending from before migration 0012. */
  drawn: string | null;
  /** Facts about the native file, as JSON (`MadeFacts`); null until the file is made. */
  made: string | null;
}

/** The file that an authority reads. `content` is the file's text; `numbering` and `seals` are JSON. */
export interface NativeFileTable {
  account_id: number;
  document_id: number;
  sending: number;
  made_at: number;
  encoding: string;
  content: string;
  numbering: string;
  seals: string;
}

/** A sequence. `last`: the last number that `takeFolio` assigned. `authorized`: 1 if authorizations supply numbers. */
export interface NumberingSequenceTable {
  account_id: number;
  document_type_taxbureau: string;
  series: string;
  last: number;
  authorized: number;
}

/** A number range; ranges are used in order of `dated`. `last`: the last number the server chose. Days: YYYY-MM-DD. */
export interface NumberingAuthorizationTable {
  account_id: number;
  numbering_authorization_id: number;
  created_at: number;
  document_type_taxbureau: string;
  series: string;
  dated: string;
  range_from: number;
  range_to: number;
  last: number;
  remaining: number;
  used: number;
  body: string;
  valid_from: string | null;
  valid_to: string | null;
  secret: string | null;
  key_name: string | null;
}

/** A customer: `registered` has members from documents; `edited` has updated members, which override `registered`. */
export interface CustomerSupplierTable {
  account_id: number;
  customer_supplier_id: number;
  receiver_key: string;
  created_at: number;
  registered: string;
  edited: string;
}

/** A branch. `internal_code` is null if documents cannot name the branch; `is_headquarters` is 0 or 1. */
export interface CompanyBranchTable {
  account_id: number;
  company_branch_id: number;
  internal_code: string | null;
  created_at: number;
  body: string;
  parent_company_branch_id: number | null;
  is_headquarters: number;
}

/** A subscription; `body` never contains the password or the signing secret. */
export interface WebhookSubscriptionTable {
  account_id: number;
  webhook_subscription_id: number;
  created_at: number;
  body: string;
  callback_password: string | null;
  signing_secret: string;
  key_name: string | null;
}

/** Work to do after a commit. `target_id` identifies a subscription, document or account. `lease` is a UUID. */
export interface OutboxTable {
  account_id: number;
  outbox_id: number;
  kind: string;
  target_id: number;
  message_id: string;
  payload: string;
  state: string;
  attempts: number;
  created_at: number;
  due_at: number;
  lease: string | null;
  attempted_at: number | null;
  response_status: number | null;
  failure: string | null;
}

/** The state of an account's certificate; `revision` counts renewals, `reasons` is a JSON array. */
export interface CertificateTable {
  account_id: number;
  revision: number;
  state: string;
  reasons: string;
  checked_at: number | null;
  not_before: number | null;
  not_after: number | null;
  /**
   * The number of checks begun since the last verdict, not counting checks that failed for a cause other than the
   * certificate. After the verdict `too-costly`, the number is the maximum.
   */
  attempts: number;
}

/** The response to a request with an idempotency key. `account_id` is 0 for the operator. */
export interface IdempotencyKeyTable {
  account_id: number;
  path: string;
  idempotency_key: string;
  fingerprint: string;
  status: number;
  location: string | null;
  body: string;
  created_at: number;
}
