import type { Document } from "../../generated/types/models.d.ts";
import type { Services } from "../services.ts";
import type { DocumentAccount } from "./document-account.ts";
import type { CachedFiles, WantedFiles } from "./make-files.ts";
import { makeFiles } from "./make-files.ts";

/** Renders the wanted files; returns the document with these files. Call this function outside transactions. */
export async function addFiles(
  services: Services,
  document: Document,
  account: DocumentAccount,
  wanted: WantedFiles,
  cached?: CachedFiles,
): Promise<Document> {
  const files = await makeFiles(services, document, account, wanted, cached);
  return files === undefined
    ? document
    : { ...document, electronic_document: { ...document.electronic_document, ...files } };
}
