/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. A typed client for Talonario, based on openapi-fetch.
import { createClientOf } from "./client/create-client.js";

export { ProblemError } from "./client/problem-error.js";

/** @type {any} */
const facts = {"open":["POST /auth"],"keyed":["POST /v1/accounts","POST /v1/accounts/{account_id}/certificate/checks","POST /v1/company_branches","POST /v1/documents","POST /v1/documents/{document_id}/emails","POST /v1/numbering_authorizations","POST /v1/webhook_deliveries/{webhook_delivery_id}/replays","POST /v1/webhook_subscriptions"],"streams":{},"reads":{"GET /v1/documents/{document_id}/pdf":[{"type":"application/pdf","as":"blob"}],"GET /v1/documents/{document_id}/stamp":[{"type":"image/png","as":"blob"}],"GET /v1/documents/{document_id}/xml":[{"type":"application/xml","as":"text"}]}};

/** @type {(options?: any) => any} */
export const createClient = (options) => createClientOf(facts, options);

/** @type {(options?: any) => any} */
export const createOutcomeClient = (options) => createClientOf(facts, { ...options, throws: false });
