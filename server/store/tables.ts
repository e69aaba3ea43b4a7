/** The tables as Kysely sees them; times are milliseconds since 1970, JSON blocks are text. */
export interface Tables {
  meta: MetaTable;
  counters: CounterTable;
  accounts: AccountTable;
  account_secrets: AccountSecretTable;
  logins: LoginTable;
  documents: DocumentTable;
  document_history: DocumentHistoryTable;
  draft_references: DraftReferenceTable;
  folios: FolioTable;
  customers_suppliers: CustomerSupplierTable;
  company_branches: CompanyBranchTable;
  webhook_subscriptions: WebhookSubscriptionTable;
  submissions: SubmissionTable;
  outbox: OutboxTable;
  certificates: CertificateTable;
  idempotency_keys: IdempotencyKeyTable;
}

/** Facts about this database itself, such as its schema version. */
export interface MetaTable {
  name: string;
  value: string;
}

/** The last identifier handed out of each kind. */
export interface CounterTable {
  name: string;
  last: number;
}

/** An account as its owner may read it; secrets live in their own table. */
export interface AccountTable {
  account_id: number;
  country_id: number;
  created_at: number;
  body: string;
}

/** One secret of an account, sealed; `key_name` names the key that wraps it. */
export interface AccountSecretTable {
  account_id: number;
  purpose: string;
  value: string;
  key_name: string | null;
}

/** An e-mail in lower case that may log in, unless `disabled` is 1, with an argon2id hash; `generation` counts how often its tokens were ended. */
export interface LoginTable {
  email: string;
  account_id: number;
  password_hash: string;
  created_at: number;
  generation: number;
  disabled: number;
}

/** A stored document: what lists filter by as columns, all the rest in `body`. */
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

/** A draft (`draft_id`) that refers to what was a draft too when it was stored; gone once the first is issued or deleted. */
export interface DraftReferenceTable {
  account_id: number;
  draft_id: number;
  document_id: number;
}

/** What the tax authority is told of an issued document: whether that has arrived (`state`), and what it said of the document (`verdict`) and of its cancellation, as JSON. */
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
}

/** The last folio given by one sequence. */
export interface FolioTable {
  account_id: number;
  document_type_id: number;
  series: string;
  last: number;
}

/** A customer: `registered` comes from documents, `edited` from updates and wins member by member. */
export interface CustomerSupplierTable {
  account_id: number;
  customer_supplier_id: number;
  receiver_key: string;
  created_at: number;
  registered: string;
  edited: string;
}

/** A branch; `internal_code` is null for one that documents cannot name, `parent_company_branch_id` for one without a parent. */
export interface CompanyBranchTable {
  account_id: number;
  company_branch_id: number;
  internal_code: string | null;
  created_at: number;
  body: string;
  parent_company_branch_id: number | null;
}

/** A subscription; the password and the signing secret never leave through `body`. */
export interface WebhookSubscriptionTable {
  account_id: number;
  webhook_subscription_id: number;
  created_at: number;
  body: string;
  callback_password: string | null;
  signing_secret: string;
  key_name: string | null;
}

/** Something to be done after the transaction that asked for it: `target_id` names what it is about, `lease` the worker that is at it. */
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

/** What is known of the certificate of an account; `revision` counts how often it was renewed, `reasons` is a JSON list. */
export interface CertificateTable {
  account_id: number;
  revision: number;
  state: string;
  reasons: string;
  checked_at: number | null;
  not_before: number | null;
  not_after: number | null;
  /** Checks that were begun since the last verdict. */
  attempts: number;
}

/** The answer to a request that carried a key; `account_id` is 0 for the operator, `fingerprint` tells requests apart. */
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
