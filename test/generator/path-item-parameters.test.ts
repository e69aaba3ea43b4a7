import { expect, it } from "vitest";
import type { App } from "./lending.ts";
import { generateSpec, importFrom } from "./output.ts";

it("an operation's header replaces a header of its path item, even if the names differ in letter case", async () => {
  const header = (name: string, type: string) => ({ name, in: "header", schema: { type } });
  const get = {
    operationId: "read",
    parameters: [header("x-id", "integer")],
    responses: { 204: { description: "d" } },
  };
  const folder = await generateSpec("path-item-parameters", {
    openapi: "3.1.1",
    info: { title: "t", version: "1" },
    paths: { "/a": { parameters: [{ ...header("X-Id", "boolean"), required: true }], get } },
  });
  const { createRoutes } = await importFrom<{ createRoutes(options: object): Promise<App> }>(
    folder,
    "routes.ts",
  );
  let received: unknown;
  const read = async ({ headers }: { headers: unknown }) => {
    received = headers;
    return { status: 204 };
  };
  const app = await createRoutes({ operations: { read } });
  const { status } = await app.request("/a", { headers: { "X-Id": "5" } });
  expect([status, received]).toEqual([204, { "x-id": 5 }]);
});
