import { scopeRule } from "../../../keywords/x-only.ts";
import { isObject, type Json, type JsonObject } from "../../../openapi/pointer.ts";
import { type Context, modelLink, ruleItem, schemaPlace, titlesOf } from "./context.ts";
import { markdownLine } from "./markdown.ts";
import { type Markup, markup, type Part, separated } from "./markup.ts";
import { testWords } from "./test-words.ts";
import { limitWords, typeWords, valueList } from "./type-words.ts";
import { memberKey, rulesOf, type Statement } from "./variant-facts.ts";

/** The location of a schema: a model, and the path inside the model. */
interface Place {
  model: string;
  path: readonly string[];
}

/** The maximum length of a path inside one model. The content of a schema with a longer path is not shown. */
const deepest = 12;

/** The content of a model: its values, members, choices and rules. */
export function modelContent(context: Context, model: string): Markup {
  const schema = context.models.get(model)?.schema ?? {};
  return markup`${listLine(context, schema)}${schemaContent(context, schema, { model, path: [] })}`;
}

/** The type and the limits of a model that is a list; undefined for other models. */
function listLine(context: Context, schema: JsonObject): Part {
  if (schema.items === undefined && schema.prefixItems === undefined) return undefined;
  const type = typeWords(schema, (model) => modelLink(context, model));
  return markup`<p class="limits">${separated([type, ...limitWords(schema)], ", ")}</p>`;
}

/** The element that shows a model that is used only once. Links to the model lead to this element. */
export function modelHere(context: Context, model: string): Markup {
  return markup`<div class="nested" id="${schemaPlace(model)}">${modelContent(context, model)}</div>`;
}

/** The content of a schema, below the line that names its type. */
function schemaContent(context: Context, schema: Json | undefined, place: Place): Markup {
  if (!isObject(schema) || place.path.length > deepest) return markup``;
  const members = memberItems(context, schema, place);
  const rules = ruleItems(context, schema, place);
  return markup`${valueList(schema)}${members.length > 0 && markup`<ul class="members">${members}</ul>`}${parts(context, schema, place)}${rules.length > 0 && markup`<ul class="ruled">${rules}</ul>`}${itemContent(context, schema, place)}`;
}

function memberItems(context: Context, schema: JsonObject, place: Place): Part[] {
  const required = new Set(Array.isArray(schema.required) ? schema.required.map(String) : []);
  const properties = isObject(schema.properties) ? schema.properties : {};
  const named = Object.entries(properties).map(([name, member]) =>
    memberItem(context, markup`<code>${name}</code>`, member, {
      place: { model: place.model, path: [...place.path, name] },
      name,
      isRequired: required.has(name),
    }),
  );
  const missing = [...required].filter((name) => !Object.hasOwn(properties, name));
  const others = [
    schema.additionalProperties,
    ...Object.values(patternsOf(schema)),
    schema.unevaluatedProperties,
  ];
  const free = others.filter(isObject).map((member, index) =>
    memberItem(context, markup`<code><i>any name</i></code>`, member, {
      place: { model: place.model, path: [...place.path, `{${index}}`] },
      name: "",
      isRequired: false,
    }),
  );
  const undeclared = missing.map(
    (name) =>
      markup`<li><p class="line"><code>${name}</code> <b class="must">required</b></p></li>`,
  );
  return [...named, ...undeclared, ...free];
}

function patternsOf(schema: JsonObject): JsonObject {
  return isObject(schema.patternProperties) ? schema.patternProperties : {};
}

interface Member {
  place: Place;
  name: string;
  isRequired: boolean;
}

function memberItem(
  context: Context,
  shownName: Markup,
  member: Json,
  { place, name, isRequired }: Member,
): Markup {
  const schema = isObject(member) ? member : {};
  const key = memberKey(place.model, place.path);
  const needed = isRequired ? [] : (context.facts.required.get(key) ?? []);
  const always = needed.filter(({ at }) => at.length === 0).map(({ variant }) => variant);
  const isAll = always.length > 0 && always.length === context.facts.titles.size;
  const only = Array.isArray(schema["x-only"]) ? schema["x-only"].map(String) : undefined;
  const data = [
    only && markup` data-only="${only.join(" ")}"`,
    !isAll && always.length > 0 && markup` data-need="${always.join(" ")}"`,
  ];
  const must = isRequired || isAll;
  const mark = must ? markup`<b class="must">required</b>` : markup`<b class="may">optional</b>`;
  const limits = limitWords(schema);
  const notes = [
    schema.deprecated === true && markup` <b class="tag warned">deprecated</b>`,
    !isAll && statements(context, "required", needed),
    only &&
      markup` <a class="tag" href="${context.root}rules#${encodeURIComponent(scopeRule(schema, name))}">only ${titlesOf(context, only)}</a>`,
    statements(context, "not allowed", context.facts.forbidden.get(key) ?? []),
  ];
  const narrowed = (context.facts.narrowed.get(key) ?? []).map(({ variant, schema: limit }) => {
    const format = typeof limit.format === "string" ? [markup`<i>${limit.format}</i>`] : [];
    const words = [...format, ...limitWords(limit)];
    const values = valueList(limit);
    if (words.length === 0 && values === undefined) return undefined;
    return markup`<div data-for="${variant}"><b class="tag">${titlesOf(context, [variant])}</b> ${separated(words, ", ")}${values}</div>`;
  });
  return markup`<li${data}><p class="line">${shownName} <small>${typeWords(member, (model) => modelLink(context, model))}</small> ${mark}${notes}${limits.length > 0 && markup` <span class="limits">${separated(limits, ", ")}</span>`}</p>${describe(context, schema)}${narrowed}${memberContent(context, member, place)}</li>`;
}

