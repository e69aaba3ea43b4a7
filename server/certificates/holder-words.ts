import type { Element } from "./der.ts";
import { childOf, oidOf, readDer, tags } from "./der.ts";
import { readCertificateParts } from "./read-certificate.ts";

// Attributes that may contain a holder's tax id: serialNumber, uniqueIdentifier, organizationIdentifier (ITU-T X.520).
const attributes = ["2.5.4.5", "2.5.4.45", "2.5.4.97"];
const SUBJECT_ALTERNATIVE_NAME = "2.5.29.17";
const OTHER_NAME = 0xa0;
const BMP_STRING = 0x1e;
const stringTags = [0x0c, 0x13, 0x14, 0x16, BMP_STRING, tags.bits, tags.bytes];
const MOST_WORDS = 100;
const LONGEST_WORD = 64;

/** Possible tax ids in a certificate's subject and `otherName`s: at most 100 words of 1 to 64 characters. */
export function readHolderWords(certificate: Uint8Array): readonly string[] {
  const words = readTexts(certificate).flatMap((text) => text.split(/[\s/,;:=|]+/));
  return words.filter((word) => word !== "" && word.length <= LONGEST_WORD).slice(0, MOST_WORDS);
}

function readTexts(certificate: Uint8Array): string[] {
  const { subject, extensions } = readCertificateParts(certificate);
  const texts: string[] = [];
  for (const attribute of subject.children.flatMap((set) => set.children)) {
    if (attributes.includes(oidOf(childOf(attribute, 0)))) {
      collectTexts(childOf(attribute, 1), texts);
    }
  }
  for (const extension of extensions) {
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
    // The first byte of a bit string is the number of unused bits.
    const start = element.tag === tags.bits ? 1 : 0;
    const bytes = Buffer.from(element.content.subarray(start));
    const isWide = element.tag === BMP_STRING;
    texts.push(isWide ? bytes.swap16().toString("utf16le") : bytes.toString("utf8"));
  }
  for (const child of element.children) {
    collectTexts(child, texts);
  }
}
