import { compare } from "../diagnostics/diagnostic.ts";
import { scopeRule } from "../keywords/x-only.ts";
import { isObject, type JsonObject, segmentsOf } from "../openapi/pointer.ts";
import { splitAddress } from "../resolve/address.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { walk } from "../resolve/walk.ts";
import type { Body } from "./bodies.ts";
import type { Model } from "./models.ts";

/** One named rule, with the place of its declaration and the bodies to which the rule applies. */
export interface Rule {
  id: string;
  message: string;
  /** The authority's own code for the rule; absent if none exists. */
  code?: string;
  /** The part that checks the rule: a schema (`schema`), a member's `x-only` (`scope`) or a handler (the others). */
  kind: "schema" | "scope" | "refusal" | "warning";
  file: string;
  pointer: string;
  bodies: string[];
  /** The variants in which a body can break the rule; empty if the rule is not limited to variants. */
  variants: string[];
}

/** All rules that apply to at least one body, sorted by id. */
export function planRules(spec: ResolvedSpec, bodies: Body[], models: Model[]): Rule[] {
  const addresses = new Map(models.map((model) => [model.name, model.address]));
  const rules = new Map<string, Rule>();
  // The ids of the rules that, in at least one body, are not limited to variants.
  const whole = new Set<string>();
  const titles = new Map(
    bodies.flatMap((body) => body.variants.map((one) => [one.name, one.title])),
  );
  const add = (rule: Omit<Rule, "bodies" | "variants">, body: string, variants: string[]) => {
    const known = rules.get(rule.id) ?? { ...rule, bodies: [], variants: [] };
    if (!known.bodies.includes(body)) known.bodies.push(body);
    for (const name of variants) if (!known.variants.includes(name)) known.variants.push(name);
    rules.set(rule.id, known);
  };
  for (const body of bodies) {
    for (const found of rulesBelow(spec, addresses.get(body.model) ?? "", titles)) {
      const { rule, only } = found;
      if (only === undefined) whole.add(rule.id);
      const broken = body.variants.filter(({ name }) => only?.includes(name) === false);
      add(
        rule,
        body.name,
        broken.map(({ name }) => name),
      );
    }
    for (const variant of body.variants) {
      for (const found of rulesBelow(spec, addresses.get(variant.model) ?? "", titles)) {
        add(found.rule, body.name, [variant.name]);
      }
    }
  }
  return [...rules.values()]
    .map((rule) => (whole.has(rule.id) ? { ...rule, variants: [] } : rule))
    .sort((a, b) => compare(a.id, b.id));
}

function* rulesBelow(
  spec: ResolvedSpec,
  address: string,
  titles: ReadonlyMap<string, string>,
): Generator<{ rule: Omit<Rule, "bodies" | "variants">; only?: string[] }> {
  for (const visit of walk(spec, "schema", address)) {
    const { value } = visit;
    if (!isObject(value)) continue;
    const [file, pointer] = splitAddress(visit.address);
    const place = { file, pointer };
    if (Array.isArray(value["x-only"])) {
      const name = segmentsOf(pointer).at(-1) ?? "";
      const only = value["x-only"].map(String);
      const names = only.map((one) => titles.get(one) ?? one).join(", ");
      const message = `${name} is only for ${names}: leave it out.`;
      yield { rule: { id: scopeRule(value, name), message, kind: "scope", ...place }, only };
    } else if (typeof value["x-rule"] === "string") {
      yield {
        rule: {
          ...described(value["x-rule"], value, "x-message", "x-code"),
          kind: "schema",
          ...place,
        },
      };
    }
    for (const [index, rule] of (Array.isArray(value["x-rules"])
      ? value["x-rules"]
      : []
    ).entries()) {
      if (!isObject(rule)) continue;
      const kind = rule.kind === "warning" ? "warning" : "refusal";
      const where = { file, pointer: `${pointer}/x-rules/${index}` };
      yield { rule: { ...described(String(rule.id), rule, "message", "code"), kind, ...where } };
    }
  }
}

function described(id: string, holder: JsonObject, message: string, code: string) {
  const number = holder[code];
  return {
    id,
    message: String(holder[message] ?? ""),
    ...(typeof number === "string" ? { code: number } : {}),
  };
}
