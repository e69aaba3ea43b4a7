import { verify, X509Certificate } from "node:crypto";
import { countryByCode } from "../../../server/countries/countries.ts";
import { verifyXmlSignature } from "../../../server/signing/verify-xml-signature.ts";
import { findAll, textOf } from "../../../server/xml/find.ts";
import { readXml } from "../../../server/xml/read-xml.ts";
import type { XmlElement } from "../../../server/xml/xml.ts";

const mexican = countryByCode("mx");
// The computed import path lets this file type-check in a checkout without Mexico.
const { cadenaOriginal } =
  mexican === undefined
    ? {}
    : await import(`../../../server/countries/${mexican.code}/native/cadena-original.ts`);

/** The document number in a native file, and whether the signature of the file is valid. */
export interface SignedFile {
  readonly number: number;
  readonly isValid: boolean;
}

const numberOf: Readonly<Record<string, (root: XmlElement) => string | undefined>> = {
  cl: (root) => textOf(root, "Documento", "Encabezado", "IdDoc", "Folio"),
  mx: (root) => root.attributes.Folio,
  pe: (root) => textOf(root, "cbc:ID")?.split("-")[1],
  co: (root) => /[0-9]+$/.exec(textOf(root, "cbc:ID") ?? "")?.[0],
};

/** Reads the number and verifies the signature of a signed native file. */
export function verifySigned(country: string, bytes: Buffer): SignedFile {
  const root = readXml(bytes);
  const isValid = country === "mx" ? isSealed(root) : verifyXmlSignature(root).isValid;
  return { number: Number(numberOf[country]?.(root)), isValid };
}

/** The certificate in a native file, in Base64. */
export function certificateIn(bytes: Buffer): string {
  const root = readXml(bytes);
  const [found] = findAll(root, "X509Certificate");
  const text = root.attributes.Certificado ?? (found && textOf(found)) ?? "";
  return text.replace(/\s/g, "");
}

function isSealed(root: XmlElement): boolean {
  const { Sello = "", Certificado = "" } = root.attributes;
  const { publicKey } = new X509Certificate(Buffer.from(Certificado, "base64"));
  const cadena = Buffer.from(cadenaOriginal(root), "utf8");
  return verify("sha256", cadena, publicKey, Buffer.from(Sello, "base64"));
}
