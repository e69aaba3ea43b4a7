import { keywords } from "../keywords/keywords.ts";
import { mustHave, type Shape, shapeOfMember } from "../openapi/object-shapes.ts";
import { objects } from "../openapi/objects.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { nearest } from "../runtime/validators/nearest.js";
import type { Report } from "./check.ts";
import { isSlip } from "./slip.ts";

/** Reports unknown members, members of the wrong type, and missing members. */
export function checkMembers(spec: ResolvedSpec, report: Report): void {
  const newer = /^3\.2(\.|$)/.test(String(spec.document.openapi));
  for (const { kind, address, value } of spec.visits) {
    if (kind === "schema" && typeof value === "boolean") continue;
    if (!isObject(value)) {
      report(
        "spec/wrong-type",
        `${withArticle(kind)} must be an object, not ${shown(value)}`,
        address,
      );
      continue;
    }
    const reference = typeof value.$ref === "string" && kind !== "schema" && kind !== "path";
    for (const [name, member] of Object.entries(value)) {
      if (name.startsWith("x-")) checkExtension(name, join(address, name), report);
      else if (name === "$ref" && kind !== "schema") continue;
      else checkMember(kind, name, member, join(address, name), newer, report);
    }
    if (reference) continue;
    for (const name of mustHave(kind)) {
      if (value[name] !== undefined) continue;
      const described = kind === "response" && name === "description";
      // OpenAPI 3.2 no longer requires a description of a response.
      if (described && newer) continue;
      const code = described ? "spec/missing-description" : "spec/missing-member";
      report(code, `this ${kind} has no ${name}`, address);
    }
  }
}

function checkMember(
  kind: string,
  name: string,
  member: Json,
  address: string,
  newer: boolean,
  report: Report,
): void {
  const early = !newer && kind === "media" && name === "itemSchema";
  const shape = early ? undefined : shapeOfMember(kind, name);
  if (shape !== undefined) {
    const wanted = wrongType(shape, member);
    if (wanted !== undefined && (name === "description" || name === "summary")) {
      report("spec/description-type", `${name} must be ${wanted}, not ${shown(member)}`, address);
      return;
    }
    if (wanted !== undefined) {
      const bare = wanted === names.text && /number|boolean/.test(typeof member);
      const fix = bare ? "Put the value in quotation marks." : undefined;
      report("spec/wrong-type", `${name} must be ${wanted}, not ${shown(member)}`, address, fix);
    }
    return;
  }
  const news = newer ? newIn32[kind] : undefined;
  if (news?.decides?.includes(name)) {
    report(
      "spec/openapi-3.2",
      `${JSON.stringify(name)} of ${withArticle(kind)} is new in OpenAPI 3.2`,
      address,
    );
    return;
  }
  if (news?.hints?.includes(name)) {
    report(
      "spec/openapi-3.2-hint",
      `${JSON.stringify(name)} of ${withArticle(kind)} is new in OpenAPI 3.2`,
      address,
    );
    return;
  }
  if (news?.describes?.includes(name)) return;
  const advised = kind === "schema" && Object.hasOwn(advice, name) ? advice[name] : undefined;
  const known = early ? [] : Object.keys(objects[kind] ?? {});
  const guess = nearest(name, known);
  const meant = guess === undefined ? undefined : `Did you mean ${guess}?`;
  const fix = early
    ? "Write openapi: 3.2.0, or describe an item with `schema`."
    : (advised ?? meant);
  report(
    "spec/unknown-keyword",
    `${JSON.stringify(name)} is not a keyword of ${withArticle(kind)}`,
    address,
    fix,
    known.some((one) => isSlip(name, one)),
  );
}

/** A kind of object with its article, such as `an operation`. */
function withArticle(kind: string): string {
  return `${/^([aeio]|xml)/.test(kind) ? "an" : "a"} ${kind}`;
}

/** Reports an `x-` member as a misspelling if its name almost equals a keyword of this toolkit. */
function checkExtension(name: string, address: string, report: Report): void {
  if (keywords.has(name)) return;
  const near = [...keywords.keys()].find((known) => known[2] === name[2] && isSlip(name, known));
  if (near === undefined) return;
  report(
    "spec/unknown-keyword",
    `${JSON.stringify(name)} is not a keyword of this toolkit`,
    address,
    `Did you mean ${near}?`,
    true,
  );
}

const names = { list: "an array", map: "an object", text: "a string", flag: "true or false" };

function wrongType(shape: Shape, value: Json): string | undefined {
  if (shape.held === "list") return Array.isArray(value) ? undefined : names.list;
  if (shape.held === "map") return isObject(value) ? undefined : names.map;
  if (shape.kind === "text") return typeof value === "string" ? undefined : names.text;
  if (shape.kind === "flag") return typeof value === "boolean" ? undefined : names.flag;
  return undefined;
}

function shown(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "an array";
  return isObject(value) ? "an object" : JSON.stringify(value).slice(0, 60);
}

/** The fixes for keywords of older JSON Schema drafts. */
const advice: JsonObject & Record<string, string> = {
  dependencies: "Write dependentRequired or dependentSchemas.",
  additionalItems: "Write prefixItems for the first items, and items for the others.",
  $recursiveRef: "Write $dynamicRef.",
  $recursiveAnchor: "Write $dynamicAnchor.",
  id: "Write $id.",
};

// The members that OpenAPI 3.2 adds, except `itemSchema`, by kind of object. In a 3.2 spec, a member in `decides` is
// an error, a member in `hints` is a warning, and a member in `describes` is accepted.
const newIn32: Readonly<
  Record<string, { decides?: string[]; hints?: string[]; describes?: string[] }>
> = {
  openapi: { describes: ["$self"] },
  components: { decides: ["mediaTypes"] },
  path: { decides: ["query", "additionalOperations"] },
  media: { hints: ["prefixEncoding", "itemEncoding"], describes: ["description"] },
  encoding: { hints: ["encoding", "prefixEncoding", "itemEncoding"] },
  discriminator: { hints: ["defaultMapping"] },
  response: { describes: ["summary"] },
  server: { describes: ["name"] },
  tag: { describes: ["summary", "parent", "kind"] },
  example: { describes: ["dataValue", "serializedValue"] },
  xml: { describes: ["nodeType"] },
  flows: { describes: ["deviceAuthorization"] },
  flow: { describes: ["deviceAuthorizationUrl"] },
  securityScheme: { describes: ["oauth2MetadataUrl", "deprecated"] },
};
