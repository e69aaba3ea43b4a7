import type { Operations, Resolvers } from "../../generated/routes.ts";
import type { Access } from "../auth/access.ts";
import type { Principal } from "../auth/principal.ts";
import type { Callers } from "../http/callers.ts";
import { createFileCache } from "../rendering/file-cache.ts";
import type { Services } from "../services.ts";
import {
  accountCertificateOperations,
  accountCertificateResolvers,
} from "./account-certificates.ts";
import { accountOperations, accountResolvers } from "./accounts.ts";
import { authOperations } from "./auth.ts";
import { companyBranchOperations, companyBranchResolvers } from "./company-branches.ts";
import { customerSupplierOperations, customerSupplierResolvers } from "./customers-suppliers.ts";
import { documentEmailOperations, documentEmailResolvers } from "./document-emails.ts";
import { documentFileOperations, documentFileResolvers } from "./document-files.ts";
import { documentOperations, documentResolvers } from "./documents.ts";
import {
  numberingAuthorizationOperations,
  numberingAuthorizationResolvers,
} from "./numbering-authorizations.ts";
import { summaryOperations, summaryResolvers } from "./summary.ts";
import { webhookDeliveryOperations, webhookDeliveryResolvers } from "./webhook-deliveries.ts";
import {
  webhookSubscriptionOperations,
  webhookSubscriptionResolvers,
} from "./webhook-subscriptions.ts";

const MOST_CACHED_BYTES = 16 * 1024 * 1024;

/** Returns every operation of the interface. Operations that revoke tokens report the revocation to `access`. */
export function createOperations(
  services: Services,
  access: Access,
  callers: Callers,
): Operations<Principal> {
  const cache = createFileCache(MOST_CACHED_BYTES);
  return {
    ...authOperations(services, access, callers),
    ...accountOperations(services, access, callers),
    ...documentOperations(services, cache),
    ...documentFileOperations(services, cache),
    ...documentEmailOperations(services),
    ...customerSupplierOperations(services),
    ...companyBranchOperations(services),
    ...numberingAuthorizationOperations(services),
    ...webhookSubscriptionOperations(services),
    ...webhookDeliveryOperations(services),
    ...accountCertificateOperations(services),
    ...summaryOperations(services),
  };
}

/** Returns the resolvers. They check access to an operation's target before the query and the body are validated. */
export function createResolvers(services: Services): Resolvers<Principal> {
  return {
    ...accountResolvers(services),
    ...documentResolvers(services),
    ...documentFileResolvers(services),
    ...documentEmailResolvers(services),
    ...customerSupplierResolvers(services),
    ...companyBranchResolvers(services),
    ...numberingAuthorizationResolvers(services),
    ...webhookSubscriptionResolvers(services),
    ...webhookDeliveryResolvers(services),
    ...accountCertificateResolvers(services),
    ...summaryResolvers(services),
  };
}
