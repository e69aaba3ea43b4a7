import { verifyXmlSignature } from "../../signing/verify-xml-signature.ts";
import { findAll } from "../../xml/find.ts";
import { readableXml } from "../../xml/read-xml.ts";
import type { XmlElement } from "../../xml/xml.ts";
import type { AuthorityMessage } from "../native.ts";

/** The authority's messages about a file that cannot be read, and about a broken signature. */
export interface SignedFileMessages {
  readonly unreadable: AuthorityMessage;
  readonly signature: AuthorityMessage;
}

/** The root element of a file, or the authority's message if the file is invalid. */
export type ExaminedFile =
  | { readonly root: XmlElement }
  | { readonly messages: readonly AuthorityMessage[] };

/** Reads a file and verifies its signature over all of it. */
export function examineSigned(bytes: Buffer, messages: SignedFileMessages): ExaminedFile {
  const read = readFile(bytes, messages);
  if (!("root" in read)) return read;
  const verdict = verifyXmlSignature(read.root);
  // A signature over some parts alone would leave the rest open to change.
  const coversAll = findAll(read.root, "Reference").some(({ attributes }) => attributes.URI === "");
  return verdict.isValid && coversAll ? read : { messages: [messages.signature] };
}

/** Reads a file without verifying its signature. */
export function readFile(
  bytes: Buffer,
  { unreadable }: Pick<SignedFileMessages, "unreadable">,
): ExaminedFile {
  const root = readableXml(bytes);
  return root === undefined ? { messages: [unreadable] } : { root };
}
