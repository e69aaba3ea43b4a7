/** An issued document on its way to a tax authority. */
export interface Submission {
  /** Two letters. */
  readonly country: string;
  readonly accountId: number;
  readonly documentId: number;
  readonly documentTypeId: number;
  readonly documentNumber: number;
  /** Writes the document as XML, as `renderXml` does; only who needs it asks. */
  readonly xml: () => Promise<string>;
  /** File name for the receipt; absent where this country's authority gives none. */
  readonly receiptName?: string;
}

/** An accepted document that is to count no more. */
export interface Cancellation {
  /** Two letters. */
  readonly country: string;
  readonly accountId: number;
  readonly documentId: number;
  readonly documentTypeId: number;
  readonly documentNumber: number;
}

/** The file in which an authority confirms what it accepted. */
export interface Receipt {
  readonly filename: string;
  /** In base64. */
  readonly content: string;
}

/** What an authority says of a document. */
export type Verdict =
  | { readonly accepted: true; readonly receipt?: Receipt }
  | {
      readonly accepted: false;
      /** The authority's own number for what is wrong. */
      readonly code: string;
      readonly message: string;
      /** Whether the document's number is gone all the same, so that no other document may have it. */
      readonly numberUsed: boolean;
    };

/** The one door to a tax authority. Asking again with the same request is safe and gives the same verdict; no verdict at all is an `AuthorityUnreachable`. After `signal` nobody waits any more. */
export interface Authority {
  /** The verdict of one that need not be waited for, so that it is stored together with the document; undefined where it is to be asked. */
  decideAtOnce?(submission: Submission): Verdict | undefined;
  submit(submission: Submission, signal?: AbortSignal): Promise<Verdict>;
  cancel(cancellation: Cancellation, signal?: AbortSignal): Promise<Verdict>;
}
