import type { Instalment } from "../model/instalments.ts";
import type { CountryRendering, RenderingConfig, RenderingIssuer } from "./country-rendering.ts";
import type { RenderingDocument } from "./rendering-document.ts";

/** What is known of a document that a reference names by its identifier. */
export interface ReferencedDocument {
  readonly document_type_id: number;
  readonly document_number?: number;
  readonly document_sequence_code?: string;
  readonly issue_date?: string;
}

/** Everything that the files of one document are made from; the same input gives the same bytes. */
export interface RenderingInput {
  readonly document: RenderingDocument;
  readonly country: CountryRendering;
  readonly config: RenderingConfig;
  /** The account's own identity; the header's, where it has one, is printed in its place. */
  readonly issuer: RenderingIssuer;
  /** The account's own ways to be reached; `options.company_web` and `company_email` take their place. */
  readonly contact?: { readonly web?: string; readonly email?: string };
  /** The document is only shown and will not be stored. */
  readonly preview?: boolean;
  /** UTC instant (RFC 3339) of the issue; the document's history tells where this is absent. */
  readonly issuedAt?: string;
  /** Zone of the printed time where the account names none, as `localMoment` takes it. */
  readonly timeZone?: string;
  readonly instalments?: readonly Instalment[];
  /** Documents held here that references name, by `document_id`. */
  readonly referenced?: ReadonlyMap<number, ReferencedDocument>;
}
