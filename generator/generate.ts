import { check } from "./check/check.ts";
import { emit } from "./emit/emit.ts";
import type { Files } from "./emit/files.ts";
import { load } from "./load/load.ts";
import { type Plan, plan } from "./plan/plan.ts";
import { SpecError } from "./problem.ts";
import { type ResolvedSpec, resolve } from "./resolve/resolve.ts";

/** The pipeline up to text: load → resolve → check → plan → emit. `write` brings it to the disk. */
export async function generate(entry: string): Promise<Files> {
  const { spec, planned } = await understand(entry);
  return emit(spec, planned);
}

/** The pipeline up to the plan. @throws SpecError with every problem of the spec. */
export async function understand(entry: string): Promise<{ spec: ResolvedSpec; planned: Plan }> {
  const { spec, problems } = await resolve(await load(entry));
  const all = [...problems, ...check(spec)];
  if (all.length > 0) throw new SpecError(all);
  return { spec, planned: plan(spec) };
}
