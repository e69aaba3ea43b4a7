import type { DocumentCreate } from "../../../generated/types/models.d.ts";
import { documentBases } from "./base-bodies.ts";

/** The base body `name` of a country; throws if there is none. `parts` replaces header members, totals and options. */
export function baseBody(
  country: string,
  name: string,
  parts: {
    header?: Partial<DocumentCreate["header"]>;
    totals?: DocumentCreate["totals"];
    options?: DocumentCreate["options"];
  } = {},
): DocumentCreate {
  const found = documentBases(country).find(([candidate]) => candidate === name)?.[1];
  if (found === undefined) throw new Error(`${country} has no base body named ${name}`);
  return {
    ...found,
    header: { ...found.header, ...parts.header },
    totals: parts.totals ?? found.totals,
    ...(parts.options && { options: parts.options }),
  };
}
