import { serve } from "@hono/node-server";
import { answer } from "./service.js";

serve({ fetch: answer, hostname: "127.0.0.1", port: 0 }, ({ port }) => console.log(`port ${port}`));
