import type { Json } from "../../generator/openapi/pointer.ts";

/**
 * A spec with one PUT operation. Its request body has `x-limits: limits`, unless `limits` is undefined. The members of
 * `operation` are added to the PUT operation, or replace its members.
 */
export function seedsSpec(limits: Json | undefined, operation: object = {}) {
  const content = { "application/json": { schema: { type: ["array", "object", "null"] } } };
  const body = { required: true, content, ...(limits === undefined ? {} : { "x-limits": limits }) };
  const responses = { "204": { description: "Kept." } };
  const put = { operationId: "putSeed", requestBody: body, responses, ...operation };
  return {
    openapi: "3.1.1",
    info: { title: "Seeds", version: "1" },
    paths: { "/seeds": { put } },
  };
}
