import { randomInt, verify } from "node:crypto";
import { verifyXmlSignature } from "../../../signing/verify-xml-signature.ts";
import { childElements, find, textOf } from "../../../xml/find.ts";
import { readableXml } from "../../../xml/read-xml.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import type { AuthorityMessage, NativeInput, SandboxReply } from "../../native.ts";
import { cafKey, flatten, readCaf } from "./caf.ts";
import { stampFacts } from "./stamp-facts.ts";

// Codes in capitals, and their texts, are the tax bureau's. Codes in lower case are the sandbox's own.
const reasons = {
  form: { code: "ENV-3-0", text: "Error de Schema" },
  signature: { code: "DTE-3-505", text: "Firma DTE Incorrecta" },
  stamp: { code: "TED-2-510", text: "Firma Timbre Electrónico Incorrecta" },
  facts: { code: "stamp", text: "Los datos del timbre no son los del documento" },
  range: { code: "number.out-of-range", text: "El CAF no autoriza el folio" },
  issuer: { code: "issuer", text: "El RUT del emisor no es el del contribuyente" },
} as const satisfies Record<string, AuthorityMessage>;

/** Messages for a document whose `observations` request a rejection (`rejected`) or a remark (`observed`). */
export const messages = {
  rejected: { code: "RCH", text: "DTE Rechazado" },
  observed: { code: "RLV", text: "DTE Aceptado con Reparos Leves" },
} as const;

/** The reasons why the tax bureau would reject a DTE; empty for a valid DTE. */
export function examine(bytes: Buffer, input: NativeInput): readonly AuthorityMessage[] {
  const root = readableXml(bytes);
  const document = root && childElements(root)[0];
  if (root?.name !== "DTE" || document === undefined) return [reasons.form];
  const found: readonly (readonly [AuthorityMessage, boolean])[] = [
    [reasons.signature, isSigned(root, document)],
    [reasons.stamp, isStamped(bytes, document)],
    [reasons.facts, isOfDocument(root, document)],
    [reasons.range, isAuthorized(document, input)],
    [reasons.issuer, isOfIssuer(document, input)],
  ];
  return found.flatMap(([reason, isRight]) => (isRight ? [] : [reason]));
}

/** The sandbox's reply to a DTE: a random track id of ten digits. */
export function reply(): Promise<SandboxReply> {
  return Promise.resolve({ facts: { track_id: trackRejected() } });
}

/** A random track id of ten digits. A rejected DTE has one too. */
export function trackRejected(): string {
  return String(randomInt(1e9, 1e10));
}

// The second child of the root is the signature, which covers the first child.
function isSigned(root: XmlElement, document: XmlElement): boolean {
  const [, signature, ...others] = childElements(root);
  if (signature?.name !== "Signature" || others.length > 0) return false;
  const { ID: id = "" } = document.attributes;
  const verdict = verifyXmlSignature(root);
  return id !== "" && verdict.isValid && verdict.uris.includes(`#${id}`);
}

// The stamp's signature covers the text of `DD` without white space between elements, not a canonical form.
function isStamped(bytes: Buffer, document: XmlElement): boolean {
  const caf = find(document, "TED", "DD", "CAF");
  const key = caf && cafKey(caf);
  const data = /<DD>[\s\S]*<\/DD>/.exec(bytes.toString("latin1"))?.[0];
  const signature = Buffer.from(textOf(document, "TED", "FRMT") ?? "", "base64");
  if (key === undefined || data === undefined) return false;
  return verify("sha1", Buffer.from(flatten(data), "latin1"), key, signature);
}

function isOfDocument(root: XmlElement, document: XmlElement): boolean {
  const facts = stampFacts(root);
  const fact = (name: string) => textOf(document, "TED", "DD", name);
  const [folio, type] = [fact("F"), fact("TD")];
  return (
    document.attributes.ID === `F${folio}T${type}` &&
    facts.every(([name, value]) => fact(name) === value)
  );
}

function isAuthorized(document: XmlElement, { numbering }: NativeInput): boolean {
  const caf = find(document, "TED", "DD", "CAF");
  if (caf === undefined) return false;
  const { rut, type, from, to } = readCaf(caf);
  const header = (...path: readonly string[]) => textOf(document, "Encabezado", ...path) ?? "";
  const folio = Number(header("IdDoc", "Folio"));
  return (
    folio >= from &&
    folio <= to &&
    folio === numbering.number &&
    type === header("IdDoc", "TipoDTE") &&
    type === numbering.type &&
    plain(rut) === plain(header("Emisor", "RUTEmisor"))
  );
}

// The RUT in capitals, without leading zeros. An account's RUT is padded with zeros to eight digits before the hyphen;
// the RUT in a CAF from SII is not padded.
function plain(rut: string | undefined): string | undefined {
  return rut?.toUpperCase().replace(/^0+/, "");
}

function isOfIssuer(document: XmlElement, { account }: NativeInput): boolean {
  const rut = textOf(document, "Encabezado", "Emisor", "RUTEmisor");
  return rut === account.registration_tax_id_code.toUpperCase();
}
