import { validationStatuses } from "../model/verdict-fields.ts";
import type { RenderingInput } from "./rendering-input.ts";

/** The status that a rendering shows: issued, draft, cancelled, rejected by the authority, or preview. */
export type RenderingKind = "issued" | "draft" | "cancelled" | "rejected" | "preview";

const kinds: readonly RenderingKind[] = ["draft", "issued", "cancelled"];

/** The kind of a document's rendering; a document without `document_status` counts as issued. */
export function renderingKind({ document, preview }: RenderingInput): RenderingKind {
  if (preview) return "preview";
  const kind = kinds[document.document_status ?? 1] ?? "issued";
  const isRejected = document.header.taxbureau_validation_status === validationStatuses.rejected;
  return kind === "issued" && isRejected ? "rejected" : kind;
}
