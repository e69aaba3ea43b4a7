import type { Plan } from "../plan/plan.ts";
import { comment, layout, literal } from "../templates/layout.ts";
import { markdownText } from "../templates/markdown.ts";
import type { Files } from "./files.ts";

/** The README of the generated package. */
export function emitReadme(plan: Plan, files: Files): string {
  const body = plan.bodies.find(({ variants }) => variants.length > 0) ?? plan.bodies[0];
  const [variant] = body?.variants ?? [];
  const get = plan.operations.find(
    ({ method, parameters }) => method === "get" && parameters.every(({ required }) => !required),
  );
  return layout("package-readme.md", {
    title: markdownText(plan.title),
    name: plan.package.name,
    version: markdownText(plan.version),
    id: plan.package.id,
    changelog: files.has("CHANGELOG.md"),
    types: files.has("types/openapi.d.ts"),
    validators: files.has("validators/parameters.js"),
    schemas: files.has("openapi.json"),
    vectors: files.has("vectors/index.json"),
    tables: [...files.keys()].some((name) => name.startsWith("tables/")),
    client: files.has("client.js"),
    body: files.has("validators/parameters.js") ? (body?.name ?? "") : "",
    schema: variant === undefined ? (body?.name ?? "") : `${body?.name}.${variant.name}`,
    of: variant === undefined ? "" : `.variants[${literal(variant.name)}]`,
    variant: comment(variant?.title ?? ""),
    path: get === undefined ? undefined : literal(get.path),
  });
}
