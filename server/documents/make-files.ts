import { createHash } from "node:crypto";
import type { Document, ElectronicDocument } from "../../generated/types/models.d.ts";
import { statuses } from "../model/states.ts";
import type { FileCache } from "../rendering/file-cache.ts";
import type { RenderingInput } from "../rendering/rendering-input.ts";
import type { Services } from "../services.ts";
import type { NativeFileRow } from "../store/native-files.ts";
import { findNativeFile } from "../store/native-files.ts";
import type { DocumentAccount } from "./document-account.ts";
import { renderingInput } from "./rendering-input.ts";
import { fileOf, nativeFactsOf } from "./stored-native-file.ts";

/** The files to add to a response. */
export interface WantedFiles {
  readonly pdf?: boolean;
  readonly xml?: boolean;
  readonly stamp?: boolean;
  readonly transferCopy?: boolean;
  /** Whether the document is a preview; previews are not stored. */
  readonly preview?: boolean;
  /** The time of issue in UTC (RFC 3339); by default the time in the document's history. */
  readonly issuedAt?: string;
}

/** The cache of a stored document's files, and the revision of the document's row. */
export interface CachedFiles {
  readonly cache: FileCache;
  readonly revision: number;
}

type Member = "document_xml" | "document_pdf" | "document_transfer_copy_pdf" | "stamp_img";

type Rendered = Exclude<Member, "document_xml">;

// Each renderer is loaded on first use, because rendering is the heaviest part of this service.
const draw: Readonly<Record<Rendered, (input: RenderingInput) => Promise<Uint8Array | undefined>>> =
  {
    async document_pdf(input) {
      const { renderPdf } = await import("../rendering/render-pdf.ts");
      return renderPdf(input);
    },
    async document_transfer_copy_pdf(input) {
      const { renderPdf } = await import("../rendering/render-pdf.ts");
      return renderPdf(input, { transferCopy: true });
    },
    async stamp_img(input) {
      const { renderStamp } = await import("../rendering/render-stamp.ts");
      return renderStamp(input);
    },
  };

/** Makes the wanted files in base64; undefined if the document has none of them. */
export async function makeFiles(
  services: Services,
  document: Document,
  account: DocumentAccount,
  wanted: WantedFiles,
  cached?: CachedFiles,
): Promise<ElectronicDocument | undefined> {
  const members = wantedMembers(document, account, wanted);
  if (members.length === 0) {
    return undefined;
  }
  const { preview = false, issuedAt } = wanted;
  const stored = preview ? undefined : await readNativeFile(services, document, account);
  const given = {
    preview,
    ...(issuedAt !== undefined && { issuedAt }),
    ...(stored !== undefined && { native: nativeFactsOf(stored) }),
  };
  const input = await renderingInput(services, document, account, given);
  const key = cached === undefined ? "" : keyOf(input, account, cached.revision);
  const files: ElectronicDocument = {};
  for (const member of members) {
    if (member === "document_xml") {
      if (stored !== undefined) {
        files[member] = fileOf(stored).bytes.toString("base64");
      }
      continue;
    }
    const make = async () => base64(await draw[member](input));
    const file = await (cached?.cache.take(`${member} ${key}`, make) ?? make());
    if (file !== undefined) {
      files[member] = file;
    }
  }
  return Object.keys(files).length === 0 ? undefined : files;
}

/** Reads the native file of an issued document; undefined for a draft, a preview and a document without a file. */
export async function readNativeFile(
  { store }: Services,
  { document_id, document_status }: Document,
  { id }: DocumentAccount,
): Promise<NativeFileRow | undefined> {
  return document_id === undefined || document_status === statuses.draft
    ? undefined
    : store.read((session) => findNativeFile(session, id, document_id));
}

function wantedMembers(
  document: Document,
  { country }: DocumentAccount,
  { xml, pdf, transferCopy, stamp }: WantedFiles,
): Member[] {
  const asked: readonly (readonly [Member, boolean | undefined])[] = [
    ["document_xml", xml],
    ["document_pdf", pdf],
    ["document_transfer_copy_pdf", transferCopy && country.rendering.transferable(document)],
    ["stamp_img", stamp],
  ];
  return asked.flatMap(([member, isAsked]) => (isAsked ? [member] : []));
}

// The digest covers the parts of the input that can change without a new revision of the document.
function keyOf(input: RenderingInput, { id, facts }: DocumentAccount, revision: number): string {
  const { document, country: _, instalments: __, referenced, branding: ___, ...rest } = input;
  const { document_id, header } = document;
  const changing = [
    header.taxbureau_validation_status,
    [...(referenced ?? [])],
    facts.branding,
    rest,
  ];
  const digest = createHash("sha256").update(JSON.stringify(changing)).digest("base64url");
  return `${id}/${document_id}/${revision} ${digest}`;
}

function base64(bytes: Uint8Array | undefined): string | undefined {
  return bytes === undefined
    ? undefined
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}
