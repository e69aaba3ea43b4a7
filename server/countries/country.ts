import type { ValidationError } from "../../generated/routes.ts";
import type { RuleId } from "../../generated/rules.js";
import type {
  DocumentCreate,
  DocumentLine,
  DocumentUpdate,
  Warning,
} from "../../generated/types/models.d.ts";
import type { TransitionName } from "../model/states.ts";
import type { Totals } from "../model/totals.ts";
import type { CountryRendering } from "../rendering/country-rendering.ts";
import type { IssuingAccount } from "./account.ts";
import type { Amounts, PricedDocument } from "./amounts.ts";
import type { Currency } from "./currency.ts";
import type { CountryIdentity } from "./identity.ts";
import type { Native } from "./native.ts";
import type { CountryNumbering } from "./numbering.ts";
import type { TaxIdScheme } from "./tax-id.ts";
import type { CustomerDetails, Parties } from "./warnings.ts";

/** A document with everything that amounts and warnings depend on: a body with its defaults, or a stored document merged with an update. */
export interface WholeDocument extends PricedDocument {
  readonly header: PricedDocument["header"] & Parties;
}

/** The members of an updated document that decide about further changes. */
export interface ChangedDocument extends Pick<PricedDocument, "options" | "totals"> {
  readonly details: readonly Pick<DocumentLine, "additional">[];
  readonly header: {
    readonly document_type_id: number;
    readonly receiver_tax_id_code?: string;
    readonly receiver_legal_name?: string;
    readonly receiver_activity?: string;
    readonly service_indicator?: number;
    readonly sale_modality?: number;
    readonly sale_clause?: number;
  };
}

/** The effect of a type on the document that it corrects: a credit lowers its balance, a debit raises it, and an original document does neither. */
export type NoteKind = "credit" | "debit" | "original";

/** A country's law. No member does input or output. Code outside the country's folder uses only these members. */
export interface Country extends CountryIdentity {
  readonly currency: Currency;
  /** IANA name of the time zone for accounts without one. */
  readonly timeZone: string;
  readonly taxId: TaxIdScheme;
  /** The changes of status that the country's law allows. */
  readonly transitions: readonly TransitionName[];
  /** Whether an update corrects a document that the authority rejected, which is then submitted again with its number. */
  readonly mendsRejected: boolean;
  /** The body with the defaults of the interface and the account. */
  defaults(document: DocumentCreate, account: IssuingAccount): DocumentCreate;
  amounts(document: PricedDocument): Amounts;
  /** Whether a `document_type_id` is a credit note, a debit note or an original document; undefined if unknown. */
  noteKind(documentTypeId: number): NoteKind | undefined;
  /** The totals to store: as sent, unless the law computes one of them. */
  totals<T extends Totals>(
    document: PricedDocument & { readonly totals: T },
  ): T & { net_amount: number };
  /** Validates arithmetic. */
  validate(document: PricedDocument): readonly ValidationError[];
  /** Validates an update against its draft; `document` already includes the update. */
  validateUpdate?(document: ChangedDocument, body: DocumentUpdate): readonly ValidationError[];
  /** Rules about amounts that apply to a create but not to an update; a draft that breaks them can still be issued. */
  readonly createAmountRules?: readonly RuleId[];
  /** Drops members that a changed document can no longer have, and fills in the defaults of its new lines. */
  adjust?<D extends ChangedDocument>(document: D): D;
  /** Warnings about the whole document; pointers lead only to members of the body. */
  warn(document: WholeDocument, body: DocumentCreate | DocumentUpdate): readonly Warning[];
  warnAccount(account: IssuingAccount): readonly Warning[];
  warnCustomer(customer: CustomerDetails): readonly Warning[];
  readonly numbering: CountryNumbering;
  readonly rendering: CountryRendering;
  readonly native: Native;
}
