// Generated; do not edit.
import type { CustomerSupplierUpdate } from "../types/models.d.ts";

/** Whether a body is a customer-supplier-update under the shared schema. */
export declare const is: (body: unknown) => body is CustomerSupplierUpdate;

/** The same judgement for each variant of the body. */
export declare const variants: {
};
