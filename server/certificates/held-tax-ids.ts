import type { TaxIdScheme } from "../countries/tax-id.ts";
import { normaliseTaxId } from "../countries/tax-id.ts";
import type { Element } from "./der.ts";
import { childOf, oidOf, readDer, tags } from "./der.ts";

// Where authorities write the number of the holder: serialNumber, uniqueIdentifier, organizationIdentifier (ITU-T X.520).
const attributes = ["2.5.4.5", "2.5.4.45", "2.5.4.97"];
const SUBJECT_ALTERNATIVE_NAME = "2.5.29.17";
const OTHER_NAME = 0xa0;
const EXTENSIONS = 0xa3;
const VERSION = 0xa0;
const stringTags = [0x0c, 0x13, 0x14, 0x16, 0x1e, tags.bits, tags.bytes];
// ETSI EN 319 412-1 puts the kind of the number and the country before it.
const etsiPrefix = /^(?:VAT|NTR|TIN|PNO|IDC)[A-Z]{2}-/;

/** The tax ids of a country's shape that a certificate (DER) names its holder by, normalised; empty where it names none. */
export function readTaxIds(certificate: Uint8Array, scheme: TaxIdScheme): readonly string[] {
  const words = readTexts(certificate).flatMap((text) => text.split(/[\s/,;:=|]+/));
  const numbers = words.map((word) =>
    normaliseTaxId(scheme, word.toUpperCase().replace(etsiPrefix, "")),
  );
  return [...new Set(numbers.filter((number) => scheme.shape.test(number)))];
}

function readTexts(certificate: Uint8Array): string[] {
  const body = childOf(readDer(certificate), 0, tags.sequence);
  // The version, when it is there, stands before everything else.
  const first = body.children[0]?.tag === VERSION ? 1 : 0;
  const subject = childOf(body, first + 4, tags.sequence);
  const texts: string[] = [];
  for (const attribute of subject.children.flatMap((set) => set.children)) {
    if (attributes.includes(oidOf(childOf(attribute, 0)))) {
      collectTexts(childOf(attribute, 1), texts);
    }
  }
  const extensions = body.children.find(({ tag }) => tag === EXTENSIONS)?.children[0];
  for (const extension of extensions?.children ?? []) {
    const value = extension.children.at(-1);
    if (value !== undefined && oidOf(childOf(extension, 0)) === SUBJECT_ALTERNATIVE_NAME) {
      const names = readDer(value.content).children.filter(({ tag }) => tag === OTHER_NAME);
      for (const name of names) {
        collectTexts(childOf(name, 1), texts);
      }
    }
  }
  return texts;
}

function collectTexts(element: Element, texts: string[]): void {
  if (stringTags.includes(element.tag)) {
    const bytes = Buffer.from(element.content);
    texts.push(element.tag === 0x1e ? bytes.swap16().toString("utf16le") : bytes.toString("utf8"));
  }
  for (const child of element.children) {
    collectTexts(child, texts);
  }
}
