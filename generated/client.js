// Generated; do not edit. A typed client of Talonario, on openapi-fetch.
import { createClientOf } from "./client/create-client.js";

export { ProblemError } from "./client/problem-error.js";

const facts = {"open":["POST /auth"],"keyed":["POST /v1/accounts","POST /v1/accounts/{account_id}/certificate/checks","POST /v1/company_branches","POST /v1/documents","POST /v1/webhook_deliveries/{webhook_delivery_id}/replays","POST /v1/webhook_subscriptions"]};

export const createClient = (options) => createClientOf(facts, options);
