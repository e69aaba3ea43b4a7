import { createHash, randomUUID } from "node:crypto";
import type { Document } from "../../generated/types/models.d.ts";
import { accountKeys } from "../certificates/account-keys.ts";
import type {
  Drawn,
  NativeFile,
  NativeInput,
  NativeKeys,
  NativeLimit,
} from "../countries/native.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import { fileOf } from "../documents/stored-native-file.ts";
import { statuses } from "../model/states.ts";
import type { Services } from "../services.ts";
import type { NativeFileRow } from "../store/native-files.ts";
import { findNativeFile, insertNativeFile } from "../store/native-files.ts";
import type { Transaction } from "../store/session.ts";
import { type SubmissionRow, saveMadeFacts } from "../store/submissions.ts";
import type { XmlEncoding } from "../xml/xml-file.ts";
import { nativeInput } from "./native-input.ts";
import { nativeWork } from "./native-work.ts";
import { readNumbering } from "./read-numbering.ts";
import { sandboxIdentity } from "./sandbox-identity.ts";

/** Facts about a document's native file, shown in API responses. */
export interface MadeFacts {
  readonly signed_with: "account" | "sandbox";
  readonly numbering: "account" | "sandbox";
  readonly defaults: readonly string[];
}

/** An issued document with the data that its native file needs. */
export interface IssuedDocument {
  readonly document: Document;
  readonly account: DocumentAccount;
  /** The authorization of the document's number; null if the sandbox granted the number. */
  readonly authorizationId: number | null;
}

/** A document's native file, and the input from which the file was made. */
export interface MadeFile {
  readonly isStored: boolean;
  readonly file: NativeFile;
  readonly input: NativeInput;
  readonly facts: MadeFacts;
  /** Values of the document that make the authority reject the file. */
  readonly limits: readonly NativeLimit[];
  readonly row: NativeFileRow;
}

/** Returns the time `at` (milliseconds since 1970) and a random UUID; a document's submission stores both. */
export function draw(at: number): Drawn {
  return { at, uuid: randomUUID() };
}

/** Returns the stored native file of a submission, or makes and seals a new file without storing it. */
export async function makeFile(
  services: Services,
  submission: SubmissionRow,
  issued: IssuedDocument,
): Promise<MadeFile> {
  const { document, account } = issued;
  const { store } = services;
  const { account_id, document_id, sending } = submission;
  // A first attempt usually has no stored file of its `sending`, so it skips the read. After a cancellation, `attempts`
  // is 1 again, although the file may already be stored.
  const mayHaveFile = submission.attempts > 1 || document.document_status === statuses.cancelled;
  const stored = mayHaveFile
    ? await store.read((session) => findNativeFile(session, account_id, document_id))
    : undefined;
  const drawn = drawnOf(submission);
  const sandbox = await sandboxIdentity(services);
  const own = await accountKeys(services, account_id);
  const keys = own ?? sandbox;
  const { numbering, signStamp } = await readNumbering(services, issued, sandbox);
  const terms = { numbering, drawn, certificate: keys.certificate };
  const input = await store.read((session) =>
    nativeInput(services, session, document, account, terms),
  );
  const factsOf = (defaults: readonly string[]): MadeFacts => ({
    signed_with: own === undefined ? "sandbox" : "account",
    numbering: numbering.origin,
    defaults,
  });
  if (stored?.sending === sending) {
    const { defaults, limits } = await nativeWork(account.country, { kind: "write", input });
    const facts =
      submission.made === null ? factsOf(defaults) : (JSON.parse(submission.made) as MadeFacts);
    return { isStored: true, file: fileOf(stored), input, facts, limits, row: stored };
  }
  const sealing: NativeKeys = signStamp === undefined ? keys : { ...keys, signStamp };
  const made = await nativeWork(account.country, { kind: "make", input }, sealing);
  const { limits } = made;
  const facts = factsOf(made.defaults);
  const row = rowOf(submission, input, made.file, made.encoding);
  return { isStored: false, file: made.file, input, facts, limits, row };
}

/** Stores a made file with its facts; returns the file of another process if that file was stored first. */
export async function storeFile({ store }: Services, made: MadeFile): Promise<MadeFile> {
  const { account_id, document_id, sending } = made.row;
  const facts = JSON.stringify(made.facts);
  const isFirst = await store.write(async (transaction) => {
    const isStored = await insertNativeFile(transaction, made.row);
    if (isStored) await saveMadeFacts(transaction, { ...made.row, made: facts });
    return isStored;
  });
  // Another process may have stored a file of this document first, sealed with another certificate.
  const kept = isFirst
    ? undefined
    : await store.read((session) => findNativeFile(session, account_id, document_id));
  return kept?.sending === sending
    ? { ...made, isStored: true, file: fileOf(kept), row: kept }
    : { ...made, isStored: true };
}

/** Stores a file in the transaction that stores its submission's outcome; throws if another attempt stored a file. */
export async function storeNewFile(transaction: Transaction, row: NativeFileRow): Promise<void> {
  if (!(await insertNativeFile(transaction, row))) {
    throw new Error(`Document ${row.document_id} already has a file from another attempt.`);
  }
}

/** Returns the row with the content and seals of the file that the authority stamped. */
export function stampedRow(row: NativeFileRow, { bytes, seals }: NativeFile): NativeFileRow {
  return { ...row, content: decode(bytes, row.encoding), seals: JSON.stringify(seals) };
}

// If `drawn` is null (stored by an early server version), the UUID is a hash of the identifiers and the creation time.
function drawnOf({ account_id, document_id, created_at, drawn }: SubmissionRow): Drawn {
  if (drawn !== null) {
    return JSON.parse(drawn) as Drawn;
  }
  const digest = createHash("sha256").update(`${account_id}/${document_id}/${created_at}`).digest();
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x40;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const uuid = digest
    .toString("hex", 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { at: created_at, uuid };
}

function rowOf(
  { account_id, document_id, sending }: SubmissionRow,
  { document, numbering, drawn }: NativeInput,
  { bytes, seals }: NativeFile,
  encoding: XmlEncoding,
): NativeFileRow {
  const { technical_key: _, caf: __, ...known } = numbering;
  return {
    account_id,
    document_id,
    sending,
    made_at: drawn.at,
    encoding,
    content: decode(bytes, encoding),
    numbering: JSON.stringify({ ...known, total_amount: document.totals.total_amount }),
    seals: JSON.stringify(seals),
  };
}

function decode(bytes: Buffer, encoding: string): string {
  return bytes.toString(encoding === "UTF-8" ? "utf8" : "latin1");
}
