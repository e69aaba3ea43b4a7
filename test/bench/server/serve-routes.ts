import type { Operations, Resolvers } from "../../../generated/routes.ts";
import { createRoutes } from "../../../generated/routes.ts";
import type { Document } from "../../../generated/types/models.d.ts";
import { serve } from "./serve.ts";

// The generated routes check the credential, limits, schema and rules. The operation only echoes the body.
const operations: Pick<Operations<string>, "createDocument"> = {
  createDocument: async ({ body }) => ({
    status: 201,
    headers: { Location: "/v1/documents/1" },
    body: body as unknown as Document,
  }),
};
const resolvers: Pick<Resolvers<string>, "createDocument"> = {
  createDocument: async () => ({ variant: "cl" }),
};
const routes = await createRoutes<string>({
  operations: operations as Operations<string>,
  resolvers: resolvers as Resolvers<string>,
  security: { bearer: async (principal) => ({ principal, roles: ["admin"] }) },
});
await serve(routes.fetch);
