import type { KeyObject } from "node:crypto";
import type { Account, Document } from "../../generated/types/models.d.ts";
import type { SigningCertificate, SigningKeys } from "../signing/signing-keys.ts";
import type { XmlElement } from "../xml/xml.ts";
import type { XmlEncoding } from "../xml/xml-file.ts";

/** The members of an issued document that its native file is made of; the header has its number. */
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

/** The members of the issuing account that native files state. */
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

/** The number of a document, and the authorization that covers it. */
export interface NativeNumbering {
  /** The authority's own type, e.g. "33", "01", "I". */
  readonly type: string;
  /** The series without the number; "" if there is no series. */
  readonly series: string;
  readonly number: number;
  /** Whose authorization covers the number: one that the account has stored, or the sandbox's grant. */
  readonly origin: "account" | "sandbox";
  readonly from?: number;
  readonly to?: number;
  /** Days as YYYY-MM-DD. */
  readonly valid_from?: string;
  readonly valid_to?: string;
  /** Colombia: the resolution. */
  readonly authorization_number?: string;
  readonly technical_key?: string;
  /** Chile: the text of the CAF element as SII wrote it, without the private key. */
  readonly caf?: string;
}

/** The time and the random UUID of a document, drawn at its issue; a repeated attempt uses the same values. */
export interface Drawn {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A random UUID (RFC 9562, version 4) in lower case. */
  readonly uuid: string;
}

/** A document of the same account that a reference names by `reference_document_id`. */
export interface ReferencedNative {
  readonly type: string;
  readonly series: string;
  readonly number: number;
  /** YYYY-MM-DD. */
  readonly issue_date: string;
  /** Absent without a native file. */
  readonly total_amount?: number;
  /** The seals of its file, as `NativeFile` has them; absent without one. */
  readonly seals?: Seals;
}

/** The branch that issues a document. */
export interface NativeBranch {
  /** The authority's own number for the branch. */
  readonly taxCode?: string;
}

/** Settings of the operator that native files state. */
export interface NativeSettings {
  readonly dianSoftwareId?: string;
  readonly dianSoftwarePin?: string;
}

/** Everything that a native file is made of; the same input gives the same file. */
export interface NativeInput {
  readonly document: NativeDocument;
  readonly account: NativeAccount;
  readonly numbering: NativeNumbering;
  readonly drawn: Drawn;
  /** Zone of the account's local time, as `localMoment` takes it. */
  readonly timeZone: string;
  /** The account's stored documents that references name, by `document_id`. */
  readonly referenced: ReadonlyMap<number, ReferencedNative>;
  /** Absent if the head office issues the document. */
  readonly branch?: NativeBranch;
  readonly certificate: SigningCertificate;
  readonly settings: NativeSettings;
}

/** A value that a file cannot state: the authority would reject the document. */
export interface NativeLimit {
  readonly pointer: string;
  /** One English sentence. */
  readonly message: string;
}

/** A file before its seals. */
export interface NativeDraft {
  readonly root: XmlElement;
  readonly encoding: XmlEncoding;
  /** Pointers of the members for which the file has a default value. */
  readonly defaults: readonly string[];
  readonly limits: readonly NativeLimit[];
}

/** Facts of a sealed file by name, shown in PDFs, symbols, references and responses: `ted`, `cufe`, `qr`, `digest`, `sello`, `uuid`, `cae`. */
export type Seals = Readonly<Record<string, string>>;

/** A sealed file as it is stored. */
export interface NativeFile {
  readonly bytes: Buffer;
  readonly seals: Seals;
}

/** The keys that seal a file. */
export interface NativeKeys extends SigningKeys {
  /** Chile: a signature with the CAF's private key, RSA-SHA1. */
  readonly signStamp?: (bytes: Uint8Array) => Promise<Buffer>;
}

/** The key pair that stamps documents whose numbers the sandbox granted. */
export interface StampKey {
  readonly publicKey: KeyObject;
  readonly sign: SigningKeys["sign"];
}

/** A message of the authority: a remark on an accepted file, or a reason of a rejection. */
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
  /** The file with the authority's own stamp and the seals of that stamp; it replaces the stored file. */
  readonly stamped?: NativeFile;
}

/** Everything that the sandbox's reply is made of. */
export interface SandboxRequest {
  readonly file: NativeFile;
  readonly input: NativeInput;
  readonly messages: readonly AuthorityMessage[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The sandbox's own certificate, which signs its replies. */
  readonly keys: SigningKeys;
}

/** A country's native files: written, sealed, and examined as its authority would. */
export interface Native {
  /** The text of the authorization that the sandbox grants for a number. Only for a country whose files contain this text (Chile's CAF). */
  grant?(numbering: NativeNumbering, account: NativeAccount, stamp: StampKey): Promise<string>;
  /** Writes the file without its seals; has no side effects. */
  write(input: NativeInput): NativeDraft;
  /** Seals a draft that was made of the same input. */
  seal(draft: NativeDraft, input: NativeInput, keys: NativeKeys): Promise<NativeFile>;
  /** Why the authority would reject the bytes, such as a broken signature or another issuer; empty if it would not. */
  examine(bytes: Buffer, input: NativeInput): readonly AuthorityMessage[];
  /** The sandbox's reply to a file that it accepts or observes. */
  reply(request: SandboxRequest): Promise<SandboxReply>;
  /** Whether responses show the authority's receipt, as `document_cdr`. */
  readonly showsReceipt?: boolean;
  /** Messages, with the authority's own codes, for a document that its caller wants rejected or observed. */
  readonly messages: { readonly rejected: AuthorityMessage; readonly observed: AuthorityMessage };
}
