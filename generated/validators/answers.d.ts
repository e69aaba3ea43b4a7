/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

/** The validators of response bodies, by name. */
export declare const validators: {
  readonly "Account": (value: unknown) => boolean;
  readonly "AccountCertificate": (value: unknown) => boolean;
  readonly "AccountList": (value: unknown) => boolean;
  readonly "CompanyBranch": (value: unknown) => boolean;
  readonly "CompanyBranchList": (value: unknown) => boolean;
  readonly "CustomerSupplier": (value: unknown) => boolean;
  readonly "CustomerSupplierList": (value: unknown) => boolean;
  readonly "Document": (value: unknown) => boolean;
  readonly "DocumentEmailList": (value: unknown) => boolean;
  readonly "DocumentEmails": (value: unknown) => boolean;
  readonly "DocumentList": (value: unknown) => boolean;
  readonly "NumberingAuthorization": (value: unknown) => boolean;
  readonly "NumberingAuthorizationList": (value: unknown) => boolean;
  readonly "PasswordChanged": (value: unknown) => boolean;
  readonly "Problem": (value: unknown) => boolean;
  readonly "Summary": (value: unknown) => boolean;
  readonly "Token": (value: unknown) => boolean;
  readonly "WebhookDelivery": (value: unknown) => boolean;
  readonly "WebhookDeliveryList": (value: unknown) => boolean;
  readonly "WebhookSubscription": (value: unknown) => boolean;
  readonly "WebhookSubscriptionList": (value: unknown) => boolean;
};

/** @deprecated The former name of `validators`. */
export declare const judges: typeof validators;
