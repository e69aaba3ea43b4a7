import { verify, X509Certificate } from "node:crypto";
import { localMoment } from "../../../model/time-zone.ts";
import { find, findAll } from "../../../xml/find.ts";
import { readableXml, readXml } from "../../../xml/read-xml.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { xmlFile } from "../../../xml/xml-file.ts";
import type { AuthorityMessage, NativeInput, SandboxReply, SandboxRequest } from "../../native.ts";
import { cadenaOriginal } from "./cadena-original.ts";
import { certificateNumber } from "./certificate-number.ts";
import { declarations } from "./namespaces.ts";
import { sealsOf, withStamp } from "./seal.ts";
import { rfcOf, serieOf } from "./texts.ts";

// SAT's own tax id (RFC): in SAT's free service, SAT is the certifier.
const certifier = "SAT970701NN3";

// The code `number` is the sandbox's own, because SAT does not check folios. The other codes are SAT's.
const messages = {
  malformed: { code: "301", text: "XML mal formado." },
  badSeal: { code: "302", text: "Sello mal formado o inválido." },
  otherIssuer: { code: "303", text: "El sello no corresponde al emisor." },
  stamped: { code: "307", text: "El CFDI contiene un timbre previo." },
  otherFolio: { code: "number", text: "La serie y el folio no son los del comprobante." },
} as const;

/** The reasons why the sandbox does not stamp a file; empty if the sandbox stamps the file. */
export function examine(bytes: Buffer, input: NativeInput): readonly AuthorityMessage[] {
  const root = readableXml(bytes);
  if (root === undefined || root.name !== "cfdi:Comprobante") return [messages.malformed];
  const issuer = find(root, "cfdi:Emisor")?.attributes.Rfc ?? "";
  const isOwn = rfcOf(issuer) === rfcOf(input.account.registration_tax_id_code);
  const { series, number } = input.numbering;
  const { Serie = "", Folio } = root.attributes;
  const isNumbered = Folio === String(number) && Serie === (serieOf(series) ?? "");
  return [
    ...(isSealed(root) ? [] : [messages.badSeal]),
    ...(isOwn && issuer !== "" ? [] : [messages.otherIssuer]),
    ...(isNumbered ? [] : [messages.otherFolio]),
    ...(findAll(root, "TimbreFiscalDigital").length === 0 ? [] : [messages.stamped]),
  ];
}

/** Adds the stamp (TimbreFiscalDigital 1.1) to a file; the issuer's seal does not change. */
export async function reply({ file, input, now, keys }: SandboxRequest): Promise<SandboxReply> {
  const root = readXml(file.bytes);
  const { date, time } = localMoment(new Date(now), input.timeZone);
  const uuid = input.drawn.uuid.toUpperCase();
  const open = element("tfd:TimbreFiscalDigital", {
    ...declarations(["tfd"]),
    Version: "1.1",
    UUID: uuid,
    FechaTimbrado: `${date}T${time}`,
    RfcProvCertif: certifier,
    SelloCFD: root.attributes.Sello,
    NoCertificadoSAT: certificateNumber(keys.certificate),
  });
  const sealed = await keys.sign("sha256", Buffer.from(cadenaOriginal(open), "utf8"));
  const stamp = {
    ...open,
    attributes: { ...open.attributes, SelloSAT: sealed.toString("base64") },
  };
  const stamped = withStamp(root, stamp);
  return {
    facts: { uuid },
    stamped: { bytes: xmlFile(stamped), seals: { ...file.seals, ...sealsOf(stamped) } },
  };
}

// Whether `NoCertificado` is the number of the file's certificate, and the certificate's key verifies the seal of the
// file's cadena original.
function isSealed(root: XmlElement): boolean {
  const { Sello = "", Certificado = "", NoCertificado } = root.attributes;
  try {
    const certificate = new X509Certificate(Buffer.from(Certificado, "base64"));
    const { serialNumber, publicKey } = certificate;
    if (certificateNumber({ serialNumber: serialNumber.toLowerCase() }) !== NoCertificado) {
      return false;
    }
    const cadena = Buffer.from(cadenaOriginal(root), "utf8");
    return verify("sha256", cadena, publicKey, Buffer.from(Sello, "base64"));
  } catch {
    return false;
  }
}
