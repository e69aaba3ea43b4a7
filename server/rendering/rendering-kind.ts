import { validationStatuses } from "../model/verdict-fields.ts";
import type { RenderingInput } from "./rendering-input.ts";

/** What a file shows: a document of tax, one that is none yet, one that is none any more, one that the authority refuses, or one that is only shown. */
export type RenderingKind = "issued" | "draft" | "cancelled" | "refused" | "preview";

const kinds: readonly RenderingKind[] = ["draft", "issued", "cancelled"];

/** Of which kind the files of a document are; without a `document_status` it counts as issued. */
export function renderingKind({ document, preview }: RenderingInput): RenderingKind {
  if (preview) return "preview";
  const kind = kinds[document.document_status ?? 1] ?? "issued";
  const isRefused = document.header.taxbureau_validation_status === validationStatuses.refused;
  return kind === "issued" && isRefused ? "refused" : kind;
}
