import { type Decimal, round } from "../../../model/decimal.ts";
import { requiredText } from "../../../xml/fit-text.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { usableRate } from "../../exchange-rate.ts";
import { amount, cac, cbc, fixed } from "../../ubl/components.ts";
import { extensions } from "../../ubl/extensions.ts";
import { isLong } from "../../ubl/limits.ts";
import type { NamedDocument } from "../../ubl/named-document.ts";
import { ublPrefixes } from "../../ubl/namespaces.ts";
import { codes } from "../codes.ts";
import { type Identity, receiverIdentity } from "../receiver-identity.ts";
import {
  type RetainedAmounts,
  type RetainedSums,
  retainedAmounts,
  retainedPercent,
  retainedSums,
} from "../retained.ts";
import { remark } from "./invoice.ts";
import { place, signatory } from "./parties.ts";
import type { PeFile } from "./pe-file.ts";
import { referencedType } from "./references.ts";

const SOLES = "PEN";
const sunat = "urn:sunat:names:specification:ubl:peru:schema:xsd:";

/** A retention (comprobante de retención, type 20) in SUNAT's profile of UBL 2.0; its sums are in soles. */
export function retention(file: PeFile): XmlElement {
  const { input, moment } = file;
  const { header } = input.document;
  const at = "/header/additional/pe_retention_header";
  const sent = header.additional?.pe_retention_header ?? {};
  const system = sent.pe_taxbureau_retention_system_code;
  const isSystem = system !== undefined && /^[0-9]{2}$/.test(system);
  if (!isSystem) file.noteDefault(`${at}/pe_taxbureau_retention_system_code`);
  if (sent.pe_taxbureau_retention_percent === undefined) {
    file.noteDefault(`${at}/pe_taxbureau_retention_percent`);
  }
  const all = retainedOf(file);
  const sums = retainedSums(all, sent);
  return element(
    "Retention",
    {
      xmlns: `${sunat}Retention-1`,
      ...ublPrefixes,
      "xmlns:ds": "http://www.w3.org/2000/09/xmldsig#",
      "xmlns:sac": `${sunat}SunatAggregateComponents-1`,
    },
    extensions(undefined),
    cbc("UBLVersionID", "2.0"),
    cbc("CustomizationID", "1.0"),
    signatory(file),
    cbc("ID", file.id),
    cbc("IssueDate", header.issue_date),
    cbc("IssueTime", moment.time),
    cac("AgentParty", agent(file)),
    cac("ReceiverParty", receiver(file)),
    element("sac:SUNATRetentionSystemCode", {}, isSystem ? system : "01"),
    element("sac:SUNATRetentionPercent", {}, fixed(retainedPercent(sent))),
    cbc("Note", remark(input)),
    amount("TotalInvoiceAmount", sums.retained, SOLES),
    sac("SUNATTotalPaid", sums.paid),
    all.map((one) => documentReference(one)),
  );
}

/** The sums in a retention's file. */
export function statedSums(file: PeFile): RetainedSums {
  return retainedSums(retainedOf(file), file.input.document.header.additional?.pe_retention_header);
}

/** Whether an amount of a retention has more digits than SUNAT accepts. */
export function isLongRetention(file: PeFile): boolean {
  const sums = statedSums(file);
  return isLong(...retainedOf(file).flatMap(amountsOf), sums.retained, sums.paid);
}

/** The indexes of the references with a negative amount. */
export function negativeReferences(file: PeFile): readonly number[] {
  return retainedOf(file).flatMap((one, index) =>
    amountsOf(one).some((value) => value.lt(0)) ? [index] : [],
  );
}

function amountsOf({ total, paid, retained: kept, net }: RetainedAmounts): readonly Decimal[] {
  return [total, paid, kept, net];
}

function retainedOf(file: PeFile): readonly Retained[] {
  const percent = retainedPercent(file.input.document.header.additional?.pe_retention_header);
  return file.named.map((one, index) => retained(file, one, index, percent));
}

