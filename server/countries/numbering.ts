import type { validationError } from "../../generated/rules.js";
import type { TitledDocument } from "./titles.ts";

/** The members of a document that determine its series and the authority's code of its type. */
export interface NumberedDocument extends TitledDocument {
  readonly header: TitledDocument["header"] & {
    readonly additional?: {
      readonly mx_shipping?: object;
      readonly pe_shipping?: object;
      readonly pe_retention_header?: object;
    };
  };
  readonly totals?: { readonly net_amount?: number; readonly total_amount?: number };
  readonly references?: readonly {
    readonly reference_code: number;
    readonly document_type_id?: number;
    readonly additional?: { readonly pe_retention_details?: object };
  }[];
}

/** Numbers that the sandbox grants if the account has no authorization for the type and series. */
export interface NumberingGrant {
  readonly origin: "sandbox";
  /** The first number that the sandbox assigns; a caller may choose a smaller number. */
  readonly from: number;
  readonly to: number;
  /** The number that the authority gave to the authorization, e.g. the number of a resolution. */
  readonly authorization_number?: string;
  readonly technical_key?: string;
  /** The first day on which the numbers may be used, YYYY-MM-DD; `valid_to` is the last day. */
  readonly valid_from?: string;
  readonly valid_to?: string;
}

/** The content of an authority's file of authorized numbers. */
export interface AuthorizationFile {
  readonly document_type_taxbureau: string;
  readonly from: number;
  readonly to: number;
  /** The day of the authorization, YYYY-MM-DD. */
  readonly dated: string;
  readonly valid_to?: string;
  /** The text to copy into each native file; for Chile, the CAF element of this file. */
  readonly text: string;
  /** PEM. */
  readonly private_key: string;
}

/** The id of a rule that a file breaks. */
export type BrokenRule = Parameters<typeof validationError>[0];

/** How a country numbers its documents. */
export interface CountryNumbering {
  /** The authority's code of a document's type; an unlisted type usually gets the code of an invoice or credit note. */
  taxbureauType(document: NumberedDocument): string;
  /** The series of a document of this type; "" if there is none. */
  series(document: NumberedDocument, type: string): string;
  /** The numbers that the sandbox grants to an account without an authorization. */
  grantOf(document: NumberedDocument): NumberingGrant;
  /** Reads a file of authorized numbers for this tax id; for an invalid file, returns the id of the broken rule. */
  readAuthorizationFile?(file: Uint8Array, taxId: string): Promise<AuthorizationFile | BrokenRule>;
}

/** The largest `document_number` that the API accepts; some authorities accept only smaller numbers. */
export const MOST_NUMBER = Number.MAX_SAFE_INTEGER;

/** A grant of all numbers from 1. */
export const everyNumber: NumberingGrant = { origin: "sandbox", from: 1, to: MOST_NUMBER };
