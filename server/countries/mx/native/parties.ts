import { element, type XmlElement } from "../../../xml/xml.ts";
import { findCode } from "../../codes.ts";
import type { NativeInput } from "../../native.ts";
import type { Findings } from "../../native-findings.ts";
import { codes } from "../codes.ts";
import { identity } from "../identity.ts";
import {
  countryLetters,
  genericRfc,
  postalCode,
  requiredOfMost,
  rfcOf,
  textOfMost,
} from "./texts.ts";

const regimes = { company: "601", person: "612", none: "616" };
// SAT's code of a CFDI use that has no effect on taxes.
const withoutEffect = "S01";
const publicName = "PUBLICO EN GENERAL";
// A postal code in the centre of Mexico City.
const anyPostalCode = "06000";

/** The postal code of the place of issue: from the document, otherwise the account, otherwise a default. */
export function placeOfIssue({ document, account }: NativeInput, findings: Findings): string {
  const found =
    postalCode(document.header.issuer_postalcode) ??
    postalCode(account.registration_additional_data.registration_postal_code);
  if (found === undefined) findings.defaults.push("/header/issuer_postalcode");
  return found ?? anyPostalCode;
}

/** The issuer, which is always the account. */
export function issuer({ account }: NativeInput, findings: Findings): XmlElement {
  const { registration_tax_regime: sent } = account.registration_additional_data;
  const regime = findCode(codes.tax_regimes, sent);
  if (regime.isDefault) {
    findings.defaults.push("/registration_additional_data/registration_tax_regime");
  }
  const code = rfcOf(account.registration_tax_id_code);
  if (code === undefined) {
    const message = "The account's tax id must be an RFC that SAT's schema accepts.";
    findings.limits.push({ pointer: "/header/issuer_tax_id_code", message });
  }
  return element("cfdi:Emisor", {
    Rfc: code ?? requiredOfMost(account.registration_tax_id_code, 13),
    Nombre: requiredOfMost(account.registration_legal_name_company, 300),
    RegimenFiscal: regime.code,
  });
}

// The receiver's RFC; if missing or invalid, the generic RFC for the public or for receivers abroad.
function receiverRfc({ document }: Pick<NativeInput, "document">): string {
  const { receiver_tax_id_code: sent, receiver_country_id: country = identity.id } =
    document.header;
  const isForeign = country !== identity.id;
  return rfcOf(sent) ?? (isForeign ? genericRfc.foreign : genericRfc.public);
}

/**
 * The receiver with regime and CFDI use. If the RFC is the generic RFC for receivers abroad, and the country is known
 * and not Mexico, the element also has the country and, if present, the foreign tax id.
 */
export function receiver(input: NativeInput, place: string, findings: Findings): XmlElement {
  const { header } = input.document;
  const code = receiverRfc(input);
  const isGeneric = code === genericRfc.public || code === genericRfc.foreign;
  if (rfcOf(header.receiver_tax_id_code) === undefined) {
    findings.defaults.push("/header/receiver_tax_id_code");
  }
  // With a generic RFC, the receiver's postal code must be that of the place of issue (CFDI40149).
  const home = isGeneric ? undefined : postalCode(header.receiver_postalcode);
  if (home === undefined) findings.defaults.push("/header/receiver_postalcode");
  return element("cfdi:Receptor", {
    Rfc: code,
    Nombre: textOfMost(header.receiver_legal_name, 300) ?? (isGeneric ? publicName : "-"),
    DomicilioFiscalReceptor: home ?? place,
    ...(code === genericRfc.foreign && foreignResidence(input)),
    RegimenFiscalReceptor: isGeneric
      ? regimes.none
      : code.length === 12
        ? regimes.company
        : regimes.person,
    UsoCFDI: usage(input, isGeneric || input.numbering.type === "T", findings),
  });
}

/**
 * InformacionGlobal (of daily sales) if the receiver is the public in general; otherwise undefined. Also undefined if
 * the issue date is before 2019, because SAT's schema rejects such years in this element.
 */
export function globalInformation(input: NativeInput): XmlElement | undefined {
  const { header } = input.document;
  const [year = "", month = ""] = header.issue_date.split("-");
  const name = textOfMost(header.receiver_legal_name, 300) ?? publicName;
  const isPublic = receiverRfc(input) === genericRfc.public && name === publicName;
  if (!isPublic || Number(year) < 2019) return undefined;
  return element("cfdi:InformacionGlobal", { Periodicidad: "01", Meses: month, Año: year });
}

function foreignResidence({ document: { header } }: NativeInput) {
  const destination = header.additional?.mx_exports?.destination;
  const sent = rfcOf(header.receiver_tax_id_code) === undefined && header.receiver_tax_id_code;
  const residence =
    countryLetters(destination?.address_country_id) ?? countryLetters(header.receiver_country_id);
  const taxId = textOfMost(destination?.tax_id_code || sent || undefined, 40);
  return residence === undefined || residence === "MEX"
    ? {}
    : { ResidenciaFiscal: residence, NumRegIdTrib: taxId };
}

function usage({ document }: NativeInput, isWithoutEffect: boolean, findings: Findings): string {
  const found = findCode(
    codes.cfdi_uses,
    document.header.additional?.mx_header?.receiver_cfdi_usage,
  );
  if (!found.isDefault) return found.code;
  findings.defaults.push("/header/additional/mx_header/receiver_cfdi_usage");
  return isWithoutEffect ? withoutEffect : found.code;
}
