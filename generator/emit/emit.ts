import type { Plan } from "../plan/plan.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { emitClient } from "./client/client.ts";
import type { Files } from "./files.ts";
import { emitPackage } from "./package.ts";
import { emitPages } from "./pages/pages.ts";
import { emitRoutes } from "./routes/routes.ts";
import { emitRules } from "./rules.ts";
import { bundleOpenapi, emitOpenapi } from "./schemas/openapi.ts";
import type { SecondThread } from "./second-thread.ts";
import { typedModels } from "./types/typed-models.ts";
import { emitValidators } from "./validators/validators.ts";
import { emitExamples, emitVectors } from "./vectors.ts";

/** The whole output as text by path; pure: the same plan gives the same bytes. */
export async function emit(spec: ResolvedSpec, plan: Plan, second: SecondThread): Promise<Files> {
  const openapi = bundleOpenapi(spec, plan);
  // Nothing in there is asked of vectors, which are most of a plan.
  const bare = { ...plan, vectors: [] };
  const half = second.emit({ models: typedModels(plan, openapi), openapi, plan: bare });
  const parts = [
    emitValidators(plan, ["fast"]),
    emitOpenapi(openapi),
    emitRules(plan),
    emitRoutes(plan),
    emitClient(plan),
    emitVectors(plan),
    emitExamples(plan),
    emitPages(plan),
    await half,
  ];
  const files: Files = new Map(parts.flatMap((part) => [...part]));
  if (spec.changelog !== undefined) files.set("CHANGELOG.md", spec.changelog);
  for (const [name, text] of emitPackage(plan, files)) files.set(name, text);
  return files;
}
