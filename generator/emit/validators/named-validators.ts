import type { Plan } from "../../plan/plan.ts";
import { layout, literal } from "../../templates/layout.ts";
import type { Files } from "../files.ts";
import { type Prepared, prepareParameters, prepareResponses } from "../schemas/prepare.ts";
import { type Pool, printModule } from "./print-module.ts";

/** Fast modules stop at the first error. Explaining modules collect errors up to a bound. */
export type Mode = "fast" | "explain";

/** Both modes. Every module is printed in each mode. */
export const modes: readonly Mode[] = ["fast", "explain"];

/** One module of validators for all parameters, one for all responses; both in each mode. */
export function emitNamedValidators(plan: Plan, pool: Pool): Files {
  const files: Files = new Map();
  const add = (name: string, title: string, prepared: Prepared, mode: Mode) => {
    const { functions, tables, ...printed } = printModule(prepared, mode, pool);
    const validators = [...functions].map(([key, name]) => ({
      name: literal(key),
      function: name,
    }));
    const shapes = literal({ ...tables, rules: {}, named: {} });
    const facts = { ...printed, title, validators, tables: shapes };
    const stem = `validators/${name}${mode === "fast" ? "" : ".explain"}`;
    files.set(`${stem}.js`, layout(`named-validators-${mode}.js`, facts));
    files.set(`${stem}.d.ts`, layout(`named-validators-${mode}.d.ts`, facts));
  };
  const [parameters, responses] = [prepareParameters(plan), prepareResponses(plan)];
  for (const mode of modes) {
    add("parameters", "The validators of an operation's parameters", parameters, mode);
    add("answers", "The validators of response bodies", responses, mode);
  }
  return files;
}
