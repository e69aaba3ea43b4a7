import { createRequire } from "node:module";
import type { GlobalContext } from "openapi-typescript";
import type ts from "typescript";
import { plainKinds, shapeOfMember } from "../../openapi/object-shapes.ts";
import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import { kindOf } from "../../resolve/content-validation.ts";
import type { Files } from "../files.ts";
import { markedName, markFor } from "./marks.ts";
import { withFilesType } from "./sent-bodies.ts";
import type { TypedModel } from "./typed-models.ts";

/**
 * Loads inner modules of openapi-typescript, because the package's entry would bundle and lint the document again.
 * With `import` instead of `require`, Node would scan the whole TypeScript compiler for exports.
 */
const require = createRequire(import.meta.url);
const { factory }: typeof ts = require("typescript");
const {
  astToString,
}: typeof import("openapi-typescript") = require("openapi-typescript/dist/lib/ts.cjs");
const { scanDiscriminators, resolveRef }: Inside = require("openapi-typescript/dist/lib/utils.cjs");
const printTypes: (document: object, context: Partial<GlobalContext>) => ts.Node[] =
  require("openapi-typescript/dist/transform/index.cjs");

interface Inside {
  scanDiscriminators(document: object, options: object): GlobalContext["discriminators"];
  resolveRef(document: object, reference: string, options: object): undefined;
}

/**
 * The types of paths and operations, printed by openapi-typescript. The `x-model` of a schema is a model's
 * name or a key of `standIns`. The schema is printed as this model of `models.d.ts`, or as the type under this
 * key, such as `Blob`.
 */
export function emitPaths(
  models: readonly TypedModel[],
  openapi: JsonObject,
  standIns: ReadonlyMap<string, string>,
): Files {
  const schemas = Object.fromEntries(
    models.map(({ name }) => [name, { type: "object", "x-model": name }]),
  );
  const components = isObject(openapi.components) ? openapi.components : {};
  const slim = typed("openapi", { ...openapi, components: { ...components, schemas } });
  const text = JSON.stringify(slim);
  const marks = { percent: markFor(text, "percent"), inherited: markFor(text, "inherited") };
  const document = odd.test(text) ? marked(slim, marks) : JSON.parse(text);
  namedOnce(document);
  const types = new Map([
    ...standIns,
    ...models.map(({ name }): [string, string] => [name, `Models.${name}`]),
  ]);
  const imports = 'import type * as Models from "./models.d.ts";';
  const holdsFiles = [...standIns.values()].some((type) => type.startsWith("WithFiles<"));
  const nodes = printTypes(document, {
    defaultNonNullable: true,
    discriminators: scanDiscriminators(document, { silent: true }),
    inject: holdsFiles ? `${imports}\n${withFilesType}` : imports,
    injectFooter: [],
    resolve: (reference) => resolveRef(document, reference, { silent: true }),
    silent: true,
    transform: (schema) => {
      const type = types.get(Reflect.get(schema, "x-model"));
      return type === undefined ? undefined : factory.createTypeReferenceNode(type);
    },
  });
  const printed = astToString(nodes).replaceAll(marks.inherited, "").replaceAll(marks.percent, "%");
  return new Map([
    ["types/openapi.d.ts", `// Generated; do not edit. Paths and operations.\n${printed}`],
    // An empty module, because some compilers keep an import that is used only for types.
    ["types/openapi.js", "export {};\n"],
  ]);
}

/**
 * Removes an operationId that an earlier operation already has. If paths share a path item, the operations of the
 * item repeat, and openapi-typescript would declare them twice. An operation without operationId is printed at its
 * path.
 */
function namedOnce({ paths, webhooks, components }: JsonObject): void {
  const { pathItems } = isObject(components) ? components : {};
  const items = [paths, webhooks, pathItems].flatMap(membersOf);
  const names = new Set<Json>();
  for (const operation of items.flatMap(membersOf)) {
    if (operation.operationId === undefined) continue;
    if (names.has(operation.operationId)) delete operation.operationId;
    else names.add(operation.operationId);
  }
}

function membersOf(value: Json | undefined): JsonObject[] {
  return isObject(value) ? Object.values(value).filter(isObject) : [];
}

/**
 * Matches names that openapi-typescript misreads: names with a percent sign, which are decoded as in a URI, and
 * names that every object inherits. Marks protect these names until the types are printed.
 */
const odd = new RegExp(`%|"(${Object.getOwnPropertyNames(Object.prototype).join("|")})"`);

interface Marks {
  percent: string;
  inherited: string;
}

function marked(value: Json, marks: Marks): Json {
  if (typeof value === "string") return value.replaceAll("%", marks.percent);
  if (Array.isArray(value)) return value.map((item) => marked(item, marks));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, member]) => [
    markedName(key.replaceAll("%", marks.percent), marks.inherited),
    key === "$ref" && typeof member === "string"
      ? member
          .split("/")
          .map((segment) => markedName(segment.replaceAll("%25", marks.percent), marks.inherited))
          .join("/")
      : marked(member, marks),
  ]);
  return Object.fromEntries(entries);
}

/** A part of a document, reduced to the members that affect types; omits examples and extensions. */
function typed(kind: string, value: Json): Json {
  if (!isObject(value) || (kind === "schema" && value["x-model"] !== undefined)) return value;
  const given = kind === "parameter" ? withSchema(value) : value;
  const entries = Object.entries(given).flatMap(([name, member]): [string, Json][] => {
    const shape = shapeOfMember(kind, name);
    if (name === "$ref" && kind !== "schema") return [[name, member]];
    if (shape === undefined || /^examples?$/.test(name)) return [];
    if (plainKinds.has(shape.kind)) return [[name, member]];
    if (shape.held === "list" && Array.isArray(member)) {
      return [[name, member.map((item) => typed(shape.kind, item))]];
    }
    if (shape.held !== "map" || !isObject(member)) return [[name, typed(shape.kind, member)]];
    const members = Object.entries(member)
      .filter(([key, item]) => !key.startsWith("x-") || isObject(item))
      .map(([key, item]) => [key, typed(shape.kind, item)]);
    return [[name, Object.fromEntries(members)]];
  });
  return Object.fromEntries(entries);
}

/** Copies the schema of a parameter's JSON `content` to `schema`; openapi-typescript would print `string` otherwise. */
function withSchema(parameter: JsonObject): JsonObject {
  const [[mediaType, media] = []] = Object.entries(Object(parameter.content));
  if (mediaType === undefined || !isObject(media)) return parameter;
  const { schema = {} } = media;
  return kindOf(mediaType, schema) === "json" ? { ...parameter, schema } : parameter;
}
