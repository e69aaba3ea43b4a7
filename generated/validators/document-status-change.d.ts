// Generated; do not edit.
import type { DocumentStatusChange } from "../types/models.d.ts";

/** Whether a body is a document-status-change under the shared schema. */
export declare const is: (body: unknown) => body is DocumentStatusChange;

/** The same judgement for each variant of the body. */
export declare const variants: {
};
