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

/** The input of `warn`: a body with defaults, or a stored document merged with an update. */
export interface WholeDocument extends PricedDocument {
  readonly header: PricedDocument["header"] & Parties;
}

/** The members of an updated document that `validateUpdate` and `adjust` need. */
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

/** The effect on a corrected document's balance: a credit lowers it, a debit raises it, an original changes nothing. */
export type NoteKind = "credit" | "debit" | "original";

/** The law of a country, without I/O. Code outside the country's folder uses only these members. */
export interface Country extends CountryIdentity {
  readonly currency: Currency;
  /** The default time zone of accounts, as an IANA name. */
  readonly timeZone: string;
  readonly taxId: TaxIdScheme;
  /** The changes of document status that the country's law allows. */
  readonly transitions: readonly TransitionName[];
  /** Whether an update may correct a rejected document; the document is then submitted again with the same number. */
  readonly mendsRejected: boolean;
  /** Adds the API's defaults and the account's defaults to the body. */
  defaults(document: DocumentCreate, account: IssuingAccount): DocumentCreate;
  amounts(document: PricedDocument): Amounts;
  /** The kind of a `document_type_id`; undefined for an unlisted id, and for every id in Mexico. */
  noteKind(documentTypeId: number): NoteKind | undefined;
  /** The totals to store; a country may replace sent amounts with computed amounts. */
  totals<T extends Totals>(
    document: PricedDocument & { readonly totals: T },
  ): T & { net_amount: number };
  /** Validates the document's arithmetic. */
  validate(document: PricedDocument): readonly ValidationError[];
  /** Validates the update of a stored document; `document` already includes the update. */
  validateUpdate?(document: ChangedDocument, body: DocumentUpdate): readonly ValidationError[];
  /** Amount rules that apply only to create requests: an update may break them, and the draft can still be issued. */
  readonly createAmountRules?: readonly RuleId[];
  /** Removes members that a changed document can no longer have; adds the defaults of new lines. */
  adjust?<D extends ChangedDocument>(document: D): D;
  /** Warns about the whole document; pointers refer to the body. */
  warn(document: WholeDocument, body: DocumentCreate | DocumentUpdate): readonly Warning[];
  warnAccount(account: IssuingAccount): readonly Warning[];
  warnCustomer(customer: CustomerDetails): readonly Warning[];
  readonly numbering: CountryNumbering;
  readonly rendering: CountryRendering;
  readonly native: Native;
}
