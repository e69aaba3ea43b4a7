import { isObject, type JsonObject } from "../openapi/pointer.ts";
import { broken, type LimitDifference } from "./limit-difference.ts";

/** The changes of the values in the mapping of a discriminator. Values that no mapping lists name schemas. */
export function discriminators(old: JsonObject, now: JsonObject): LimitDifference[] {
  const [before, after] = [mappedIn(old), mappedIn(now)];
  const about = (value: string) => `the discriminator's value ${JSON.stringify(value)}`;
  const gone = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  return [
    ...gone.map((value) => ({ breaks: broken(true), message: `${about(value)} was removed` })),
    ...added.map((value) => ({ breaks: broken(false), message: `${about(value)} is new` })),
  ];
}

function mappedIn({ discriminator }: JsonObject): string[] {
  const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
  return isObject(mapping) ? Object.keys(mapping) : [];
}
