import { optionalText, requiredText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { cac, cbc } from "../../ubl/components.ts";
import { codes } from "../codes.ts";
import { identifier, type UsFile } from "./us-file.ts";

/** AccountingSupplierParty: the account, with the issuer's address and phone from the document. */
export function supplier(file: UsFile): XmlElement | undefined {
  const { account, document } = file.input;
  const { header } = document;
  return cac(
    "AccountingSupplierParty",
    party({
      id: file.issuerId,
      type: account.registration_tax_id_type,
      name: account.registration_legal_name_company,
      street: header.issuer_address,
      city: header.issuer_city,
      district: header.issuer_district,
      postcode: header.issuer_postalcode,
      country: "US",
      phone: header.issuer_phone,
    }),
  );
}

/** AccountingCustomerParty: the document's receiver. */
export function customer(file: UsFile): XmlElement | undefined {
  const { header } = file.input.document;
  const at = "/header/receiver_country_id";
  return cac(
    "AccountingCustomerParty",
    party({
      id: header.receiver_tax_id_code && identifier(header.receiver_tax_id_code),
      type: header.receiver_tax_id_type,
      name: header.receiver_legal_name,
      street: header.receiver_address,
      city: header.receiver_city,
      district: header.receiver_district,
      postcode: header.receiver_postalcode,
      country: file.code(codes.countries, header.receiver_country_id, at),
      phone: header.receiver_phone,
      email: header.receiver_email,
    }),
  );
}

function party(facts: {
  readonly id: string | undefined;
  readonly type: string | undefined;
  readonly name: string | undefined;
  readonly street: string;
  readonly city: string | undefined;
  readonly district: string | undefined;
  readonly postcode: string | undefined;
  readonly country: string;
  readonly phone: string;
  readonly email?: string | undefined;
}): XmlElement | undefined {
  // The type of the tax id without the country prefix: US-EIN becomes EIN.
  const scheme = optionalText(facts.type)?.replace(/^US-/, "");
  const name = requiredText(facts.name);
  return cac(
    "Party",
    cac("PartyIdentification", cbc("ID", facts.id, { schemeID: scheme })),
    cac("PartyName", cbc("Name", name)),
    cac(
      "PostalAddress",
      cbc("StreetName", optionalText(facts.street)),
      cbc("CityName", optionalText(facts.city)),
      cbc("PostalZone", optionalText(facts.postcode)),
      cbc("District", optionalText(facts.district)),
      cac("Country", cbc("IdentificationCode", facts.country)),
    ),
    cac("PartyLegalEntity", cbc("RegistrationName", name)),
    cac(
      "Contact",
      cbc("Telephone", optionalText(facts.phone)),
      cbc("ElectronicMail", optionalText(facts.email)),
    ),
  );
}