interface Retained extends RetainedAmounts {
  readonly named: NamedDocument;
  readonly type: string;
  readonly date: string;
  readonly currency: string;
  readonly paidDate: string;
  readonly paymentId: string;
  readonly retentionDate: string;
}

// An invoice without a payment date counts as paid on the issue date of the retention.
function retained(file: PeFile, named: NamedDocument, index: number, percent: Decimal): Retained {
  const { issue_date } = file.input.document.header;
  const sent = named.reference.additional?.pe_retention_details ?? {};
  const at = `/references/${index}/additional/pe_retention_details`;
  if (named.date === undefined) file.noteDefault(`/references/${index}/reference_date`);
  if (named.id === undefined) file.noteDefault(`/references/${index}/reference_number`);
  const currency = file.code(codes.currencies, sent.currency_id, `${at}/currency_id`);
  const rate = sent.calculation_rate;
  const needsRate = currency !== SOLES || rate !== undefined;
  if (needsRate && usableRate(rate) === undefined) file.noteDefault(`${at}/calculation_rate`);
  const paidDate = sent.reference_paid_date ?? issue_date;
  return {
    ...retainedAmounts(sent, { percent, held: named.total }),
    named,
    type: referencedType(named),
    date: named.date ?? paidDate,
    currency,
    paidDate,
    paymentId: requiredText(sent.reference_payment_id ?? "1", { most: 9 }),
    retentionDate: sent.pe_reference_taxbureau_retention_date ?? issue_date,
  };
}

function documentReference(one: Retained): XmlElement {
  return element(
    "sac:SUNATRetentionDocumentReference",
    {},
    cbc("ID", one.named.id ?? "-", { schemeID: one.type }),
    cbc("IssueDate", one.date),
    amount("TotalInvoiceAmount", one.total, one.currency),
    cac(
      "Payment",
      cbc("ID", one.paymentId),
      amount("PaidAmount", one.paid, one.currency),
      cbc("PaidDate", one.paidDate),
    ),
    element(
      "sac:SUNATRetentionInformation",
      {},
      sac("SUNATRetentionAmount", one.retained),
      element("sac:SUNATRetentionDate", {}, one.retentionDate),
      sac("SUNATNetTotalPaid", one.net),
      cac(
        "ExchangeRate",
        cbc("SourceCurrencyCode", one.currency),
        cbc("TargetCurrencyCode", SOLES),
        cbc("CalculationRate", round(one.rate, 6).toFixed()),
        cbc("Date", one.paidDate),
      ),
    ),
  );
}

function sac(name: string, value: Decimal): XmlElement {
  return element(`sac:${name}`, { currencyID: SOLES }, fixed(value));
}

function agent(file: PeFile): readonly (XmlElement | undefined)[] {
  const { header } = file.input.document;
  const address = cac(
    "PostalAddress",
    place({
      district: header.issuer_district,
      city: header.issuer_city,
      address: header.issuer_address,
      country: "PE",
    }),
  );
  const issuer = { type: "6", number: file.ruc };
  return identified(issuer, file.input.account.registration_legal_name_company, address);
}

function receiver(file: PeFile): readonly (XmlElement | undefined)[] {
  const { header } = file.input.document;
  if (header.receiver_tax_id_code === undefined) file.noteDefault("/header/receiver_tax_id_code");
  return identified(receiverIdentity(header), header.receiver_legal_name, undefined);
}

function identified(
  identity: Identity,
  name: string | undefined,
  address: XmlElement | undefined,
): readonly (XmlElement | undefined)[] {
  const registered = requiredText(name, { most: 100 });
  return [
    cac("PartyIdentification", cbc("ID", identity.number, { schemeID: identity.type })),
    cac("PartyName", cbc("Name", registered)),
    address,
    cac("PartyLegalEntity", cbc("RegistrationName", registered)),
  ];
}
