import { check } from "./check/check.ts";
import { type Diagnostic, SpecError } from "./diagnostics/diagnostic.ts";
import { divide, type Levels } from "./diagnostics/levels.ts";
import type { Build } from "./emit/builds/builds.ts";
import { emit } from "./emit/emit.ts";
import type { Files } from "./emit/files.ts";
import type { Part } from "./emit/parts.ts";
import { type LoadOptions, load } from "./load/load.ts";
import { unfilledErrors } from "./plan/error-bodies.ts";
import { outline, type Plan, plan } from "./plan/plan.ts";
import { giveFormats } from "./repair/give-formats.ts";
import { repair } from "./repair/repair.ts";
import { type ResolvedSpec, resolve } from "./resolve/resolve.ts";

/** The options of a run: how the spec is read, which diagnostics stop the run, and which output is returned. */
export interface Options extends LoadOptions, Levels {
  /** The patterns of additional formats, by name. */
  formats?: ReadonlyMap<string, string>;
  /** The wanted parts of the output. Default: all. */
  only?: readonly Part[];
  /** The language and import extension of the output. */
  build?: Build;
  /** Called with the name of each stage after `load`, when the stage begins. */
  onStage?: (stage: string) => void;
}

/** The result of the pipeline. */
export interface Output {
  files: Files;
  spec: ResolvedSpec;
  /** Errors whose codes are allowed. */
  allowed: Diagnostic[];
  warnings: Diagnostic[];
}

/** Runs load → resolve → check → repair → plan → emit. The function `write` writes the returned files. */
export async function generate(entry: string, options: Options = {}): Promise<Output> {
  const { spec, planned, allowed, warnings } = await understand(entry, options);
  options.onStage?.("emit");
  return { files: await emit(spec, planned, options.only, options.build), spec, allowed, warnings };
}

/** Runs the pipeline up to the plan. @throws SpecError with the errors that are not allowed. */
export async function understand(
  entry: string,
  options: Options = {},
): Promise<{ spec: ResolvedSpec; planned: Plan; allowed: Diagnostic[]; warnings: Diagnostic[] }> {
  const loaded = await load(entry, options);
  options.onStage?.("resolve");
  const { spec, problems } = await resolve(loaded);
  options.onStage?.("check");
  const { outlined, problems: collisions } = outline(spec);
  const divided = (found: readonly Diagnostic[]) => {
    const { errors, ...passed } = divide(found, options);
    if (errors.length > 0) throw new SpecError(errors, spec.files, passed.warnings);
    return passed;
  };
  const formats = options.formats ?? new Map();
  const all = [...problems, ...check(spec, formats), ...collisions];
  divided(all);
  options.onStage?.("repair");
  repair(spec, all);
  giveFormats(spec, formats);
  options.onStage?.("plan");
  // `giveFormats` may add a second pattern to a scalar. The scalar then becomes a model, so names are assigned again.
  const planned = plan(spec, formats.size > 0 ? outline(spec).outlined : outlined);
  return { spec, planned, ...divided([...all, ...unfilledErrors(spec, planned)]) };
}
