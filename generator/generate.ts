import { type Code, entryOf } from "./catalogue.ts";
import { check } from "./check/check.ts";
import { emit } from "./emit/emit.ts";
import type { Files } from "./emit/files.ts";
import { startSecondThread } from "./emit/second-thread.ts";
import { type LoadOptions, load } from "./load/load.ts";
import { outline, type Plan, plan } from "./plan/plan.ts";
import { type Problem, SpecError } from "./problem.ts";
import { type ResolvedSpec, resolve } from "./resolve/resolve.ts";
import { unwind } from "./resolve/unwind.ts";

/** How a spec is read, and which of its problems are passed over. */
export interface Options extends LoadOptions {
  /** Codes of problems that are passed over; the catalogue says what is done in their place. */
  allow?: ReadonlySet<Code>;
  /** Told of each stage as it begins. */
  onStage?: (stage: string) => void;
}

/** What the pipeline makes of a spec. */
export interface Output {
  files: Files;
  spec: ResolvedSpec;
  /** Problems that were passed over, because their codes are allowed. */
  allowed: Problem[];
}

/** The pipeline up to text: load → resolve → check → plan → emit. `write` brings it to the disk. */
export async function generate(entry: string, options: Options = {}): Promise<Output> {
  const second = startSecondThread();
  try {
    const { spec, planned, allowed } = await understand(entry, options);
    options.onStage?.("emit");
    return { files: await emit(spec, planned, second), spec, allowed };
  } finally {
    second.end();
  }
}

/** The pipeline up to the plan. @throws SpecError with every problem of the spec. */
export async function understand(
  entry: string,
  options: Options = {},
): Promise<{ spec: ResolvedSpec; planned: Plan; allowed: Problem[] }> {
  const loaded = await load(entry, options);
  options.onStage?.("resolve");
  const { spec, problems } = await resolve(loaded);
  options.onStage?.("check");
  const { outlined, problems: collisions } = outline(spec);
  const all = [...problems, ...check(spec), ...collisions];
  const refused = all.filter(({ code }) => !options.allow?.has(code));
  if (refused.length > 0) throw new SpecError(refused, spec.files);
  const addressesOf = (mend: "leaveOut" | "unwind") =>
    all.flatMap(({ code, address }) => (entryOf(code)[mend] ? (address ?? []) : []));
  spec.leaveOut(new Set(addressesOf("leaveOut")));
  for (const address of addressesOf("unwind")) unwind(spec, address);
  options.onStage?.("plan");
  return { spec, planned: plan(spec, outlined), allowed: all };
}
