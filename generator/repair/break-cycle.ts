import { isObject, type Json, type JsonObject, segmentsOf } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { applied } from "../resolve/find-cycles.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";

/**
 * Breaks a reference cycle at the schema at `address`: removes the keywords that lead back to this schema.
 * If the schema has a `$ref`, adds the target's keywords to the schema, except keywords that lead back.
 */
export function breakCycle(spec: ResolvedSpec, address: string): void {
  const schema = spec.at(address);
  if (!isObject(schema)) return;
  const own = withoutBackEdge(spec, address, schema, address);
  const base = typeof schema.$ref === "string" ? baseOf(spec, schema.$ref, address) : {};
  for (const keyword of Object.keys(schema)) delete schema[keyword];
  const alike = Object.keys(own).some((keyword) => Object.hasOwn(base, keyword));
  const others = Array.isArray(own.allOf) ? own.allOf : [];
  Object.assign(schema, own, alike ? { allOf: [...others, base] } : base);
}

function baseOf(spec: ResolvedSpec, reference: string, back: string): JsonObject {
  const { address, value } = follow(spec, reference);
  if (!isObject(value)) return {};
  const kept = withoutBackEdge(spec, address, value, back);
  if (!["oneOf", "anyOf"].some((keyword) => keyword in value && !(keyword in kept))) return kept;
  const { discriminator, ...rest } = kept;
  return { ...rest, ...taggedMember(discriminator, rest, back.replace(/\/allOf\/[0-9]+$/, "")) };
}

/** Copies `properties`; limits the discriminator's property to the values that select the schema at `owner`. */
function taggedMember(
  discriminator: Json | undefined,
  { properties }: JsonObject,
  owner: string,
): JsonObject {
  const { propertyName: name, mapping } = isObject(discriminator) ? discriminator : {};
  if (typeof name !== "string") return {};
  const mapped = Object.entries(isObject(mapping) ? mapping : {});
  const own = mapped.flatMap(([value, address]) => (address === owner ? [value] : []));
  const values = own.length > 0 ? own : [segmentsOf(owner).at(-1) ?? ""];
  const members = isObject(properties) ? properties : {};
  const member = Object.hasOwn(members, name) ? members[name] : {};
  const narrowed = { ...(isObject(member) ? member : {}), enum: values };
  return { properties: { ...members, [name]: narrowed } };
}

/** Copies a schema; omits the keywords and the `allOf` members that lead to the schema at `back`. */
function withoutBackEdge(
  spec: ResolvedSpec,
  from: string,
  schema: JsonObject,
  back: string,
): JsonObject {
  const leads = (address: string) => reaches(spec, address, back);
  const steps = applied(spec, from);
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, Json][] => {
    if (keyword === "$ref") return leads(String(value)) ? [] : [[keyword, value]];
    if (keyword === "allOf" && Array.isArray(value)) {
      const kept = value.filter((_, index) => !leads(join(from, keyword, index)));
      return kept.length === 0 ? [] : [[keyword, structuredClone(kept)]];
    }
    const here = join(from, keyword);
    const below = steps.filter((step) => step === here || step.startsWith(`${here}/`));
    return below.some(leads) ? [] : [[keyword, structuredClone(value)]];
  });
  return Object.fromEntries(entries);
}

function reaches(spec: ResolvedSpec, from: string, to: string): boolean {
  const seen = new Set<string>();
  const queue = [from];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (address === to) return true;
    if (seen.has(address)) continue;
    seen.add(address);
    queue.push(...applied(spec, address));
  }
  return false;
}
