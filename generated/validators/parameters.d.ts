/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

/** The validators of an operation's parameters, by name. */
export declare const validators: {
  readonly " none": (value: unknown) => boolean;
  readonly "listAccounts query": (value: unknown) => boolean;
  readonly "createAccount header": (value: unknown) => boolean;
  readonly "getAccount path": (value: unknown) => boolean;
  readonly "updateAccount path": (value: unknown) => boolean;
  readonly "getAccountCertificate path": (value: unknown) => boolean;
  readonly "checkAccountCertificate path": (value: unknown) => boolean;
  readonly "checkAccountCertificate header": (value: unknown) => boolean;
  readonly "changeAccountPassword path": (value: unknown) => boolean;
  readonly "listCompanyBranches query": (value: unknown) => boolean;
  readonly "createCompanyBranch header": (value: unknown) => boolean;
  readonly "getCompanyBranch path": (value: unknown) => boolean;
  readonly "updateCompanyBranch path": (value: unknown) => boolean;
  readonly "listCustomersSuppliers query": (value: unknown) => boolean;
  readonly "getCustomerSupplier path": (value: unknown) => boolean;
  readonly "updateCustomerSupplier path": (value: unknown) => boolean;
  readonly "listDocuments query": (value: unknown) => boolean;
  readonly "createDocument query": (value: unknown) => boolean;
  readonly "createDocument header": (value: unknown) => boolean;
  readonly "deleteDocument path": (value: unknown) => boolean;
  readonly "getDocument path": (value: unknown) => boolean;
  readonly "getDocument query": (value: unknown) => boolean;
  readonly "changeDocumentStatus path": (value: unknown) => boolean;
  readonly "updateDocument path": (value: unknown) => boolean;
  readonly "listDocumentEmails path": (value: unknown) => boolean;
  readonly "listDocumentEmails query": (value: unknown) => boolean;
  readonly "createDocumentEmails path": (value: unknown) => boolean;
  readonly "createDocumentEmails header": (value: unknown) => boolean;
  readonly "getDocumentPdf path": (value: unknown) => boolean;
  readonly "getDocumentPdf header": (value: unknown) => boolean;
  readonly "getDocumentStamp path": (value: unknown) => boolean;
  readonly "getDocumentStamp header": (value: unknown) => boolean;
  readonly "getDocumentXml path": (value: unknown) => boolean;
  readonly "getDocumentXml header": (value: unknown) => boolean;
  readonly "listNumberingAuthorizations query": (value: unknown) => boolean;
  readonly "createNumberingAuthorization header": (value: unknown) => boolean;
  readonly "deleteNumberingAuthorization path": (value: unknown) => boolean;
  readonly "getNumberingAuthorization path": (value: unknown) => boolean;
  readonly "getSummary query": (value: unknown) => boolean;
  readonly "listWebhookDeliveries query": (value: unknown) => boolean;
  readonly "getWebhookDelivery path": (value: unknown) => boolean;
  readonly "replayWebhookDelivery path": (value: unknown) => boolean;
  readonly "replayWebhookDelivery header": (value: unknown) => boolean;
  readonly "listWebhookSubscriptions query": (value: unknown) => boolean;
  readonly "createWebhookSubscription header": (value: unknown) => boolean;
  readonly "deleteWebhookSubscription path": (value: unknown) => boolean;
  readonly "getWebhookSubscription path": (value: unknown) => boolean;
};

/** @deprecated The former name of `validators`. */
export declare const judges: typeof validators;
