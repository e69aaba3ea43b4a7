import { Hono } from "hono";
import { variants } from "../../../generated/validators/document-create.js";
import { serve } from "./serve.ts";

// Bare Hono with the validator. The decoder rejects bodies with invalid UTF-8.
const utf8 = new TextDecoder("utf-8", { fatal: true });
const app = new Hono();
app.post("/v1/documents", async (context) => {
  const bytes = await context.req.raw.arrayBuffer();
  const body: unknown = JSON.parse(utf8.decode(bytes));
  return variants.cl.is(body) ? context.json(body, 201) : context.json({}, 400);
});
await serve(app.fetch);
