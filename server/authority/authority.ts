import type {
  AuthorityMessage,
  Native,
  NativeFile,
  NativeInput,
  NativeLimit,
  SandboxReply,
} from "../countries/native.ts";

/** An issued document to be submitted to a tax authority. */
export interface Submission {
  /** Country code of two letters. */
  readonly country: string;
  readonly accountId: number;
  readonly documentId: number;
  /** Number of the document's file: 1 for the first file, incremented by each correction of the document. */
  readonly sending: number;
  /** Number of the attempt. A correction or cancellation of the document resets the number to 1. */
  readonly attempt: number;
  readonly native: Native;
  readonly input: NativeInput;
  readonly file: NativeFile;
  /** Values of the document that make the authority reject the file. */
  readonly limits: readonly NativeLimit[];
}

/** An accepted document to be cancelled at the authority. */
export interface Cancellation {
  /** Country code of two letters. */
  readonly country: string;
  readonly accountId: number;
  readonly documentId: number;
  readonly documentNumber: number;
}

/** The authority's confirmation file for an accepted document. */
export interface Receipt {
  readonly filename: string;
  /** The file in base64. */
  readonly content: string;
}

/** An authority's decision on a document or on a cancellation; times are milliseconds since 1970. */
export type Verdict =
  | {
      readonly accepted: true;
      readonly receivedAt?: number;
      /** Whether the authority accepted the document with remarks, which are in `messages`. */
      readonly observed?: boolean;
      readonly facts?: SandboxReply["facts"];
      readonly messages?: readonly AuthorityMessage[];
      readonly receipt?: Receipt;
    }
  | {
      readonly accepted: false;
      readonly receivedAt?: number;
      readonly facts?: SandboxReply["facts"];
      /** The error code of the rejection. */
      readonly code: string;
      readonly message: string;
      readonly messages?: readonly AuthorityMessage[];
      /** Whether the rejected document's number is used up, so that no other document may have the number. */
      readonly numberUsed: boolean;
    };

/** The authority's verdict and, if the authority stamps files, the stamped file that replaces the submitted file. */
export interface AuthorityResponse {
  readonly verdict: Verdict;
  readonly stamped?: NativeFile;
}

/** A tax authority. Requests can be repeated safely; a request without a verdict throws `AuthorityUnreachable`. */
export interface Authority {
  /** If true, the authority responds at once and stores nothing, so one transaction may store file and verdict. */
  respondsAtOnce?(submission: Submission): boolean;
  submit(submission: Submission, signal: AbortSignal): Promise<AuthorityResponse>;
  cancel(cancellation: Cancellation, signal: AbortSignal): Promise<Verdict>;
}
