import type { Instalment } from "../model/instalments.ts";
import type { Picture } from "./canvas.ts";
import type {
  CountryRendering,
  NativeFacts,
  RenderingConfig,
  RenderingIssuer,
} from "./country-rendering.ts";
import type { RenderingDocument } from "./rendering-document.ts";

/** The facts of a document to which a reference refers by `reference_document_id`. */
export interface ReferencedDocument {
  readonly document_type_id: number;
  readonly document_number?: number;
  readonly document_sequence_code?: string;
  /** The series in the native file; the folio shows this series if the document was sent without a series. */
  readonly series?: string;
  readonly issue_date?: string;
}

/** The input for drawing the files of one document, such as its PDF; the same input gives the same bytes. */
export interface RenderingInput {
  /** Accounts take turns in the drawing queue. The files are drawn in the turns of this account. */
  readonly accountId: number;
  readonly document: RenderingDocument;
  readonly country: CountryRendering;
  readonly config: RenderingConfig;
  /** The account's identity; the issuer members of the header take precedence. */
  readonly issuer: RenderingIssuer;
  /** Whether the document is a preview, which is not stored. */
  readonly preview?: boolean;
  /** UTC instant (RFC 3339) of the issue; by default, the instant in the document's history. */
  readonly issuedAt?: string;
  /** Time zone of the printed time if `config.time_zone` is absent, in a form that `localMoment` accepts. */
  readonly timeZone?: string;
  readonly instalments?: readonly Instalment[];
  /** Facts of the native file; absent for drafts and previews, and before the file is made. */
  readonly native?: NativeFacts;
  /** The issuer's logo, and the issuer's colour as "#rrggbb". */
  readonly branding?: { readonly logo?: Picture; readonly accent?: string };
  /** The stored documents that the references name; each key is a `document_id`. */
  readonly referenced?: ReadonlyMap<number, ReferencedDocument>;
}
