/** The members of a stored line that renderings use. */
export interface RenderingLine {
  readonly quantity: number;
  readonly unit_price: number;
  readonly total_amount_line: number;
  readonly sku?: string;
  readonly line_description?: string;
  readonly long_description?: string;
  readonly unit_measure?: string;
  readonly modifier_amount?: number;
  readonly modifier_percentage?: number;
  readonly total_taxes?: number;
  readonly taxes?: readonly RenderingTax[];
}

/** A tax of one line, as sent. */
export interface RenderingTax {
  readonly tax_type_id: string;
  readonly tax_percentage: number;
  readonly tax_amount: number;
}

/** A stored reference to another document. */
export interface RenderingReference {
  readonly reference_code: number;
  readonly description: string;
  readonly document_type_id?: number;
  readonly reference_type?: number;
  readonly reference_number?: string;
  readonly reference_document_id?: number;
  readonly reference_date?: string;
  readonly additional?: object;
}

/** A stored discount or surcharge on the whole document. */
export interface RenderingGlobal {
  readonly discount_surcharge_code: string;
  readonly discount_surcharge_value: number;
  readonly discount_surcharge_type: string;
}

/** The header members that renderings use. */
export interface RenderingHeader {
  readonly document_type_id: number;
  readonly issue_date: string;
  readonly document_number?: number;
  readonly document_sequence_code?: string;
  readonly taxbureau_validation_status?: number;
  readonly issuer_tax_id_code?: string;
  readonly issuer_legal_name?: string;
  readonly issuer_address?: string;
  readonly issuer_district?: string;
  readonly issuer_city?: string;
  readonly issuer_phone?: string;
  readonly issuer_activity?: string;
  readonly issuer_postalcode?: string;
  readonly receiver_tax_id_code?: string;
  readonly receiver_legal_name?: string;
  readonly receiver_address?: string;
  readonly receiver_district?: string;
  readonly receiver_city?: string;
  readonly receiver_county_id?: string;
  readonly receiver_phone?: string;
  readonly receiver_activity?: string;
  readonly receiver_postalcode?: string;
  readonly receiver_email?: string;
  readonly payment_conditions?: string;
  readonly currency_id?: number;
  readonly exchange_rate_value?: number;
  readonly branch_office_code?: string;
  readonly observations?: string;
  readonly deployment_observations?: number;
  readonly guide_type?: number;
  readonly transfer_type?: number;
  readonly service_indicator?: number;
  readonly sale_modality?: number;
  readonly sale_clause?: number;
  readonly port_embarkation?: string;
  readonly port_disembarkation?: string;
  readonly gross_weight?: string;
  readonly shipping_address?: string;
  readonly additional?: object;
}

/** A response's document, with only the members that renderings use. */
export interface RenderingDocument {
  readonly document_id?: number;
  readonly document_status?: number;
  readonly options?: {
    readonly template_id?: number;
    readonly company_web?: string;
    readonly company_email?: string;
    readonly gross_values?: number;
  };
  readonly header: RenderingHeader;
  readonly details?: readonly RenderingLine[];
  readonly references?: readonly RenderingReference[];
  readonly globals_discounts_surcharges?: readonly RenderingGlobal[];
  readonly totals: {
    readonly net_amount?: number;
    readonly taxes_amount?: number;
    readonly vat_credit_construction_company?: number;
    readonly total_amount?: number;
  };
  /** Changes of state, oldest first. */
  readonly history?: readonly { readonly at: string; readonly to: number }[];
  readonly payment_link?: { readonly payment_url?: string };
}
