import type { Body } from "../../plan/bodies.ts";
import type { Plan } from "../../plan/plan.ts";
import { layout, literal } from "../../templates/layout.ts";
import type { Files } from "../files.ts";
import { runtimeFiles } from "../runtime.ts";
import { compileSchemas, type Pool } from "./ajv.ts";
import { emitJudges, type Mode } from "./judges.ts";
import { outlineMembers } from "./outline.ts";
import { type Prepared, prepareBody, sharedKey } from "./prepare.ts";
import { runtimeFor } from "./runtime-parts.ts";
import { membersIn, titlesIn } from "./tables.ts";
import { type Compiled, errorBound } from "./tidy.ts";

/** The validators: for each body a fast module, an explaining one, or both, the judges of parameters and answers. */
export function emitValidators(plan: Plan, modes: readonly Mode[] = ["fast", "explain"]): Files {
  const pool: Pool = new Map();
  const files = emitJudges(plan, pool, modes);
  for (const body of plan.bodies) {
    const prepared = prepareBody(plan, body);
    for (const mode of modes) {
      const judged = mode === "explain" ? outlineMembers(prepared) : prepared;
      const compiled = compileSchemas(judged.schemas, [...judged.keys.values()], mode, pool);
      const stem = `validators/${body.name}${mode === "fast" ? "" : ".explain"}`;
      files.set(`${stem}.js`, printModule(plan, body, judged, compiled, mode));
      files.set(`${stem}.d.ts`, layout(`validators-${mode}.d.ts`, declared(body)));
    }
  }
  for (const [name, text] of runtimeFiles("validators")) {
    if (name.endsWith(".d.ts")) files.set(`validators/runtime/${name}`, text);
  }
  return files;
}

function printModule(
  plan: Plan,
  body: Body,
  { keys, tables }: Prepared,
  compiled: Compiled,
  mode: "fast" | "explain",
): string {
  const used = new Set(tables.rules.values());
  const named = plan.rules
    .filter((rule) => used.has(rule.id))
    .map(({ id, message, code, kind }) => {
      const shown = code ?? (kind === "scope" ? "forbidden" : undefined);
      return [id, { message, ...(shown === undefined ? {} : { code: shown }) }] as const;
    });
  return layout(`validators-${mode}.js`, {
    name: body.name,
    runtime: runtimeFor(compiled, mode),
    code: compiled.code,
    shared: compiled.functions.get(keys.get(sharedKey) ?? "") ?? "",
    variants: body.variants.map(({ name }) => ({
      name: literal(name),
      function: compiled.functions.get(keys.get(name) ?? "") ?? "",
    })),
    bound: errorBound,
    tables: literal({
      rules: Object.fromEntries(tables.rules),
      named: Object.fromEntries(named),
      titles: titlesIn(compiled.code, tables),
      members: membersIn(compiled.code, tables),
    }),
  });
}

function declared(body: Body): Record<string, unknown> {
  return {
    name: body.name,
    model: body.model,
    variants: body.variants.map(({ name, title }) => ({ name: literal(name), title })),
  };
}
