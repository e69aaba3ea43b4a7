import { isObject, type JsonObject } from "../openapi/pointer.ts";
import type { Model } from "../plan/models.ts";
import { broken, type LimitDifference } from "./limit-difference.ts";
import type { Models } from "./schema-text.ts";

/** The schema to which a discriminator maps a value. */
interface Target {
  component: string | undefined;
  /** True if the schema has `const` or `enum` for `propertyName`. The schema's diff then reports the value. */
  isStated: boolean;
}

/**
 * Reports the values that were added to a discriminator's mapping, removed from it, or mapped to another schema. A
 * schema without a value in the mapping is selected by its own name. Adding this name to the mapping, or removing it,
 * is therefore no change.
 */
export function discriminators(
  old: JsonObject,
  now: JsonObject,
  models: Readonly<Record<"old" | "now", Models>>,
): LimitDifference[] {
  const [before, after] = [mappedIn(old, models.old), mappedIn(now, models.now)];
  const about = (value: string) => `the discriminator's value ${JSON.stringify(value)}`;
  const known = new Set([...models.now.values()].map(componentOf));
  const moved = [...before].flatMap(([value, { component: was, isStated }]) => {
    const is = after.get(value)?.component;
    if (isStated || was === undefined || is === undefined || is === was) return [];
    // If no schema has the old name any more, the old schema counts as renamed: the value still selects it.
    return known.has(was) ? [{ value, was, is }] : [];
  });
  return [
    ...moved.map(({ value, was, is }) => ({
      breaks: broken(true),
      message: `${about(value)} selects ${is} (was ${was})`,
    })),
    ...missing(before, after).map((value) => ({
      breaks: broken(true),
      message: `${about(value)} was removed`,
    })),
    ...missing(after, before).map((value) => ({
      breaks: broken(false),
      message: `${about(value)} is new`,
    })),
  ];
}

/** The values that only `one` maps. Omits `isStated` values, and omits schema names that `other` implies. */
function missing(one: ReadonlyMap<string, Target>, other: ReadonlyMap<string, Target>): string[] {
  const mapped = new Set([...other.values()].map(({ component }) => component));
  return [...one].flatMap(([value, { component, isStated }]) => {
    const isOwnName = value === component && !mapped.has(component);
    return other.has(value) || isStated || isOwnName ? [] : [value];
  });
}

function mappedIn({ discriminator }: JsonObject, models: Models): Map<string, Target> {
  const { mapping, propertyName } = isObject(discriminator) ? discriminator : {};
  return new Map(
    Object.entries(isObject(mapping) ? mapping : {}).map(([value, name]) => {
      const model = models.get(String(name));
      const members = isObject(model?.schema.properties) ? model.schema.properties : {};
      const member = members[String(propertyName)];
      const isStated = isObject(member) && (member.const ?? member.enum) !== undefined;
      return [value, { component: model && componentOf(model), isStated }];
    }),
  );
}

function componentOf({ address }: Model): string {
  return address.replace(/^.*\//, "");
}
