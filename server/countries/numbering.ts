import type { validationError } from "../../generated/rules.js";
import { fitText } from "../xml/fit-text.ts";
import type { TitledDocument } from "./titles.ts";

/** The members of a document that determine the authority's type and the series. */
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

/** Numbers that the sandbox allows an account that has no authorization for a type and series. */
export interface NumberingGrant {
  readonly origin: "sandbox";
  /** The first number; the sandbox also covers smaller ones that a caller chooses. */
  readonly from: number;
  readonly to: number;
  /** The authority's number for the authorization, such as a resolution. */
  readonly authorization_number?: string;
  readonly technical_key?: string;
  /** The first and the last day of issue, YYYY-MM-DD, both included. */
  readonly valid_from?: string;
  readonly valid_to?: string;
  /** Chile: identifier of the key that signs the file of folios (IDK). */
  readonly idk?: number;
}

/** The content of an authority's file with authorized numbers. */
export interface AuthorizationFile {
  readonly document_type_taxbureau: string;
  readonly from: number;
  readonly to: number;
  /** The day of the authorization, YYYY-MM-DD. */
  readonly dated: string;
  readonly valid_to?: string;
  /** The part of the file that documents repeat, character for character. */
  readonly text: string;
  /** PEM. */
  readonly private_key: string;
}

/** The id of a rule that a file breaks. */
export type BrokenRule = Parameters<typeof validationError>[0];

/** How a country numbers its documents. */
export interface CountryNumbering {
  /** The authority's own code for a document's type; by default an invoice's. */
  taxbureauType(document: NumberedDocument): string;
  /** The authority's series that numbers a document of this type; empty without series. */
  series(document: NumberedDocument, type: string): string;
  /** The numbers that the sandbox allows an account without an authorization. */
  grantOf(document: NumberedDocument): NumberingGrant;
  /** Reads a file of authorized numbers for this tax id; returns the id of the broken rule for an invalid file. Absent in a country without such files. */
  readAuthorizationFile?(file: Uint8Array, taxId: string): Promise<AuthorizationFile | BrokenRule>;
}

/** The largest number that a document can have. */
export const MOST_NUMBER = Number.MAX_SAFE_INTEGER;

/** The series as a file states it; without one, the type's `usual` series. */
export function seriesOr(document: NumberedDocument, usual: string): string {
  return fitText(document.header.document_sequence_code ?? "") || usual;
}

/** A grant of all numbers from 1. */
export const everyNumber: NumberingGrant = { origin: "sandbox", from: 1, to: MOST_NUMBER };
