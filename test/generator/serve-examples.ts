import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isObject, type Json } from "../../generator/openapi/pointer.ts";
import type { DeclaredResponse } from "../../generator/plan/contents.ts";
import { invalidStatus } from "../../generator/plan/error-bodies.ts";
import type { Operation } from "../../generator/plan/operations.ts";
import type { Plan } from "../../generator/plan/plan.ts";
import type { ResolvedSpec } from "../../generator/resolve/resolve.ts";
import { exampleOf, requestFor } from "./example-requests.ts";
import { importFrom } from "./output.ts";
import { sample } from "./sample.ts";

/** The results of `serveExamples`, which runs the generated server with stubs as handlers. */
export interface Served {
  /** The number of responses with each status. */
  statuses: Record<string, number>;
  /** The number of valid examples of webhooks and callbacks. */
  webhooks: number;
  /** Examples that both the generated code and Ajv reject: mistakes in the spec. */
  wrongExamples: string[];
  /**
   * Requests whose response has another status than the stub returned, except requests in `wrongExamples`. Also
   * webhooks and callbacks whose example is accepted by only one of Ajv and the generated validator.
   */
  wrong: string[];
  /** Errors that the server reported, e.g. for a response example that the response's schema rejects. */
  reports: string[];
}

interface App {
  request(path: string, init: RequestInit): Promise<Response>;
}

/**
 * Sends requests to the server in `folder`: one for each operation and request media type, except `trace` operations
 * and paths with `?` or `#`. Also validates the examples of webhooks and callbacks.
 */
export async function serveExamples(
  folder: string,
  plan: Plan,
  spec: ResolvedSpec,
): Promise<Served> {
  const { createRoutes } = await importFrom<{ createRoutes(options: object): Promise<App> }>(
    folder,
    "routes.ts",
  );
  const served: Served = { statuses: {}, webhooks: 0, wrongExamples: [], wrong: [], reports: [] };
  const app = await createRoutes({
    ...stubs(plan, spec),
    responses: "log",
    onError: (error: unknown) => served.reports.push(String(error)),
  });
  const fits = independentValidator(plan);
  for (const operation of plan.operations) {
    if (operation.method === "trace" || !/^\/[^?#]*$/.test(operation.path)) continue;
    for (const content of operation.body?.contents ?? [undefined]) {
      const { init, url, body } = requestFor(operation, content, plan, spec);
      const { status, text } = await ask(app, url, init);
      served.statuses[status] = (served.statuses[status] ?? 0) + 1;
      if (status === declaredStatus(operation)) continue;
      const line = `${operation.method} ${url}: ${status} ${text.slice(0, 300)}`;
      const model = content?.model;
      const mistaken = model !== undefined && body !== undefined && !fits(model, body);
      if (status === invalidStatus(operation.responses) && mistaken)
        served.wrongExamples.push(line);
      else served.wrong.push(line);
    }
  }
  for (const { path, body } of [...plan.webhooks, ...plan.callbacks]) {
    for (const content of body?.contents ?? []) {
      const validator = plan.bodies.find(({ model }) => model === content.model);
      const example = exampleOf(content, plan, spec);
      if (validator === undefined || content.model === undefined || example === undefined) continue;
      const { is } = await importFrom<{ is(body: unknown): boolean }>(
        folder,
        `validators/${validator.name}.js`,
      );
      if (is(example) !== fits(content.model, example)) served.wrong.push(`webhook ${path}`);
      else if (!is(example)) served.wrongExamples.push(`webhook ${path}`);
      else served.webhooks++;
    }
  }
  return served;
}

async function ask(app: App, url: string, init: RequestInit) {
  const response = await app.request(url, init);
  return { status: response.status, text: await response.text() };
}

function stubs(plan: Plan, spec: ResolvedSpec): object {
  const models = new Map(plan.models.map((model) => [model.name, model]));
  const operations = plan.operations.map((operation) => [
    operation.id,
    async () => {
      const response = chosenResponse(operation);
      const content = response?.contents[0];
      const status = declaredStatus(operation);
      if (content?.mediaType === "application/problem+json") return { status, problem: {} };
      const headers = (response?.headers ?? []).map(({ name, schema }) => [
        name,
        String(sample(schema, models)),
      ]);
      const body = content === undefined ? undefined : exampleOf(content, plan, spec);
      const text =
        content?.kind === "json" || body === undefined ? body : String(JSON.stringify(body));
      return { status, body: text, headers: Object.fromEntries(headers) };
    },
  ]);
  const known = async () => ({ principal: "someone", roles: plan.operations.flatMap(rolesOf) });
  return {
    operations: Object.fromEntries(operations),
    resolvers: {},
    security: Object.fromEntries(Object.keys(plan.schemes).map((name) => [name, known])),
  };
}

function rolesOf({ security }: Operation): string[] {
  return security.flat().flatMap(({ roles }) => roles);
}

function chosenResponse({ responses }: Operation): DeclaredResponse | undefined {
  return responses.find(({ status }) => status.startsWith("2")) ?? responses[0];
}

function declaredStatus(operation: Operation): number {
  const status = chosenResponse(operation)?.status ?? "204";
  return status === "default" ? 200 : Number(status.replace("XX", "00"));
}

/** Returns a function that validates a value against a model with Ajv, without generated code. */
function independentValidator(plan: Plan): (model: string, value: Json) => boolean {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
  addFormats.default(ajv);
  const point = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(point);
    if (!isObject(value)) return value;
    const members = Object.entries(value).map(([key, member]) => [
      key,
      key === "$ref" && typeof member === "string" ? addressOf(member) : point(member),
    ]);
    return Object.fromEntries(members);
  };
  for (const { name, schema } of plan.models) {
    ajv.addSchema({ ...(point(schema) as object), $id: addressOf(name) });
  }
  return (model, value) => ajv.validate(addressOf(model), value);
}

function addressOf(model: string): string {
  return `http://models.example/${encodeURIComponent(model)}`;
}
