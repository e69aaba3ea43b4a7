import { verifyXmlSignature } from "../../signing/verify-xml-signature.ts";
import { readableXml } from "../../xml/read-xml.ts";
import type { XmlElement } from "../../xml/xml.ts";
import type { AuthorityMessage } from "../native.ts";

/** The authority's messages about an unreadable file and about a broken signature. */
export interface SignedFileMessages {
  readonly unreadable: AuthorityMessage;
  readonly signature: AuthorityMessage;
}

/** The root element of a file, or the authority's messages that reject the file. */
export type ExaminedFile =
  | { readonly root: XmlElement }
  | { readonly messages: readonly AuthorityMessage[] };

/** Reads a file and verifies its signature, which must cover the whole file. */
export function examineSigned(bytes: Buffer, messages: SignedFileMessages): ExaminedFile {
  const read = readFile(bytes, messages);
  if (!("root" in read)) return read;
  const verdict = verifyXmlSignature(read.root);
  // An empty URI refers to the whole file. A signature of some parts would not protect the other parts.
  const coversAll = verdict.isValid && verdict.uris.includes("");
  return coversAll ? read : { messages: [messages.signature] };
}

/** Reads a file without verifying its signature. */
export function readFile(
  bytes: Buffer,
  { unreadable }: Pick<SignedFileMessages, "unreadable">,
): ExaminedFile {
  const root = readableXml(bytes);
  return root === undefined ? { messages: [unreadable] } : { root };
}
