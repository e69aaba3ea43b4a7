import { isObject, type Json } from "../openapi/pointer.ts";
import { innerSchemas } from "../openapi/schema.ts";
import type { Plan } from "../plan/plan.ts";
import type { Change } from "./change.ts";
import { schemaText } from "./schema-text.ts";

/** The new, removed and changed rules. A new rule breaks clients if it can reject a body that was accepted. */
export function diffRules(old: Plan, now: Plan): Change[] {
  const before = new Map(old.rules.map((rule) => [rule.id, rule]));
  const after = new Map(now.rules.map((rule) => [rule.id, rule]));
  const texts = { old: statedRules(old), now: statedRules(now) };
  const bodies = new Set(old.bodies.map(({ name }) => name));
  const variants = new Set(old.bodies.flatMap((body) => body.variants.map(({ name }) => name)));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): Change[] => {
    const was = before.get(id);
    const is = after.get(id);
    const about = { side: "request" as const, subject: `rule ${id}` };
    if (is === undefined) {
      if (was === undefined) return [];
      const typescript = `code that names ${id} no longer compiles`;
      const message = `the ${was.kind === "warning" ? "warning" : "rule"} was removed: ${was.message}`;
      return [{ ...about, breaking: false, message, typescript }];
    }
    if (was === undefined) {
      const message = `the ${is.kind === "warning" ? "warning" : "rule"} is new: ${is.message}`;
      // A rule that applies only to new bodies breaks no client.
      const isOfOld = is.bodies.length === 0 || is.bodies.some((body) => bodies.has(body));
      return [{ ...about, breaking: is.kind !== "warning" && isOfOld, message }];
    }
    const changes: Change[] = [];
    if (was.kind !== is.kind) {
      const message = `the kind of the rule is ${is.kind} (was ${was.kind})`;
      changes.push({ ...about, breaking: was.kind === "warning", message });
    }
    if (texts.old.get(id) !== texts.now.get(id)) {
      changes.push({
        ...about,
        breaking: is.kind !== "warning",
        message: `the condition of the rule changed: ${is.message}`,
      });
    }
    if (was.code !== is.code) {
      const message = `the code of the rule is ${is.code ?? "none"} (was ${was.code ?? "none"})`;
      changes.push({ ...about, breaking: true, side: "response", message });
    }
    const others = is.bodies.filter((body) => bodies.has(body) && !was.bodies.includes(body));
    if (was.bodies.length > 0 && others.length > 0) {
      const message = `the ${is.kind === "warning" ? "warning" : "rule"} also applies to ${others.join(", ")} now`;
      changes.push({ ...about, breaking: is.kind !== "warning", message });
    }
    const more = is.variants.filter((name) => variants.has(name) && !was.variants.includes(name));
    // A `scope` rule without variants applies to no variant; any other rule without variants applies to every variant.
    const isWhole = is.variants.length === 0 && is.kind !== "scope";
    const widened = was.variants.length > 0 && (more.length > 0 || isWhole);
    if (widened && is.kind !== "warning") {
      const message = `the rule applies to ${more.join(", ") || "every variant"} now`;
      changes.push({ ...about, breaking: true, message });
    }
    return changes;
  });
}

/** By rule id, the condition of each schema with `x-rule` and without `x-only`, as JSON text. */
function statedRules(plan: Plan): Map<string, string> {
  const stated = new Map<string, string>();
  const models = new Map(plan.models.map((model) => [model.name, model]));
  const visit = (schema: Json): void => {
    if (!isObject(schema)) return;
    const { "x-rule": rule, "x-message": _message, "x-code": _code, ...demand } = schema;
    if (typeof rule === "string" && schema["x-only"] === undefined) {
      stated.set(rule, schemaText(demand, models));
    }
    for (const inner of innerSchemas(schema)) visit(inner);
  };
  for (const { schema } of plan.models) visit(schema);
  return stated;
}
