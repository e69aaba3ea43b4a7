import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import type { Code } from "../../generator/catalogue.ts";
import { emit } from "../../generator/emit/emit.ts";
import { startTypes } from "../../generator/emit/types/start-types.ts";
import { understand } from "../../generator/generate.ts";
import type { Answer, Content } from "../../generator/plan/contents.ts";
import type { Model } from "../../generator/plan/models.ts";
import type { Operation } from "../../generator/plan/operations.ts";
import type { Parameter } from "../../generator/plan/parameters.ts";
import type { Plan } from "../../generator/plan/plan.ts";
import { isObject, type Json } from "../../generator/pointer.ts";
import { follow, type ResolvedSpec } from "../../generator/resolve/resolve.ts";
import { folderFor, importFrom, writeFiles } from "./output.ts";
import { sample } from "./sample.ts";

/** One document that is not ours: a JSON list of these stands where PUBLIC_DOCUMENTS says. */
interface Document {
  name: string;
  file: string;
  allow?: string[];
}

const list = process.env.PUBLIC_DOCUMENTS ?? "";
const documents: Document[] = list === "" ? [] : JSON.parse(readFileSync(list, "utf8"));

interface App {
  request(path: string, init: RequestInit): Promise<Response>;
}

describe.skipIf(list === "")("a server made from a public document", () => {
  it.each(documents)("$name answers its own examples", { timeout: 300_000 }, async (document) => {
    const folder = folderFor(`public/${document.name}`);
    const entry = path.resolve(path.dirname(list), document.file);
    const allow = new Set((document.allow ?? []) as Code[]);
    const { spec, planned } = await understand(entry, { allow });
    writeFiles(folder, await emit(spec, planned, startTypes()));
    const { createRoutes } = await importFrom<{ createRoutes(options: object): Promise<App> }>(
      folder,
      "routes.ts",
    );
    const told: unknown[] = [];
    const app = await createRoutes({
      ...stubs(planned, spec),
      responses: "log",
      onError: (error: unknown) => told.push(error),
    });
    const counts: Record<string, number> = {};
    const wrong: string[] = [];
    const judge = independentJudge(planned);
    for (const operation of planned.operations) {
      if (operation.method === "trace" || /[?#]/.test(operation.path)) continue;
      for (const content of operation.body?.contents ?? [undefined]) {
        const { init, url, body } = requestFor(operation, content, planned, spec);
        const response = await app.request(url, init);
        counts[response.status] = (counts[response.status] ?? 0) + 1;
        if (response.status < 400 || response.status === declaredStatus(operation)) continue;
        const text = await response.text();
        // An example that another validator refuses too is the document's own mistake.
        const refused =
          content?.model !== undefined && body !== undefined && !judge(content.model, body);
        if (response.status === 400 && refused)
          counts.wrongExample = (counts.wrongExample ?? 0) + 1;
        else wrong.push(`${operation.method} ${url}: ${response.status} ${text.slice(0, 300)}`);
      }
    }
    console.log(document.name, counts, `${told.length} answers that their schema refuses`);
    expect(wrong).toEqual([]);
  });
});

function modelsOf(plan: Plan): ReadonlyMap<string, Model> {
  return new Map(plan.models.map((model) => [model.name, model]));
}

function stubs(plan: Plan, spec: ResolvedSpec): object {
  const operations = plan.operations.map((operation) => [
    operation.id,
    async () => {
      const answer = chosenAnswer(operation);
      const content = answer?.contents[0];
      const status = declaredStatus(operation);
      if (content?.mediaType === "application/problem+json") return { status, problem: {} };
      const headers = (answer?.headers ?? []).map(({ name, schema }) => [
        name,
        String(sample(schema, modelsOf(plan))),
      ]);
      const body = content === undefined ? undefined : exampleOf(content, plan, spec);
      const written =
        content?.kind === "json" || body === undefined ? body : String(JSON.stringify(body));
      return { status, body: written, headers: Object.fromEntries(headers) };
    },
  ]);
  const known = async () => ({ principal: "someone", roles: plan.operations.flatMap(rolesOf) });
  const schemes = Object.keys(plan.schemes).map((name) => [name, known]);
  return {
    operations: Object.fromEntries(operations),
    resolvers: {},
    security: Object.fromEntries(schemes),
  };
}

function rolesOf({ security }: Operation): string[] {
  return security.flat().flatMap(({ roles }) => roles);
}

function chosenAnswer({ answers }: Operation): Answer | undefined {
  return answers.find(({ status }) => status.startsWith("2")) ?? answers[0];
}

function declaredStatus(operation: Operation): number {
  const status = chosenAnswer(operation)?.status ?? "204";
  if (status === "default") return 200;
  return Number(status.replace("XX", "00"));
}

function exampleOf({ address, model }: Content, plan: Plan, spec: ResolvedSpec): Json | undefined {
  const media = spec.at(address);
  if (isObject(media)) {
    if (media.example !== undefined) return media.example;
    for (const name of Object.keys(isObject(media.examples) ? media.examples : {})) {
      const example = follow(spec, `${address}/examples/${name}`).value;
      if (isObject(example) && example.value !== undefined) return example.value;
    }
  }
  return sample(model === undefined ? {} : { $ref: model }, modelsOf(plan));
}

function requestFor(
  operation: Operation,
  content: Content | undefined,
  plan: Plan,
  spec: ResolvedSpec,
) {
  const text = (parameter: Parameter) => {
    const value = sample(parameter.schema, modelsOf(plan));
    if (Array.isArray(value)) return value.join(",");
    return isObject(value) ? JSON.stringify(value) : String(value);
  };
  const at = (place: string) => operation.parameters.filter((one) => one.in === place);
  const url = at("path").reduce(
    (path, one) => path.replace(`{${one.name}}`, encodeURIComponent(text(one))),
    operation.path,
  );
  const query = at("query")
    .filter((one) => one.required && one.style !== "deepObject")
    .map((one) => `${encodeURIComponent(one.name)}=${encodeURIComponent(text(one))}`);
  const headers: Record<string, string> = Object.fromEntries(
    at("header")
      .filter((one) => one.required)
      .map((one) => [one.name, text(one)]),
  );
  for (const { scheme } of operation.security.flat()) {
    const definition = plan.schemes[scheme];
    if (definition?.type === "bearer") headers.Authorization = "Bearer token";
    else if (definition?.type === "basic") headers.Authorization = "Basic YTpi";
    else if (definition?.type === "apiKey") {
      if (definition.in === "header") headers[definition.name] = "key";
      else if (definition.in === "query") query.push(`${definition.name}=key`);
      else headers.Cookie = `${definition.name}=key`;
    }
  }
  const body = content === undefined ? undefined : exampleOf(content, plan, spec);
  const method = operation.method.toUpperCase();
  const init: RequestInit = { method, headers };
  if (content !== undefined && body !== undefined) {
    const written = write(content, body);
    init.body = written;
    if (!(written instanceof FormData))
      headers["Content-Type"] = content.mediaType.replace("*/*", "application/json");
  }
  return { init, body, url: query.length === 0 ? url : `${url}?${query.join("&")}` };
}

function write({ kind }: Content, body: Json): string | FormData {
  if (kind === "json") return JSON.stringify(body);
  const fields = Object.entries(isObject(body) ? body : {}).map(
    ([name, value]): [string, string] => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ],
  );
  if (kind === "form") return new URLSearchParams(fields).toString();
  if (kind !== "multipart") return typeof body === "string" ? body : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Whether another compilation of the published schema accepts a value. */
function independentJudge(plan: Plan): (model: string, value: Json) => boolean {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
  addFormats.default(ajv);
  const point = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(point);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        key,
        key === "$ref" && typeof member === "string" ? `urn:model:${member}` : point(member),
      ]),
    );
  };
  for (const { name, schema } of plan.models) {
    ajv.addSchema({ ...(point(schema) as object), $id: `urn:model:${name}` });
  }
  return (model, value) => ajv.validate(`urn:model:${model}`, value);
}
