/** A document that a creator saw issued; both times count the requests and responses before them. */
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
  /** When its history says that it was issued, in milliseconds. */
  readonly issuedAt: number | null;
}
