import { requiredText } from "../../../xml/fit-text.ts";
import { element, group, textElement, type XmlElement } from "../../../xml/xml.ts";
import { findCode } from "../../codes.ts";
import { codes } from "../codes.ts";
import { text, type Writing } from "./writing.ts";

// RUTs for a receiver without tax id and for a foreign receiver: https://www.sii.cl/factura_electronica/formato_dte.pdf
const nobody = "66666666-6";
const foreigner = "55555555-5";
// The code for business activities without a code of their own.
const anyActivity = "829900";

// The issuer's RUT in capitals.
function issuerRut({ input }: Writing): string {
  return rutOf(input.account.registration_tax_id_code);
}

// The receiver's RUT and name. In an export, the RUT is `foreigner`. Otherwise, a missing tax id gives `nobody`, or the
// issuer's RUT in an internal transfer.
function receiverOf(writing: Writing): { readonly rut: string; readonly name: string } {
  const { header } = writing.input.document;
  const { registration_legal_name_company: ownName } = writing.input.account;
  const id = header.receiver_tax_id_code;
  const name = header.receiver_legal_name;
  // In an internal transfer of goods, the issuer is also the receiver.
  const isInternal = writing.type.guide === true && header.guide_type === 5;
  if (id === undefined) writing.noteDefault("/header/receiver_tax_id_code");
  if (id === undefined && isInternal) {
    return { rut: issuerRut(writing), name: nameOf(name ?? ownName) };
  }
  if (name === undefined) writing.noteDefault("/header/receiver_legal_name");
  if (writing.form === "export") return { rut: foreigner, name: nameOf(name) };
  const rut = id === undefined ? nobody : rutOf(id);
  return { rut, name: nameOf(name) };
}

/** `Emisor`: RUT, name and activity code come from the account, most other facts from the document. */
export function issuer(writing: Writing): XmlElement {
  const { account, document } = writing.input;
  const { header } = document;
  const isReceipt = writing.form === "receipt";
  return element(
    "Emisor",
    {},
    element("RUTEmisor", {}, issuerRut(writing)),
    element(
      isReceipt ? "RznSocEmisor" : "RznSoc",
      {},
      nameOf(account.registration_legal_name_company),
    ),
    element(
      isReceipt ? "GiroEmisor" : "GiroEmis",
      {},
      requiredText(header.issuer_activity, { most: 80, latin1: true }),
    ),
    !isReceipt && [
      text("Telefono", header.issuer_phone, 20),
      element("Acteco", {}, activityCode(writing)),
      text("Sucursal", header.branch_office_code, 20),
    ],
    textElement("CdgSIISucur", branchNumber(writing)),
    text("DirOrigen", header.issuer_address, 70),
    text("CmnaOrigen", header.issuer_district, 20),
    text("CiudadOrigen", header.issuer_city, 20),
    !isReceipt && text("CdgVendedor", header.seller_id, 60),
  );
}

/** `Receptor`: the receiver with the RUT and the name of `receiverOf`. */
export function receiver(writing: Writing): XmlElement {
  const { header } = writing.input.document;
  const { rut, name } = receiverOf(writing);
  const isReceipt = writing.form === "receipt";
  return element(
    "Receptor",
    {},
    element("RUTRecep", {}, rut),
    element("RznSocRecep", {}, name),
    writing.form === "export" &&
      group(
        "Extranjero",
        text("NumId", header.receiver_tax_id_code, 20),
        textElement("Nacionalidad", receiverCountry(writing)),
      ),
    !isReceipt && text("GiroRecep", header.receiver_activity, 40),
    text("Contacto", header.receiver_phone, 80),
    !isReceipt &&
      (header.receiver_email?.length ?? 0) <= 80 &&
      text("CorreoRecep", header.receiver_email, 80),
    text("DirRecep", header.receiver_address, 70),
    text("CmnaRecep", header.receiver_district, 20),
    text("CiudadRecep", header.receiver_city, 20),
  );
}

/** The receiver country's customs code, or the list's default for an unlisted country; undefined without a country. */
export function receiverCountry({ input, noteDefault }: Writing): string | undefined {
  const { receiver_country_id: id } = input.document.header;
  if (id === undefined) return undefined;
  const found = findCode(codes.countries, id);
  if (found.isDefault) noteDefault("/header/receiver_country_id");
  return found.code;
}

// The tax bureau gives each branch a number of up to nine digits.
function branchNumber({ input: { branch } }: Writing): string | undefined {
  const code = branch?.taxCode?.trim() ?? "";
  return /^0*[1-9][0-9]{0,8}$/.test(code) ? String(Number(code)) : undefined;
}

function activityCode({ input, noteDefault }: Writing): string {
  const { account } = input;
  const { registration_activity_code: code } = account.registration_additional_data;
  for (const stated of [account.registration_company_industry_sector, code]) {
    const found = /(?<![0-9])[0-9]{6}(?![0-9])/.exec(stated ?? "")?.[0];
    if (found !== undefined && Number(found) > 0) return found;
  }
  noteDefault("/header/issuer_activity");
  return anyActivity;
}

function nameOf(name: string | undefined): string {
  return requiredText(name, { most: 100, latin1: true });
}

function rutOf(code: string): string {
  return code.toUpperCase();
}
