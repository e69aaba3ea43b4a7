import { Hono } from "hono";
import { variants } from "../../../generated/validators/document-create.js";
import { serve } from "./serve.ts";

// Bare Hono that validates each body. It echoes a valid body, and rejects any other with 400.
const app = new Hono();
app.post("/v1/documents", async (context) => {
  const body: unknown = await context.req.json();
  return variants.cl.is(body) ? context.json(body, 201) : context.json({}, 400);
});
await serve(app.fetch);
