import type { Instalment } from "../model/instalments.ts";
import type { Picture } from "./canvas.ts";
import type {
  CountryRendering,
  NativeFacts,
  RenderingConfig,
  RenderingIssuer,
} from "./country-rendering.ts";
import type { RenderingDocument } from "./rendering-document.ts";

/** The facts of a document that a reference names by its identifier. */
export interface ReferencedDocument {
  readonly document_type_id: number;
  readonly document_number?: number;
  readonly document_sequence_code?: string;
  readonly issue_date?: string;
}

/** The input of all files of one document; the same input gives the same bytes. */
export interface RenderingInput {
  /** The account in whose turn the files are drawn. */
  readonly accountId: number;
  readonly document: RenderingDocument;
  readonly country: CountryRendering;
  readonly config: RenderingConfig;
  /** The account's own identity; the header's, if any, is printed instead. */
  readonly issuer: RenderingIssuer;
  /** The account's own contacts; `options.company_web` and `company_email` replace them. */
  readonly contact?: { readonly web?: string; readonly email?: string };
  /** The document is a preview and will not be stored. */
  readonly preview?: boolean;
  /** UTC instant (RFC 3339) of the issue; if absent, it is read from the document's history. */
  readonly issuedAt?: string;
  /** Time zone of the printed time for accounts without one, in the form that `localMoment` takes. */
  readonly timeZone?: string;
  readonly instalments?: readonly Instalment[];
  /** The document's native file; absent before it is made, and for drafts and previews. */
  readonly native?: NativeFacts;
  /** The issuer's logo, and its colour as "#rrggbb". */
  readonly branding?: { readonly logo?: Picture; readonly accent?: string };
  /** Stored documents that references name, by `document_id`. */
  readonly referenced?: ReadonlyMap<number, ReferencedDocument>;
}
