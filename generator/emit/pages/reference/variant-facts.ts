import { escapeSegment, isObject, type Json, type JsonObject } from "../../../openapi/pointer.ts";
import { modelsOf } from "../../../plan/models.ts";
import type { Plan } from "../../../plan/plan.ts";

/** A variant that requires or forbids a member. */
export interface Statement {
  variant: string;
  /** The objects in which the variant requires or forbids the member, as `body#/pointer`; empty means all objects. */
  at: string[];
}

/** The additions of the variants to the shared schemas. The keys of each map except `titles` come from `memberKey`. */
export interface VariantFacts {
  /** The noun for a variant, such as `country`. */
  by: string;
  /** By variant: the title. */
  titles: ReadonlyMap<string, string>;
  required: ReadonlyMap<string, readonly Statement[]>;
  forbidden: ReadonlyMap<string, readonly Statement[]>;
  /** The limits that variants add to the shared schema of a member. */
  narrowed: ReadonlyMap<string, readonly { variant: string; schema: JsonObject }[]>;
  /** By key and rule id: the variants that add the rule at the key's place. */
  rules: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
}

/** The key of a place in a model; `path` lists member names, and `*` for the items of an array. */
export function memberKey(model: string, path: readonly string[]): string {
  return [model, ...path].join("\u0000");
}

/** A schema's place: at `path` in `model`. `pointer` is a body's name, a space, and a JSON Pointer into the body. */
interface Place {
  model: string;
  path: readonly string[];
  pointer: string;
}

const structural = new Set(
  "title description properties required items allOf if then else type additionalProperties".split(
    " ",
  ),
);

/** Collects the additions of every variant of every body to the shared schemas. */
export function variantFacts(plan: Plan): VariantFacts {
  const models = modelsOf(plan);
  const places = new Map<string, Set<string>>();
  const required = new Map<string, Map<string, Set<string>>>();
  const forbidden = new Map<string, Map<string, Set<string>>>();
  const narrowed = new Map<string, { variant: string; schema: JsonObject }[]>();
  const rules = new Map<string, Map<string, Set<string>>>();
  const narrowing = plan.bodies.filter(({ variants }) => variants.length > 0);

  const enter = (
    base: Json | undefined,
    place: Place,
  ): { base: Json | undefined; place: Place } => {
    if (!isObject(base) || typeof base.$ref !== "string") return { base, place };
    return {
      base: models.get(base.$ref)?.schema,
      place: { model: base.$ref, path: [], pointer: place.pointer },
    };
  };
  const visit = (stated: Json | undefined, at: Place, above: readonly string[]): void => {
    const { base, place } = enter(stated, at);
    if (!isObject(base)) return;
    const isModel = place.path.length === 0;
    if (isModel && above.includes(place.model)) return;
    const within = isModel ? [...above, place.model] : above;
    const key = memberKey(place.model, place.path);
    places.set(key, (places.get(key) ?? new Set()).add(place.pointer));
    for (const [name, member] of Object.entries(propertiesOf(base))) {
      visit(member, below(place, name), within);
    }
    if (base.items !== undefined) visit(base.items, below(place, "*"), within);
  };
  const narrow = (
    over: Json | undefined,
    stated: Json | undefined,
    at: Place,
    variant: string,
    above: readonly string[] = [],
  ) => {
    const { base, place } = enter(stated, at);
    const model = isObject(over) && typeof over.$ref === "string" ? over.$ref : undefined;
    const own = model === undefined ? over : models.get(model)?.schema;
    if (!isObject(own) || (model !== undefined && above.includes(model))) return;
    const within = model === undefined ? above : [...above, model];
    const key = memberKey(place.model, place.path);
    for (const rule of rulesOf(own)) {
      const known = rules.get(key) ?? new Map<string, Set<string>>();
      rules.set(key, known.set(rule, (known.get(rule) ?? new Set()).add(variant)));
    }
    for (const name of Array.isArray(own.required) ? own.required.map(String) : []) {
      note(required, memberKey(place.model, [...place.path, name]), variant, place.pointer);
    }
    const shared = propertiesOf(base);
    for (const [name, member] of Object.entries(propertiesOf(own))) {
      const inner = below(place, name);
      const memberAt = memberKey(place.model, [...place.path, name]);
      if (member === false) note(forbidden, memberAt, variant, place.pointer);
      const limits = limitsOf(member);
      if (limits !== undefined) {
        const known = narrowed.get(memberAt) ?? [];
        const isKnown = known.some(
          (one) => one.variant === variant && JSON.stringify(one.schema) === JSON.stringify(limits),
        );
        if (!isKnown) narrowed.set(memberAt, [...known, { variant, schema: limits }]);
      }
      narrow(member, shared[name], inner, variant, within);
    }
    if (own.items !== undefined) {
      const items = isObject(base) ? base.items : undefined;
      narrow(own.items, items, below(place, "*"), variant, within);
    }
    for (const part of Array.isArray(own.allOf) ? own.allOf : []) {
      if (isObject(part) && part["x-rule"] === undefined && part.if === undefined) {
        narrow(part, base, place, variant, within);
      }
    }
  };

  for (const body of narrowing) {
    const root = { model: body.model, path: [], pointer: `${body.name} ` };
    visit({ $ref: body.model }, root, []);
    for (const variant of body.variants) {
      narrow({ $ref: variant.model }, { $ref: body.model }, root, variant.name);
    }
  }
  const statements = (noted: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>) =>
    new Map(
      [...noted].map(([key, byVariant]) => {
        const holder = key.split("\u0000").slice(0, -1).join("\u0000");
        const all = places.get(holder)?.size ?? 0;
        const made = [...byVariant].map(([variant, at]) => ({
          variant,
          at: at.size >= all ? [] : [...at].map(shownPlace),
        }));
        return [key, made] as const;
      }),
    );
  return {
    by: narrowing[0]?.by ?? "variant",
    titles: new Map(narrowing.flatMap(({ variants }) => variants.map((v) => [v.name, v.title]))),
    required: statements(required),
    forbidden: statements(forbidden),
    narrowed,
    rules,
  };
}

