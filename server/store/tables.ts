import type { CounterTable, IdOwnerTable, MetaTable } from "./database-tables.ts";

/** The tables as Kysely sees them; times are milliseconds since 1970, JSON blocks are text. */
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

/** One sealed secret of an account; `key_name` names the key that wraps it. */
export interface AccountSecretTable {
  account_id: number;
  purpose: string;
  value: string;
  key_name: string | null;
}

/** A login's e-mail in lower case with an argon2id hash; `disabled` is 1 for a closed login; `generation` counts revocations of its tokens. */
export interface LoginTable {
  email: string;
  account_id: number;
  password_hash: string;
  created_at: number;
  generation: number;
  disabled: number;
}

/** A stored document: columns for list filters, the whole document in `body`. */
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
  /** The authority's type and the series that number the document; `series` is for printing. */
  document_type_taxbureau: string;
  numbering_series: string;
  /** 1 for a document from before migration 0010, if an older document of its sequence has the same number. */
  shares_number: number;
  /** The authorization that the number is from; null for a draft, or a number that the sandbox granted. */
  numbering_authorization_id: number | null;
  /** The receiver's name in the folded form for searches, see `foldName`. */
  receiver_name: string | null;
  total_amount: number | null;
}

/** One change of state, never altered afterwards. */
export interface DocumentHistoryTable {
  account_id: number;
  document_id: number;
  revision: number;
  at: number;
  by: string;
  from_status: number | null;
  to_status: number;
}

/** A reference of a draft (`draft_id`) to another draft; deleted once the draft `draft_id` is issued or deleted. */
export interface DraftReferenceTable {
  account_id: number;
  draft_id: number;
  document_id: number;
}

/** A reference of an issued document (`referring_id`, of `referring_type`) to another; `amount` is the total of the referring document if it corrects the other, else 0. */
export interface DocumentReferenceTable {
  account_id: number;
  document_id: number;
  referring_id: number;
  reference_code: number;
  referring_type: number;
  amount: number;
}

/** The submission of an issued document: its delivery (`state`), the verdict on it (`verdict`) and on its cancellation, as JSON. */
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
  /** The time and the UUID of this sending, as JSON (`Drawn`); null for a document issued before native files were made. */
  drawn: string | null;
  /** Facts of the made file, as JSON; null before it is made. */
  made: string | null;
}

/** The file that an authority reads: its text, the encoding of its bytes, its numbering and its seals as JSON. */
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

/** The last number that the sandbox granted in one sequence; `authorized` is 1 if authorizations number the sequence instead. */
export interface NumberingSequenceTable {
  account_id: number;
  document_type_taxbureau: string;
  series: string;
  last: number;
  authorized: number;
}

/** A range of numbers; `dated` orders ranges, `last` is the last number assigned, `used` counts documents, `secret` is the sealed key. Days are YYYY-MM-DD. */
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

/** A customer: `registered` comes from documents, `edited` from updates, which win member by member. */
export interface CustomerSupplierTable {
  account_id: number;
  customer_supplier_id: number;
  receiver_key: string;
  created_at: number;
  registered: string;
  edited: string;
}

/** A branch; `internal_code` is null for one that documents cannot name, `parent_company_branch_id` for one without a parent; `is_headquarters` is 1 for the headquarters. */
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

/** An outbox entry: work after a transaction on `target_id`; `lease` names the worker that holds it. */
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

/** The state of an account's certificate; `revision` counts renewals, `reasons` is a JSON list. */
export interface CertificateTable {
  account_id: number;
  revision: number;
  state: string;
  reasons: string;
  checked_at: number | null;
  not_before: number | null;
  not_after: number | null;
  /** Checks begun since the last verdict. */
  attempts: number;
}

/** The response of a keyed request; `account_id` is 0 for the operator, `fingerprint` identifies the request's content. */
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
