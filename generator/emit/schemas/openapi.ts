import { plainKinds, shapeOfMember } from "../../openapi/object-shapes.ts";
import {
  escapeSegment,
  isObject,
  type Json,
  type JsonObject,
  valueAt,
} from "../../openapi/pointer.ts";
import { bodyOf } from "../../plan/bodies.ts";
import { type Plain, plainSchemas } from "../../plan/inline-scalars.ts";
import type { Plan } from "../../plan/plan.ts";
import { join, splitAddress } from "../../resolve/address.ts";
import type { ResolvedSpec } from "../../resolve/resolve.ts";
import type { Files } from "../files.ts";
import { withExamples } from "../vectors.ts";
import { pointReferences } from "./bundle.ts";
import { printJson } from "./schemas.ts";

const prefix = "#/components/schemas/";

/** The file `openapi.json` with a bundled document. */
export function emitOpenapi(document: JsonObject): Files {
  return new Map([["openapi.json", printJson(document)]]);
}

/** Bundles a spec with `bundleSpec`, and adds the examples from the spec's vectors. */
export function bundleOpenapi(spec: ResolvedSpec, plan: Plan): JsonObject {
  const bundled = bundleSpec(spec, plan);
  addExamples(plan, bundled);
  return bundled;
}

interface Bundling {
  /** Returns false to omit a member of an OpenAPI object. */
  keeps?: (kind: string, member: string) => boolean;
  /** Returns a schema without the keywords that the bundle omits. */
  schema?: (schema: Json) => Json;
}

/** A spec as one OpenAPI document without references to other files. Every model is a component. */
export function bundleSpec(spec: ResolvedSpec, plan: Plan, bundling: Bundling = {}): JsonObject {
  const {
    "x-vectors": _vectors,
    "x-tables": _tables,
    "x-package": _package,
    "x-synonyms": _synonyms,
    ...document
  } = spec.document;
  const bundled = new Bundle(spec, plan, bundling).copy("openapi", spec.entry, document);
  const own = String(document.openapi);
  const isNewer = own.startsWith("3.2.") && JSON.stringify(bundled).includes('"itemSchema":');
  const version = own.startsWith("3.1.") || isNewer ? own : "3.1.1";
  const components = isObject(bundled.components) ? bundled.components : {};
  const { schema: shown = (schema: Json) => schema } = bundling;
  const models = plan.models.map((model) => [
    model.name,
    shown(pointReferences(model.schema, prefix)),
  ]);
  const schemas = Object.fromEntries(models);
  return { ...bundled, openapi: version, components: { ...components, schemas } };
}

class Bundle {
  readonly #spec: ResolvedSpec;
  readonly #plan: Plan;
  readonly #plain: Plain;
  readonly #bundling: Bundling;

  constructor(spec: ResolvedSpec, plan: Plan, bundling: Bundling) {
    this.#spec = spec;
    this.#plan = plan;
    this.#plain = plainSchemas(spec, plan.names);
    this.#bundling = bundling;
  }

  /** Copies an OpenAPI object with its extensions, but without unknown members. */
  copy(kind: string, address: string, value: JsonObject): JsonObject {
    const entries = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
      const here = join(address, name);
      if (this.#bundling.keeps?.(kind, name) === false) return [];
      if (name === "x-variants" && isObject(member)) {
        const variants = Object.entries(member).map(([key, variant]): [string, Json] => [
          key,
          key === "by" ? variant : this.#place("schema", join(here, key), variant),
        ]);
        return [[name, Object.fromEntries(variants)]];
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

  // Copies a value. A schema with a model becomes a reference to the model. Outside schemas, each reference is replaced
  // by a copy of its target, unless the target is a component of the entry file. The reference of a path item is
  // always replaced.
  #place(kind: string, address: string, value: Json): Json {
    if (kind === "schema") {
      const model = this.#plan.names.get(address);
      const whole = model === undefined ? this.#plain(value) : { $ref: model };
      const pointed = pointReferences(whole, prefix);
      return this.#bundling.schema?.(pointed) ?? pointed;
    }
    if (!isObject(value)) return value;
    if (typeof value.$ref !== "string") return this.copy(kind, address, value);
    const [file, pointer] = splitAddress(value.$ref);
    const component = `${file}#` === this.#spec.entry && pointer.startsWith("/components/");
    if (component && kind !== "path") return { ...value, $ref: `#${fragment(pointer)}` };
    const { $ref: _reference, ...siblings } = value;
    const moved = this.#place(kind, value.$ref, this.#spec.at(value.$ref) ?? {});
    return { ...(isObject(moved) ? moved : {}), ...this.copy(kind, address, siblings) };
  }
}

/** A JSON Pointer as the fragment of a URI (RFC 6901, section 6). */
function fragment(pointer: string): string {
  return pointer.split("/").map(encodeURIComponent).join("/");
}

/** Adds examples to the request bodies: the complete bodies from which the test vectors are made. */
function addExamples(plan: Plan, document: JsonObject): void {
  for (const { path, method, body, id } of plan.operations) {
    const pointer = ["paths", path, method, "requestBody"]
      .map((name) => `/${escapeSegment(name)}`)
      .join("");
    const { content } = componentAt(document, pointer);
    if (!isObject(content)) continue;
    for (const one of body?.contents ?? []) {
      const { name } = bodyOf(plan.bodies, id, one) ?? {};
      const media = content[one.mediaType];
      if (name === undefined || !isObject(media)) continue;
      content[one.mediaType] = withExamples(plan, name, media);
    }
  }
}

/** The object at a pointer, or the component to which the object refers. */
function componentAt(document: JsonObject, pointer: string): JsonObject {
  const value = valueAt(document, pointer);
  if (!isObject(value)) return {};
  const { $ref } = value;
  return typeof $ref === "string"
    ? componentAt(document, decodeURIComponent($ref.slice(1)))
    : value;
}