/** The ids of the rules in a schema's `allOf` and `x-rules`. */
export function rulesOf(schema: JsonObject): string[] {
  const own = Array.isArray(schema["x-rules"]) ? schema["x-rules"] : [];
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [
    ...parts.flatMap((part) =>
      isObject(part) && typeof part["x-rule"] === "string" ? [part["x-rule"]] : [],
    ),
    ...own.flatMap((rule) => (isObject(rule) && typeof rule.id === "string" ? [rule.id] : [])),
  ];
}

function propertiesOf(schema: Json | undefined): JsonObject {
  return isObject(schema) && isObject(schema.properties) ? schema.properties : {};
}

function below({ model, path, pointer }: Place, name: string): Place {
  return { model, path: [...path, name], pointer: `${pointer}/${escapeSegment(name)}` };
}

function note(
  noted: Map<string, Map<string, Set<string>>>,
  key: string,
  variant: string,
  pointer: string,
): void {
  const known = noted.get(key) ?? new Map<string, Set<string>>();
  noted.set(key, known.set(variant, (known.get(variant) ?? new Set()).add(pointer)));
}

function shownPlace(place: string): string {
  // A pointer may contain spaces; the name of a body contains none.
  const end = place.indexOf(" ");
  const [body, pointer] = [place.slice(0, end), place.slice(end + 1)];
  return pointer === "" ? body : `${body}#${pointer}`;
}

/** The keywords about a value itself (not its type, members or items); undefined if a schema has none. */
function limitsOf(schema: Json): JsonObject | undefined {
  if (!isObject(schema)) return undefined;
  const own = Object.entries(schema).filter(
    ([keyword]) =>
      !structural.has(keyword) && !/^(x-(?!(titles|decimals|base64)$)|\$)/.test(keyword),
  );
  return own.length === 0 ? undefined : Object.fromEntries(own);
}
