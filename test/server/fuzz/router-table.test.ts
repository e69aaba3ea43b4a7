import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../server/app.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import { operations } from "./contract.ts";

const methods = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"];
const paths = [...new Set(operations.map(({ path }) => path))].sort();

describe("the router's table matches the OpenAPI document:", () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });

  afterAll(() => service.close());

  it("the routes under /v1 and /auth have exactly the published paths", async () => {
    const app = await createApp(service.services);
    const routes = app.routes
      // A path with a star belongs to middleware and not to an operation.
      .filter(({ path }) => /^\/(auth|v1)(\/[^*]|$)/.test(path))
      .map(({ path }) => path.replace(/:[^/]+/g, "{}"));
    expect([...new Set(routes)].sort()).toEqual(
      paths.map((path) => path.replace(/\{\w+\}/g, "{}")),
    );
  });

  it.each(paths)(
    "%s accepts the published methods, and returns 405 with Allow for all other methods",
    async (path) => {
      const own = operations.filter((one) => one.path === path).map(({ method }) => method);
      const allowed = (own.includes("GET") ? [...own, "HEAD"] : own).sort();
      const responded: string[] = [];
      for (const method of methods) {
        const response = await service.request(path.replace(/\{\w+\}/, "1"), { method });
        if (response.status !== 405) responded.push(method);
        else expect(response.headers.get("Allow")).toBe(allowed.join(", "));
      }
      expect(responded).toEqual(allowed);
    },
  );
});
