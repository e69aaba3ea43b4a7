/** The members of the issuing account that `Country.defaults` and `Country.warnAccount` read. */
export interface IssuingAccount {
  readonly country_id: number;
  readonly registration_tax_id_code: string;
  readonly registration_tax_id_type: string;
  readonly registration_legal_name_company: string;
  readonly account_config?: { readonly rounding_format?: number };
}
