import { formOf } from "../plan/forms.ts";
import { modelsOf } from "../plan/models.ts";
import type { Plan } from "../plan/plan.ts";
import { fileMembers } from "../plan/shapes.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { type Build, forBuild } from "./builds/builds.ts";
import { emitClient } from "./client/client.ts";
import type { Files } from "./files.ts";
import { emitNotice, emitPackage } from "./package.ts";
import { emitPages } from "./pages/pages.ts";
import { allParts, type Part, withNeeded } from "./parts.ts";
import { emitRoutes } from "./routes/routes.ts";
import { emitRules } from "./rules.ts";
import { bundleOpenapi, emitOpenapi } from "./schemas/openapi.ts";
import { emitSchemas } from "./schemas/schemas.ts";
import { emitTables } from "./tables.ts";
import { typedModels } from "./types/typed-models.ts";
import { emitValidators } from "./validators/validators.ts";
import { emitExamples, emitVectors } from "./vectors.ts";

/** The names of the members that are uploaded files, by the model of their multipart form. */
function filesOf(plan: Plan): ReadonlyMap<string, readonly string[]> {
  const forms = [...plan.operations, ...plan.webhooks, ...plan.callbacks].flatMap(({ body }) =>
    (body?.contents ?? []).flatMap(({ kind, model }) =>
      kind === "multipart" && model !== undefined ? [formOf(plan, model, "write")] : [],
    ),
  );
  return new Map(forms.map((model) => [model, fileMembers(model, modelsOf(plan))]));
}

/** Generates the parts in `only` and the parts that these need. The same input produces the same bytes. */
export async function emit(
  spec: ResolvedSpec,
  plan: Plan,
  only: readonly Part[] = allParts,
  build: Build = {},
): Promise<Files> {
  const wanted = withNeeded(only);
  const openapi = bundleOpenapi(spec, plan);
  const files: Files = new Map();
  const add = (condition: boolean, part: () => Files) => {
    if (!condition) return;
    for (const [name, text] of part()) files.set(name, text);
  };
  if (wanted.has("types") || wanted.has("validators")) {
    // types.ts imports the TypeScript compiler, which is slow to load.
    const { emitTypes } = await import("./types/types.ts");
    const { forms, enums } = plan;
    const models = typedModels(plan, openapi);
    const types = await emitTypes({ models, openapi, forms, enums, files: filesOf(plan) });
    for (const [name, text] of types) {
      // The declarations of validators need only the types of the models.
      if (wanted.has("types") || name.startsWith("types/models.")) files.set(name, text);
    }
  }
  add(wanted.has("validators"), () => emitValidators(plan));
  add(wanted.has("schemas"), () => emitSchemas(plan));
  add(wanted.has("schemas"), () => emitOpenapi(openapi));
  add(wanted.has("routes") || wanted.has("client") || wanted.has("package"), () => emitRules(plan));
  add(wanted.has("tables"), () => emitTables(plan));
  add(wanted.has("routes"), () => emitRoutes(plan));
  add(wanted.has("client"), () => emitClient(plan));
  add(wanted.has("vectors"), () => emitVectors(plan));
  add(wanted.has("vectors"), () => emitExamples(plan));
  add(wanted.has("pages"), () => emitPages(spec, plan));
  if (spec.changelog !== undefined && wanted.has("package")) {
    files.set("CHANGELOG.md", spec.changelog);
  }
  add(wanted.has("package"), () => emitPackage(plan, files));
  add(wanted.has("package") || wanted.has("validators"), () => emitNotice(files));
  return forBuild(files, build);
}
