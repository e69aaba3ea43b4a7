import type { KeyObject } from "node:crypto";
import type { Account, Document } from "../../generated/types/models.d.ts";
import type { SigningCertificate, SigningKeys } from "../signing/signing-keys.ts";
import type { XmlElement } from "../xml/xml.ts";
import type { XmlEncoding } from "../xml/xml-file.ts";

/** The members of a document that determine its native file. The header of an issued document includes the number. */
export type NativeDocument = Pick<
  Document,
  | "options"
  | "header"
  | "details"
  | "references"
  | "globals_discounts_surcharges"
  | "totals"
  | "payment_link"
>;

/** The members of the issuing account that a country's code may use for native files. */
export type NativeAccount = Pick<
  Account,
  | "country_id"
  | "contact_phone"
  | "registration_legal_name_company"
  | "registration_tax_id_code"
  | "registration_tax_id_type"
  | "registration_company_industry_sector"
> & {
  readonly registration_additional_data: {
    readonly registration_tax_regime?: string;
    readonly registration_postal_code?: string;
    readonly registration_activity_code?: string;
  };
};

/** The number of a document, with the authorization of this number. */
export interface NativeNumbering {
  /** The authority's code of the document's type, e.g. "33", "01", "I". */
  readonly type: string;
  /** The series without the number; "" if there is no series. */
  readonly series: string;
  readonly number: number;
  /** Whether the account stored the authorization, or the sandbox granted the number. */
  readonly origin: "account" | "sandbox";
  readonly from?: number;
  readonly to?: number;
  /** Days as YYYY-MM-DD. */
  readonly valid_from?: string;
  readonly valid_to?: string;
  /** Colombia: the number of the resolution that authorizes the range. */
  readonly authorization_number?: string;
  readonly technical_key?: string;
  /** Chile: the text of the CAF element as SII or the sandbox wrote it, without the private key. */
  readonly caf?: string;
}

/** A file's time and UUID. Both are new at issue and at each update of a rejected document; retries keep them. */
export interface Drawn {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A random UUID (RFC 9562, version 4) in lower case. */
  readonly uuid: string;
}

/** A stored document of the issuing account, named in a reference by `reference_document_id`. */
export interface ReferencedNative {
  readonly type: string;
  readonly series: string;
  /** Absent for a draft without a number. */
  readonly number?: number;
  /** YYYY-MM-DD. */
  readonly issue_date: string;
  /** Absent without a native file. */
  readonly total_amount?: number;
  /** The seals of the native file; absent without a file. */
  readonly seals?: Seals;
}

/** The branch that issues a document. */
export interface NativeBranch {
  /** The authority's own number for the branch. */
  readonly taxCode?: string;
}

/** The operator's settings for native files. */
export interface NativeSettings {
  readonly dianSoftwareId?: string;
  readonly dianSoftwarePin?: string;
}

/** The complete input of a native file; the same input produces the same file. */
export interface NativeInput {
  readonly document: NativeDocument;
  readonly account: NativeAccount;
  readonly numbering: NativeNumbering;
  readonly drawn: Drawn;
  /** The account's time zone, in a form that `localMoment` accepts. */
  readonly timeZone: string;
  /** The account's documents that the references name; each key is a `document_id`. */
  readonly referenced: ReadonlyMap<number, ReferencedNative>;
  /** Absent if the document names no branch of the account. */
  readonly branch?: NativeBranch;
  readonly certificate: SigningCertificate;
  readonly settings: NativeSettings;
}

/** A value for which the authority would reject the file. */
export interface NativeLimit {
  readonly pointer: string;
  /** One English sentence. */
  readonly message: string;
}

/** An unsealed file. */
export interface NativeDraft {
  readonly root: XmlElement;
  readonly encoding: XmlEncoding;
  /** Pointers of the members for which the file has a default value. */
  readonly defaults: readonly string[];
  readonly limits: readonly NativeLimit[];
}

/** Values of a sealed file by name, e.g. `ted`, `cufe`, `uuid`: for PDFs, barcodes, references and responses. */
export type Seals = Readonly<Record<string, string>>;

/** A sealed file as it is stored. */
export interface NativeFile {
  readonly bytes: Buffer;
  readonly seals: Seals;
}

/** The keys that seal a file. */
export interface NativeKeys extends SigningKeys {
  /** Chile: signs the bytes of a stamp with the CAF's private key (RSA-SHA1). */
  readonly signStamp?: (bytes: Uint8Array) => Promise<Buffer>;
}

/** Chile: the sandbox's key pair, which signs the sandbox's CAFs and the stamps of documents with these CAFs. */
export interface StampKey {
  readonly publicKey: KeyObject;
  readonly sign: SigningKeys["sign"];
}

/** A message of the authority: a remark on an accepted file, or a reason for a rejection. */
export interface AuthorityMessage {
  readonly code: string;
  readonly text: string;
}

/** The sandbox's reply to an accepted file. */
export interface SandboxReply {
  /** Members of `authority` in responses. */
  readonly facts: {
    readonly track_id?: string;
    readonly uuid?: string;
    readonly cae?: string;
    readonly cae_valid_to?: string;
    readonly cdr_code?: string;
  };
  /** The authority's receipt in base64, with its file name. */
  readonly receipt?: { readonly filename: string; readonly content: string };
  /** The file with the authority's stamp, and its new seals; they replace the stored file and seals. */
  readonly stamped?: NativeFile;
}

/** The input of the sandbox's reply. */
export interface SandboxRequest {
  readonly file: NativeFile;
  readonly input: NativeInput;
  readonly messages: readonly AuthorityMessage[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The sandbox's own keys, which sign its replies. */
  readonly keys: SigningKeys;
}

/** Writes and seals a country's native files, and examines them like the authority. */
export interface Native {
  /** The sandbox's authorization of a number, as text. Only Chile's files contain such a text (the CAF). */
  grant?(numbering: NativeNumbering, account: NativeAccount, stamp: StampKey): Promise<string>;
  /** Writes an unsealed file; has no side effects. */
  write(input: NativeInput): NativeDraft;
  /** Seals a draft; `input` must be the input of the draft. */
  seal(draft: NativeDraft, input: NativeInput, keys: NativeKeys): Promise<NativeFile>;
  /** The reasons why the authority would reject a file, e.g. a broken signature; empty for an acceptable file. */
  examine(bytes: Buffer, input: NativeInput): readonly AuthorityMessage[];
  /** The sandbox's reply to a file that it accepts, with or without remarks. */
  reply(request: SandboxRequest): Promise<SandboxReply>;
  /** The sandbox's identifier of a rejected submission; absent if the authority gives none. */
  trackRejected?(file: NativeFile): string;
  /** Whether responses show the authority's receipt, as `document_cdr`. */
  readonly showsReceipt?: boolean;
  /** The sandbox's messages for a document whose `observations` request a rejection or a remark. */
  readonly messages: { readonly rejected: AuthorityMessage; readonly observed: AuthorityMessage };
}
