import type { PaperInput } from "./paper-input.ts";

/** What a file shows: a document of tax, one that is none yet, one that is none any more, or one that is only shown. */
export type PaperKind = "issued" | "draft" | "cancelled" | "preview";

const kinds: readonly PaperKind[] = ["draft", "issued", "cancelled"];

/** Of which kind the files of a document are; without a `document_status` it counts as issued. */
export function paperKind({ document, preview }: PaperInput): PaperKind {
  if (preview) return "preview";
  return kinds[document.document_status ?? 1] ?? "issued";
}
