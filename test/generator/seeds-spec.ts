import type { Json } from "../../generator/openapi/pointer.ts";

/** A spec with one PUT. Its request body has `x-limits: limits`. `operation` adds or replaces members of the PUT. */
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
