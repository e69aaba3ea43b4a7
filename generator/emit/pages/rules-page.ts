import { compare } from "../../diagnostics/diagnostic.ts";
import type { Plan } from "../../plan/plan.ts";
import type { Rule } from "../../plan/rules.ts";
import { clip, html } from "./html.ts";
import { type Example, examplesByRule, type RuleExamples } from "./rule-examples.ts";
import { shapeRules } from "./shape-rules.ts";

const kinds: Record<Rule["kind"], string> = {
  schema: "decided by the schema",
  scope: "decided by the schema",
  refusal: "decided by the service",
  warning: "warning: the request succeeds",
};

/** The values for the template of the rules page, escaped for HTML. */
export function rulesContent(plan: Plan): Record<string, unknown> {
  const titles = new Map(
    plan.bodies.flatMap((body) => body.variants.map(({ name, title }) => [name, title])),
  );
  const by = plan.bodies.find((body) => body.by !== undefined)?.by ?? "variant";
  const examples = examplesByRule(plan);
  return {
    count: plan.rules.length,
    By: html(capital(by)),
    options: [...titles].map(([name, title]) => ({ name: html(name), title: html(title) })),
    groups: groupsOf(plan.rules, titles).map(([place, title, rules]) => ({
      place: html(`of-${place}`),
      title: html(title),
      count: rules.length,
      rules: rules.map((rule) => ({
        ...ruleFacts(rule, titles, examples.get(rule.id)),
        words: html(synonymsOf(rule, plan.synonyms).join(" ")),
      })),
    })),
    shapes: shapeRules(plan).map(({ id, message }) => ({ id: html(id), message: html(message) })),
  };
}

/** The rules, grouped by the first part of their ids. A group with a variant's name has the variant's title. */
function groupsOf(
  rules: readonly Rule[],
  titles: ReadonlyMap<string, string>,
): [start: string, title: string, rules: Rule[]][] {
  const groups = new Map<string, Rule[]>();
  for (const rule of rules) {
    const [start = ""] = rule.id.split(".");
    const group = groups.get(start) ?? [];
    group.push(rule);
    groups.set(start, group);
  }
  return [...groups].map(([start, some]) => [start, titles.get(start) ?? capital(start), some]);
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`.replaceAll("-", " ");
}

function ruleFacts(
  { id, message, code, kind, file, pointer, bodies, variants }: Rule,
  titles: ReadonlyMap<string, string>,
  examples: RuleExamples = { accepted: [], refused: [], pointers: [] },
): Record<string, unknown> {
  // A rule whose id begins with a variant's name applies to that variant, even in a body without variants.
  const [start = ""] = id.split(".");
  const named = variants.length === 0 && titles.has(start) ? [start] : variants;
  const broken = kind === "warning" ? "warned" : "refused";
  return {
    id: html(id),
    message: html(message),
    code: html(code ?? ""),
    kind: html(kinds[kind]),
    isWarning: kind === "warning",
    broken,
    Broken: kind === "warning" ? "Warned" : "Rejected",
    bodies: html(bodies.join(", ")),
    variants: named.map((name) => html(titles.get(name) ?? name)),
    variantNames: html(named.join(" ")),
    declared: html(`${file}#${pointer}`),
    pointers: examples.pointers.map((one) => ({ pointer: html(one) })),
    accepted: examples.accepted.slice(0, 1).map(exampleFacts),
    refused: examples.refused.slice(0, 1).map(exampleFacts),
  };
}

/** The synonyms of the words in a rule's id, message and body names. */
function synonymsOf({ id, message, bodies }: Rule, synonyms: Plan["synonyms"]): string[] {
  const own =
    [id, message, ...bodies]
      .join(" ")
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return Object.entries(synonyms).flatMap(([start, others]) =>
    own.some((word) => word.startsWith(start)) ? others : [],
  );
}

function exampleFacts({ schema, name, isRejected, changes }: Example): Record<string, unknown> {
  return {
    name: html(name),
    Accepted: isRejected ? "Accepted by the schema" : "Accepted",
    // In the fragment of a link to the playground, `~` begins a compressed body.
    link: html(
      `playground#${schema}/${encodeURIComponent(name.toWellFormed()).replaceAll("~", "%7E")}`,
    ),
    lines: [...changes]
      .sort((a, b) => compare(a.pointer, b.pointer))
      .map(({ pointer, value }) => ({
        pointer: html(pointer),
        value: html(value === undefined ? "omitted" : clip(JSON.stringify(value), 160)),
      })),
  };
}
