import { publishedName } from "../../plan/names.ts";
import type { Plan } from "../../plan/plan.ts";
import { isScalarSchema, plainSchema } from "../../plan/things.ts";
import { escapeSegment, isObject, type Json, type JsonObject, valueAt } from "../../pointer.ts";
import { follow, type ResolvedSpec, splitAddress } from "../../resolve/resolve.ts";
import type { Files } from "../files.ts";
import { withExamples } from "../vectors.ts";
import { pointReferences } from "./bundle.ts";
import { printJson } from "./schemas.ts";

const prefix = "#/components/schemas/";

/** The whole OpenAPI document in one file, with every model once under `components.schemas`. */
export function emitOpenapi(spec: ResolvedSpec, plan: Plan): Files {
  return new Map([["openapi.json", printJson(bundleOpenapi(spec, plan))]]);
}

/** The OpenAPI document as one object without references to other files. */
export function bundleOpenapi(spec: ResolvedSpec, plan: Plan): JsonObject {
  const { "x-vectors": _vectors, "x-package": _package, ...document } = spec.document;
  const bundled = inline(spec, plan, document, "") as JsonObject;
  addExamples(plan, bundled);
  const components = isObject(bundled.components) ? bundled.components : {};
  const models = plan.models.map((model) => [model.name, pointReferences(model.schema, prefix)]);
  return { ...bundled, components: { ...components, schemas: Object.fromEntries(models) } };
}

/** Gives each request body the named examples that its vectors' bases are. */
function addExamples(plan: Plan, document: JsonObject): void {
  for (const { path, method, body, id } of plan.operations) {
    const pointer = ["paths", path, method, "requestBody", "content", body?.mediaType ?? ""];
    const content = valueAt(
      document,
      pointer
        .slice(0, -1)
        .map((name) => `/${escapeSegment(name)}`)
        .join(""),
    );
    const name = plan.bodies.find((one) => one.operations.includes(id))?.name;
    if (body === undefined || name === undefined || !isObject(content)) continue;
    const media = content[body.mediaType];
    if (isObject(media)) content[body.mediaType] = withExamples(plan, name, media);
  }
}

/** Copies a part of the document: schemas point at models, what stands in other files moves in. */
function inline(spec: ResolvedSpec, plan: Plan, value: Json, key: string): Json {
  if (Array.isArray(value)) return value.map((item) => inline(spec, plan, item, ""));
  if (!isObject(value)) return value;
  if (key === "schema") {
    return pointReferences(plainSchema(spec, value), prefix);
  }
  if (typeof value.$ref === "string") {
    const [file, pointer] = splitAddress(value.$ref);
    if (`${file}#` === spec.entry) return { ...value, $ref: `#${pointer}` };
    const target = follow(spec, value.$ref).value ?? {};
    return isScalarSchema(target) ? target : inline(spec, plan, target, key);
  }
  const result: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    if (name === "x-variants" && isObject(member))
      result[name] = publishedVariants(spec, plan, value, member);
    else result[name] = inline(spec, plan, member, name);
  }
  return result;
}

/** Names, for each variant, the published schema that is the whole of it. */
function publishedVariants(
  spec: ResolvedSpec,
  plan: Plan,
  media: JsonObject,
  variants: JsonObject,
): JsonObject {
  const schema = isObject(media.schema) ? String(media.schema.$ref ?? "") : "";
  const name = publishedName(follow(spec, schema).address);
  const id = (variant: string) => `${plan.package.id}:${plan.version}:${name}.${variant}`;
  return Object.fromEntries(
    Object.entries(variants).map(([key, value]) => [key, key === "by" ? value : id(key)]),
  );
}
