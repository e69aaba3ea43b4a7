/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.
import type { Explanation } from "./runtime/explanation.d.ts";

/** The validators of an operation's parameters, by name. */
export declare const explanations: {
  readonly " none": (value: unknown) => Explanation;
  readonly "listAccounts query": (value: unknown) => Explanation;
  readonly "createAccount header": (value: unknown) => Explanation;
  readonly "getAccount path": (value: unknown) => Explanation;
  readonly "updateAccount path": (value: unknown) => Explanation;
  readonly "getAccountCertificate path": (value: unknown) => Explanation;
  readonly "checkAccountCertificate path": (value: unknown) => Explanation;
  readonly "checkAccountCertificate header": (value: unknown) => Explanation;
  readonly "changeAccountPassword path": (value: unknown) => Explanation;
  readonly "listCompanyBranches query": (value: unknown) => Explanation;
  readonly "createCompanyBranch header": (value: unknown) => Explanation;
  readonly "getCompanyBranch path": (value: unknown) => Explanation;
  readonly "updateCompanyBranch path": (value: unknown) => Explanation;
  readonly "listCustomersSuppliers query": (value: unknown) => Explanation;
  readonly "getCustomerSupplier path": (value: unknown) => Explanation;
  readonly "updateCustomerSupplier path": (value: unknown) => Explanation;
  readonly "listDocuments query": (value: unknown) => Explanation;
  readonly "createDocument query": (value: unknown) => Explanation;
  readonly "createDocument header": (value: unknown) => Explanation;
  readonly "deleteDocument path": (value: unknown) => Explanation;
  readonly "getDocument path": (value: unknown) => Explanation;
  readonly "getDocument query": (value: unknown) => Explanation;
  readonly "changeDocumentStatus path": (value: unknown) => Explanation;
  readonly "updateDocument path": (value: unknown) => Explanation;
  readonly "listDocumentEmails path": (value: unknown) => Explanation;
  readonly "listDocumentEmails query": (value: unknown) => Explanation;
  readonly "createDocumentEmails path": (value: unknown) => Explanation;
  readonly "createDocumentEmails header": (value: unknown) => Explanation;
  readonly "getDocumentPdf path": (value: unknown) => Explanation;
  readonly "getDocumentPdf header": (value: unknown) => Explanation;
  readonly "getDocumentStamp path": (value: unknown) => Explanation;
  readonly "getDocumentStamp header": (value: unknown) => Explanation;
  readonly "getDocumentXml path": (value: unknown) => Explanation;
  readonly "getDocumentXml header": (value: unknown) => Explanation;
  readonly "listNumberingAuthorizations query": (value: unknown) => Explanation;
  readonly "createNumberingAuthorization header": (value: unknown) => Explanation;
  readonly "deleteNumberingAuthorization path": (value: unknown) => Explanation;
  readonly "getNumberingAuthorization path": (value: unknown) => Explanation;
  readonly "getSummary query": (value: unknown) => Explanation;
  readonly "listWebhookDeliveries query": (value: unknown) => Explanation;
  readonly "getWebhookDelivery path": (value: unknown) => Explanation;
  readonly "replayWebhookDelivery path": (value: unknown) => Explanation;
  readonly "replayWebhookDelivery header": (value: unknown) => Explanation;
  readonly "listWebhookSubscriptions query": (value: unknown) => Explanation;
  readonly "createWebhookSubscription header": (value: unknown) => Explanation;
  readonly "deleteWebhookSubscription path": (value: unknown) => Explanation;
  readonly "getWebhookSubscription path": (value: unknown) => Explanation;
};
