import { Hono } from "hono";
import { serve } from "./serve.ts";

const app = new Hono();
app.post("/v1/documents", async (context) => context.json(await context.req.json(), 201));
await serve(app.fetch);
