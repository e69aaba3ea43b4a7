import { plainKinds, shapeOfMember } from "../../objects.ts";
import type { Plan } from "../../plan/plan.ts";
import { type Plain, plainSchemas } from "../../plan/things.ts";
import { escapeSegment, isObject, type Json, type JsonObject, valueAt } from "../../pointer.ts";
import { join, splitAddress } from "../../resolve/address.ts";
import { follow, type ResolvedSpec } from "../../resolve/resolve.ts";
import type { Files } from "../files.ts";
import { withExamples } from "../vectors.ts";
import { pointReferences } from "./bundle.ts";
import { printJson } from "./schemas.ts";

const prefix = "#/components/schemas/";

/** The OpenAPI document in one file, as text. */
export function emitOpenapi(document: JsonObject): Files {
  return new Map([["openapi.json", printJson(document)]]);
}

/** The OpenAPI document as one object without references to other files; every model is a component. */
export function bundleOpenapi(spec: ResolvedSpec, plan: Plan): JsonObject {
  const { "x-vectors": _vectors, "x-package": _package, ...document } = spec.document;
  const version = String(document.openapi).startsWith("3.1.") ? document.openapi : "3.1.1";
  const bundle = new Bundle(spec, plan);
  const bundled = bundle.copy("openapi", spec.entry, document);
  addExamples(plan, bundled);
  const components = isObject(bundled.components) ? bundled.components : {};
  const models = plan.models.map((model) => [model.name, pointReferences(model.schema, prefix)]);
  const schemas = Object.fromEntries(models);
  return { ...bundled, openapi: version ?? "3.1.1", components: { ...components, schemas } };
}

class Bundle {
  readonly #spec: ResolvedSpec;
  readonly #plan: Plan;
  readonly #plain: Plain;

  constructor(spec: ResolvedSpec, plan: Plan) {
    this.#spec = spec;
    this.#plan = plan;
    this.#plain = plainSchemas(spec, plan.names);
  }

  /** Copies one object; what the table of objects does not know, extensions aside, stays behind. */
  copy(kind: string, address: string, value: JsonObject): JsonObject {
    const entries = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
      const here = join(address, name);
      if (name === "x-variants" && isObject(member)) {
        return [[name, this.#publishedVariants(address, member)]];
      }
      if (name.startsWith("x-")) return [[name, member]];
      const shape = shapeOfMember(kind, name);
      if (shape === undefined) return [];
      if (plainKinds.has(shape.kind)) return [[name, member]];
      if (kind === "components" && name === "schemas") return [];
      if (shape.held === "list" && Array.isArray(member)) {
        return [
          [name, member.map((item, index) => this.#place(shape.kind, join(here, index), item))],
        ];
      }
      if (shape.held === "map" && isObject(member)) {
        const members = Object.entries(member).map(([key, item]): [string, Json] => [
          key,
          this.#place(shape.kind, join(here, key), item),
        ]);
        return [[name, Object.fromEntries(members)]];
      }
      return [[name, this.#place(shape.kind, here, member)]];
    });
    return Object.fromEntries(entries);
  }

  /** What stands at one place: a schema points at models, what stands in another file moves in. */
  #place(kind: string, address: string, value: Json): Json {
    if (kind === "schema") {
      const model = this.#plan.names.get(address);
      return pointReferences(model === undefined ? this.#plain(value) : { $ref: model }, prefix);
    }
    if (!isObject(value)) return value;
    if (typeof value.$ref !== "string") return this.copy(kind, address, value);
    const [file, pointer] = splitAddress(value.$ref);
    const component = `${file}#` === this.#spec.entry && pointer.startsWith("/components/");
    if (component && kind !== "path") return { ...value, $ref: `#${pointer}` };
    const { $ref: _reference, ...beside } = value;
    const target = follow(this.#spec, value.$ref);
    const moved = isObject(target.value) ? this.copy(kind, target.address, target.value) : {};
    return { ...moved, ...beside };
  }

  /** Names, for each variant, the published schema that is the whole of it. */
  #publishedVariants(address: string, variants: JsonObject): JsonObject {
    const { package: named, version, models } = this.#plan;
    const schema = follow(this.#spec, join(address, "schema")).address;
    const published = models.find((model) => model.address === schema)?.published ?? "";
    const entries = Object.entries(variants).map(([key, value]) => [
      key,
      key === "by" ? value : `${named.id}:${version}:${published}.${key}`,
    ]);
    return Object.fromEntries(entries);
  }
}

/** Gives each request body the named examples that its vectors' bases are. */
function addExamples(plan: Plan, document: JsonObject): void {
  for (const { path, method, body, id } of plan.operations) {
    const pointer = ["paths", path, method, "requestBody", "content"]
      .map((name) => `/${escapeSegment(name)}`)
      .join("");
    const content = valueAt(document, pointer);
    if (!isObject(content)) continue;
    for (const { mediaType, model } of body?.contents ?? []) {
      const judged = plan.bodies.find((one) => one.model === model && one.operations.includes(id));
      const media = content[mediaType];
      if (judged === undefined || !isObject(media)) continue;
      content[mediaType] = withExamples(plan, judged.name, media);
    }
  }
}
