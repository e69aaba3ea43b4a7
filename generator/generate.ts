import { check } from "./check/check.ts";
import { type Diagnostic, SpecError } from "./diagnostics/diagnostic.ts";
import type { DiagnosticCode } from "./diagnostics/diagnostics.ts";
import { emit } from "./emit/emit.ts";
import type { Files } from "./emit/files.ts";
import { type LoadOptions, load } from "./load/load.ts";
import { outline, type Plan, plan } from "./plan/plan.ts";
import { repair } from "./repair/repair.ts";
import { type ResolvedSpec, resolve } from "./resolve/resolve.ts";

/** How a spec is read, and which of its diagnostics are allowed. */
export interface Options extends LoadOptions {
  /** Allowed codes; `diagnostics` describes the effect of each. */
  allow?: ReadonlySet<DiagnosticCode>;
  /** Called with the name of each stage as it begins. */
  onStage?: (stage: string) => void;
}

/** The result of the pipeline. */
export interface Output {
  files: Files;
  spec: ResolvedSpec;
  /** Diagnostics whose codes are allowed. */
  allowed: Diagnostic[];
}

/** The pipeline up to text: load → resolve → check → repair → plan → emit. `write` brings it to the disk. */
export async function generate(entry: string, options: Options = {}): Promise<Output> {
  const { spec, planned, allowed } = await understand(entry, options);
  options.onStage?.("emit");
  return { files: await emit(spec, planned), spec, allowed };
}

/** The pipeline up to the plan. @throws SpecError with every diagnostic that is not allowed. */
export async function understand(
  entry: string,
  options: Options = {},
): Promise<{ spec: ResolvedSpec; planned: Plan; allowed: Diagnostic[] }> {
  const loaded = await load(entry, options);
  options.onStage?.("resolve");
  const { spec, problems } = await resolve(loaded);
  options.onStage?.("check");
  const { outlined, problems: collisions } = outline(spec);
  const all = [...problems, ...check(spec), ...collisions];
  const refused = all.filter(({ code }) => !options.allow?.has(code));
  if (refused.length > 0) throw new SpecError(refused, spec.files);
  options.onStage?.("repair");
  repair(spec, all);
  options.onStage?.("plan");
  return { spec, planned: plan(spec, outlined), allowed: all };
}
