import { localMoment } from "../../../model/time-zone.ts";
import { findAll, textOf } from "../../../xml/find.ts";
import { readXml } from "../../../xml/read-xml.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { xmlFile } from "../../../xml/xml-file.ts";
import type { SandboxReply, SandboxRequest } from "../../native.ts";
import { cac, cbc } from "../../ubl/components.ts";
import { extensions } from "../../ubl/extensions.ts";
import { ublNamespaces } from "../../ubl/namespaces.ts";
import { signEnveloped } from "../../ubl/sign-enveloped.ts";
import { type PeFile, peFile } from "./pe-file.ts";
import { zip } from "./zip.ts";

const SUNAT = "20131312955";
const LIMA = "America/Lima";
const names: Readonly<Record<string, string>> = {
  "01": "Factura",
  "03": "Boleta de Venta",
  "07": "Nota de Crédito",
  "08": "Nota de Débito",
  "09": "Guía de Remisión",
  "20": "Comprobante de Retención",
};

/** The receipt of an accepted file (constancia de recepción, CDR): an ApplicationResponse, signed and zipped. */
export async function reply(request: SandboxRequest): Promise<SandboxReply> {
  const file = peFile(request.input);
  const root = await signEnveloped(response(request, file), "SignSUNAT", request.keys);
  const name = `R-${[file.ruc, file.type, file.id].map(withoutFolders).join("-")}`;
  const archive = zip(`${name}.xml`, xmlFile(root), request.now);
  return {
    facts: { cdr_code: "0" },
    receipt: { filename: `${name}.zip`, content: archive.toString("base64") },
  };
}

function response({ now, messages, file: sent }: SandboxRequest, file: PeFile): XmlElement {
  const received = localMoment(new Date(file.input.drawn.at), LIMA);
  const responded = localMoment(new Date(now), LIMA);
  const { code, number } = receiverIn(readXml(sent.bytes));
  return element(
    "ApplicationResponse",
    { ...ublNamespaces("ApplicationResponse"), "xmlns:ds": "http://www.w3.org/2000/09/xmldsig#" },
    extensions(undefined),
    cbc("UBLVersionID", "2.0"),
    cbc("CustomizationID", "1.0"),
    cbc("ID", String(now)),
    cbc("IssueDate", received.date),
    cbc("IssueTime", received.time),
    cbc("ResponseDate", responded.date),
    cbc("ResponseTime", responded.time),
    messages.map(({ code: remark, text }) => cbc("Note", `${remark} - ${text}`)),
    cac(
      "Signature",
      cbc("ID", "SignSUNAT"),
      cac(
        "SignatoryParty",
        cac("PartyIdentification", cbc("ID", SUNAT)),
        cac("PartyName", cbc("Name", "SUNAT (prueba, sin validez tributaria)")),
      ),
      cac("DigitalSignatureAttachment", cac("ExternalReference", cbc("URI", "#SignSUNAT"))),
    ),
    cac("SenderParty", cac("PartyIdentification", cbc("ID", SUNAT))),
    cac("ReceiverParty", cac("PartyIdentification", cbc("ID", file.ruc))),
    cac(
      "DocumentResponse",
      cac(
        "Response",
        cbc("ReferenceID", file.id),
        cbc("ResponseCode", "0"),
        cbc(
          "Description",
          `${names[file.type] ?? "Comprobante"} ${file.id}, aceptado en una prueba`,
        ),
      ),
      cac("DocumentReference", cbc("ID", file.id)),
      cac("RecipientParty", cac("PartyIdentification", cbc("ID", `${code}-${number}`))),
    ),
  );
}

// The type and the number of the receiver's identity document in the file.
function receiverIn(root: XmlElement): { readonly code: string; readonly number: string } {
  const parties = ["AccountingCustomerParty", "DeliveryCustomerParty", "ReceiverParty"];
  const [party] = parties.flatMap((name) => findAll(root, name).slice(0, 1));
  const [identification] = party === undefined ? [] : findAll(party, "PartyIdentification");
  const [id] = identification === undefined ? [] : findAll(identification, "ID");
  return { code: id?.attributes.schemeID ?? "0", number: (id && textOf(id)) ?? "-" };
}

function withoutFolders(part: string): string {
  return part.replace(/[^A-Za-z0-9-]+/g, "");
}
