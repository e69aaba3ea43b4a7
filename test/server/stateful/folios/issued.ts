/** A document that a creator saw issued; the two times are places in the order of all that was sent and answered. */
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
