import { optionalText, requiredText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { cac, cbc } from "../../ubl/components.ts";
import { codes } from "../codes.ts";
import type { CoFile } from "./co-file.ts";
import { type CoIdentity, identified, personKind, receiverIdentity } from "./identity.ts";
import { type Place, placeIn } from "./places.ts";
import { scheme } from "./taxes.ts";

const MOST_NAME = 450;
const NO_DUTY = "R-99-PN";
const FINAL_CONSUMER = "consumidor final";

interface PartyFacts {
  readonly identity: CoIdentity;
  readonly name: string;
  /** DIAN's codes for the tax obligations of the party, e.g. "O-13;O-15". */
  readonly duties: string;
  readonly place: Place;
  readonly phone: string;
  readonly email?: string | undefined;
  readonly prefix?: string;
}

/** AccountingSupplierParty: NIT, name and tax obligations of the account; address and phone from the document. */
export function supplier(file: CoFile): XmlElement | undefined {
  const { account, document, numbering } = file.input;
  const { header } = document;
  return cac(
    "AccountingSupplierParty",
    cbc("AdditionalAccountID", personKind(file.issuer)),
    party({
      identity: file.issuer,
      name: requiredText(account.registration_legal_name_company, { most: MOST_NAME }),
      duties: dutiesOf(file),
      place: placeIn({
        county: undefined,
        city: header.issuer_city,
        address: header.issuer_address,
        postcode: header.issuer_postalcode,
        country: "CO",
      }),
      phone: header.issuer_phone,
      prefix: numbering.series,
    }),
  );
}

function dutiesOf({ input, noteDefault }: CoFile): string {
  const { registration_tax_regime: regime } = input.account.registration_additional_data;
  if (regime === undefined) return NO_DUTY;
  if (/^(?:O-[0-9]{2}|R-99-PN)(?:;(?:O-[0-9]{2}|R-99-PN))*$/.test(regime)) return regime;
  noteDefault("/registration_additional_data/registration_tax_regime");
  return NO_DUTY;
}

/** AccountingCustomerParty: the receiver. Without a tax id, the receiver has the final consumer's identity document. */
export function customer(file: CoFile): XmlElement | undefined {
  const { document } = file.input;
  const { header } = document;
  const identity = receiverIdentity(document);
  if (header.receiver_tax_id_code === undefined) file.noteDefault("/header/receiver_tax_id_code");
  const name = optionalText(header.receiver_legal_name, { most: MOST_NAME });
  const at = "/header/receiver_country_id";
  return cac(
    "AccountingCustomerParty",
    cbc("AdditionalAccountID", personKind(identity)),
    party({
      identity,
      name: name ?? (header.receiver_tax_id_code === undefined ? FINAL_CONSUMER : "-"),
      duties: NO_DUTY,
      place: placeIn({
        county: header.receiver_county_id,
        city: header.receiver_city,
        address: header.receiver_address,
        postcode: header.receiver_postalcode,
        country: file.code(codes.countries, header.receiver_country_id, at),
      }),
      phone: header.receiver_phone,
      email: header.receiver_email,
    }),
  );
}

function party(facts: PartyFacts): XmlElement | undefined {
  const { identity, name, place, phone, email, prefix } = facts;
  const id = cbc("CompanyID", identity.number, identified(identity));
  return cac(
    "Party",
    cac(
      "PartyIdentification",
      cbc("ID", identity.number, { schemeID: identity.check, schemeName: identity.type }),
    ),
    cac("PartyName", cbc("Name", name)),
    cac("PhysicalLocation", cac("Address", place)),
    cac(
      "PartyTaxScheme",
      cbc("RegistrationName", name),
      id,
      cbc("TaxLevelCode", facts.duties, { listName: "48" }),
      cac("RegistrationAddress", place),
      scheme("01"),
    ),
    cac(
      "PartyLegalEntity",
      cbc("RegistrationName", name),
      id,
      cac("CorporateRegistrationScheme", cbc("ID", optionalText(prefix))),
    ),
    cac(
      "Contact",
      cbc("Telephone", optionalText(phone, { most: 100 })),
      cbc("ElectronicMail", optionalText(email, { most: 254 })),
    ),
  );
}
