import { childElements, find } from "../../../xml/find.ts";
import { append, type XmlElement } from "../../../xml/xml.ts";
import { xmlFile } from "../../../xml/xml-file.ts";
import type { NativeDraft, NativeFile, NativeKeys, Seals } from "../../native.ts";
import { cadenaOriginal } from "./cadena-original.ts";

/** Seals a file: Sello is the RSA-SHA256 signature of the cadena original in UTF-8. */
export async function seal(draft: NativeDraft, keys: NativeKeys): Promise<NativeFile> {
  const cadena = Buffer.from(cadenaOriginal(draft.root), "utf8");
  const sello = (await keys.sign("sha256", cadena)).toString("base64");
  const root = { ...draft.root, attributes: { ...draft.root.attributes, Sello: sello } };
  return { bytes: xmlFile(root), seals: sealsOf(root) };
}

/** Adds a stamp (TimbreFiscalDigital) to the Complemento of a file. */
export function withStamp(root: XmlElement, stamp: XmlElement): XmlElement {
  const name = "cfdi:Complemento";
  const old = find(root, name);
  const made = append(old ?? { name, attributes: {}, children: [] }, stamp);
  return { ...root, children: [...root.children.filter((child) => child !== old), made] };
}

/** The values of a file, and of its stamp if present, for renderings and QR codes. */
export function sealsOf(root: XmlElement): Seals {
  const receiver = find(root, "cfdi:Receptor")?.attributes ?? {};
  const issuer = find(root, "cfdi:Emisor")?.attributes ?? {};
  const complement = find(root, "cfdi:Complemento");
  const stamp = complement && childElements(complement, "tfd:TimbreFiscalDigital")[0];
  const own: Record<string, string | undefined> = {
    sello: root.attributes.Sello,
    no_certificado: root.attributes.NoCertificado,
    total: root.attributes.Total,
    rfc_emisor: issuer.Rfc,
    rfc_receptor: receiver.Rfc,
    regimen_fiscal: issuer.RegimenFiscal,
    regimen_fiscal_receptor: receiver.RegimenFiscalReceptor,
    uso_cfdi: receiver.UsoCFDI,
    forma_pago: root.attributes.FormaPago,
    metodo_pago: root.attributes.MetodoPago,
    lugar_expedicion: root.attributes.LugarExpedicion,
    fecha: root.attributes.Fecha,
    ...(stamp && {
      uuid: stamp.attributes.UUID,
      fecha_timbrado: stamp.attributes.FechaTimbrado,
      rfc_prov_certif: stamp.attributes.RfcProvCertif,
      no_certificado_sat: stamp.attributes.NoCertificadoSAT,
      sello_sat: stamp.attributes.SelloSAT,
      cadena_tfd: cadenaOriginal(stamp),
    }),
  };
  const known = Object.entries(own).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(known);
}
