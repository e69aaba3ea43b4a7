import { isObject, type Json } from "../../../openapi/pointer.ts";
import { mapSchema } from "../../../openapi/schema.ts";
import type { DeclaredResponse } from "../../../plan/contents.ts";
import { type Model, modelsOf } from "../../../plan/models.ts";
import type { Operation } from "../../../plan/operations.ts";
import type { Plan } from "../../../plan/plan.ts";
import type { Rule } from "../../../plan/rules.ts";
import { type Markup, markup, type Part } from "./markup.ts";
import { type VariantFacts, variantFacts } from "./variant-facts.ts";

/** The facts that all parts of the reference share. */
export interface Context {
  plan: Plan;
  models: ReadonlyMap<string, Model>;
  facts: VariantFacts;
  rules: ReadonlyMap<string, Rule>;
  /** The models that operations use, directly or through other models. Models of variants are excluded. */
  shown: readonly string[];
  /** The models that are used exactly once, and not in a parameter or an error. Each is shown where it is used. */
  inline: ReadonlySet<string>;
  /** Returns the link from the current page to the element whose id is `id`. */
  href: (id: string) => string;
  /** The relative URL from the current page to the folder that contains `pages/`: empty or `../`. */
  root: string;
}

/** The context for a single page. If the reference has several pages, each page replaces `href` and `root`. */
export function createContext(plan: Plan): Context {
  const models = modelsOf({ models: plan.models });
  const uses = countUses(plan, models);
  return {
    plan,
    models,
    facts: variantFacts(plan),
    rules: new Map(plan.rules.map((rule) => [rule.id, rule])),
    shown: [...uses.keys()],
    inline: new Set([...uses].flatMap(([model, times]) => (times === 1 ? [model] : []))),
    href: fragmentOf,
    root: "",
  };
}

/** The link to an id on the same page. Slashes are not escaped. */
export function fragmentOf(id: string): string {
  return `#${encodeURIComponent(id).replaceAll("%2F", "/")}`;
}

/** Every operation that the reference shows, including webhooks and callbacks. */
export function allOperations({ operations, webhooks, callbacks }: Plan): Operation[] {
  return [...operations, ...webhooks, ...callbacks];
}

/** Whether a response is an error: 4XX, 5XX or `default`. */
export function isError({ status }: DeclaredResponse): boolean {
  return /^[45]/.test(status) || status === "default";
}

/** The keywords whose subschemas the reference shows. A rule in an `allOf` is shown as a message, not as a schema. */
const shownKeywords = new Set(
  "properties patternProperties additionalProperties unevaluatedProperties items prefixItems allOf oneOf anyOf then else".split(
    " ",
  ),
);

/**
 * The models that operations use, directly or through other models, each with the number of its uses.
 * In parameters and errors, the reference shows only a link to a model. Such a use counts twice, so that the model is
 * not inline.
 */
function countUses(plan: Plan, models: ReadonlyMap<string, Model>): Map<string, number> {
  const uses = new Map<string, number>();
  const waiting: string[] = [];
  const use = (model: string, times: number) => {
    if (!models.has(model)) return;
    if (!uses.has(model)) waiting.push(model);
    uses.set(model, (uses.get(model) ?? 0) + times);
  };
  const read = (schema: Json, times: number): void => {
    if (!isObject(schema)) return;
    if (typeof schema.$ref === "string") use(schema.$ref, times);
    mapSchema(schema, (inner, [keyword]) => {
      const isRule = keyword === "allOf" && isObject(inner) && inner["x-rule"] !== undefined;
      if (shownKeywords.has(keyword) && !isRule) read(inner, times);
      return inner;
    });
  };
  for (const { parameters, body, responses } of allOperations(plan)) {
    for (const { schema } of parameters) read(schema, 2);
    for (const { model } of body?.contents ?? []) use(model ?? "", 1);
    for (const response of responses) {
      for (const { model } of response.contents) use(model ?? "", isError(response) ? 2 : 1);
    }
  }
  for (let model = waiting.pop(); model !== undefined; model = waiting.pop()) {
    read(models.get(model)?.schema ?? {}, 1);
  }
  return uses;
}

/** The id of the element that shows a model. */
export function schemaPlace(model: string): string {
  return `schema/${model}`;
}

/** A link to the element that shows a model; the plain name of an unknown model. */
export function modelLink(context: Context, model: string): Part {
  if (!context.models.has(model)) return model;
  return markup`<a class="model" href="${context.href(schemaPlace(model))}">${model}</a>`;
}

/** The titles of variants, such as `Gold, Silver`. */
export function titlesOf({ facts }: Context, names: readonly string[]): string {
  return names.map((name) => facts.titles.get(name) ?? name).join(", ");
}

/** A list item for a rule. Names the variants of the rule, unless `variants` is empty or contains all variants. */
export function ruleItem(context: Context, id: string, variants: readonly string[] = []): Markup {
  const rule = context.rules.get(id);
  const only = variants.length > 0 && variants.length < context.facts.titles.size ? variants : [];
  const scope = only.length === 0 ? undefined : markup` data-for="${only.join(" ")}"`;
  const tag =
    only.length === 0 ? undefined : markup` <b class="tag">${titlesOf(context, only)}</b>`;
  const kind = rule?.kind === "warning" ? markup` <b class="tag warned">warning</b>` : undefined;
  return markup`<li${scope}><a href="${context.root}rules#${encodeURIComponent(id)}">${id}</a>${kind}${tag} ${rule?.message}</li>`;
}
