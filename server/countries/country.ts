import type {
  DocumentCreate,
  DocumentUpdate,
  Refusal,
  Warning,
} from "../../generated/types/models.d.ts";
import type { TransitionName } from "../model/states.ts";
import type { Totals } from "../model/totals.ts";
import type { CountryRendering } from "../rendering/country-rendering.ts";
import type { IssuingAccount } from "./account.ts";
import type { Amounts, PricedDocument } from "./amounts.ts";
import type { Currency } from "./currency.ts";
import type { CountryIdentity } from "./identity.ts";
import type { TaxIdScheme } from "./tax-id.ts";
import type { CustomerDetails, Parties } from "./warnings.ts";

/** A document with everything that amounts and warnings are judged by: a body with its defaults, or what is stored merged with an update. */
export interface WholeDocument extends PricedDocument {
  readonly header: PricedDocument["header"] & Parties;
}

/** A draft with what an update carries, of which these members decide what the update may say and what stays. */
export interface ChangedDocument extends Pick<PricedDocument, "options" | "totals"> {
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

/** The one door to national law: every member is pure, and nothing outside a country's folder knows more of it. */
export interface Country extends CountryIdentity {
  readonly currency: Currency;
  /** IANA name of the zone that counts where the account names none. */
  readonly timeZone: string;
  readonly taxId: TaxIdScheme;
  /** What may happen to a document once it is stored. */
  readonly transitions: readonly TransitionName[];
  /** The body with every default that the interface and the account give it. */
  defaults(document: DocumentCreate, account: IssuingAccount): DocumentCreate;
  amounts(document: PricedDocument): Amounts;
  /** The totals that are stored: as sent, unless the law works one of them out. */
  totals<T extends Totals>(
    document: PricedDocument & { readonly totals: T },
  ): T & { net_amount: number };
  /** What arithmetic refuses. */
  validate(document: PricedDocument): readonly Refusal[];
  /** What an update may not say of this draft, which already has what the update carries. */
  validateUpdate?(document: ChangedDocument, body: DocumentUpdate): readonly Refusal[];
  /** A changed draft without the members that its new content has no place for. */
  prune?<D extends ChangedDocument>(document: D): D;
  /** What looks wrong. The document is judged as a whole, but a pointer only ever leads to what belongs in the body. */
  warn(document: WholeDocument, body: DocumentCreate | DocumentUpdate): readonly Warning[];
  warnAccount(account: IssuingAccount): readonly Warning[];
  warnCustomer(customer: CustomerDetails): readonly Warning[];
  readonly rendering: CountryRendering;
}
