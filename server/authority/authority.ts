/** An issued document on its way to a tax authority. */
export interface Submission {
  /** Country code of two letters. */
  readonly country: string;
  readonly accountId: number;
  readonly documentId: number;
  readonly documentTypeId: number;
  readonly documentNumber: number;
  /** Renders the document as XML, as `renderXml` does; only an authority that needs it calls it. */
  readonly xml: () => Promise<string>;
  /** File name of the receipt; absent in a country without receipts. */
  readonly receiptName?: string;
}

/** An accepted document to be cancelled at the authority. */
export interface Cancellation {
  /** Country code of two letters. */
  readonly country: string;
  readonly accountId: number;
  readonly documentId: number;
  readonly documentTypeId: number;
  readonly documentNumber: number;
}

/** The file in which an authority confirms an accepted document. */
export interface Receipt {
  readonly filename: string;
  /** Base64. */
  readonly content: string;
}

/** An authority's decision on a document. */
export type Verdict =
  | { readonly accepted: true; readonly receipt?: Receipt }
  | {
      readonly accepted: false;
      /** The authority's own error number. */
      readonly code: string;
      readonly message: string;
      /** Whether the rejected document used up its number, so that no other document may have it. */
      readonly numberUsed: boolean;
    };

/** The one door to a tax authority. Repeating a request is safe and gives the same verdict. Without a verdict it throws `AuthorityUnreachable`. `signal` marks the end of the caller's wait. */
export interface Authority {
  /** The verdict of a request that needs no waiting, stored together with the document; undefined when the authority has to be asked. */
  decideAtOnce?(submission: Submission): Verdict | undefined;
  submit(submission: Submission, signal?: AbortSignal): Promise<Verdict>;
  cancel(cancellation: Cancellation, signal?: AbortSignal): Promise<Verdict>;
}
