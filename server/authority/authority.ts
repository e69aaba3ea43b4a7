import type {
  AuthorityMessage,
  Native,
  NativeFile,
  NativeInput,
  NativeLimit,
  SandboxReply,
} from "../countries/native.ts";

/** An issued document on its way to a tax authority. */
export interface Submission {
  /** Country code of two letters. */
  readonly country: string;
  readonly accountId: number;
  readonly documentId: number;
  /** 1 for the first file of a document, and one more for each corrected file. */
  readonly sending: number;
  /** 1 for the first attempt to submit this file. */
  readonly attempt: number;
  readonly native: Native;
  readonly input: NativeInput;
  readonly file: NativeFile;
  /** Values that the file cannot state. */
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

/** The file in which an authority confirms an accepted document. */
export interface Receipt {
  readonly filename: string;
  /** Base64. */
  readonly content: string;
}

/** An authority's decision on a document, as it is stored; times are milliseconds since 1970. */
export type Verdict =
  | {
      readonly accepted: true;
      readonly receivedAt?: number;
      /** Accepted with remarks. */
      readonly observed?: boolean;
      readonly facts?: SandboxReply["facts"];
      readonly messages?: readonly AuthorityMessage[];
      readonly receipt?: Receipt;
    }
  | {
      readonly accepted: false;
      readonly receivedAt?: number;
      /** The authority's own error number. */
      readonly code: string;
      readonly message: string;
      readonly messages?: readonly AuthorityMessage[];
      /** Whether the rejected document used up its number, so that no other document may have it. */
      readonly numberUsed: boolean;
    };

/** An authority's response: its verdict and, where it stamps the file, the file that replaces the sent one. */
export interface AuthorityResponse {
  readonly verdict: Verdict;
  readonly stamped?: NativeFile;
}

/** The only access to a tax authority. Repeating a request is safe and gives the same verdict. Without a verdict a request throws `AuthorityUnreachable`. `signal` aborts when the caller stops waiting. */
export interface Authority {
  /** Whether the authority responds at once and stores nothing, so that the file may be stored together with the verdict instead of before the request. */
  respondsAtOnce?(submission: Submission): boolean;
  submit(submission: Submission, signal: AbortSignal): Promise<AuthorityResponse>;
  cancel(cancellation: Cancellation, signal: AbortSignal): Promise<Verdict>;
}
