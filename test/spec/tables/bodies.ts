import { account } from "./account.ts";
import { companyBranch } from "./company-branch.ts";
import { customerSupplier } from "./customer-supplier.ts";
import { additional } from "./document-additional.ts";
import {
  documentBlocks,
  electronicDocument,
  options,
  paymentLink,
  result,
  totals,
} from "./document-blocks.ts";
import { header } from "./document-header.ts";
import { details, globals, longDescription, references } from "./document-lines.ts";
import { column, type Row, rows } from "./row.ts";
import { webhookSubscription } from "./webhook-subscription.ts";

/** By request body: its fields, from the tables in this folder. */
export const bodies: Readonly<Record<string, readonly Row[]>> = {
  "account-create": rows("", account),
  "document-create": [
    ...column("create", "", documentBlocks),
    ...rows("options.", options),
    ...column("create", "header.", header),
    ...rows("header.additional.", additional),
    ...column("create", "details[].", details),
    ...rows("details[].", longDescription.create),
    ...rows("references[].", references),
    ...rows("globals_discounts_surcharges[].", globals),
    ...column("create", "totals.", totals),
    ...rows("payment_link.", paymentLink),
  ],
  "document-update": [
    ...column("update", "", documentBlocks),
    ...column("update", "header.", header),
    ...column("update", "details[].", details),
    ...rows("details[].", longDescription.update),
    ...column("update", "totals.", totals),
    ...rows("electronic_document.", electronicDocument),
    ...rows("payment_link.", paymentLink),
    ...rows("result.", result),
  ],
  "customer-supplier-update": rows("", customerSupplier),
  "company-branch-create": column("create", "", companyBranch),
  "company-branch-update": column("update", "", companyBranch),
  "webhook-subscription-create": rows("", webhookSubscription),
};
