/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.
import type { Explanation } from "./runtime/explanation.d.ts";

/** The validators of response bodies, by name. */
export declare const explanations: {
  readonly "Account": (value: unknown) => Explanation;
  readonly "AccountCertificate": (value: unknown) => Explanation;
  readonly "AccountList": (value: unknown) => Explanation;
  readonly "CompanyBranch": (value: unknown) => Explanation;
  readonly "CompanyBranchList": (value: unknown) => Explanation;
  readonly "CustomerSupplier": (value: unknown) => Explanation;
  readonly "CustomerSupplierList": (value: unknown) => Explanation;
  readonly "Document": (value: unknown) => Explanation;
  readonly "DocumentEmailList": (value: unknown) => Explanation;
  readonly "DocumentEmails": (value: unknown) => Explanation;
  readonly "DocumentList": (value: unknown) => Explanation;
  readonly "NumberingAuthorization": (value: unknown) => Explanation;
  readonly "NumberingAuthorizationList": (value: unknown) => Explanation;
  readonly "PasswordChanged": (value: unknown) => Explanation;
  readonly "Problem": (value: unknown) => Explanation;
  readonly "Summary": (value: unknown) => Explanation;
  readonly "Token": (value: unknown) => Explanation;
  readonly "WebhookDelivery": (value: unknown) => Explanation;
  readonly "WebhookDeliveryList": (value: unknown) => Explanation;
  readonly "WebhookSubscription": (value: unknown) => Explanation;
  readonly "WebhookSubscriptionList": (value: unknown) => Explanation;
};
