import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { fastify } from "fastify";

// The published schema needs Ajv for draft 2020-12. Ajv's strict mode would reject our `x-` annotations.
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
const schema = JSON.parse(readFileSync("generated/schemas/document-create.cl.json", "utf8"));
const app = fastify();
app.setValidatorCompiler(({ schema }) => ajv.compile(schema as object));
app.post("/v1/documents", { schema: { body: schema } }, async (request, reply) => {
  reply.code(201);
  return request.body;
});
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
