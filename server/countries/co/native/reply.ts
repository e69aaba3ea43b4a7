import { requiredText } from "../../../xml/fit-text.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { xmlFile } from "../../../xml/xml-file.ts";
import type { SandboxReply, SandboxRequest } from "../../native.ts";
import { cac, cbc } from "../../ubl/components.ts";
import { extensions } from "../../ubl/extensions.ts";
import { ublNamespaces } from "../../ubl/namespaces.ts";
import { type CoFile, coFile, colombianMoment, OFFSET } from "./co-file.ts";
import { sha384 } from "./cufe.ts";
import { authorizationProvider, DIAN_NIT, invoiceSource } from "./dian-extensions.ts";
import { type CoIdentity, dian, identified } from "./identity.ts";
import { ENVIRONMENT, securityPin, softwareId } from "./software.ts";
import { scheme } from "./taxes.ts";
import { dianNamespaces, signXades } from "./xades.ts";

const VALIDATED = "02";

/** The sandbox's reply: a signed ApplicationResponse. The track id is the CUFE or CUDE of the sent document. */
export async function reply(request: SandboxRequest): Promise<SandboxReply> {
  const file = coFile(request.input);
  const { uuid } = request.input.drawn;
  const facts = { uuid, at: request.now, role: "third party" } as const;
  const root = await signXades(response(request, file), facts, request.keys);
  const { bytes, seals } = request.file;
  const { date, time } = colombianMoment(request.now);
  return {
    facts: { track_id: seals.cufe ?? "" },
    stamped: { bytes, seals: { ...seals, validated_at: `${date}T${time}${OFFSET}` } },
    receipt: { filename: fileName(file), content: xmlFile(root).toString("base64") },
  };
}

function response({ now, messages, file: sent }: SandboxRequest, file: CoFile): XmlElement {
  const { date, time } = colombianMoment(now);
  const { input, issuer } = file;
  const cufe = sent.seals.cufe ?? "";
  // The CUDE of an ApplicationResponse: technical annex 1.9, section 11.5.
  const cude = sha384(
    [
      String(now),
      date,
      `${time}${OFFSET}`,
      DIAN_NIT.number,
      issuer.number,
      VALIDATED,
      file.id,
      file.type,
      securityPin(input),
    ].join(""),
  );
  return element(
    "ApplicationResponse",
    { ...ublNamespaces("ApplicationResponse"), ...dianNamespaces },
    extensions(structures(file), undefined),
    cbc("UBLVersionID", "UBL 2.1"),
    cbc("CustomizationID", "1"),
    cbc("ProfileID", "DIAN 2.1"),
    cbc("ProfileExecutionID", ENVIRONMENT),
    cbc("ID", String(now)),
    cbc("UUID", cude, { schemeID: ENVIRONMENT, schemeName: "CUDE-SHA384" }),
    cbc("IssueDate", date),
    cbc("IssueTime", `${time}${OFFSET}`),
    cbc("Note", "Respuesta de prueba, sin validez tributaria"),
    cac(
      "SenderParty",
      party(DIAN_NIT, "Unidad Especial Dirección de Impuestos y Aduanas Nacionales"),
    ),
    cac("ReceiverParty", party(issuer, input.account.registration_legal_name_company)),
    cac(
      "DocumentResponse",
      cac(
        "Response",
        cbc("ResponseCode", VALIDATED),
        cbc("Description", "Documento validado por la DIAN (prueba)"),
      ),
      cac(
        "DocumentReference",
        cbc("ID", file.id),
        cbc("UUID", cufe, {
          schemeName: file.root === "Invoice" ? "CUFE-SHA384" : "CUDE-SHA384",
        }),
        cbc("DocumentTypeCode", file.type),
      ),
      messages.map(({ code, text }, index) =>
        cac(
          "LineResponse",
          cac("LineReference", cbc("LineID", String(index + 1))),
          cac("Response", cbc("ResponseCode", code), cbc("Description", text)),
        ),
      ),
    ),
  );
}

function structures({ input, id }: CoFile): XmlElement {
  const code = sha384(`${softwareId(input)}${securityPin(input)}${id}`);
  return element(
    "sts:DianExtensions",
    {},
    invoiceSource(),
    element(
      "sts:SoftwareProvider",
      {},
      element("sts:ProviderID", identified(DIAN_NIT), DIAN_NIT.number),
      element("sts:SoftwareID", dian, softwareId(input)),
    ),
    element("sts:SoftwareSecurityCode", dian, code),
    authorizationProvider(),
  );
}

function party(identity: CoIdentity, name: string): XmlElement | undefined {
  return cac(
    "PartyTaxScheme",
    cbc("RegistrationName", requiredText(name)),
    cbc("CompanyID", identity.number, identified(identity)),
    scheme("01"),
  );
}

// DIAN's file name: `ar`, the NIT in ten digits, `000`, the last two digits of the year, and the document number in
// eight hexadecimal digits.
function fileName({ issuer, input, moment }: CoFile): string {
  const nit = issuer.number.replace(/[^0-9]/g, "").padStart(10, "0");
  const count = input.numbering.number.toString(16).padStart(8, "0");
  return `ar${nit}000${moment.date.slice(2, 4)}${count}.xml`;
}
