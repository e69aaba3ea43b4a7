/** A document that a creator issued. `sentAt` and `respondedAt` are numbers in the common order of requests and responses. */
export interface Issued {
  readonly sequence: string;
  readonly number: number;
  readonly documentId: number;
  readonly sentAt: number;
  readonly respondedAt: number;
}

/** A document as the database has it. */
export interface StoredNumber {
  readonly sequence: string;
  readonly number: number | null;
  readonly documentId: number;
  readonly issued: boolean;
  /** The time of issue in its history, in milliseconds; null if there is none. */
  readonly issuedAt: number | null;
}
