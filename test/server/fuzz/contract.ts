import { readFileSync } from "node:fs";

/** The JSON Schema keywords that the fuzzer reads; Ajv reads all keywords. */
export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema | boolean>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly "x-decimals"?: number;
  readonly "x-base64"?: boolean;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly schema: Schema;
}

/** The declared response of an operation for one status. */
export interface DeclaredResponse {
  /** Schemas by media type; empty if the response has no body. */
  readonly contents: Readonly<Record<string, Schema>>;
  readonly requiredHeaders: readonly string[];
}

/** The declared body of an operation. */
export interface DeclaredBody {
  readonly schema: Schema;
  /** Empty if all countries share `schema`. */
  readonly variants: Variants;
  readonly mostBytes: number;
  /** Whether the body may be omitted. */
  readonly optional: boolean;
}

/** One operation of the published OpenAPI document. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Undefined if no token is required. */
  readonly roles: readonly string[] | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: DeclaredBody | undefined;
  readonly responses: Readonly<Record<string, DeclaredResponse>>;
}

/** The `$id` of each country's schema, by country code. */
export type Variants = Readonly<Record<string, string>>;
type Roles = Readonly<Record<string, readonly string[]>>;
type Node = Readonly<Record<string, unknown>>;

const METHODS = ["get", "put", "post", "patch", "delete", "head", "options", "trace"];
const file = new URL("../../../generated/openapi.json", import.meta.url);

/** The OpenAPI document that the service publishes. */
export const published = JSON.parse(readFileSync(file, "utf8")) as Node & {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Node>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** All operations of the published OpenAPI document. */
export const operations: readonly Operation[] = Object.entries(published.paths).flatMap(
  ([path, item]) =>
    METHODS.filter((method) => method in item).map((method) =>
      readOperation(path, method, item[method] as Node, (item.parameters ?? []) as Node[]),
    ),
);

/** Returns the operation with this `operationId`; throws if the `operationId` is unknown. */
export function operationOf(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`There is no operation ${id}.`);
  return found;
}

function readOperation(
  path: string,
  method: string,
  node: Node,
  shared: readonly Node[],
): Operation {
  const security = (node.security ?? published.security) as readonly Roles[];
  const parameters = [...shared, ...((node.parameters ?? []) as readonly Node[])];
  const sent = deref((node.requestBody ?? {}) as Node);
  const contents = sent.content as Contents | undefined;
  const limits = (sent["x-limits"] ?? {}) as { readonly bytes?: number };
  const media = contents?.["application/json"];
  return {
    id: String(node.operationId),
    method: method.toUpperCase(),
    path,
    roles: security.length === 0 ? undefined : security.flatMap((one) => Object.values(one)).flat(),
    parameters: parameters.map((one) => deref(one) as unknown as Parameter),
    body: media && {
      schema: media.schema,
      variants: variantsOf(media),
      mostBytes: limits.bytes ?? Number.POSITIVE_INFINITY,
      optional: sent.required !== true,
    },
    responses: Object.fromEntries(
      Object.entries(node.responses as Record<string, Node>).map(([status, response]) => [
        status,
        readResponse(deref(response)),
      ]),
    ),
  };
}

type Media = { readonly schema: Schema; readonly "x-variants"?: Node };
type Contents = Readonly<Record<string, Media>>;

/** Returns the published name of a schema: the component's name in lower case, with hyphens. */
export function publishedName({ $ref = "" }: Schema): string {
  return ($ref.split("/").at(-1) ?? "").replace(/\B[A-Z]/g, "-$&").toLowerCase();
}

function variantsOf({ schema, "x-variants": variants = {} }: Media): Variants {
  const names = Object.keys(variants).filter((name) => name !== "by");
  const id = `urn:talonario:${published.info.version}:${publishedName(schema)}`;
  return Object.fromEntries(names.map((name) => [name, `${id}.${name}`]));
}

function readResponse(response: Node): DeclaredResponse {
  const contents = Object.entries((response.content ?? {}) as Contents);
  const headers = Object.entries((response.headers ?? {}) as Readonly<Record<string, Node>>);
  return {
    contents: Object.fromEntries(contents.map(([type, { schema }]) => [type, schema])),
    requiredHeaders: headers
      .filter(([name, header]) => name === "X-Request-Id" || deref(header).required === true)
      .map(([name]) => name),
  };
}

function deref(node: Node): Node {
  if (typeof node.$ref !== "string") return node;
  const names = node.$ref.replace(/^#\//, "").split("/");
  return names.reduce((at: Node, name) => at[name] as Node, published);
}
