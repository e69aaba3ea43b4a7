import type { Body } from "../../plan/bodies.ts";
import { formOf } from "../../plan/forms.ts";
import type { Plan } from "../../plan/plan.ts";
import { layout, literal } from "../../templates/layout.ts";
import type { Files } from "../files.ts";
import { runtimeFiles } from "../runtime.ts";
import { prepareBody, sharedKey } from "../schemas/prepare.ts";
import { emitNamedValidators, type Mode, modes } from "./named-validators.ts";
import { type Pool, type PrintedModule, printModule } from "./print-module.ts";

/** The validators of bodies, parameters and responses. Each module is printed in both modes: fast and explaining. */
export function emitValidators(plan: Plan): Files {
  const pool: Pool = new Map();
  const files = emitNamedValidators(plan, pool);
  for (const body of plan.bodies) {
    const prepared = prepareBody(plan, body);
    const model = formOf(plan, body.model, "write");
    const variants = body.variants.map(({ name, title }) => ({ name: literal(name), title }));
    for (const mode of modes) {
      const printed = printModule(prepared, mode, pool);
      const stem = `validators/${body.name}${mode === "fast" ? "" : ".explain"}`;
      files.set(`${stem}.js`, layoutModule(plan, body, printed, mode));
      files.set(`${stem}.d.ts`, layout(`validators-${mode}.d.ts`, { ...body, model, variants }));
    }
  }
  for (const [name, text] of runtimeFiles("validators")) {
    if (name.endsWith(".d.ts")) files.set(`validators/runtime/${name}`, text);
  }
  return files;
}

function layoutModule(plan: Plan, body: Body, module: PrintedModule, mode: Mode): string {
  const { functions, tables, ...printed } = module;
  const used = new Set(Object.values(tables.rules));
  const named = plan.rules
    .filter((rule) => used.has(rule.id))
    .map(({ id, message, code, kind }) => {
      const shown = code ?? (kind === "scope" ? "forbidden" : undefined);
      return [id, { message, ...(shown === undefined ? {} : { code: shown }) }] as const;
    });
  return layout(`validators-${mode}.js`, {
    ...printed,
    name: body.name,
    shared: functions.get(sharedKey) ?? "",
    variants: body.variants.map(({ name }) => ({
      name: literal(name),
      function: functions.get(name) ?? "",
    })),
    tables: literal({ ...tables, named: Object.fromEntries(named) }),
  });
}
