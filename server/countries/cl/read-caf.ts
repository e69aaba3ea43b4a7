import { canonical } from "../../xml/canonical.ts";
import { childElements, textOf } from "../../xml/find.ts";
import { readXmlText, XmlError } from "../../xml/read-xml.ts";
import type { XmlElement } from "../../xml/xml.ts";
import type { AuthorizationFile, BrokenRule } from "../numbering.ts";
import { normaliseTaxId } from "../tax-id.ts";
import { isKeyPair, isOtherKey } from "./caf-keys.ts";
import { rut } from "./tax-id.ts";

const MOST_BYTES = 64 * 1024;
// The folios of these document types expire: https://www.sii.cl/normativa_legislacion/resoluciones/2017/reso58.pdf
const expiring = ["33", "46", "56", "61"];
const MONTHS = 6;

/**
 * Reads a CAF, the tax bureau's file that authorizes the holder of a RUT (`taxId`) to use a range of folios:
 * https://www.sii.cl/factura_electronica/factura_mercado/formato_caf.pdf
 * For an invalid file, returns the id of the broken rule.
 */
export async function readAuthorizationFile(
  file: Uint8Array,
  taxId: string,
): Promise<AuthorizationFile | BrokenRule> {
  const read = file.length > MOST_BYTES ? undefined : readCaf(decode(file));
  if (read === undefined) return "numbering.caf-unreadable";
  const { root, caf, source } = read;
  const textAt = (from: XmlElement, ...path: string[]) => {
    const found = only(from, ...path);
    return found === undefined ? "" : (textOf(found) ?? "").trim();
  };
  const [holder, type] = [textAt(caf, "DA", "RE"), textAt(caf, "DA", "TD")];
  const range = [textAt(caf, "DA", "RNG", "D"), textAt(caf, "DA", "RNG", "H")];
  const dated = textAt(caf, "DA", "FA");
  const [from = 0, to = 0] = range.map(Number);
  const isRange = range.every((text) => /^[0-9]{1,10}$/.test(text)) && from > 0 && from <= to;
  if (!isRange || !/^[1-9][0-9]{0,2}$/.test(type) || !isDay(dated)) {
    return "numbering.caf-unreadable";
  }
  if (numberOf(holder) !== numberOf(taxId)) return "numbering.caf-other-rut";
  const private_key = textAt(root, "RSASK");
  const publicKey = {
    modulus: textAt(caf, "DA", "RSAPK", "M"),
    exponent: textAt(caf, "DA", "RSAPK", "E"),
  };
  const isOther = isOtherKey(textAt(root, "RSAPUBK"), publicKey);
  if (isOther || !(await isKeyPair(private_key, publicKey))) return "numbering.caf-key";
  return {
    document_type_taxbureau: type,
    from,
    to,
    dated,
    ...(expiring.includes(type) && { valid_to: monthsAfter(dated, MONTHS) }),
    text: source,
    private_key,
  };
}

interface ReadCaf {
  readonly root: XmlElement;
  readonly caf: XmlElement;
  /** The CAF element, character for character. */
  readonly source: string;
}

// Stamps repeat the CAF element's text, so the text alone must parse to the same element as inside the file.
function readCaf(text: string): ReadCaf | undefined {
  // Two separate searches, because one pattern takes quadratic time for a text without an end tag.
  const start = text.search(/<CAF[\s>]/);
  const end = text.indexOf("</CAF>", start);
  if (start === -1 || end === -1 || text.includes("<!")) return undefined;
  const source = text.slice(start, end + "</CAF>".length);
  try {
    const root = readXmlText(text);
    const caf = root.name === "AUTORIZACION" ? only(root, "CAF") : undefined;
    const isSame = caf !== undefined && canonical(readXmlText(source)) === canonical(caf);
    return isSame ? { root, caf, source } : undefined;
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}

// The element at a path of names; undefined if a name matches no element or several elements.
function only(from: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  let found: XmlElement | undefined = from;
  for (const name of path) {
    const named: readonly XmlElement[] = found === undefined ? [] : childElements(found, name);
    found = named.length === 1 ? named[0] : undefined;
  }
  return found;
}

// Most files are in ISO-8859-1 without a declaration, so text that is not valid UTF-8 is read as ISO-8859-1.
function decode(file: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return Buffer.from(file).toString("latin1");
  }
}

function numberOf(code: string): string {
  return normaliseTaxId(rut, code).replace(/^0+/, "");
}

function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

// Adds months to a date. If the resulting month has no such day, returns the last day of that month.
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return moved.toISOString().slice(0, 10);
}
