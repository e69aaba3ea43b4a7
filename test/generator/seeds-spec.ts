import type { Json } from "../../generator/openapi/pointer.ts";

/** A spec with one PUT. Its body is an array, object or null, with `limits` as `x-limits`; `operation` adds members. */
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
