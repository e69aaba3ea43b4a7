import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const methods = ["get", "put", "post", "patch", "delete"] as const;
type Method = (typeof methods)[number];

interface Operation {
  readonly operationId: string;
  readonly "x-origin": string;
  readonly parameters?: ParameterList;
  readonly requestBody?: {
    readonly "x-limits"?: { readonly bytes?: number; readonly values?: number };
    readonly content: Record<string, { readonly schema: { readonly $ref: string } }>;
  };
  readonly responses: Readonly<Record<string, { readonly description?: string }>>;
}

interface PathItem extends Readonly<Partial<Record<Method, Operation>>> {
  readonly parameters?: ParameterList;
}

interface Api {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

type ParameterList = readonly (Parameter | { readonly $ref: string })[];

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: { readonly type: string; readonly enum?: readonly number[] };
}

const api: Api = JSON.parse(readFileSync("generated/openapi.json", "utf8"));
const all = Object.entries(api.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [{ path, method, ...operation }];
  }),
);

/** The specified endpoints: method, path, body's schema, success status, pattern of that response's description. */
const endpoints = [
  ["post", "/v1/accounts", "AccountCreate", "201", /account.*successfully created/i],
  ["post", "/v1/documents", "DocumentCreate", "201", /document created/i],
  ["put", "/v1/documents/{document_id}", "DocumentUpdate", "200", /document updated/i],
  [
    "put",
    "/v1/customers_suppliers/{customer_supplier_id}",
    "CustomerSupplierUpdate",
    "200",
    /updated/i,
  ],
  ["post", "/v1/company_branches", "CompanyBranchCreate", "201", /company branch generated/i],
  ["put", "/v1/company_branches/{company_branch_id}", "CompanyBranchUpdate", "200", /updated/i],
  [
    "post",
    "/v1/webhook_subscriptions",
    "WebhookSubscriptionCreate",
    "201",
    /digital certificate link successfully generated/i,
  ],
] as const;

describe("the operations that the interface specifies", () => {
  it("are exactly the seven operations with `x-origin: specified`", () => {
    const specified = all.filter((one) => one["x-origin"] === "specified");
    const names = specified.map(({ method, path }) => `${method} ${path}`).sort();
    expect(names).toEqual(endpoints.map(([method, path]) => `${method} ${path}`).sort());
  });

  it.each(endpoints)(
    "%s %s accepts a body of type %s and responds with %s",
    (method, path, body, status, words) => {
      const operation = api.paths[path]?.[method];
      const schema = operation?.requestBody?.content["application/json"]?.schema;
      expect(schema?.$ref).toBe(`#/components/schemas/${body}`);
      expect(operation?.responses[status]?.description).toMatch(words);
    },
  );

  it("have one query parameter in total: generate_stamp of /v1/documents, with the values 0 and 1", () => {
    const queries = endpoints.flatMap(([method, path]) => {
      const item = api.paths[path];
      const parameters = [...(item?.parameters ?? []), ...(item?.[method]?.parameters ?? [])];
      return parameters
        .map((one) =>
          "$ref" in one ? api.components.parameters[one.$ref.split("/").at(-1) ?? ""] : one,
        )
        .filter((one) => one?.in === "query")
        .map((one) => [path, one]);
    });
    expect(queries).toHaveLength(1);
    expect(queries[0]).toMatchObject([
      "/v1/documents",
      { name: "generate_stamp", schema: { type: "integer", enum: [0, 1] } },
    ]);
  });
});

describe("every operation", () => {
  it.each(all)("$operationId has an x-origin: specified, named or added", (operation) => {
    expect(["specified", "named", "added"]).toContain(operation["x-origin"]);
  });

  it.each(all)(
    "$operationId has responses for 401 and 500, and for 404 if its path ends in an identifier",
    ({ responses, path }) => {
      const statuses = Object.keys(responses);
      expect(statuses).toEqual(expect.arrayContaining(["401", "500"]));
      if (path.endsWith("}")) expect(statuses).toContain("404");
    },
  );

  it.each(all.filter((one) => one.requestBody))(
    "$operationId has responses for a rejected body: 400, 413 and 415",
    ({ responses }) => {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(["400", "413", "415"]));
    },
  );
});

it("every body has the expected limits; the service, not the spec, limits the bytes of documents and accounts", () => {
  const bodies = all.filter(({ requestBody }) => requestBody !== undefined);
  const bytes = bodies.map(({ operationId, requestBody }) => [
    operationId,
    requestBody?.["x-limits"]?.bytes,
  ]);
  const configured = ["createAccount", "createDocument", "updateAccount", "updateDocument"];
  expect(Object.fromEntries(bytes)).toEqual(
    Object.fromEntries(
      bodies.map(({ operationId: id, path }) => {
        const usual = path === "/auth" ? 8192 : 262_144;
        return [id, configured.includes(id) ? undefined : usual];
      }),
    ),
  );
  for (const { path, requestBody } of bodies) {
    expect(requestBody?.["x-limits"]?.values).toBe(path === "/auth" ? undefined : 100_000);
  }
});
