import { stringify } from "yaml";
import { bundleSpec } from "../emit/schemas/openapi.ts";
import { withoutWords } from "../openapi/schema.ts";
import type { Plan } from "../plan/plan.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";

// These members only describe the interface, so a release omits them.
const words = new Set(
  "description summary tags servers externalDocs example examples x-origin".split(" "),
);

/** The text of a release: the spec as one YAML document, without examples; only responses keep descriptions. */
export function printContract(spec: ResolvedSpec, plan: Plan): string {
  const bundled = bundleSpec(spec, plan, {
    // OpenAPI requires the title of a document and the description of a response.
    keeps: (kind, member) =>
      kind === "info"
        ? ["title", "version"].includes(member)
        : kind === "response" || !words.has(member),
    schema: withoutWords,
  });
  const head = `# Version ${plan.version} as it was released, kept by \`talonario contract --keep\`; never edited.\n`;
  return head + stringify(bundled, { lineWidth: 100, aliasDuplicateObjects: false });
}
