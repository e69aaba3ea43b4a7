import { optionalText, requiredText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { cac, cbc } from "../../ubl/components.ts";
import { codes } from "../codes.ts";
import { type Identity, receiverIdentity } from "../receiver-identity.ts";
import { listed, schemed } from "./code-lists.ts";
import type { PeFile } from "./pe-file.ts";

const MOST_NAME = 1500;
const MOST_ADDRESS = 200;
const MOST_PLACE = 30;
const SIGNATURE = "SignatureSP";

/** The Id of the XML signature. `cac:Signature` refers to this Id. */
export const signatureId = SIGNATURE;

/** A party of an invoice, a note or a dispatch guide. */
export function party(
  identity: Identity,
  name: string | undefined,
  address?: XmlElement,
): XmlElement | undefined {
  return cac(
    "Party",
    cac(
      "PartyIdentification",
      cbc("ID", identity.number, { schemeID: identity.type, ...schemed("06") }),
    ),
    cac(
      "PartyLegalEntity",
      cbc("RegistrationName", requiredText(name, { most: MOST_NAME })),
      address,
    ),
  );
}

/** The issuer, which is always the account. */
export function issuerParty(file: PeFile): XmlElement | undefined {
  const { header } = file.input.document;
  const address = cac(
    "RegistrationAddress",
    cbc("AddressTypeCode", establishment(file.input.branch?.taxCode, header.branch_office_code), {
      listAgencyName: "PE:SUNAT",
      listName: "Establecimientos anexos",
    }),
    place({
      district: header.issuer_district,
      city: header.issuer_city,
      address: header.issuer_address,
      country: "PE",
    }),
  );
  return party(
    { type: "6", number: file.ruc },
    file.input.account.registration_legal_name_company,
    address,
  );
}

/** The receiver with its address. */
export function receiverParty(file: PeFile): XmlElement | undefined {
  const { header } = file.input.document;
  if (header.receiver_tax_id_code === undefined) file.noteDefault("/header/receiver_tax_id_code");
  const address = cac(
    "RegistrationAddress",
    place({
      district: header.receiver_district,
      city: header.receiver_city,
      address: header.receiver_address,
      country: file.code(
        codes.countries,
        header.receiver_country_id,
        "/header/receiver_country_id",
      ),
    }),
  );
  return party(receiverIdentity(header), header.receiver_legal_name, address);
}

/** `cac:Signature`: the signer, and a reference to the Id of the XML signature. */
export function signatory({ input, ruc: number }: PeFile): XmlElement | undefined {
  return cac(
    "Signature",
    cbc("ID", number),
    cac(
      "SignatoryParty",
      cac("PartyIdentification", cbc("ID", number)),
      cac(
        "PartyName",
        cbc(
          "Name",
          requiredText(input.account.registration_legal_name_company, { most: MOST_NAME }),
        ),
      ),
    ),
    cac("DigitalSignatureAttachment", cac("ExternalReference", cbc("URI", `#${signatureId}`))),
  );
}

/** The children of an address, in the order of the UBL schema. */
export function place(parts: {
  readonly urbanization?: string | undefined;
  readonly city?: string | undefined;
  readonly department?: string | undefined;
  readonly district?: string | undefined;
  readonly address?: string | undefined;
  readonly country: string;
}): readonly (XmlElement | undefined)[] {
  const short = (text: string | undefined) => optionalText(text, { most: MOST_PLACE });
  return [
    cbc("CitySubdivisionName", short(parts.urbanization)),
    cbc("CityName", short(parts.city)),
    cbc("CountrySubentity", short(parts.department)),
    cbc("District", short(parts.district)),
    cac("AddressLine", cbc("Line", requiredText(parts.address, { most: MOST_ADDRESS }))),
    cac(
      "Country",
      cbc("IdentificationCode", parts.country, {
        listID: "ISO 3166-1",
        listAgencyName: "United Nations Economic Commission for Europe",
        listName: "Country",
      }),
    ),
  ];
}

// SUNAT's codes for the premises of a company have four digits; 0000 is the tax domicile.
function establishment(...codes: readonly (string | undefined)[]): string {
  return codes.find((code) => /^[0-9]{4}$/.test(code ?? "")) ?? "0000";
}

/** The XML attributes of an element that contains a document type code. */
export const documentTypeList = listed("01");