function describe(context: Context, schema: JsonObject): Part {
  if (typeof schema.description === "string") return markdownLine(schema.description);
  if (typeof schema.$ref === "string" && !context.inline.has(schema.$ref)) return undefined;
  const behind = typeof schema.$ref === "string" ? context.models.get(schema.$ref)?.schema : {};
  return typeof behind?.description === "string" ? markdownLine(behind.description) : undefined;
}

/** The content of a member. For a reference: the content of the model if it is used only here, otherwise undefined. */
function memberContent(context: Context, member: Json, place: Place): Part {
  if (!isObject(member)) return undefined;
  if (typeof member.$ref === "string") {
    return context.inline.has(member.$ref) ? modelHere(context, member.$ref) : undefined;
  }
  return schemaContent(context, member, place);
}

/** The limits and the content of an array's items. */
function itemContent(context: Context, { items }: JsonObject, place: Place): Part {
  if (!isObject(items)) return undefined;
  const inner = { model: place.model, path: [...place.path, "*"] };
  return [
    typeof items.$ref !== "string" && limitsOfItems(items),
    memberContent(context, items, inner),
  ];
}

function limitsOfItems(items: JsonObject): Part {
  const limits = limitWords(items);
  return limits.length > 0 && markup`<p class="limits">each item: ${separated(limits, ", ")}</p>`;
}

/** The branches of a schema (`allOf`, `if`, `oneOf` and `anyOf`), its `$ref`, and the schemas of `prefixItems`. */
function parts(context: Context, schema: JsonObject, place: Place): Part[] {
  const at = (name: string, index: number): Place => ({
    model: place.model,
    path: [...place.path, `${name}${index}`],
  });
  const inner = (part: Json, where: Place): Part => {
    const content =
      isObject(part) && typeof part.$ref === "string"
        ? memberContent(context, part, where)
        : schemaContent(context, part, where);
    const isNamed = isObject(part) && typeof part.title === "string";
    return markup`${isNamed ? markup`<b>${String(part.title)}</b>: ` : undefined}<small>${typeWords(part, (model) => modelLink(context, model))}</small>${isObject(part) && limits(part)}${content}`;
  };
  const joined = Array.isArray(schema.allOf) ? schema.allOf : [];
  const base: Json[] = schema.$ref === undefined ? [] : [{ $ref: schema.$ref }];
  const all = [...joined, ...base].flatMap((part, index): Part[] => {
    if (!isObject(part) || part["x-rule"] !== undefined) return [];
    const where = at("allOf", index);
    if (part.if !== undefined) return [markup`<li>${condition(context, part, where, inner)}</li>`];
    return [markup`<li>and ${inner(part, where)}</li>`];
  });
  const own =
    schema.if === undefined
      ? []
      : [markup`<li>${condition(context, schema, at("if", 0), inner)}</li>`];
  const choices = Object.entries(introductions).flatMap(([keyword, word]): Part[] => {
    const list = schema[keyword];
    if (!Array.isArray(list)) return [];
    const items = list.map((part, index) => markup`<li>${inner(part, at(keyword, index))}</li>`);
    return [markup`<p class="limits">${word}</p><ol class="choice">${items}</ol>`];
  });
  const whole = [...all, ...own];
  return [whole.length > 0 && markup`<ul class="parts">${whole}</ul>`, ...choices];
}

const introductions = {
  oneOf: "Exactly one of:",
  anyOf: "One or more of:",
  prefixItems: "The first items, in this order:",
};

function limits(schema: JsonObject): Part {
  const words = limitWords(schema);
  return words.length > 0 && markup` <span class="limits">${separated(words, ", ")}</span>`;
}

function condition(
  context: Context,
  { if: tested, then: met, else: unmet }: JsonObject,
  place: Place,
  inner: (part: Json, where: Place) => Part,
): Markup {
  const test = testWords(tested ?? true);
  const outcome = (word: string, part: Json | undefined, name: string): Part => {
    if (part === undefined) return undefined;
    const where = { model: place.model, path: [...place.path, name] };
    const required =
      isObject(part) && Array.isArray(part.required) ? part.required.map(String) : [];
    const names = required.map((one) => markup`<code>${one}</code>`);
    const must =
      names.length > 0 && markup` <b class="must">required</b>: ${separated(names, ", ")}`;
    return markup` ${word}${must}${context.models.size > 0 && inner(part, where)}`;
  };
  return markup`${test === undefined ? "under a condition of the schema" : markup`where ${test}`}:${outcome("", met, "then")}${outcome("otherwise", unmet, "else")}`;
}

function ruleItems(context: Context, schema: JsonObject, { model, path }: Place): Part[] {
  const ofVariants = context.facts.rules.get(memberKey(model, path)) ?? new Map();
  return [
    ...rulesOf(schema).map((id) => ruleItem(context, id)),
    ...[...ofVariants].map(([id, variants]) => ruleItem(context, id, [...variants])),
  ];
}

function statements(context: Context, word: string, made: readonly Statement[]): Part[] {
  const everywhere = made.filter(({ at }) => at.length === 0).map(({ variant }) => variant);
  const somewhere = made.filter(({ at }) => at.length > 0);
  return [
    everywhere.length > 0 &&
      markup` <b class="tag" data-for="${everywhere.join(" ")}">${word}: ${titlesOf(context, everywhere)}</b>`,
    ...somewhere.map(
      ({ variant, at }) =>
        markup` <b class="tag" data-for="${variant}">${word}: ${titlesOf(context, [variant])} in ${at.join(", ")}</b>`,
    ),
  ];
}
