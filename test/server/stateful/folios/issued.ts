/**
 * A document that a creator issued. `sentAt` and `respondedAt` are ticks of one counter, which orders the requests and
 * responses of all creators.
 */
export interface Issued {
  readonly sequence: string;
  readonly number: number;
  readonly documentId: number;
  readonly sentAt: number;
  readonly respondedAt: number;
}

/** The number and the state of a stored document. */
export interface StoredNumber {
  readonly sequence: string;
  readonly number: number | null;
  readonly documentId: number;
  readonly issued: boolean;
  /** The time of issue in the document's history, in ms since 1970; null if absent. */
  readonly issuedAt: number | null;
}
