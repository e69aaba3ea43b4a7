import { keywords } from "../keywords/keywords.ts";
import { mustHave, objects, type Shape, shapeOfMember } from "../openapi/objects.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { editDistance, nearest } from "../runtime/validators/nearest.js";
import type { Report } from "./check.ts";

/** Reports members that no object of that kind has, that hold the wrong type of value, or that are missing. */
export function checkMembers(spec: ResolvedSpec, report: Report): void {
  const newer = String(spec.document.openapi).startsWith("3.2.");
  for (const { kind, address, value } of spec.visits) {
    if (kind === "schema" && typeof value === "boolean") continue;
    if (!isObject(value)) {
      report("spec/wrong-type", `a ${kind} is an object, not ${shown(value)}`, address);
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
      if (value[name] === undefined) {
        report("spec/missing-member", `this ${kind} has no ${name}`, address);
      }
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
  const shape = shapeOfMember(kind, name);
  if (shape !== undefined) {
    const wanted = wrongType(shape, member);
    if (wanted !== undefined) {
      const bare = wanted === "a text" && /number|boolean/.test(typeof member);
      const fix = bare ? "Put it between quotation marks." : undefined;
      report("spec/wrong-type", `${name} is ${wanted}, not ${shown(member)}`, address, fix);
    }
    return;
  }
  if (newer && newIn32[kind]?.decides.includes(name)) {
    report("spec/openapi-3.2", `${JSON.stringify(name)} of a ${kind}`, address);
    return;
  }
  if (newer && newIn32[kind]?.describes.includes(name)) return;
  const advised = Object.hasOwn(advice, name) ? advice[name] : undefined;
  const guess = advised ?? nearest(name, Object.keys(objects[kind] ?? {}));
  const fix = advised ?? (guess === undefined ? undefined : `Did you mean ${guess}?`);
  report(
    "spec/unknown-keyword",
    `${JSON.stringify(name)} is not a keyword of a ${kind}`,
    address,
    fix,
  );
}

/** An extension that is almost one of our own keywords is taken for a misspelling; any other is whoever's. */
function checkExtension(name: string, address: string, report: Report): void {
  if (keywords.has(name)) return;
  const near = [...keywords.keys()].find((known) => {
    const bound = known.length > 8 ? 2 : 1;
    return known[2] === name[2] && editDistance(name, known, bound + 1) <= bound;
  });
  if (near === undefined) return;
  report(
    "spec/unknown-keyword",
    `${JSON.stringify(name)} is not ${near}`,
    address,
    `Did you mean ${near}?`,
  );
}

const names = { list: "a list", map: "an object", text: "a text", flag: "true or false" };

function wrongType(shape: Shape, value: Json): string | undefined {
  if (shape.held === "list") return Array.isArray(value) ? undefined : names.list;
  if (shape.held === "map") return isObject(value) ? undefined : names.map;
  if (shape.kind === "text") return typeof value === "string" ? undefined : names.text;
  if (shape.kind === "flag") return typeof value === "boolean" ? undefined : names.flag;
  return undefined;
}

function shown(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  return isObject(value) ? "an object" : JSON.stringify(value).slice(0, 60);
}

const advice: JsonObject & Record<string, string> = {
  nullable: 'In OpenAPI 3.1 null is a type: type: ["string", "null"].',
  dependencies: "Write dependentRequired or dependentSchemas.",
  additionalItems: "Write prefixItems for the first items and items for the others.",
  $recursiveRef: "Write $dynamicRef.",
  $recursiveAnchor: "Write $dynamicAnchor.",
  id: "Write $id.",
};

/** What OpenAPI 3.2 added: members that change what is sent, and members that only describe. */
const newIn32: Readonly<Record<string, { decides: string[]; describes: string[] }>> = {
  openapi: { decides: ["$self"], describes: [] },
  components: { decides: ["mediaTypes"], describes: [] },
  path: { decides: ["query", "additionalOperations"], describes: [] },
  media: { decides: ["itemSchema", "prefixEncoding", "itemEncoding"], describes: ["description"] },
  encoding: { decides: ["encoding", "prefixEncoding", "itemEncoding"], describes: [] },
  discriminator: { decides: ["defaultMapping"], describes: [] },
  response: { decides: [], describes: ["summary"] },
  server: { decides: [], describes: ["name"] },
  tag: { decides: [], describes: ["summary", "parent", "kind"] },
  example: { decides: [], describes: ["dataValue", "serializedValue"] },
  xml: { decides: [], describes: ["nodeType"] },
  flows: { decides: [], describes: ["deviceAuthorization"] },
  flow: { decides: [], describes: ["deviceAuthorizationUrl"] },
  securityScheme: { decides: [], describes: ["oauth2MetadataUrl", "deprecated"] },
};
