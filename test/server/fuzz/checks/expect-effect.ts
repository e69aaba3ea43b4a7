import { isRecord, valueAt } from "../bodies/places.ts";
import type { Operation } from "../contract.ts";
import type { Prepared } from "../requests/prepare.ts";
import type { Resource } from "../scenes/resource.ts";

type Asked = Prepared & { readonly sent: unknown };

const [draft, issued, cancelled] = [0, 1, 2];

/**
 * Returns the possible statuses for a request that the schema accepts: success, and errors from rules about stored data
 * or from rules that calculate with the body's values.
 */
export function expectEffect(operation: Operation, asked: Asked): readonly number[] {
  const { target, sent } = asked;
  const country = target?.account.country;
  switch (operation.id) {
    case "createDocument": {
      if (valueAt(sent, ["options", "draft_preview"]) === 1) return [200, 400, ...taken(asked)];
      return [201, 400, ...taken(asked)];
    }
    case "updateDocument":
      // Outside Chile, a document can be updated after the authority has rejected the document.
      if (country !== "cl" && target?.status === issued) return mended(target);
      return target?.status === draft ? [200, 400] : [409, 400];
    case "getDocumentXml":
    case "getDocumentStamp":
      return [200, 404];
    case "createDocumentEmails":
      return target?.status === draft ? [409, 400] : [202, 400];
    case "changeDocumentStatus": {
      const to = valueAt(sent, ["document_status"]);
      if (country === "cl" && target?.status === draft && to === issued) return [200, 409];
      const isCancelled = country === "mx" && target?.status === issued && to === cancelled;
      return isCancelled ? [200] : [409];
    }
    case "deleteDocument":
      return target?.status === draft ? [204, 409] : [409];
    case "deleteWebhookSubscription":
      return [204];
    case "createNumberingAuthorization":
      return [201, 400];
    case "deleteNumberingAuthorization":
      return [204];
    case "authenticate":
      return [200, 401];
    case "createAccount":
      return [201, 400, 409];
    case "updateAccount":
      return [200, 400];
    case "changeAccountPassword":
      return [200, 400];
    case "revokeTokens":
      return [204];
    case "getAccountCertificate":
      return [200, 404];
    case "checkAccountCertificate":
      return [201, 404];
    case "createCompanyBranch":
      return [201, 400, ...codeTaken(sent)];
    case "updateCompanyBranch":
      return [200, 400, ...codeTaken(sent)];
    case "createWebhookSubscription":
      // The account may already have 64 subscriptions, the maximum.
      return [201, 400, 409];
    case "replayWebhookDelivery":
      return [201, 409];
    case "updateCustomerSupplier":
      return [200];
    default:
      return [200];
  }
}

function mended({ shown }: Resource): readonly number[] {
  const verdict = valueAt(shown, ["authority", "status"]);
  if (verdict === "refused") return [200, 400];
  return verdict === undefined ? [200, 400, 409] : [409, 400];
}

function taken({ sent }: Asked): readonly number[] {
  return valueAt(sent, ["header", "document_number"]) === undefined ? [] : [409];
}

function codeTaken(sent: unknown): readonly number[] {
  return isRecord(sent) && Object.hasOwn(sent, "company_branch_internal_code") ? [409] : [];
}
