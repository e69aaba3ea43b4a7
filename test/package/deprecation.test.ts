import type { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { generateSpec, importFrom } from "../generator/output.ts";

const day = { since: "2027-01-31", sunset: "2027-07-31" };

function spec(operation: object): object {
  const responses = { "204": { description: "Nothing." } };
  return {
    openapi: "3.1.1",
    info: { title: "Old and new", version: "1.0.0" },
    paths: {
      "/old": { get: { operationId: "readOld", security: [], responses, ...operation } },
      "/new": { get: { operationId: "readNew", security: [], responses } },
    },
  };
}

describe("an operation with x-deprecation", () => {
  it("has the Deprecation and Sunset headers in every response", async () => {
    const deprecated = { deprecated: true, "x-deprecation": day };
    const folder = await generateSpec("deprecation", spec(deprecated));
    const { createRoutes } = await importFrom<{
      createRoutes(options: object): Hono | Promise<Hono>;
    }>(folder, "routes.ts");
    const response = async () => ({ status: 204 });
    const routes = await createRoutes({ operations: { readOld: response, readNew: response } });
    const reported = async (path: string) => {
      const { status, headers } = await routes.request(path);
      return [status, headers.get("Deprecation"), headers.get("Sunset")];
    };
    const notices = ["@1801353600", "Sat, 31 Jul 2027 00:00:00 GMT"];
    expect(await reported("/old")).toEqual([204, ...notices]);
    expect(await reported("/old?other=1")).toEqual([400, ...notices]);
    expect(await reported("/new")).toEqual([204, null, null]);
  });

  it.each([
    ["no `deprecated: true`", { "x-deprecation": day }],
    ["no `since`", { deprecated: true, "x-deprecation": {} }],
    ["a day that does not exist", { deprecated: true, "x-deprecation": { since: "2027-02-30" } }],
    [
      "a `sunset` before `since`",
      { deprecated: true, "x-deprecation": { since: "2027-02-01", sunset: "2027-01-01" } },
    ],
    [
      "an unknown member in `x-deprecation`",
      { deprecated: true, "x-deprecation": { ...day, until: "2028-01-01" } },
    ],
  ])("is rejected if it has %s", async (_, operation) => {
    const error = await generateSpec("deprecation-mistake", spec(operation)).catch(
      (reason: unknown) => reason,
    );
    if (!(error instanceof SpecError)) throw error;
    expect(error.problems.map(({ code }) => code)).toEqual(["spec/annotation"]);
  });
});
