import type { Plan } from "../plan/plan.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { emitClient } from "./client/client.ts";
import type { Files } from "./files.ts";
import { emitPackage } from "./package.ts";
import { emitPages } from "./pages/pages.ts";
import { emitRoutes } from "./routes/routes.ts";
import { emitRules } from "./rules.ts";
import { bundleOpenapi, emitOpenapi } from "./schemas/openapi.ts";
import { emitSchemas } from "./schemas/schemas.ts";
import { typedModels } from "./types/typed-models.ts";
import { emitValidators } from "./validators/validators.ts";
import { emitExamples, emitVectors } from "./vectors.ts";

/** The whole output as text by path; pure: the same plan gives the same bytes. */
export async function emit(spec: ResolvedSpec, plan: Plan): Promise<Files> {
  const openapi = bundleOpenapi(spec, plan);
  // The printers of types bring the TypeScript compiler, which takes longest to load.
  const { emitTypes } = await import("./types/types.ts");
  const parts = [
    await emitTypes({ models: typedModels(plan, openapi), openapi }),
    emitValidators(plan),
    emitSchemas(plan),
    emitOpenapi(openapi),
    emitRules(plan),
    emitRoutes(plan),
    emitClient(plan),
    emitVectors(plan),
    emitExamples(plan),
    emitPages(plan),
  ];
  const files: Files = new Map(parts.flatMap((part) => [...part]));
  if (spec.changelog !== undefined) files.set("CHANGELOG.md", spec.changelog);
  for (const [name, text] of emitPackage(plan, files)) files.set(name, text);
  return files;
}
