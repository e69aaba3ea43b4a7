import type { Plan } from "../../plan/plan.ts";
import type { Rule } from "../../plan/rules.ts";
import { compare } from "../../problem.ts";
import { html } from "./html.ts";
import { type Example, examplesByRule, type RuleExamples } from "./rule-examples.ts";
import { shapeRules } from "./shape-rules.ts";

const kinds: Record<Rule["kind"], string> = {
  schema: "the schema",
  scope: "the schema",
  refusal: "the service",
  warning: "the service, as a warning: the request succeeds",
};

/** What the page of rules shows, as text that is safe in HTML. */
export function rulesContent(plan: Plan): Record<string, unknown> {
  const titles = new Map(
    plan.bodies.flatMap((body) => body.variants.map(({ name, title }) => [name, title])),
  );
  const by = plan.bodies.find((body) => body.by !== undefined)?.by ?? "variant";
  const examples = examplesByRule(plan);
  const rules = plan.rules.map((rule) => ruleFacts(rule, titles, examples.get(rule.id)));
  return {
    count: rules.length,
    by: html(by),
    By: html(`${by[0]?.toUpperCase()}${by.slice(1)}`),
    options: [...titles].map(([name, title]) => ({ name: html(name), title: html(title) })),
    rules,
    shapes: shapeRules(plan).map(({ id, message }) => ({ id: html(id), message: html(message) })),
  };
}

function ruleFacts(
  { id, message, code, kind, file, pointer, bodies, variants }: Rule,
  titles: ReadonlyMap<string, string>,
  examples: RuleExamples = { accepted: [], refused: [], pointers: [] },
): Record<string, unknown> {
  return {
    id: html(id),
    message: html(message),
    code: html(code ?? ""),
    kind: html(kinds[kind]),
    isWarning: kind === "warning",
    broken: kind === "warning" ? "Warned" : "Refused",
    bodies: html(bodies.join(", ")),
    variants: html(variants.map((name) => titles.get(name) ?? name).join(", ")),
    variantNames: html(variants.join(" ")),
    declared: html(`${file}#${pointer}`),
    pointers: examples.pointers.map((one) => ({ pointer: html(one) })),
    accepted: examples.accepted.slice(0, 1).map(exampleFacts),
    refused: examples.refused.slice(0, 1).map(exampleFacts),
  };
}

function exampleFacts({ schema, name, changes }: Example): Record<string, unknown> {
  return {
    name: html(name),
    link: html(`playground#${schema}/${encodeURIComponent(name.toWellFormed())}`),
    lines: [...changes]
      .sort((a, b) => compare(a.pointer, b.pointer))
      .map(({ pointer, value }) => ({
        pointer: html(pointer),
        value: html(value === undefined ? "left out" : clip(JSON.stringify(value))),
      })),
  };
}

function clip(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
