import type { Operations, Resolvers } from "../../generated/routes.ts";
import type { Access } from "../auth/access.ts";
import type { Principal } from "../auth/principal.ts";
import type { Callers } from "../http/callers.ts";
import type { Services } from "../services.ts";
import {
  accountCertificateOperations,
  accountCertificateResolvers,
} from "./account-certificates.ts";
import { accountOperations, accountResolvers } from "./accounts.ts";
import { authOperations } from "./auth.ts";
import { companyBranchOperations, companyBranchResolvers } from "./company-branches.ts";
import { customerSupplierOperations, customerSupplierResolvers } from "./customers-suppliers.ts";
import { documentOperations, documentResolvers } from "./documents.ts";
import { webhookDeliveryOperations, webhookDeliveryResolvers } from "./webhook-deliveries.ts";
import {
  webhookSubscriptionOperations,
  webhookSubscriptionResolvers,
} from "./webhook-subscriptions.ts";

/** Every operation of the interface; `access` revokes tokens, and `callers` identifies each request's caller. */
export function createOperations(
  services: Services,
  access: Access,
  callers: Callers,
): Operations<Principal> {
  return {
    ...authOperations(services, access, callers),
    ...accountOperations(services, access, callers),
    ...documentOperations(services),
    ...customerSupplierOperations(services),
    ...companyBranchOperations(services),
    ...webhookSubscriptionOperations(services),
    ...webhookDeliveryOperations(services),
    ...accountCertificateOperations(services),
  };
}

/** Guards of every operation, which run before its query and body are validated. */
export function createResolvers(services: Services): Resolvers<Principal> {
  return {
    ...accountResolvers(services),
    ...documentResolvers(services),
    ...customerSupplierResolvers(services),
    ...companyBranchResolvers(services),
    ...webhookSubscriptionResolvers(services),
    ...webhookDeliveryResolvers(services),
    ...accountCertificateResolvers(services),
  };
}
