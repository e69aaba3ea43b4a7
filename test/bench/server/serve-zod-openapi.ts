import { readFileSync } from "node:fs";
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { serve } from "./serve.ts";

// Zod cannot express the conditions in `allOf` (`if`, `then`, `not`), so this server validates only the shape.
const RULES = new Set(["allOf", "if", "then", "not"]);
const shared = JSON.parse(readFileSync("generated/schemas/document-create.json", "utf8"));
const body = { content: { "application/json": { schema: z.fromJSONSchema(shapeOf(shared)) } } };
const route = createRoute({
  method: "post",
  path: "/v1/documents",
  request: { body: { ...body, required: true } },
  responses: { 201: { ...body, description: "The request's body." } },
});
const app = new OpenAPIHono();
app.openapi(route, (context) => context.json(context.req.valid("json") as object, 201));
await serve(app.fetch);

function shapeOf<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(shapeOf) as Schema;
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema).filter(
    ([name]) => !RULES.has(name) && !name.startsWith("x-"),
  );
  return Object.fromEntries(kept.map(([name, member]) => [name, shapeOf(member)])) as Schema;
}
